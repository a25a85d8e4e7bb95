import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readArchive } from '../../../../electron/download/archive/readArchive.ts'
import { buildRar, type RarFile } from '../../../support/make/archives/rarBuilder.ts'
import { buildZip, subtitleText } from '../../../support/make/archives/zipBuilder.ts'

const problemOf = (bytes: Uint8Array) =>
  readArchive(bytes).then(
    () => 'accepted',
    (error: unknown) => String((error as { detail?: string }).detail),
  )

test('opens a ZIP archive', async () => {
  const content = await readArchive(buildZip([{ name: 'a.srt' }, { name: 'a.nfo', text: 'nfo' }]))

  expect(content.kind).toBe('zip')
  expect(content.members.map(({ name }) => name)).toEqual(['a.srt'])
  expect(content.skipped).toBe(1)
})

test('opens a RAR archive, also under a name that says ZIP', async () => {
  const content = await readArchive(
    buildRar([
      { name: 'Subs/é.srt', text: subtitleText },
      { name: 'a.nfo', text: 'nfo' },
    ]),
  )

  expect(content.kind).toBe('rar')
  expect(content.members.map(({ name, bytes }) => [name, Buffer.from(bytes).toString()])).toEqual([
    ['Subs/é.srt', subtitleText],
  ])
  expect(content.skipped).toBe(1)
})

test('takes a subtitle without an archive, gzipped or not', async () => {
  for (const bytes of [Buffer.from(subtitleText), gzipSync(subtitleText)]) {
    const { kind, members } = await readArchive(bytes)
    expect([kind, members.map((member) => Buffer.from(member.bytes).toString())]).toEqual(['bare', [subtitleText]])
  }
})

test('says that a web page came instead', async () => {
  const page = Buffer.from('\n<!DOCTYPE html><html><body>Sign in</body></html>')

  await expect(readArchive(page)).rejects.toMatchObject({ code: 'service.badAnswer', message: /web page/ })
})

test.each<[string, Uint8Array]>([
  ['nothing', new Uint8Array()],
  ['an error in JSON', Buffer.from('{"error":{"code":"quota_exceeded"}}')],
  ['a 7z archive', Buffer.from('377abcaf271c0004', 'hex')],
  ['a picture', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['a gzipped program', gzipSync('MZ')],
])('refuses %s', async (_what, bytes) => {
  expect(await problemOf(bytes)).toBe('ZIP_NOT_A_ZIP')
})

test.each<[string, RarFile]>([
  ['ZIP_UNSAFE_NAME', { name: '../evil.srt', text: subtitleText }],
  ['ZIP_NO_SUBTITLE', { name: 'evil.exe', text: 'MZ' }],
  ['ZIP_NO_SUBTITLE', { name: 'evil.srt', text: 'MZ' }],
  ['ZIP_TOO_BIG', { name: 'Movie.srt', text: subtitleText, announcedBytes: 2 ** 32 + 46 }],
  ['ZIP_CRC', { name: 'Movie.srt', text: subtitleText, announcedBytes: 10 }],
  ['ZIP_CRC', { name: 'Movie.srt', text: subtitleText, packed: Buffer.alloc(40, 7) }],
  // A dictionary of 1 GiB.
  ['ZIP_TOO_BIG', { name: 'Movie.srt', text: subtitleText, packed: Buffer.alloc(40, 7), dictionary: 13 }],
])('refuses with %s the RAR file %j', async (problem, file) => {
  expect(await problemOf(buildRar([file]))).toBe(problem)
})

test('refuses a RAR archive cut anywhere, or reads it whole', async () => {
  const whole = buildRar([{ name: 'a.srt', text: subtitleText }])
  const outcomes = new Set<string>()
  for (let length = 8; length < whole.length; length += 3) outcomes.add(await problemOf(whole.subarray(0, length)))

  expect([...outcomes].filter((outcome) => !/^(ZIP_[A-Z_]+|accepted)$/.test(outcome))).toEqual([])
  expect(outcomes).toContain('ZIP_TRUNCATED')
})
