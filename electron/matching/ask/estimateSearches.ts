/**
 * How many search units matching would spend, told before anything is asked. It groups as matching does: ids by title and
 * season, one scout for a season of names, names once each. What is remembered is free. Pure, but for reading the memory.
 */
import type { AskedRelease } from '../../../shared/release/askedRelease.ts'
import { titleKey } from '../../../shared/release/title/titleKey.ts'
import type { AskedGap } from '../../wanted/missing.ts'
import { mayBeTranslated } from '../../wanted/wish.ts'
import type { AnswerStanding, StandingOf } from '../answerStandings.ts'
import { knownCorrections } from '../knownCorrections.ts'
import type { TitleMemory } from '../titleMemory.ts'
import { groupIds, mostPagesFor } from './askIds.ts'
import type { NameAsking } from './nameAsking.ts'
import { mostPackPages } from './openPacks.ts'
import type { Asked, AskedVideo, PreparedVideo } from './outcomes/outcome.ts'
import { prepareVideo } from './prepareVideo.ts'
import type { IdsQuestion, NameQuestion } from './question.ts'
import { scoutSeasons, type ScoutedSeason, type SeasonKey } from './seasonScouts.ts'
import { oneOfEachName, sharedQuestions, videoOf } from './sharedQuestions.ts'
import { eachInSlices } from '../../library/eachInSlices.ts'

export interface SearchEstimate {
  /** Where the service knows the titles. */
  readonly searches: number
  /** Never more than that, whatever the service answers. */
  readonly most: number
}

/** A video with what of its questions is still open; null: it need not be asked. */
export interface OpenVideo extends PreparedVideo<AskedRelease> {
  readonly openId: IdsQuestion | null
  readonly openName: NameQuestion | null
  /** Answered with packs alone: to translate one, its files may have to be asked for. */
  readonly closedName: NameQuestion | null
}

/** A video with what it lacks. */
export interface GapsOfVideo extends Pick<AskedGap, 'video'> {
  readonly gaps: readonly AskedGap[]
}

export interface EstimateParts {
  readonly memory: Pick<TitleMemory, 'answer' | 'standings' | 'corrections' | 'leavesLanguagesOut' | 'begunSeasons'>
  /** Address of the service, as matching has it. */
  readonly service: string
  readonly asking: NameAsking
}

/** Those of the videos that must be asked for. */
export async function openVideos(
  { memory, service, asking }: EstimateParts,
  videos: readonly GapsOfVideo[],
): Promise<readonly OpenVideo[]> {
  const standingOf = memory.standings(service)
  const known = { ...knownCorrections(memory), answer: memory.answer }
  const open: OpenVideo[] = []
  await eachInSlices(videos, ({ gaps }) => {
    const toMatch = videoOf(gaps)
    if (!toMatch) return
    const video = prepareVideo(toMatch, { memory: known, service, asking, isAskedAgain: false })
    const questions = openQuestions(standingOf, video)
    if (questions.openId ?? questions.openName ?? questions.closedName) open.push({ ...video, ...questions })
  })
  return open
}

/** In the order of their first gaps. Those of one video mostly follow each other. */
export async function gapsByVideo(gaps: readonly AskedGap[]): Promise<readonly GapsOfVideo[]> {
  const byPath = new Map<string, GapsOfVideo & { readonly gaps: AskedGap[] }>()
  let last: (GapsOfVideo & { readonly gaps: AskedGap[] }) | undefined
  await eachInSlices(gaps, (gap) => {
    const { video } = gap
    const { path } = video.file
    if (last?.video.file.path !== path) {
      last = byPath.get(path) ?? { video, gaps: [] }
      byPath.set(path, last)
    }
    last.gaps.push(gap)
  })
  return [...byPath.values()]
}

/**
 * Parts of them that share no question: what they cost together is the sum of what each costs. So a large library is counted
 * in slices.
 */
export async function byTitle(videos: readonly OpenVideo[]): Promise<readonly (readonly OpenVideo[])[]> {
  const titles = new Map<string, OpenVideo[]>()
  await eachInSlices(videos, (video) => {
    const title = video.openId?.groupKey ?? titleKey(video.release.title ?? '')
    const known = titles.get(title)
    if (known) known.push(video)
    else titles.set(title, [video])
  })
  return [...titles.values()]
}

