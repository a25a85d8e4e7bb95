/** What pages get of films over the wire of web mode, and that it ends with the page: its tab closed, or loaded anew. */
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { serveWeb } from '../../electron/transport/web/httpTransport.ts'
import { systemClock } from '../../node/clock.ts'
import { listBuiltFiles } from '../../node/ownPage/builtFiles.ts'
import { mediaKeyOf } from '../../renderer/api/mediaKey.ts'
import type { Clip } from '../../shared/contract/videos/desk.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { atWork, children, openFilms, plays } from '../support/hosts/filmHost.ts'
import { kinds, makeDeskFilm, newFilmFolder } from '../support/make/films/deskFilm.ts'
import { hasMediaTools, ifMediaTools } from '../support/make/films/timedFilm.ts'

const file = 'Long Film (2010).mkv'

/** A host over one film behind the real server, and a page that is logged in. */
async function openPage(kind: keyof typeof kinds, seconds: number) {
  const { folder, home } = newFilmFolder()
  makeDeskFilm(join(folder, file), { seconds, loopSeconds: 12, ...kinds[kind], size: '1920x1080' })
  const { host, ids } = await openFilms(folder, home, 1)
  const screens = tempFolder()
  mkdirSync(join(screens, 'assets'))
  writeFileSync(join(screens, 'index.html'), '<!doctype html>')
  const server = await serveWeb({
    ...host,
    builtFiles: listBuiltFiles(screens),
    ...{ host: '127.0.0.1', port: 0, clock: systemClock, report: () => undefined },
  })
  onTestFinished(() => server.close())
  const headers = { 'content-type': 'application/json', origin: server.url }
  const post = async (path: string, body: unknown, token = '') => {
    const authorization = `Bearer ${token}`
    const own = { ...headers, ...(token !== '' && { authorization }) }
    return (await fetch(`${server.url}${path}`, { method: 'POST', headers: own, body: JSON.stringify(body) })).json()
  }
  const { token } = (await post('/login', { code: new URL(server.newLink()).hash.replace('#code=', '') })) as {
    token: string
  }
  const ask = (name: string, input: object) =>
    post(`/api/${name}`, input, token) as Promise<{ ok: boolean; value: Clip }>
  const key = await mediaKeyOf(token)
  const media = (name: string, of = key, range?: string) =>
    fetch(`${server.url}/media/${of}/${name}`, { headers: range === undefined ? {} : { range } })
  async function openTab(pageId: string): Promise<WebSocket> {
    const address = server.url.replace('http:', 'ws:')
    const socket = new WebSocket(`${address}/ws`, ['undertitle', `page.${pageId}`, token], { origin: server.url })
    await once(socket, 'open')
    return socket
  }
  return { folder, ask, media, openTab, videoId: ids.get(file) ?? '' }
}

test.skipIf(!hasMediaTools)(
  `a tab that is closed or loaded anew ends its ffmpeg and its names; another tab's stay${ifMediaTools}`,
  async () => {
    const { folder, ask, media, openTab, videoId } = await openPage('MPEG-2 and AC-3 in MKV', 60)
    await openTab('staying')
    const moment = { videoId, atMs: 1_000 }
    const stays = await ask('media.picture', { deskId: 'staying', ...moment })
    for (const round of [1, 2, 3]) {
      const page = `leaving-${round}`
      // The desk of a page, and a small one on it.
      const deskId = round === 1 ? page : `${page}.drawer`
      const tab = await openTab(page)
      const goes = await ask('media.picture', { deskId, ...moment })
      expect((await media(goes.value.name)).status).toBe(200)
      const clip = ask('media.clip', { deskId, ...moment, atMs: 20_000, lengthMs: 20_000, sound: null, plays: [] })
      await atWork(folder)
      tab.terminate()
      expect(await clip).toMatchObject({ ok: false, error: { code: 'cancelled' } })
      expect(children(folder)).toEqual([])
      expect((await media(goes.value.name)).status).toBe(404)
    }
    expect((await media(stays.value.name)).status).toBe(200)
  },
)

test.skipIf(!hasMediaTools)(`a clip comes in parts, for the key of the session alone${ifMediaTools}`, async () => {
  const { ask, media, videoId } = await openPage('H.264 and AAC in MP4', 10)
  const wish = { deskId: 'desk', videoId, atMs: 1_000, lengthMs: 4_000, sound: null, plays: [...plays] }
  const { name } = (await ask('media.clip', wish)).value
  const whole = Buffer.from(await (await media(name)).arrayBuffer())
  const part = await media(name, undefined, 'bytes=4-7')
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-7/${whole.length}`])
  expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(4, 8))
  expect((await media(name, undefined, `bytes=${whole.length}-`)).status).toBe(416)
  expect((await media(name, 'A'.repeat(43))).status).toBe(401)
  expect((await media('A'.repeat(43))).status).toBe(404)
})
