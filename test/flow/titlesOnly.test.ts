/** "Titles only" at the wire: of a file's name nothing but title and number leaves, and what is found is the same. */
import { connect, createServer, type AddressInfo } from 'node:net'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openCommandWorld, type CommandWorld } from '../support/make/worlds/commandWorld.ts'
import { runHere } from '../support/programs/runHere.ts'
import { eventsOf } from '../support/programs/runCli.ts'

let world: CommandWorld
beforeAll(async () => {
  world = await openCommandWorld()
})
afterAll(() => world.close())

/** Passes everything on and keeps what the client sends: heads, paths and bodies as they are on the wire. */
async function listenIn(target: string) {
  const sent: Buffer[] = []
  const { hostname, port } = new URL(target)
  const server = createServer((client) => {
    const service = connect(Number(port), hostname)
    client.on('data', (chunk) => sent.push(chunk))
    client.pipe(service).pipe(client)
    for (const socket of [client, service])
      socket.on('error', () => [client, service].forEach((each) => each.destroy()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, sent: () => Buffer.concat(sent).toString('latin1') }
}

async function get(titlesOnly: boolean) {
  const wire = await listenIn(world.service.url)
  const home = world.newHome()
  await runHere(['config', 'set', 'search.titlesOnly', String(titlesOnly), '--home', home])
  const result = await runHere(
    ['get', world.library, '--home', home, '--service', wire.url, '--languages', 'en', '--json', '--yes-to', 'all'],
    { env: { UNDERTITLE_API_KEY: world.service.key } },
  )
  const written = eventsOf(result, 'written').map(({ video, release, tier }) => ({ video, release, tier }))
  for (const name of readdirSync(world.library)) if (name.endsWith('.srt')) rmSync(join(world.library, name))
  return { sent: wire.sent(), written: written.sort((a, b) => (String(a.video) < String(b.video) ? -1 : 1)) }
}

test('with it on no part of a file name but title, year and number is sent, and the same subtitles are chosen', async () => {
  const usual = await get(false)
  const titlesOnly = await get(true)
  expect(usual.sent).toContain('The.Amber.Field.2011.1080p.BluRay.x264-ORBIT.mkv')
  for (const told of ['1080p', 'BluRay', 'x264', 'h264', 'ORBIT', 'ORE', 'NONE', world.folder])
    expect(titlesOnly.sent).not.toContain(told)
  expect(titlesOnly.sent).toContain('The.Amber.Field.2011.mkv')
  expect(titlesOnly.sent).toContain('Copper.Road.S01E02.mkv')
  expect(titlesOnly.written).toEqual(usual.written)
  expect(titlesOnly.written.map(({ tier }) => tier)).toEqual([0, 0, expect.any(Number)])
})
