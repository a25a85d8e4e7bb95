/**
 * What is asked for a video: ids first, else its name (product §7). Two videos with the same key share
 * one answer. Pure; a name is a base name or composed of titles, never a path.
 */
import { baseName } from '../../../shared/text/baseName.ts'
import { languageOf, languages, satisfies, type LanguageTag } from '../../../shared/language.ts'
import type { AskedRelease } from '../../../shared/release/askedRelease.ts'
import { searchNameOf, titleNameOf } from '../../../shared/release/searchName.ts'
import { titleKey } from '../../../shared/release/title/titleKey.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import type { SubtitleQuery, TitleMatch } from '../../serviceClient/listing.ts'
import { listedLanguageOf, type Wish } from '../../wanted/wish.ts'
import { isSameSearch, keyOfSearch, usualAsking, type NameAsking, type NameSearch } from './nameAsking.ts'

export interface IdsQuestion {
  readonly kind: 'ids'
  readonly key: string
  /** One title and season: the unit in which ids are asked. */
  readonly groupKey: string
  readonly ids: Pick<SubtitleQuery, 'titleId' | 'filmdbId' | 'moviedbId' | 'type' | 'season'>
  readonly episode: number | null
  /** Asked only along with its season: alone it is not worth a search. */
  readonly isForPacks?: true
}

export interface NameQuestion {
  readonly kind: 'name'
  readonly key: string
  readonly fileName: string
  readonly search: NameSearch
}

/** Asks for an episode through the ids of its show; the answer is kept under the name's key. */
export function questionThroughTitle(
  question: NameQuestion,
  {
    release,
    title,
    groupKey,
  }: { readonly release: AskedRelease; readonly title: TitleMatch; readonly groupKey: string },
): IdsQuestion | null {
  const ids = usableIds(title)
  if (!ids || release.season === null) return null
  return {
    kind: 'ids',
    key: question.key,
    groupKey,
    ids: { ...ids, type: 'tv', season: release.season },
    episode: release.episodes.length === 1 ? (release.episodes[0] ?? null) : null,
  }
}

/** `corrected` is the title the user chose for this show or folder before. */
export function idsQuestion(
  video: LibraryVideo,
  release: AskedRelease,
  corrected: TitleMatch | null,
): IdsQuestion | null {
  const ids = corrected ? usableIds(corrected) : idsOfVideo(video, release)
  if (!ids) return null
  const type = corrected?.type ?? release.type
  const season = type === 'tv' ? release.season : null
  const title = ids.titleId ?? ids.filmdbId ?? `${type}-${ids.moviedbId ?? ''}`
  const groupKey = `ids:${title}${season === null ? '' : `:s${season}`}`
  const partKey = type === 'tv' ? identityOf(release) : ''
  return {
    kind: 'ids',
    key: `${groupKey}:${partKey}`,
    groupKey,
    ids: { ...ids, type, ...(season === null ? {} : { season }) },
    episode: type === 'tv' && release.episodes.length === 1 ? (release.episodes[0] ?? null) : null,
  }
}

/**
 * null when nothing in the name or its folders says what the video is. With `isTitleOnly` the file's own name is not asked
 * for (promise P2); the answer is kept under the same key. Another engine or scope is another question.
 */
export function nameQuestion(
  video: LibraryVideo,
  release: AskedRelease,
  asking: NameAsking = usualAsking,
): NameQuestion | null {
  const before = knownQuestions.get(release)
  if (before && isSameAsking(before.asking, asking) && before.path === video.file.path) return before.question
  const question = makeNameQuestion(video, release, asking)
  knownQuestions.set(release, { path: video.file.path, asking, question })
  return question
}

function isSameAsking(one: NameAsking, other: NameAsking): boolean {
  return one.isTitleOnly === other.isTitleOnly && isSameSearch(one, other)
}

/** While a name is known, what is asked by it is: a plan and each telling of its cost ask for the same. */
const knownQuestions = new WeakMap<
  AskedRelease,
  { readonly path: string; readonly asking: NameAsking; readonly question: NameQuestion | null }
>()