function openQuestions(
  standingOf: StandingOf,
  { byId, byName, languages, corrected, wishes }: PreparedVideo<AskedRelease>,
): Pick<OpenVideo, 'openId' | 'openName' | 'closedName'> {
  const told = byId && standingOf(byId.key, languages)
  if (byId && isOpen(told)) return { openId: byId, openName: null, closedName: null }
  // Ids that nobody knows: the name is asked next, but not for a title that the user chose.
  const needsName = !byId || (told === 'nothing' && !corrected)
  const name = needsName && byName ? standingOf(byName.key, languages) : 'nothing'
  const isClosed = name === 'packs' && wishes.some(mayBeTranslated)
  return { openId: null, openName: isOpen(name) ? byName : null, closedName: isClosed ? byName : null }
}

function isOpen(standing: AnswerStanding | null): boolean {
  return standing === null || standing === 'unnamed' || standing === 'cut'
}

export interface AskedHow {
  /** The service leaves languages out, and is asked for each of them by itself. */
  readonly isOneLanguageEach: boolean
  /** Look-ups of seasons that go on, as `scoutSeasons` takes them. */
  readonly begun: ReadonlyMap<SeasonKey, string>
}

const askedAsUsual: AskedHow = { isOneLanguageEach: false, begun: new Map() }

export function estimateSearches(
  videos: readonly OpenVideo[],
  { isOneLanguageEach, begun }: AskedHow = askedAsUsual,
): SearchEstimate {
  const ids = groupIds(sharedQuestions(videos, ({ openId }) => openId)).map((group) => seasonById(group))
  const names = oneOfEachName(sharedQuestions(videos, ({ openName }) => openName))
  const closed = oneOfEachName(sharedQuestions(videos, ({ closedName }) => closedName))
  const seasons = scoutSeasons(names, { isOpen: () => true, isSure: () => false, begun })
  const scouted = new Set(seasons.flatMap(({ scout, others }) => [scout, ...others]))
  const parts = [
    ...ids,
    ...seasons.map((season) => seasonByName(season)),
    ...names.filter((one) => !scouted.has(one)).map((one) => byItsName(one)),
    ...closed.map(() => ({ searches: 0, most: mostPackPages, languages: 1 })),
  ]
  return parts.reduce<SearchEstimate>(
    (sum, part) => ({
      searches: sum.searches + part.searches * (isOneLanguageEach ? part.languages : 1),
      most: sum.most + part.most * (part.languages > 1 ? part.languages + 1 : 1),
    }),
    { searches: 0, most: 0 },
  )
}

interface Part extends SearchEstimate {
  readonly languages: number
}

/** A match may name no title; then one more question does. */
const oneName: SearchEstimate = { searches: 1, most: 2 }

type AskedName = Asked<NameQuestion, AskedVideo>

/** What only a pack has may have to be asked for with its files, to be translated. */
function mostOfName({ videos }: Pick<AskedName, 'videos'>): number {
  return oneName.most + (videos.some(({ wishes }) => wishes.some(mayBeTranslated)) ? mostPackPages : 0)
}

function byItsName(one: AskedName): Part {
  return { searches: oneName.searches, most: mostOfName(one), languages: one.languages.length }
}

/** The string id may be wrong: asked again without it, and at last each by its name. */
function seasonById(group: readonly Asked<IdsQuestion, AskedVideo>[]): Part {
  const pages = mostPagesFor(group.length)
  const names = group.reduce((sum, one) => sum + mostOfName(one) * one.videos.length, 0)
  const searches = group.length === 1 ? 1 : pages
  return { searches, most: 2 * pages + names, languages: group[0]?.languages.length ?? 0 }
}

/** One by name, the others through its show; where that is not sure, each by its name. */
function seasonByName({ scout, others }: ScoutedSeason<AskedName>): Part {
  const pages = mostPagesFor(others.length)
  const names = [scout, ...others].reduce((sum, one) => sum + mostOfName(one), 0)
  return {
    searches: 1 + pages,
    most: names + 2 * pages,
    languages: scout.languages.length,
  }
}
