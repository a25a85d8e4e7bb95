/** What an error of a disk means, whether SQLite or the system tells it, and what is said of it. Pure: one table for app and service. */
import { AppError, type ErrorCode } from './errors.ts'

export type DiskTrouble =
  | 'full'
  | 'failing'
  | 'damaged'
  | 'busy'
  | 'readOnly'
  | 'forbidden'
  | 'gone'
  | 'wrongPlace'
  | 'unopened'
  | 'unsuited'
  | 'tooManyFiles'
  | 'noMemory'

/** https://www.sqlite.org/rescode.html: what stands in the first byte of a result code. */
const ofSqlite: ReadonlyMap<number, DiskTrouble> = new Map([
  [3, 'forbidden'], // SQLITE_PERM
  [5, 'busy'], // SQLITE_BUSY
  [6, 'busy'], // SQLITE_LOCKED
  [7, 'noMemory'], // SQLITE_NOMEM
  [8, 'readOnly'], // SQLITE_READONLY
  [10, 'failing'], // SQLITE_IOERR
  [11, 'damaged'], // SQLITE_CORRUPT
  [13, 'full'], // SQLITE_FULL
  [14, 'unopened'], // SQLITE_CANTOPEN
  [15, 'busy'], // SQLITE_PROTOCOL
  [22, 'unsuited'], // SQLITE_NOLFS
  [23, 'forbidden'], // SQLITE_AUTH
  [26, 'damaged'], // SQLITE_NOTADB
])

/** Whole codes that mean something else than their first byte. */
const ofSqliteInDetail: ReadonlyMap<number, DiskTrouble> = new Map([
  [526, 'wrongPlace'], // SQLITE_CANTOPEN_ISDIR
  [1032, 'gone'], // SQLITE_READONLY_DBMOVED
  [3082, 'noMemory'], // SQLITE_IOERR_NOMEM
])

const ofSystem: ReadonlyMap<unknown, DiskTrouble> = new Map<unknown, DiskTrouble>([
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EIO', 'failing'],
  ['EREMOTEIO', 'failing'],
  ['EBUSY', 'busy'],
  ['EAGAIN', 'busy'],
  ['EINTR', 'busy'],
  ['ETXTBSY', 'busy'],
  ['EROFS', 'readOnly'],
  ['EACCES', 'forbidden'],
  ['EPERM', 'forbidden'],
  ['ENOENT', 'gone'],
  ['ESTALE', 'gone'],
  ['ENODEV', 'gone'],
  ['ENXIO', 'gone'],
  ['EHOSTDOWN', 'gone'],
  ['ENOTCONN', 'gone'],
  ['EEXIST', 'wrongPlace'],
  ['EISDIR', 'wrongPlace'],
  ['ENOTDIR', 'wrongPlace'],
  ['ELOOP', 'wrongPlace'],
  ['ENAMETOOLONG', 'wrongPlace'],
  ['EFBIG', 'unsuited'],
  ['ENOTSUP', 'unsuited'],
  ['EOPNOTSUPP', 'unsuited'],
  ['EMFILE', 'tooManyFiles'],
  ['ENFILE', 'tooManyFiles'],
  ['ENOMEM', 'noMemory'],
  ['ENOLCK', 'unsuited'],
])

/** What a network says as well: of a share, only where the error names a path. */
const ofShare: ReadonlyMap<unknown, DiskTrouble> = new Map<unknown, DiskTrouble>([
  ['ETIMEDOUT', 'gone'],
  ['EHOSTUNREACH', 'gone'],
  ['ENETUNREACH', 'gone'],
  ['ENETDOWN', 'gone'],
  ['ECONNABORTED', 'gone'],
  ['ECONNRESET', 'gone'],
])

