/**
 * Imports the public title lists that people have: basics (names, years), akas (other names), episode (episode ids).
 * Which of them a file is, its header says. Streamed, in batches; memory stays flat at millions of lines.
 */
import { lookUp } from '../store/lookups.ts'
import { basename } from 'node:path'
import { isDiskError } from '../../../shared/diskTrouble.ts'
import { AppError } from '../../../shared/errors.ts'
import { storeTitle } from '../addTitle.ts'
import type { ImportRun } from './importRun.ts'
import { nameKinds, storeName } from '../names.ts'
import { readLines } from './readLines.ts'
import type { TitleType } from '../records.ts'
import { filmdbNumber, titleByFilmdbId } from '../titles.ts'

/** A line by column names; a value the list leaves open ("\\N") is missing. */
type Cells = Pick<ReadonlyMap<string, string>, 'get'>
/** Throws AppError `input.invalid` for a line that cannot be. */
type LineImport = (run: ImportRun, cells: Cells) => void

const lists: readonly (readonly [column: string, importLine: LineImport])[] = [
  ['primaryTitle', importBasics],
  ['parentTconst', importEpisode],
  ['titleId', importAka],
]

const intoEpisodes = `INSERT INTO episode_ids VALUES (?, ?, ?, ?) ON CONFLICT (number)
  DO UPDATE SET show_number = excluded.show_number, season = excluded.season, episode = excluded.episode`

const types: Readonly<Record<string, TitleType>> = {
  movie: 'movie',
  tvMovie: 'movie',
  tvSpecial: 'movie',
  short: 'movie',
  tvShort: 'movie',
  video: 'movie',
  tvSeries: 'tv',
  tvMiniSeries: 'tv',
}

interface TitleList {
  readonly file: string
  /** Where in a line each column stands. */
  readonly columns: ReadonlyMap<string, number>
  readonly importLine: LineImport
}

export async function importTitleList(run: ImportRun, path: string): Promise<void> {
  let list: TitleList | null = null
  let lineNumber = 1
  for await (const batch of readLines(path)) {
    const lines = list ? batch : batch.slice(1)
    const known = (list ??= readHeader(batch[0] ?? '', path))
    run.importEach(lines, (line) => {
      lineNumber += 1
      importLine(run, { list: known, line, lineNumber })
    })
  }
}

interface PlacedLine {
  readonly list: TitleList
  readonly line: string
  readonly lineNumber: number
}

function importLine(run: ImportRun, { list, line, lineNumber }: PlacedLine): void {
  try {
    list.importLine(run, cellsOf(line, list.columns))
  } catch (thrown) {
    if (!(thrown instanceof AppError) || isDiskError(thrown.code)) throw thrown
    run.tally.skip(`${list.file}, line ${lineNumber}: ${thrown.message}`)
  }
}

function readHeader(header: string, path: string): TitleList {
  const file = basename(path)
  const columns = header.split('\t')
  const found = lists.find(([column]) => columns.includes(column))
  if (!found) throw new AppError('input.invalid', `${file} is no title list: its first line names no known column.`)
  return { file, columns: new Map(columns.map((column, index) => [column, index])), importLine: found[1] }
}

function cellsOf(line: string, columns: TitleList['columns']): Cells {
  const values = line.split('\t')
  if (values.length !== columns.size) throw new AppError('input.invalid', 'The line has another number of columns.')
  return {
    get(column) {
      const value = values[columns.get(column) ?? -1]
      return value === '\\N' || value === '' ? undefined : value
    },
  }
}

/** Single episodes and games are in the list too; they are no titles of ours and not counted as skipped. */
function importBasics({ db, tally }: ImportRun, cells: Cells): void {
  const filmdbId = idOf(cells, 'tconst')
  const type = types[cells.get('titleType') ?? '']
  const name = cells.get('primaryTitle')
  if (!name) throw new AppError('input.invalid', 'The title has no name.')
  if (!type) return
  const original = cells.get('originalTitle')
  const year = Number(cells.get('startYear') ?? Number.NaN)
  const { isNew } = storeTitle(db, {
    type,
    name,
    originalName: original === undefined || original === name ? null : original,
    year: Number.isInteger(year) ? year : null,
    firstAirDate: null,
    filmdbId,
    moviedbId: null,
    sdId: null,
  })
  tally.count({ titles: Number(isNew) })
}

/** Names of titles that the catalogue lacks (episodes, games) are passed over. */
function importAka({ db }: ImportRun, cells: Cells): void {
  const name = cells.get('title')
  if (!name) throw new AppError('input.invalid', 'The other name is empty.')
  const title = lookUp(db, titleByFilmdbId(idOf(cells, 'titleId')))
  if (title)
    storeName(db, { titleId: title.id, type: title.type, year: title.year }, { name, kind: nameKinds.translated })
}

function importEpisode({ db }: ImportRun, cells: Cells): void {
  const number = filmdbNumber(idOf(cells, 'tconst'))
  const show = filmdbNumber(idOf(cells, 'parentTconst'))
  const [season, episode] = ['seasonNumber', 'episodeNumber'].map((column) => Number(cells.get(column) ?? 0) || null)
  db.run(intoEpisodes, number, show, season ?? null, episode ?? null)
}

function idOf(cells: Cells, column: string): string {
  const id = cells.get(column) ?? ''
  if (filmdbNumber(id) === null) throw new AppError('input.invalid', `${column} "${id}" is no id.`)
  return id
}
