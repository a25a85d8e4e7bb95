import { expect, test } from 'vitest'
import { asDiskError, diskTroubleOf, isDiskError } from '../../../shared/diskTrouble.ts'
import { AppError } from '../../../shared/errors.ts'

const place = { path: '/home/films/app', instead: 'name another home with --home' }
const ofSqlite = (errcode: number) =>
  Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode, errstr: 'disk I/O error' })
const ofSystem = (code: string) => Object.assign(new Error(`${code}: no, open '/x'`), { code, syscall: 'open' })

const sqliteCodes = [3, 5, 6, 7, 8, 10, 11, 13, 14, 15, 22, 23, 26]
const systemCodes = [
  ...[
    'ENOSPC',
    'EDQUOT',
    'EIO',
    'EACCES',
    'EPERM',
    'EROFS',
    'EMFILE',
    'ENFILE',
    'ENOENT',
    'ENOTDIR',
    'EISDIR',
    'ELOOP',
  ],
  ...['ENAMETOOLONG', 'ESTALE', 'EBUSY', 'ENODEV', 'ENXIO', 'ENOMEM', 'EINTR', 'EAGAIN'],
]
const everything = [
  ...sqliteCodes.flatMap((code) => [code, code | (1 << 8), code | (19 << 8)]).map(ofSqlite),
  ...systemCodes.map(ofSystem),
]

test.each(everything.map((thrown) => [`${thrown.code} ${'errcode' in thrown ? String(thrown.errcode) : ''}`, thrown]))(
  '%s is one typed sentence that says what to do and where',
  (_name, thrown) => {
    const error = asDiskError(thrown, place)
    expect(error).toBeInstanceOf(AppError)
    expect(isDiskError(error?.code ?? 'internal')).toBe(true)
    expect(error?.message).toContain('/home/films/app')
    expect(error?.message).toMatch(/^[^\n]+\. [A-Z][^\n]+\.$|^[^\n]+: [^\n]+\.$/)
    expect(error?.message).not.toMatch(/SQLITE|disk I\/O|errno|\bE[A-Z]{2,}\b/)
    expect(error?.cause).toBe(thrown)
  },
)

test('mistakes in a statement and bugs stay what they are', () => {
  for (const code of [1, 19, 20, 21, 25]) expect(asDiskError(ofSqlite(code), place)).toBeNull()
  for (const thrown of [new TypeError('x is not a function'), 'text', null, ofSystem('ERR_INVALID_ARG_TYPE')])
    expect(diskTroubleOf(thrown)).toBeNull()
})

test('an error that has its sentence keeps it', () => {
  const said = new AppError('quota.exhausted', 'Later.')
  expect(asDiskError(said, place)).toBe(said)
})

test('a share that its network keeps away is a disk that is gone; the same word of a connection is no disk', () => {
  for (const code of ['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENETDOWN', 'ECONNABORTED', 'ECONNRESET']) {
    const ofShare = Object.assign(ofSystem(code), { path: '/mnt/nas/a.srt' })
    expect(diskTroubleOf(ofShare), code).toBe('gone')
    expect(asDiskError(ofShare, place)?.message, code).not.toContain(code)
    expect(diskTroubleOf(Object.assign(new Error(code), { code, syscall: 'connect', address: '127.0.0.1' }))).toBeNull()
  }
  expect(diskTroubleOf(ofSystem('ENOLCK'))).toBe('unsuited')
})
