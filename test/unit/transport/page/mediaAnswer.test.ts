/** A film in ranges of bytes, as an element of a page asks for it: also of a file that changes under it, or is there no more. */
import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { answerBundle } from '../../../../electron/desktop/window/bundleProtocol.ts'
import { answerMedia, rangeOf } from '../../../../electron/transport/page/mediaAnswer.ts'
import { sendReply } from '../../../../node/ownPage/sendReply.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz'

function placeFilm(content = letters) {
  const path = join(tempFolder(), 'film.webm')
  writeFileSync(path, content)
  const source = { get: (name: string) => (name === 'film' ? { path, type: 'video/webm' } : null) }
  const ask = async (range?: string) => {
    const answer = await answerMedia(source, 'film', range)
    return answer && { ...answer, words: answer.body === null ? null : await text(answer.body) }
  }
  return { path, source, ask }
}

test.each([
  ['bytes=0-', { from: 0, to: 26, isPart: true }],
  ['bytes=3-3', { from: 3, to: 4, isPart: true }],
  ['Bytes=3-3', { from: 3, to: 4, isPart: true }],
  ['bytes=20-900', { from: 20, to: 26, isPart: true }],
  ['bytes=20-99999999999999999999', { from: 20, to: 26, isPart: true }],
  ['bytes=-3', { from: 23, to: 26, isPart: true }],
  ['bytes=-900', { from: 0, to: 26, isPart: true }],
  // Outside.
  ['bytes=26-', null],
  ['bytes=-0', null],
  ['bytes=99999999999999999999-', null],
  // Several, and none.
  ['bytes=0-1,5-6', { from: 0, to: 26, isPart: false }],
  ['bytes=5-3', { from: 0, to: 26, isPart: false }],
  ['bytes=-', { from: 0, to: 26, isPart: false }],
  ['bytes=a-b', { from: 0, to: 26, isPart: false }],
  ['seconds=1-2', { from: 0, to: 26, isPart: false }],
  [undefined, { from: 0, to: 26, isPart: false }],
])('%s of 26 bytes', (header, range) => {
  expect(rangeOf(header, 26)).toEqual(range)
})

test('a part says which it is, the whole says that parts are there, and what lies outside says how much there is', async () => {
  const { ask } = placeFilm()
  expect(await ask('bytes=2-4')).toMatchObject({
    ...{ status: 206, words: 'cde' },
    headers: { 'content-range': 'bytes 2-4/26', 'content-length': '3', 'content-type': 'video/webm' },
  })
  expect(await ask()).toMatchObject({ status: 200, words: letters, headers: { 'accept-ranges': 'bytes' } })
  expect((await ask('bytes=0-1,5-6'))?.status).toBe(200)
  expect(await ask('bytes=26-')).toMatchObject({ status: 416, body: null, headers: { 'content-range': 'bytes */26' } })
  expect(await placeFilm('').ask()).toMatchObject({ status: 200, body: null, headers: { 'content-length': '0' } })
  expect((await placeFilm('').ask('bytes=0-'))?.status).toBe(416)
})

test('a film that grew is as long as it is now; one that is gone, a folder or a link by now, has no answer', async () => {
  const { path, ask } = placeFilm()
  await ask('bytes=0-1')
  appendFileSync(path, '0123')
  expect(await ask('bytes=24-')).toMatchObject({ words: 'yz0123', headers: { 'content-range': 'bytes 24-29/30' } })
  renameSync(path, `${path}.away`)
  expect(await ask('bytes=0-1')).toBe(null)
  symlinkSync(`${path}.away`, path)
  expect(await ask('bytes=0-1')).toBe(null)
  rmSync(path)
  mkdirSync(path)
  expect(await ask()).toBe(null)
})

const much = 'x'.repeat(4 * 2 ** 20)

test('a film that becomes shorter while it is sent breaks off, over the wire too, instead of leaving its page waiting', async () => {
  const { path, source } = placeFilm(much)
  const answer = await answerMedia(source, 'film', 'bytes=0-')
  truncateSync(path, 100)
  await expect(text(answer?.body ?? Readable.from([]))).rejects.toThrow('shorter')

  writeFileSync(path, much)
  const server = createServer((request, response) => {
    void answerMedia(source, 'film', 'bytes=0-').then((found) => {
      truncateSync(path, 100)
      if (found) sendReply(request, response, { kind: 'media', answer: found }, null)
    })
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await expect(fetch(`http://127.0.0.1:${port}/`).then((sent) => sent.text())).rejects.toThrow()
})

test('the window gets the same of app://bundle/media/', async () => {
  const { source, path } = placeFilm(much)
  const get = (name: string, range: string) =>
    answerBundle(
      { url: `app://bundle/media/${name}`, method: 'GET', headers: new Headers({ range }) },
      new Map(),
      source,
    )
  const part = await get('film', 'bytes=2-4')
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
    206,
    `bytes 2-4/${much.length}`,
    'xxx',
  ])
  expect((await get('film', 'bytes=-4')).headers.get('content-range')).toBe(
    `bytes ${much.length - 4}-${much.length - 1}/${much.length}`,
  )
  expect((await get('film', `bytes=${much.length}-`)).status).toBe(416)
  expect((await get('other', 'bytes=0-')).status).toBe(404)
  const shrinking = await get('film', 'bytes=0-')
  truncateSync(path, 100)
  await expect(shrinking.text()).rejects.toThrow()
  expect(readFileSync(path)).toHaveLength(100)
})
