/** Batch events as sentences for people, where no terminal shows a progress bar and nobody asked for JSON. Mapping only. */
import type { BatchEvent, Done, Matched, Planned, Scanned, WouldWrite } from '../../batch/batchEvents.ts'
import type { CleanedDetails } from '../../sidecar/history/history.ts'
import { isFailure } from '../../../shared/isFailure.ts'
import { doneWords, measuredWords } from '../../timing/timingWords.ts'
import { openWords } from './runLines.ts'
import { shown } from '../terminal.ts'
import { renamedLine } from './renamedLine.ts'
import { tailOf, type DepthOf } from './shortNames.ts'
import { counted } from '../../../shared/text/counted.ts'
import { localTime } from './localTime.ts'

const tierWords = ['same release', 'same source', 'unknown release', 'other source', 'other cut'] as const

export interface LineOptions {
  /** Shows every reason. */
  readonly verbose: boolean
  /** As much of a video's path as tells it from the others. */
  readonly depthOf: DepthOf
}

/** A line to print, or null for events that people need not read. */
export function plainLineOf(event: BatchEvent, { verbose, depthOf }: LineOptions): string | null {
  const name = (path: string, video = path) => shown(tailOf(path, depthOf(video)))
  switch (event.kind) {
    case 'scanned':
      return scannedLine(event)
    case 'renamed':
      return renamedLine(event, false)
    case 'matched':
      return verbose
        ? `${event.status.padEnd(5)} ${name(event.video)} = ${shown(event.title?.name ?? 'not found')}${countedWords(event)}`
        : null
    case 'plan':
      return planLine(event)
    case 'would_write': {
      const { video, language, release, downloads } = event
      const cost = downloads === 0 ? '' : counted(downloads, 'download')
      const notes = [originWords(event), machineWords(event), shown(release), cost]
        .filter((note) => note !== '')
        .join('; ')
      return `to write ${language.padEnd(5)} ${name(video)} (${notes})`
    }
    case 'written': {
      const {
        language,
        sidecar,
        tier,
        release,
        reasons,
        warnings,
        cleaned,
        timing,
        measured,
        insteadOf = [],
        madeOf,
      } = event
      const done = [...(cleaned ? cleanedWords(cleaned) : []), ...(timing ? [shown(doneWords(timing))] : [])]
      if (measured) done.push(shown(measuredWords(measured)))
      for (const passed of insteadOf) done.push(shown(`taken instead of ${passed.release}: ${passed.message}`))
      const sources = madeOf?.map((path) => name(path, event.video)).join(' and ')
      if (sources) return `written ${language.padEnd(5)} ${name(sidecar, event.video)} (made of ${sources})`
      const from = originWords({ tier, reasons })
      // A track need not have a name.
      const notes = [from, machineWords(event), shown(release), ...warnings, ...done]
        .filter((note) => note !== '')
        .join('; ')
      return `written ${language.padEnd(5)} ${name(sidecar, event.video)} (${notes})`
    }
    case 'skipped':
      if (event.reason === 'covered' && !verbose) return null
      return `${isFailure(event.reason) ? 'failed ' : 'skipped'} ${event.language.padEnd(5)} ${name(event.video)}: ${shown(event.message)}`
    case 'ignored':
      if (event.reason === 'unreadable') return `not seen ${shown(event.path)}: ${shown(event.message)}`
      return verbose ? `left out ${shown(event.path)}: ${shown(event.message)}` : null
    case 'done':
      return doneLine(event)
    case 'progress':
      return null
  }
}

function originWords({ tier, reasons }: Pick<WouldWrite, 'tier' | 'reasons'>): string {
  if (reasons.includes('inside')) return 'the track inside the video'
  // A name that says no source is no evidence of one.
  if (tier === 1 && !reasons.includes('source')) return 'same plain name, no source named'
  return tierWords[tier] ?? 'unknown release'
}

/** Whatever release it was made for: a person reads it with other eyes. */
export function machineWords({ isMachineMade = false }: Pick<WouldWrite, 'isMachineMade'>): string {
  return isMachineMade ? 'machine-made' : ''
}

