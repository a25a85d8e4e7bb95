import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { realDisk } from '../../../../electron/disk/disk.ts'
import { pictureHeader } from '../../../../electron/views/posters/pictureHeader.ts'
import { thumbName } from '../../../../electron/views/posters/posterNames.ts'
import { createPosters } from '../../../../electron/views/posters/posters.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  Buffer.concat([
    ...parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
    Buffer.alloc(20),
  ])
const png = (width: number, height: number) => {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  return bytes('\x89PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [...size])
}
const jpeg = bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xff, 0xc2, 0, 17, 8, 0x02, 0x58, 0x01, 0x90])
const webp = bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0], [0x8f, 1, 0], [0x57, 2, 0])

test('a picture is known by its first bytes', () => {
  expect(pictureHeader(png(400, 600))).toEqual({ type: 'image/png', width: 400, height: 600 })
  expect(pictureHeader(jpeg)).toEqual({ type: 'image/jpeg', width: 400, height: 600 })
  expect(pictureHeader(webp)).toEqual({ type: 'image/webp', width: 400, height: 600 })
  expect([png(0, 5), bytes('<svg onload="x"/>'), bytes('GIF89a')].map(pictureHeader)).toEqual([null, null, null])
})

test('no bytes make the header fail, and it never says a size of nothing', () => {
  const start = fc.constantFrom('', '\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'RIFF0000WEBPVP8 ', 'RIFF0000WEBPVP8L')
  fc.assert(
    fc.property(start, fc.uint8Array({ maxLength: 60 }), (first, rest) => {
      const header = pictureHeader(Buffer.concat([Buffer.from(first, 'latin1'), rest]))
      expect(header === null || header.width * header.height > 0).toBe(true)
    }),
  )
})

test('an .nfo names a picture beside it, or none: no address, no other folder', () => {
  const nfo = (thumb: string) => `<movie><thumb aspect="poster">${thumb}</thumb></movie>`
  expect(thumbName(nfo('Salt &amp; Cedar.jpg'))).toBe('Salt & Cedar.jpg')
  expect(thumbName(nfo('https://films.example/x.jpg') + nfo('art.png'))).toBe('art.png')
  const others = ['../x.jpg', '/etc/x.jpg', 'a\\b.jpg', 'x.svg', 'file:x.jpg', '..jpg']
  expect(others.map((each) => thumbName(nfo(each)))).toEqual(others.map(() => null))
})

function madeFolder() {
  const folder = join(tempFolder(), 'Dust (2019)')
  mkdirSync(folder)
  const place = { videoPath: join(folder, 'Dust.2019.mkv'), type: 'movie' as const, ownFolders: [folder] }
  return {
    folder,
    place,
    write: (name: string, content: Uint8Array | string) => writeFileSync(join(folder, name), content),
  }
}

test('the picture of the video itself comes before that of its folder; what lies there later is seen after a scan', async () => {
  const { place, write } = madeFolder()
  const posters = createPosters({ disk: realDisk })
  expect(await posters.read('t1', place)).toBeNull()
  write('poster.jpg', jpeg)
  write('Dust.2019-poster.jpg', png(10, 15))
  expect([await posters.read('t1', place), posters.hasNone('t1')]).toEqual([null, true])
  posters.forget()
  expect(await posters.read('t1', place)).toEqual({
    type: 'image/png',
    width: 10,
    height: 15,
    base64: png(10, 15).toString('base64'),
  })
  expect(await posters.read('t2', { ...place, ownFolders: [] })).toMatchObject({ type: 'image/png' })
  expect(await posters.read('t3', null)).toBeNull()
})

test('a link, text, too many pixels and a folder are no pictures; the next one is taken', async () => {
  const { folder, place, write } = madeFolder()
  const outside = join(tempFolder(), 'outside.jpg')
  writeFileSync(outside, jpeg)
  symlinkSync(outside, join(folder, 'poster.jpg'))
  write('poster.png', 'not a picture')
  write('poster.webp', png(60_000, 60_000))
  mkdirSync(join(folder, 'folder.jpg'))
  const posters = createPosters({ disk: realDisk })
  expect(await posters.read('t1', place)).toBeNull()
  write('art.jpg', jpeg)
  write('movie.nfo', '<movie><thumb>art.jpg</thumb></movie>')
  posters.forget()
  expect(await posters.read('t1', place)).toMatchObject({ type: 'image/jpeg', width: 400 })
})

test('a picture of more than 4 MiB or 16 million pixels never reaches a screen; the next one is taken', async () => {
  const { place, write } = madeFolder()
  const posters = createPosters({ disk: realDisk })
  write('Dust.2019-poster.jpg', Buffer.concat([jpeg, Buffer.alloc(4 * 2 ** 20)]))
  write('poster.png', png(4_000, 4_001))
  expect(await posters.read('t1', place)).toBeNull()
  write('poster.webp', webp)
  write('poster.png', png(4_001, 4_000))
  posters.forget()
  expect(await posters.read('t1', place)).toMatchObject({ type: 'image/webp' })
  write('Dust.2019-poster.jpg', Buffer.concat([jpeg, Buffer.alloc(4 * 2 ** 20 - jpeg.length)]))
  posters.forget()
  expect(await posters.read('t1', place)).toMatchObject({ type: 'image/jpeg' })
})

test('what is kept stays within its bounds', async () => {
  const { place, write } = madeFolder()
  write('poster.jpg', jpeg)
  let reads = 0
  const disk = { ...realDisk, read: (path: string) => ((reads += 1), realDisk.read(path)) }
  const posters = createPosters({ disk, mostKeptBytes: 100 })
  for (const id of ['t1', 't1', 't2', 't3', 't1']) await posters.read(id, place)
  expect(reads).toBe(4)
})
