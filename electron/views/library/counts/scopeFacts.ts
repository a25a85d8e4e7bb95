/** What the verbs could do with some videos, and why not: a scope may be a whole library, so it is counted in slices. */
import { verbIds, type ScopeFacts, type VerbId, type VerbTrouble } from '../../../../shared/contract/scope.ts'
import { isMissing } from '../../../../shared/counting.ts'
import { satisfies } from '../../../../shared/language.ts'
import { pairOf } from '../../../../shared/languagePair.ts'
import { textsBeside } from '../../../library/emptyTexts.ts'
import { holdsPictures } from '../../../library/pictureSubtitles.ts'
import { yieldToEventLoop } from '../../../library/yieldToEventLoop.ts'
import { nameOfPath } from '../../folders/folderPaths.ts'
import { isAway } from '../entries/isAway.ts'
import type { StatusBook } from '../entries/statusBook.ts'
import type { CoverageProfile } from './coverageProfile.ts'
import type { Slot } from '../titles/titleGroups.ts'
import { canPair } from '../../scope/pairChoices.ts'
import { episodeCodeOf } from '../../videoTitle.ts'

export interface HostAbilities {
  readonly canOpenVideo: boolean
  readonly canShowInFolder: boolean
}

export interface ScopeFactsParts {
  readonly book: Pick<StatusBook, 'statuses' | 'hasTextInside'>
  /** Ids of the folders that are away. */
  readonly away: ReadonlySet<string>
  readonly abilities: HostAbilities
}

interface Sums {
  readonly videos: number
  readonly missingVideos: number
  readonly subtitles: number
  /** Of these, those that were asked for in vain. */
  readonly notFound: number
  /** The same three without what is away: nothing that is found for it could be written. */
  readonly toFind: ScopeFacts['toFind']
  /** Subtitles in another language than their name says. */
  readonly doubtful: number
  /** Subtitles of ours beside videos that are there. */
  readonly ours: number
  /** Of these, those that came from the service, in the language that is meant. */
  readonly found: number
  /** Videos that are there, with subtitle files in two languages. */
  readonly pairable: number
  /** Videos with a text track that would be saved for a wish. */
  readonly inside: number
  /** Videos that are there, with a subtitle file of text beside them. */
  readonly withText: number
  /** Videos of which not all is ignored, and those of which something is. */
  readonly heeded: number
  readonly ignored: number
  /** Videos whose folder is there. */
  readonly there: number
}

/** @param language Only what is missing in it counts; null: in every language. */
export async function scopeFacts(
  slots: readonly Slot[],
  language: string | null,
  parts: ScopeFactsParts,
): Promise<ScopeFacts> {
  const sums = await sumsOf(slots, language, parts)
  const verbs = Object.fromEntries(verbIds.map((verb) => [verb, verbFacts(verb, sums, parts.abilities)]))
  const { videos, missingVideos, subtitles, notFound, toFind } = sums
  const counts = { videos, missingVideos, subtitles, notFound, toFind }
  return { label: labelOf(slots), ...counts, verbs: verbs as ScopeFacts['verbs'] }
}

async function sumsOf(slots: readonly Slot[], language: string | null, { book, away }: ScopeFactsParts): Promise<Sums> {
  let [missingVideos, subtitles, ours, found, pairable, inside, withText, there] = [0, 0, 0, 0, 0, 0, 0, 0]
  let [heeded, ignored, notFound, doubtful] = [0, 0, 0, 0]
  const toFind = { videos: 0, subtitles: 0, notFound: 0 }
  for (const { entry } of slots) {
    await yieldToEventLoop()
    let [meant, open, left, vain] = [0, 0, 0, 0]
    for (const one of book.statuses(entry)) {
      if (language !== null && one.language !== language) continue
      meant += 1
      if (isMissing(one)) open += 1
      if (one.state === 'none') vain += 1
      if (one.state === 'covered' && one.doubt !== undefined) doubtful += 1
      if (one.state === 'ignored') left += 1
    }
    subtitles += open
    notFound += vain
    if (open > 0) missingVideos += 1
    if (left > 0) ignored += 1
    if (left === 0 || left < meant) heeded += 1
    if (isAway(entry, away)) continue
    there += 1
    toFind.subtitles += open
    toFind.notFound += vain
    if (open > 0) toFind.videos += 1
    ours += entry.profile.ours.size
    found += countFound(entry.profile, language)
    if (canPair(entry)) pairable += 1
    if (book.hasTextInside(entry)) inside += 1
    if (!textsBeside(entry.profile.video.file).every(holdsPictures)) withText += 1
  }
  return {
    videos: slots.length,
    missingVideos,
    subtitles,
    notFound,
    toFind,
    ours,
    found,
    pairable,
    inside,
    withText,
    heeded,
    ignored,
    doubtful,
    there,
  }
}

