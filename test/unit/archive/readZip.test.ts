import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { ArchiveError } from '../../../node/archive/archiveError.ts'
import { archiveLimits } from '../../../node/archive/archiveLimits.ts'
import { crc32 } from 'node:zlib'
import { listZip, readListed, readZip } from '../../../node/archive/readZip.ts'
import { buildZip, subtitleText, type BuiltArchive, type BuiltEntry } from '../../support/make/archives/zipBuilder.ts'

const utf8 = 0x0800

function problemOf(bytes: Uint8Array): string {
  try {
    readZip(bytes)
    return 'accepted'
  } catch (thrown) {
    return thrown instanceof ArchiveError ? thrown.detail : `untyped: ${String(thrown)}`
  }
}

function namesIn(entries: readonly BuiltEntry[]): readonly string[] {
  return readZip(buildZip(entries)).entries.map(({ name }) => name)
}

test('returns the subtitles with their bytes and counts everything else', () => {
  const archive = buildZip([
    { name: 'Subs/', text: '', method: 0, attributes: 0x41ed0010 },
    { name: 'Subs/Movie.en.srt' },
    { name: 'Subs/Movie.fr.srt', method: 0, hasDescriptor: true },
    { name: 'readme.txt', text: 'Thank you for downloading.' },
    { name: '__MACOSX/Subs/._Movie.en.srt', text: '\0\u0005\u0016\u0007' },
  ])

  const content = readZip(archive)

  expect(content.skipped).toBe(3)
  expect(content.entries.map(({ name }) => name)).toEqual(['Subs/Movie.en.srt', 'Subs/Movie.fr.srt'])
  expect(content.entries.map(({ bytes }) => Buffer.from(bytes).toString())).toEqual([subtitleText, subtitleText])
})

test('lists what an archive holds without unpacking it, and unpacks one of it alone', () => {
  const archive = buildZip([
    { name: 'Subs/', text: '', method: 0, attributes: 0x41ed0010 },
    { name: 'readme.txt', text: 'Thank you for downloading.' },
    { name: 'Movie.en.srt' },
    { name: 'Movie.fr.srt', crc: 7 },
    { name: 'poster.jpg', text: 'JPEG' },
  ])
  expect(listZip(archive)).toEqual({
    names: ['Movie.en.srt', 'Movie.fr.srt', 'readme.txt'],
    unpackedBytes: 2 * subtitleText.length + 'Thank you for downloading.'.length,
  })
  expect(readListed(archive, 0)).toEqual({ name: 'Movie.en.srt', bytes: Buffer.from(subtitleText) })
  expect(() => readListed(archive, 1)).toThrow(ArchiveError)
  expect(readListed(archive, 2)?.name).toBe('readme.txt')
  expect(readListed(archive, 3)).toBe(null)
})

test('what lies about its size is refused before it is listed, and when it is unpacked', () => {
  const large = buildZip([{ name: 'a.srt', unpackedBytes: archiveLimits.entryBytes + 1 }])
  expect(() => listZip(large)).toThrow(ArchiveError)
  const small = buildZip([{ name: 'a.srt', unpackedBytes: 3 }])
  expect(listZip(small).unpackedBytes).toBe(3)
  expect(() => readListed(small, 0)).toThrow(ArchiveError)
})

test('reads what fflate writes', () => {
  const files = { 'a.srt': Buffer.from(subtitleText), 'Ünï/b.ass': Buffer.from('[Script Info]\nTitle: b\n') }

  expect(readZip(zipSync(files)).entries.map(({ name }) => name)).toEqual(['a.srt', 'Ünï/b.ass'])
})

test.each([
  '../evil.srt',
  'Subs/../../evil.srt',
  'Subs\\..\\evil.srt',
  '/tmp/evil.srt',
  '\\\\host\\share\\evil.srt',
  'C:evil.srt',
  'file:///etc/evil.srt',
  'Movie.srt:evil.exe',
  'Movie.srt\0.exe',
  'Movie\n.srt',
  '.. /evil.srt',
  '...',
  '',
])('refuses an archive with the name %j', (name) => {
  expect(problemOf(buildZip([{ name: 'good.srt' }, { name }]))).toBe('ZIP_UNSAFE_NAME')
})

test.each(['Movie..2019...srt', '..hidden.srt', './Movie.srt', 'Alien: Covenant.srt', 'CON.srt', '~.srt', '-rf.srt'])(
  'accepts the odd but harmless name %j',
  (name) => expect(namesIn([{ name }])).toEqual([name]),
)