/** Null for what no disk has said: a bug, or a mistake in a statement. */
export function diskTroubleOf(thrown: unknown): DiskTrouble | null {
  if (!(thrown instanceof Error)) return null
  if ('errcode' in thrown && typeof thrown.errcode === 'number')
    return ofSqliteInDetail.get(thrown.errcode) ?? ofSqlite.get(thrown.errcode & 0xff) ?? null
  if (!('code' in thrown)) return null
  return ofSystem.get(thrown.code) ?? ('path' in thrown ? (ofShare.get(thrown.code) ?? null) : null)
}

/**
 * It may be over at the next look. Damage as well: a page that could not be read has been told as a damaged file
 * (SQLITE_CORRUPT after EIO), so that nothing is called damaged after one look.
 */
export function mayPass(trouble: DiskTrouble): boolean {
  return !['full', 'wrongPlace', 'unsuited'].includes(trouble)
}

export interface DiskPlace {
  /** The folder or file that people know it by. */
  readonly path: string
  /** What may be done instead, as the end of a sentence: "name another home with --home". */
  readonly instead: string
  /** Said of a damaged file: which it is, and what brings it back. */
  readonly damaged?: string
}

type Words = (place: DiskPlace) => string

const words: Readonly<Record<DiskTrouble, readonly [ErrorCode, Words]>> = {
  full: ['disk.full', ({ path }) => `The disk of ${path} is full. Free some space, then try again.`],
  failing: [
    'disk.failing',
    ({ path }) => `The disk of ${path} gives errors. Check the disk and how it is connected, then try again.`,
  ],
  damaged: [
    'home.damaged',
    ({ path, damaged, instead }) => damaged ?? `${path} holds a damaged file. Bring back a copy of it, or ${instead}.`,
  ],
  busy: ['home.busy', ({ path }) => `Another program keeps ${path} busy. Wait until it is done, then try again.`],
  readOnly: ['home.unusable', ({ path, instead }) => `${path} is read-only. Make it writable, or ${instead}.`],
  forbidden: [
    'home.unusable',
    ({ path, instead }) => `The system does not allow the use of ${path}. Check its permissions, or ${instead}.`,
  ],
  gone: [
    'home.unusable',
    ({ path, instead }) => `${path} is not there, or no longer. Connect its drive, or ${instead}.`,
  ],
  wrongPlace: [
    'home.unusable',
    ({ path, instead }) => `${path} is not what it should be: check the path and what stands there, or ${instead}.`,
  ],
  unopened: [
    'home.unusable',
    ({ path, instead }) => `${path} cannot be opened. Check that its folder is there and yours, or ${instead}.`,
  ],
  unsuited: [
    'home.unusable',
    ({ path, instead }) => `The disk of ${path} cannot hold it. Free the disk, or ${instead}.`,
  ],
  tooManyFiles: [
    'home.unusable',
    ({ path }) => `The system lets no more files be opened, so ${path} waits. Close other programs, then try again.`,
  ],
  noMemory: [
    'home.unusable',
    ({ path }) => `The system has no memory left for ${path}. Close other programs, then try again.`,
  ],
}

export function errorOfTrouble(trouble: DiskTrouble, place: DiskPlace, cause?: unknown): AppError {
  const [code, sentence] = words[trouble]
  return new AppError(code, sentence(place), cause)
}

/** The disk's errors as one typed sentence; an error that has one keeps it, and null stands for what no disk has said. */
export function asDiskError(thrown: unknown, place: DiskPlace): AppError | null {
  if (thrown instanceof AppError) return thrown
  const trouble = diskTroubleOf(thrown)
  return trouble === null ? null : errorOfTrouble(trouble, place, thrown)
}

const ofThisMachine: ReadonlySet<ErrorCode> = new Set([
  'disk.full',
  'disk.failing',
  'home.busy',
  'home.damaged',
  'home.unusable',
])

/** Trouble of this machine's disks, which costs nobody anything to try again soon. */
export function isDiskError(code: ErrorCode): boolean {
  return ofThisMachine.has(code)
}