function verbFacts(verb: VerbId, sums: Sums, abilities: HostAbilities): ScopeFacts['verbs'][VerbId] {
  return { count: countOf(verb, sums), why: sums.videos === 0 ? 'empty' : troubleOf(verb, sums, abilities) }
}

function countOf(verb: VerbId, { videos, toFind, ours, found, pairable, inside, heeded, ignored }: Sums): number {
  if (verb === 'find') return toFind.videos
  if (verb === 'another') return found
  if (verb === 'pair') return pairable
  if (verb === 'inside') return inside
  if (verb === 'ignore') return heeded
  if (verb === 'stopIgnoring') return ignored
  return verb === 'timing' || verb === 'clean' ? ours : videos
}

function troubleOf(verb: VerbId, sums: Sums, { canOpenVideo, canShowInFolder }: HostAbilities): VerbTrouble | null {
  switch (verb) {
    case 'find':
      if (sums.heeded === 0) return 'all-ignored'
      if (sums.there === 0) return 'away'
      if (sums.toFind.subtitles > 0) return null
      if (sums.subtitles > 0) return 'away'
      return sums.doubtful > 0 ? 'only-doubtful' : 'nothing-missing'
    case 'translate':
    case 'transcribe':
      return sums.there === 0 ? 'away' : null
    case 'timing':
    case 'clean':
      if (sums.there === 0) return 'away'
      return sums.ours === 0 ? 'nothing-ours' : null
    case 'another':
      if (sums.there === 0) return 'away'
      return sums.found === 0 ? 'nothing-from-service' : null
    case 'pair':
      if (sums.there === 0) return 'away'
      return sums.pairable === 0 ? 'nothing-to-pair' : null
    case 'inside':
      if (sums.there === 0) return 'away'
      return sums.inside === 0 ? 'nothing-inside' : null
    case 'ignore':
      return sums.heeded === 0 ? 'all-ignored' : null
    case 'stopIgnoring':
      return sums.ignored === 0 ? 'nothing-ignored' : null
    case 'desk':
      return ofOne(sums) ?? (sums.withText === 0 ? 'no-subtitle' : null)
    case 'play':
      return canOpenVideo ? ofOne(sums) : 'host'
    case 'showInFolder':
      return canShowInFolder ? ofOne(sums) : 'host'
    default:
      return null
  }
}

/** As far as a profile tells: the offer counts them by the history. */
function countFound({ ours, machineMade }: CoverageProfile, language: string | null): number {
  let count = 0
  for (const sidecar of ours) {
    if (machineMade.has(sidecar) || sidecar.language === null || pairOf(sidecar.language) !== null) continue
    if (language === null || satisfies(sidecar.language, language)) count += 1
  }
  return count
}

function ofOne({ videos, there }: Sums): VerbTrouble | null {
  if (videos > 1) return 'one-only'
  return there === 0 ? 'away' : null
}

function labelOf(slots: readonly Slot[]): ScopeFacts['label'] {
  const [first] = slots
  if (!first) return { title: null, year: null, season: null, code: '', file: '' }
  const same = <Value>(valueOf: (slot: Slot) => Value): Value | null => {
    const value = valueOf(first)
    return slots.every((slot) => valueOf(slot) === value) ? value : null
  }
  const isOneTitle = same(({ entry }) => entry.family) !== null
  return {
    title: isOneTitle ? first.entry.title : null,
    year: isOneTitle ? same(({ entry }) => entry.year) : null,
    season: isOneTitle ? same(({ entry }) => entry.season) : null,
    code: isOneTitle ? (same(({ entry }) => episodeCodeOf(entry)) ?? '') : '',
    file: slots.length === 1 ? nameOfPath(first.entry.path) : '',
  }
}