function scannedLine({ videos, ignored, unreadable, covered, missing, orphans, rePaired }: Scanned): string {
  const parts = [counted(videos, 'video'), `${counted(covered, 'subtitle')} there`, `${missing} missing`]
  if (ignored > 0) parts.push(`${counted(ignored, 'file')} left out (--verbose says why)`)
  if (unreadable > 0) parts.push(`${counted(unreadable, 'folder or file', 'folders or files')} that cannot be read`)
  if (rePaired > 0) parts.push(`${counted(rePaired, 'subtitle')} left behind by a renamed video, taken for its own`)
  if (orphans > 0) parts.push(`${counted(orphans, 'subtitle')} without a video`)
  return `Found: ${parts.join(', ')}.`
}

export function cleanedWords({
  hearingImpaired,
  credits,
  letters = 0,
  convertedFrom,
}: CleanedDetails): readonly string[] {
  return [
    ...(hearingImpaired > 0 ? [`${counted(hearingImpaired, 'sound or speaker', 'sounds and speakers')} removed`] : []),
    ...(credits > 0 ? [`${counted(credits, 'credit')} removed`] : []),
    ...(letters > 0 ? [`fixed letters in ${counted(letters, 'line')}`] : []),
    ...(convertedFrom === null ? [] : [`converted from ${convertedFrom}`]),
  ]
}

function planLine({
  archives,
  files,
  downloads,
  searchUnits,
  ask,
  none,
  translate,
  inside,
  pairs,
  tooLong,
  waiting,
  resumesAtMs,
  notAsked,
}: Planned): string {
  const fromInside = inside > 0 ? [`${inside} of them from inside the ${inside === 1 ? 'video' : 'videos'}`] : []
  const parts = [
    `${counted(files, 'subtitle')} from ${counted(archives, 'archive')}`,
    ...fromInside,
    unitsOf(searchUnits, downloads),
  ]
  if (pairs > 0) parts.push(`${counted(pairs, 'file')} in two languages`)
  if (ask > 0) parts.push(ask === 1 ? '1 needs review' : `${ask} need review`)
  if (translate > 0) parts.push(`${translate} to translate`)
  if (none > 0) parts.push(`${none} not found`)
  if (tooLong > 0) parts.push(`${tooLong} with too long a name`)
  const until = resumesAtMs === null ? '' : ` until ${localTime(resumesAtMs)}`
  if (waiting > 0) parts.push(`${waiting === 1 ? '1 waits' : `${waiting} wait`}${until}`)
  if (notAsked !== null && notAsked.videos > 0)
    parts.push(
      `${counted(notAsked.videos, 'video')} not asked yet (about ${counted(notAsked.searches, 'search', 'searches')})`,
    )
  return `Plan: ${parts.join(', ')}.`
}

function countedWords({ season, episodes, absolute }: Matched): string {
  return absolute === null ? '' : `, season ${String(season)} episode ${episodes.join(', ')} (${absolute} in all)`
}

function doneLine({ isStopped, written, skipped, failed, subtitles, spent, batchId, seconds }: Done): string {
  const rest = subtitles
    ? openWords(subtitles)
    : [failed > 0 ? `${failed} failed` : '', skipped > 0 ? `${skipped} skipped` : ''].filter((part) => part !== '')
  const ai = spent.ai > 0 ? ` and ${counted(spent.ai, 'AI unit')}` : ''
  const units = `${unitsOf(spent.search, spent.downloads)}${ai}`
  const undoing = written > 0 ? ` Undo with: undertitle undo --run ${batchId}` : ''
  const ended = isStopped ? 'Stopped' : 'Done'
  return `${ended}: ${[`${written} written`, ...rest].join(', ')}; spent ${units} in ${seconds} s.${undoing}`
}

function unitsOf(searches: number, downloads: number): string {
  return `${counted(searches, 'search', 'searches')} and ${counted(downloads, 'download')}`
}
