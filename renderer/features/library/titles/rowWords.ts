/** What the lines of a row say. Pure. */
import type { LibraryRow } from '../../../../shared/contract/library.ts'
import { lastParts } from '../../../components/text/pathText.ts'
import type { Texts } from '../../../texts/Texts.ts'

export interface RowWords {
  /** Of an episode: 'S01E03'. */
  readonly code: string
  readonly name: string
  readonly year: string
  readonly second: string
}

export function rowWords(texts: Texts, row: LibraryRow): RowWords {
  const year = row.year === null ? '' : String(row.year)
  switch (row.kind) {
    case 'title':
      return { code: '', name: row.title ?? row.file, year, second: titleSecond(texts, row) }
    case 'season':
      return { code: '', name: seasonName(texts, row.season), year: '', second: counted(texts, row) }
    case 'episode':
      return episodeWords(texts, row)
    case 'file':
      return fileWords(row)
  }
}

/** What a verb or a tick is for. */
export function rowName(texts: Texts, row: LibraryRow): string {
  const { code, name } = rowWords(texts, row)
  if (row.kind === 'season' || row.kind === 'episode') return [row.title, code, name].filter(Boolean).join(' ')
  return name
}

function titleSecond(texts: Texts, row: LibraryRow): string {
  const { library } = texts
  const isShow = row.type === 'tv'
  if (isShow && row.seasons > 0) return `${library.seasons({ seasons: row.seasons })} · ${counted(texts, row)}`
  if (isShow) return counted(texts, row)
  if (row.videos > 1) return joined(library.files({ files: row.videos }), row.release)
  if (row.title === null) return lastParts(row.folder, 2)
  return row.release === '' ? row.file : row.release
}

function counted({ library }: Texts, { videos, matching }: LibraryRow): string {
  const all = library.videosOnly({ videos })
  return matching === videos ? all : joined(all, library.match({ count: matching }))
}

function seasonName({ library }: Texts, season: number | null): string {
  if (season === null) return library.noSeason
  return season === 0 ? library.specials : library.season({ season })
}

function episodeWords({ library }: Texts, row: LibraryRow): RowWords {
  const { code, name, release, file, videos } = row
  const files = videos > 1 ? library.files({ files: videos }) : ''
  if (name !== '') return { code, name, year: '', second: files === '' ? release || file : joined(files, release) }
  if (files !== '') return { code, name: files, year: '', second: release }
  return release === '' ? { code, name: file, year: '', second: '' } : { code, name: release, year: '', second: file }
}

function fileWords({ level, file, folder, release }: LibraryRow): RowWords {
  return {
    code: '',
    name: file,
    year: '',
    second: level === 1 ? lastParts(folder, 2) : release || lastParts(folder, 2),
  }
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ')
}
