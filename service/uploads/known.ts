/** What an account may refer to in an upload: its own numbers, files and public subtitles, and the titles of the catalogue. */
import type { ServiceDatabase } from '../catalogue/store/database.ts'
import { idNumber } from '../catalogue/idNumber.ts'
import { lookUp } from '../catalogue/store/lookups.ts'
import { titleByFilmdbId, titleByMoviedbId, titleBySdId, type StoredTitle } from '../catalogue/titles.ts'
import type { Account } from '../usage/accounts.ts'
import type { ServiceError } from '../http/serviceError.ts'
import { wrong } from './form.ts'
import { holdersOf } from './place.ts'
import { sentFile, type SentFile } from './sentFile.ts'
import type { Known, NamedTitle } from './uploadFields.ts'

export interface OpenFile {
  readonly nId: number | null
}

export interface KnownOfAccount extends Known {
  /** A file that is the account's own and not sent yet. */
  openFile(fileNId: string): OpenFile | null
  /** A file that the account has sent; `nId` chooses between rejected uploads that carried it. */
  sentFile(fileNId: string, nId: string | undefined): SentFile | null
}

export function createKnown(db: ServiceDatabase): (account: Account) => KnownOfAccount {
  return (account) => {
    const openFile = (fileNId: string) => {
      const select = 'SELECT n_id AS nId FROM upload_files WHERE file_n_id = ? AND account_id = ? AND is_sent = 0'
      return db.get<OpenFile>(select, idNumber(fileNId), account.id) ?? null
    }
    const stateOf = (nId: string) => {
      const select = 'SELECT state FROM uploads WHERE n_id = ? AND account_id = ?'
      return db.get<{ state: string }>(select, idNumber(nId), account.id)?.state
    }
    return {
      openFile,
      sentFile: (fileNId, nId) => sentFile(db, account, { fileNId, nId }),
      requireFiles(fileNIds) {
        const unknown = fileNIds.find((id) => openFile(id) === null)
        if (unknown !== undefined) throw wrong('file_n_ids', `you have no file ${shown(unknown)} that is not sent yet.`)
        if (holdersOf(db, fileNIds).length > 1)
          throw wrong('file_n_ids', 'names files of several public subtitles. Replace those of one.')
      },
      requireFilesOf(fileNIds, nId) {
        const foreign = fileNIds.find((id) => String(openFile(id)?.nId ?? nId) !== nId)
        if (foreign !== undefined) throw wrong('file_n_ids', `file ${shown(foreign)} belongs to another n_id.`)
      },
      requireUnused(nId = '') {
        if (![undefined, 'open'].includes(stateOf(nId))) throw usedOnce()
      },
      requireOpen(nId) {
        const state = stateOf(nId)
        if (state === undefined) throw wrong('n_id', 'was not given to you. Ask for one in step 1.')
        if (state !== 'open') throw usedOnce()
      },
      titleId: (title) => findTitle(db, title)?.id ?? null,
      requireOwn(nId) {
        // Also while a file of it waits to be replaced, or such a file was rejected: what is public stays so.
        const select = 'SELECT 1 FROM uploads JOIN subtitles ON id = n_id WHERE n_id = ? AND account_id = ?'
        if (!db.get(select, idNumber(nId), account.id))
          throw wrong('sd_id', 'you have no public subtitle with this number.')
      },
      holderOf: (fileNIds) => holdersOf(db, fileNIds)[0] ?? null,
    }
  }
}

/** The service's own id before the others; two ids of different titles are refused, for one of them is a mistake. */
function findTitle(db: ServiceDatabase, named: NamedTitle): StoredTitle | null {
  const { type, serviceId, moviedbId, filmdbId } = named
  const byService = serviceId === undefined ? null : lookUp(db, titleBySdId(serviceId))
  if (serviceId !== undefined && byService?.type !== type)
    throw wrong('service_id', `there is no ${nameOfType[type]} with this number here.`)
  const byMovie = moviedbId === undefined ? null : lookUp(db, titleByMoviedbId(moviedbId, type))
  const byFilm = filmdbId === undefined ? null : lookUp(db, titleByFilmdbId(filmdbId))
  if (byFilm && byFilm.type !== type)
    throw wrong('filmdb_id', `is that of a ${nameOfType[byFilm.type]}, not of a ${nameOfType[type]}.`)
  const title = byService ?? byMovie ?? byFilm
  if (!title) return null
  if (byMovie && byMovie.id !== title.id) throw wrong('moviedb_id', 'belongs to another title than service_id.')
  if (byFilm && byFilm.id !== title.id) throw wrong('filmdb_id', 'belongs to another title than the other id.')
  return title
}

const nameOfType = { movie: 'movie', tv: 'show' } as const

function usedOnce(): ServiceError {
  return wrong('n_id', 'was sent already. Each number is used once.')
}

function shown(text: string): string {
  return text.slice(0, 20)
}
