/** The videos of the library that a found subtitle is for, and how it fits them. Asks no service. */
import type { Judgement, PackFile, TargetRow } from '../../../shared/contract/search.ts'
import { toAppError } from '../../../shared/errors.ts'
import { nameOfPath } from '../folders/folderPaths.ts'
import type { LibraryEntry } from '../library/entries/libraryEntry.ts'
import { namesOf, numbersOf, type FoundText, type Numbers } from './foundText.ts'
import { handPickOf } from './handPick.ts'
import { oursInPlace } from './oursInPlace.ts'
import { orderTargets, type Target } from './orderTargets.ts'
import type { SearchSessionParts } from './searchParts.ts'
import { partCodeOf } from '../videoTitle.ts'
import type { TitleIndex } from './titleIndex.ts'

export interface Listed {
  readonly name: string
  readonly sizeBytes: number | null
  readonly numbers: Numbers
}

export interface TargetSearch {
  readonly search: string
  readonly limit: number
}

export interface FoundTargets {
  /** What a search of the library shows: those of its title first. Without a search nothing else, where there are any. */
  find(text: FoundText, asked: TargetSearch): Promise<{ readonly rows: readonly Target[]; readonly total: number }>
  rowOf(target: Target, text: FoundText): TargetRow
  /** For the named video, or for the one that it fits best. */
  judge(text: FoundText, videoId: string | null): Promise<Omit<Judgement, 'subtitleId' | 'isCached'>>
  packFile(text: FoundText, file: Listed): Promise<PackFile>
}

/** Files of one film or episode that are compared by their names. */
const mostCuts = 10

const filesByName = { view: 'files', sort: 'name', isDescending: false, sortLanguage: null, offset: 0 } as const
const closed = { all: false, except: [] }

export function createFoundTargets(
  parts: Pick<SearchSessionParts, 'library' | 'rules' | 'learntTitles' | 'history' | 'settings'>,
  index: TitleIndex,
): FoundTargets {
  const { library, rules, learntTitles } = parts

  function missing(entry: LibraryEntry, { subtitle }: FoundText): boolean | null {
    const wish = library.row(entry.id).wishes.find(({ language }) => language === subtitle.language)
    return wish && wish.state !== 'ignored' ? wish.state !== 'covered' : null
  }

  async function targetsOf(text: FoundText, numbers: Numbers): Promise<readonly Target[]> {
    const { title, episode } = text
    return orderTargets(await index.named(namesOf(text)), {
      ...{ type: title.type, year: title.year, numbers, episode },
      isMissing: (entry) => missing(entry, text) === true,
    })
  }

  async function find(text: FoundText, { search, limit }: TargetSearch): ReturnType<FoundTargets['find']> {
    // Twice as many: of those, fewer than `limit` can be the ones that come first anyway.
    const page = await library.page({ ...filesByName, search, open: closed, limit: 2 * limit })
    const own = await targetsOf(text, numbersOf(text.subtitle))
    const shown = new Set(library.resolve({ search, ids: own.map(({ entry }) => entry.id) }))
    const first = own.filter(({ entry }) => shown.has(entry))
    if (search.trim() === '' && first.length > 0) return { rows: first.slice(0, limit), total: first.length }
    const taken = new Set(first.map(({ entry }) => entry.id))
    const others = page.rows.filter(({ id }) => !taken.has(id))
    const rest = others.map(({ id }) => ({ entry: library.entry(id), bearing: 'none' as const }))
    return { rows: [...first, ...rest].slice(0, limit), total: page.total }
  }

  function rowOf({ entry, bearing }: Target, text: FoundText): TargetRow {
    const { id, path, season, episodes } = entry
    const title = entry.title && [entry.title, partCodeOf(entry.asked)].filter((word) => word !== '').join(' ')
    const name = nameOfPath(path)
    return { id, name, title, season, episodes: [...episodes], isMissing: missing(entry, text), bearing }
  }

  async function targetOf(text: FoundText, videoId: string | null): Promise<Target | null> {
    const targets = await targetsOf(text, numbersOf(text.subtitle))
    if (videoId === null) return bestOf(targets, text)
    return targets.find(({ entry }) => entry.id === videoId) ?? { entry: library.entry(videoId), bearing: 'none' }
  }

  /** Several files of one movie or episode: the one that it was made for. */
  function bestOf(targets: readonly Target[], text: FoundText): Target | null {
    const [first] = targets
    if (!first) return null
    const isSamePart = ({ entry, bearing }: Target) =>
      bearing === first.bearing && entry.season === first.entry.season && sameEpisodes(entry, first.entry)
    const tierOf = ({ entry }: Target) => judged(text, entry.id).tier ?? 5
    const same = targets.filter(isSamePart).slice(0, mostCuts)
    return same.length < 2 ? first : same.reduce((best, one) => (tierOf(one) < tierOf(best) ? one : best))
  }

  /** A video that is away cannot be judged: nothing is known of it. */
  function judged(text: FoundText, videoId: string): Judged {
    try {
      const video = library.video(videoId)
      const hand = handPickOf(text, video, rules.book().listings)
      const { pick, against } = hand
      const ours = oursInPlace(parts, hand)
      const tied = learntTitles.wouldChange(video, text.title).length
      return {
        ties: tied === 0 ? null : { title: titleWords(text.title), videos: tied },
        tier: against === null ? pick.tier : null,
        reasons: [...pick.reasons],
        against,
        release: pick.releaseName,
        ours: ours && { name: nameOfPath(ours.path), isThisOne: ours.details.subtitleId === text.subtitle.id },
      }
    } catch (thrown) {
      if (toAppError(thrown).code !== 'file.missing') throw thrown
      return { ...unjudged, release: releaseOf(text) }
    }
  }

  async function packFile(text: FoundText, { name, sizeBytes, numbers }: Listed): Promise<PackFile> {
    const { season, episodes } = numbers
    const exact = (await targetsOf(text, numbers)).filter(({ bearing }) => bearing === 'exact')
    const video = episodes.length === 0 ? null : bestOf(exact, text)
    return { name, season, episodes: [...episodes], sizeBytes, video: video && rowOf(video, text) }
  }

  return {
    find,
    rowOf,
    async judge(text, videoId) {
      const target = await targetOf(text, videoId)
      const fit = target ? judged(text, target.entry.id) : { ...unjudged, release: releaseOf(text) }
      return { video: target && rowOf(target, text), ...fit }
    },
    packFile,
  }
}

type Judged = Omit<Judgement, 'subtitleId' | 'isCached' | 'video'>

const unjudged = { tier: null, reasons: [], against: null, ties: null, ours: null }

function titleWords({ name, year }: FoundText['title']): string {
  return year === null ? name : `${name} (${year})`
}

function releaseOf({ subtitle }: FoundText): string {
  return subtitle.releaseNames[0] ?? subtitle.fileName
}

function sameEpisodes(a: LibraryEntry, b: LibraryEntry): boolean {
  return a.episodes.join() === b.episodes.join()
}
