/** What the catalogue holds, in the service's own words: titles, subtitle packages and their files. Data only. */

export type TitleType = 'movie' | 'tv'

export interface Title {
  readonly sdId: number
  readonly type: TitleType
  readonly name: string
  /** The name in its own language, when it differs, else null. */
  readonly originalName: string | null
  readonly year: number | null
  readonly firstAirDate: string | null
  readonly filmdbId: string | null
  readonly moviedbId: number | null
}

/** One public subtitle: an archive with one file, or a pack. */
export interface Subtitle {
  readonly nId: string
  /** The archive's number pair is "<nId>-<archiveNumber>", as in /subtitle/<a>-<b>.zip. */
  readonly archiveNumber: number
  readonly sdId: number
  /** The service's language code, upper case. */
  readonly language: string
  readonly name: string
  readonly releases: readonly string[]
  readonly season: number | null
  readonly episodeFrom: number | null
  readonly episodeEnd: number | null
  readonly isFullSeason: boolean
  readonly isHearingImpaired: boolean
  /** The framerate code of API §4, upload step 3. */
  readonly framerate: number
  readonly comment: string
  readonly author: string
  readonly isMachineMade: boolean
}

export interface SubtitleFile {
  readonly fileNId: string
  readonly nId: string
  readonly name: string
  readonly releaseName: string
  /** 0 when the name does not say. */
  readonly season: number
  readonly episode: number
  readonly language: string
  readonly isHearingImpaired: boolean
  readonly format: string
  readonly sizeBytes: number
  readonly md5: string
}

export interface TitleQuery {
  readonly filmName?: string
  readonly fileName?: string
  readonly sdId?: number
  readonly filmdbId?: string
  readonly moviedbId?: number
  readonly type?: TitleType
  /** Of a number that a movie and a show share; without one the movie is meant. */
  readonly likelyType?: TitleType
  readonly year?: number
}

export interface SubtitleFilter {
  readonly season?: number
  readonly episode?: number
  /** Upper-case codes; empty means every language. */
  readonly languages: readonly string[]
  readonly fullSeasonOnly?: boolean
}

/** What is looked for in one go: a title, and of what it has the part and the page that are asked. */
export interface SubtitleQuery {
  readonly titles: TitleQuery
  readonly filter: SubtitleFilter
  readonly page: { readonly offset: number; readonly limit: number }
}

export interface FoundSubtitles extends Page<Subtitle> {
  /** Best first: the subtitles are of the first. */
  readonly titles: readonly Title[]
}

/** One page of a list, with the length of the whole. */
export interface Page<Item> {
  readonly items: readonly Item[]
  readonly total: number
}

/** What the routes need of the catalogue. */
export interface Catalogue {
  /** Exact name and year first, then normalised, then broader (API §4 rule 4); at most 30, best first; several ids: the first that hits. */
  findTitles(query: TitleQuery): readonly Title[]
  /** Titles and the subtitles of the first, from one state of the catalogue. */
  search(query: SubtitleQuery): FoundSubtitles
  titleOf(sdId: number): Title | null
  /** Newest last; singles of the episode before packs that cover it. */
  subtitlesOf(
    sdId: number,
    filter: SubtitleFilter,
    page: { readonly offset: number; readonly limit: number },
  ): Page<Subtitle>
  subtitle(nId: string): Subtitle | null
  filesOf(nId: string): readonly SubtitleFile[]
  /** The same of several, by their numbers. */
  filesOfAll(nIds: readonly string[]): ReadonlyMap<string, readonly SubtitleFile[]>
  file(nId: string, fileNId: string): SubtitleFile | null
  /** The zip to send; made once and kept, so that the same bytes come every time. */
  archiveOf(nId: string): Promise<{ readonly name: string; readonly bytes: Uint8Array } | null>
  /** Its name and size, without its bytes. */
  archiveSize(nId: string): Promise<{ readonly name: string; readonly sizeBytes: number } | null>
  bytesOf(fileNId: string): Promise<Uint8Array | null>
}

export type SearchEngine = 'local' | 'ai'

export interface FilenameMatch {
  readonly title: Title
  readonly season: number | null
  readonly episode: number | null
  readonly confidence: 'high' | 'medium' | 'low'
  /** 0..1 */
  readonly score: number
  readonly engine: SearchEngine
}

export interface FilenameResult {
  readonly match: FilenameMatch | null
  /** At most 5. */
  readonly alternates: readonly FilenameMatch[]
  /** Best first, each with how well its release fits the name, 0..1. */
  readonly subtitles: readonly { readonly subtitle: Subtitle; readonly matchScore: number }[]
}

export interface FilenameSearchOptions {
  /** `local`: rules only; `ai`: rules, then spelling-tolerant and translated titles. */
  readonly engine: SearchEngine
  readonly episodeScope: 'exact' | 'title'
  readonly languages: readonly string[]
  readonly subtitlesPerPage: number
}

export interface TitleSearch {
  /** In the order of the names; all from one state of the catalogue, and sooner than one by one. */
  matchFilenames(fileNames: readonly string[], options: FilenameSearchOptions): readonly FilenameResult[]
  /** By name (2 or more characters) or by an id 'tt…'. */
  searchTitles(text: string, options: { readonly type?: TitleType; readonly limit: number }): readonly Title[]
  /** Names that begin with the text, best known first. */
  complete(text: string, options: { readonly type?: TitleType; readonly limit: number }): readonly Title[]
}