function makeNameQuestion(
  video: LibraryVideo,
  release: AskedRelease,
  { isTitleOnly, engine, scope }: NameAsking,
): NameQuestion | null {
  const name = isTitleOnly ? titleNameOf(release) : searchNameOf(release, baseName(video.file.path))
  const fileName = (name ?? '').normalize('NFC').trim()
  if (fileName === '') return null
  const title = titleKey(release.title ?? '')
  const key =
    title === '' ? `name:${fileName.toLowerCase()}` : `title:${title}:${release.year ?? ''}:${identityOf(release)}`
  const search = { engine, scope }
  return { kind: 'name', key: `${key}${keyOfSearch(search)}`, fileName, search }
}

/**
 * The languages to ask for a video: every one that any alternative of its wishes can use, regions of a language wished
 * for without one included; sorted, so that the same wishes make the same question.
 */
export function questionLanguages(wishes: readonly Wish[]): readonly LanguageTag[] {
  let asked = nothingAsked
  for (const wish of wishes) asked = withWish(asked, wish)
  return asked.languages
}

/** What some wishes ask for, and with one more each: the same few lists of wishes come for every video of a library. */
interface AskedWishes {
  readonly languages: readonly LanguageTag[]
  readonly more: WeakMap<Wish, AskedWishes>
}

const nothingAsked: AskedWishes = { languages: [], more: new WeakMap() }

function withWish({ languages: before, more }: AskedWishes, wish: Wish): AskedWishes {
  const known = more.get(wish)
  if (known) return known
  const languages = [...new Set([...before, ...languagesToFind(wish).flatMap(askedFor)])].sort()
  const made: AskedWishes = { languages, more: new WeakMap() }
  more.set(wish, made)
  return made
}

/** Tag → itself and its regions that a service can be asked for. Asked again for every video of a library. */
const askedForTag = new Map<LanguageTag, readonly LanguageTag[]>()
/** More than there are tags is only reached by tags that nobody has. */
const mostTags = 500

function askedFor(wanted: LanguageTag): readonly LanguageTag[] {
  const known = askedForTag.get(wanted)
  if (known) return known
  const regions = languages.filter(({ serviceCode, tag }) => serviceCode !== null && satisfies(tag, wanted))
  const tags = [wanted, ...regions.map(({ tag }) => tag)].filter((tag) => languageOf(tag) !== null)
  if (askedForTag.size < mostTags) askedForTag.set(wanted, tags)
  return tags
}

/** What its alternatives are found or made from. */
export function languagesToFind({ alternatives }: Wish): readonly LanguageTag[] {
  return alternatives.flatMap((choice) => listedLanguageOf(choice) ?? [])
}

/** Which part of a title the name speaks of: 's1e5', 'e1015', '2024-03-01'; empty for a movie. */
function identityOf(release: AskedRelease): string {
  if (release.type === 'movie') return release.part === null ? 'movie' : `movie-part${release.part}`
  const season = release.season === null ? '' : `s${release.season}`
  const episodes = release.episodes.map((episode) => `e${episode}`).join('')
  const absolute = release.absoluteEpisode === null ? '' : `a${release.absoluteEpisode}`
  return `${season}${episodes}${absolute}${release.date ?? ''}`
}

function idsOfVideo(video: LibraryVideo, release: AskedRelease): IdsQuestion['ids'] | null {
  return usableIds({
    titleId: null,
    filmdbId: video.ids.filmdbId ?? release.filmdbId,
    moviedbId: video.ids.moviedbId ?? release.moviedbId,
  })
}

export function usableIds(ids: Pick<TitleMatch, 'titleId' | 'filmdbId' | 'moviedbId'>): IdsQuestion['ids'] | null {
  if (ids.titleId === null && ids.filmdbId === null && ids.moviedbId === null) return null
  return {
    ...(ids.titleId === null ? {} : { titleId: ids.titleId }),
    ...(ids.filmdbId === null ? {} : { filmdbId: ids.filmdbId }),
    ...(ids.moviedbId === null ? {} : { moviedbId: ids.moviedbId }),
  }
}
