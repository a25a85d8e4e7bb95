/** Tells the file of a show that states nothing but the title of its episode: 'TV/Show/The Kettle.mkv', 'TV/Show/Show - The Kettle.mkv'. */
import { without, type Facts } from '../facts.ts'
import { isExtrasFolder, isLibrary, type FolderFacts } from '../folders.ts'
import { shelfOf } from '../shelf.ts'
import { joinedKey } from './titleKey.ts'

/** What shelves of television are sorted by: no show is called so by its files. */
const kindOfShows =
  /^(?:drama|comed(?:y|ies)|crime|horror|sci-?fi|fantasy|action|thrillers?|animation|animated|reality|docs?|docu(?:mentary)?|news|sports?|talk|music|children|family|classics?|ended|running|current|archived?|watched|unwatched|seen|hd|sd|english|german|deutsch|french|français|spanish|español|italian[oa]?|foreign|international|british|american|korean|japanese|krimi|komödien?|kinder|komedie|seriály|diziler|[a-z]|[a-z]-[a-z]|0-9|#|\d{4}s?)$/i

/** The folder of a show rather than one that sorts shows. */
export function isShowFolder(folder: string | undefined): boolean {
  return folder !== undefined && !isLibrary(folder) && !kindOfShows.test(folder)
}

/** Words alone, of which the folder's title is at most the first: neither year nor number, nor how the file was made. */
export function isNamedEpisode(
  { values }: Facts,
  { facts: { values: above }, key, isSeasonOnly }: FolderFacts,
): boolean {
  const { type, title, year, part, source, resolution, videoCodec } = values
  const isPlain = type === 'movie' && [year, part, source, resolution, videoCodec].every((said) => said === null)
  if (isSeasonOnly || !isPlain || title === null || above.title === null) return false
  return !joinedKey(title).startsWith(key) || wordsBehind(title, key) !== null
}

/** Television, with nothing but its own words as title. */
export function asEpisodeOf(facts: Facts, { key, facts: folder }: FolderFacts): Facts {
  const { values, reasons } = facts
  const title = wordsBehind(values.title ?? '', key) ?? values.title
  const said = { field: 'type', text: folder.values.title ?? '', from: 'folder' } as const
  const own = reasons.map((reason) =>
    reason.field === 'title' && title !== null ? { ...reason, text: title } : reason,
  )
  return { ...facts, values: { ...values, type: 'tv', title }, reasons: [...own, said] }
}

/** 'The Kettle' of 'Show - The Kettle'. */
function wordsBehind(title: string, key: string): string | null {
  const dash = title.indexOf(' - ')
  return dash > 0 && joinedKey(title.slice(0, dash)) === key ? title.slice(dash + 3) : null
}

const yearAlone = /^(?:19|20)\d\d$/

export function isYearAlone(title: string | null): boolean {
  return yearAlone.test(title ?? '')
}

/** 'TV/2023 - 300': by its name alone it might be a film of that year; that it is none is said by the shelf. */
export function withTypeOfShelf(facts: Facts, folders: readonly string[]): Facts {
  const shelf = folders.find((folder) => shelfOf([folder]) !== null)
  const isOfSeries = shelf !== undefined && shelfOf([shelf]) === 'series'
  if (!isOfSeries || facts.values.type !== 'tv' || !isYearAlone(facts.values.title)) return facts
  const reasons = facts.reasons.map((reason) =>
    reason.field === 'type' ? { ...reason, text: shelf, from: 'folder' as const } : reason,
  )
  return { ...facts, reasons }
}

/** 'Show/Extras', 'Show/Season 1/Extras'. */
export function isExtrasOfShow([folder, above]: readonly string[]): boolean {
  return folder !== undefined && isExtrasFolder(folder) && isShowFolder(above)
}

/** What lies beside the episodes of a season is none of them: the show alone says whose it is, where one is named. */
export function withoutSeasons(above: readonly FolderFacts[]): readonly FolderFacts[] {
  const shows = above.filter(({ isSeasonOnly }) => !isSeasonOnly)
  if (shows.length === 0) return above
  return shows.map((folder) => ({ ...folder, facts: without(folder.facts, ['season', 'lastSeason', 'isFullSeason']) }))
}

/** 'Show/Extras/01 - Making Of', 'Show/Extras/Show - 01 - Making Of': the number counts the extras, unless a season or a day stands beside it. */
export function withoutCount(facts: Facts, above: readonly FolderFacts[]): Facts {
  const { season, date, episodes, episodeTitle } = facts.values
  if (season !== null || date !== null || episodes.length === 0) return facts
  const isShowNamed = above.some(({ facts: { values } }) => values.title !== null)
  const ofShow = isShowNamed && episodeTitle !== null ? (['title', 'otherTitle'] as const) : []
  return without(facts, ['episodes', 'absoluteEpisode', ...ofShow])
}