test.each<[string, Uint8Array]>([
  ['Фильм.srt', Buffer.from('94a8abecac2e737274', 'hex')],
  ['Фильм.srt', Buffer.from('d4e8ebfcec2e737274', 'hex')],
  ['字幕.srt', Buffer.from('8e9a968b2e737274', 'hex')],
  ['ソ字.srt', Buffer.from('835c8e9a2e737274', 'hex')],
  ['Amélie.srt', Buffer.from('416d826c69652e737274', 'hex')],
  ['Amélie.srt', Buffer.from('416de96c69652e737274', 'hex')],
  ['Amélie.srt', Buffer.from('416dc3a96c69652e737274', 'hex')],
])('reads the name %s from an old encoding', (name, bytes) => {
  expect(namesIn([{ name: bytes }])).toEqual([name])
})

test('prefers the UTF-8 name of an Info-ZIP archive when it belongs to the entry', () => {
  const unicodeName = (of: string) => {
    const field = Buffer.concat([Buffer.from([1, 0, 0, 0, 0]), Buffer.from('Где.srt')])
    field.writeUInt32LE(crc32(Buffer.from(of)), 1)
    return Buffer.concat([Buffer.from([0x75, 0x70, field.length, 0]), field])
  }

  expect(namesIn([{ name: '_.srt', extra: unicodeName('_.srt') }])).toEqual(['Где.srt'])
  expect(namesIn([{ name: '_.srt', extra: unicodeName('other.srt') }])).toEqual(['_.srt'])
})

test('takes invisible characters out of a name, but not to find an extension', () => {
  expect(namesIn([{ name: 'Movie\u202eexe.srt', flags: utf8 }])).toEqual(['Movieexe.srt'])
  expect(problemOf(buildZip([{ name: 'Movie.\u200bsrt', flags: utf8 }]))).toBe('ZIP_NO_SUBTITLE')
})

test.each<[string, readonly BuiltEntry[], BuiltArchive?]>([
  ['ZIP_SPECIAL_FILE', [{ name: 'link.srt', text: '/etc/passwd', method: 0, attributes: 0xa1ff0000 }]],
  ['ZIP_SPECIAL_FILE', [{ name: 'Movie.srt', attributes: 0x41ed0010 }]],
  ['ZIP_ENCRYPTED', [{ name: 'Movie.srt', flags: 1 }]],
  ['ZIP_METHOD', [{ name: 'Movie.srt', method: 14 }]],
  ['ZIP_CRC', [{ name: 'Movie.srt', crc: 1 }]],
  ['ZIP_SIZE_LIE', [{ name: 'Movie.srt', unpackedBytes: 10 }]],
  ['ZIP_SIZE_LIE', [{ name: 'Movie.srt', unpackedBytes: 1_000 }]],
  ['ZIP_TOO_BIG', [{ name: 'Movie.srt', unpackedBytes: 11 * 2 ** 20 }]],
  ['ZIP_RATIO', [{ name: 'Movie.srt', text: ' '.repeat(2 * 2 ** 20) }]],
  ['ZIP_HEADER_MISMATCH', [{ name: 'Movie.srt', localName: 'Movie.exe' }]],
  ['ZIP_OVERLAP', [{ name: 'a.srt' }, { name: 'a.srt', sharesDataWith: 0 }]],
  ['ZIP_AMBIGUOUS', [{ name: 'hidden.exe', isHidden: true }, { name: 'Movie.srt' }]],
  ['ZIP_AMBIGUOUS', [{ name: 'a.srt' }, { name: 'b.srt' }], { count: 1 }],
  ['ZIP_AMBIGUOUS', [{ name: 'Movie.srt' }], { prefix: 'MZ' }],
  ['ZIP_TRUNCATED', [{ name: 'Movie.srt' }], { suffix: 'more' }],
  ['ZIP_TOO_MANY', [{ name: 'Movie.srt' }], { count: 60_000 }],
  ['ZIP_MULTIDISK', [{ name: 'Movie.srt' }], { disk: 2 }],
  ['ZIP_NO_SUBTITLE', [{ name: 'Movie.srt', text: 'MZ program' }]],
  ['ZIP_NO_SUBTITLE', [{ name: 'Movie.srt', text: '<!doctype html><html>00:00:01,000 --> 00:00:02,000' }]],
  ['ZIP_NO_SUBTITLE', [{ name: 'Movie.exe' }]],
])('refuses with %s: %j %j', (problem, entries, archive) => {
  expect(problemOf(buildZip(entries, archive))).toBe(problem)
})

test('refuses an archive cut anywhere', () => {
  const whole = buildZip([{ name: 'a.srt' }, { name: 'b.srt' }])
  const cuts = Array.from({ length: whole.length }, (_, length) => problemOf(whole.subarray(0, length)))

  expect(new Set(cuts)).toEqual(new Set(['ZIP_NOT_A_ZIP', 'ZIP_TRUNCATED']))
})

test('refuses an archive above the size limit without looking inside', () => {
  const limits = { ...archiveLimits, archiveBytes: 100 }

  expect(() => readZip(buildZip([{ name: 'Movie.srt' }]), limits)).toThrow(/too large/)
})
