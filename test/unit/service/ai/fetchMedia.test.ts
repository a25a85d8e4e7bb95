/** Where media may come from: names that answer otherwise each time, redirects, ports, and addresses in strange forms. */
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { fetchMedia, type FetchMediaOptions } from '../../../../service/ai/speech/fetchMedia.ts'
import type { Resolve } from '../../../../service/network/checkedLookup.ts'
import { addressesIn, blockOf, closedBlocks, numberOfIpv4 } from '../../../support/hostile/addressBlocks.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'

/** A server of this machine that counts who came; `to` is where it redirects. */
async function startServer(to?: string) {
  const hosts: (string | undefined)[] = []
  const server = createServer((request, response) => {
    hosts.push(request.headers.host)
    if (to === undefined) response.end('sound')
    else response.writeHead(302, { location: to }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, hosts }
}

/** Names one after the other: what is looked up next answers the next list. */
function answering(...answers: readonly (readonly string[])[]) {
  const asked: string[] = []
  const resolve: Resolve = (host, _options, done) => {
    const addresses = answers[Math.min(asked.length, answers.length - 1)] ?? []
    asked.push(host)
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }
  return { asked, resolve }
}

async function fetchFor(url: string, options: Partial<FetchMediaOptions> = {}): Promise<string> {
  const path = join(tempFolder(), 'media')
  await fetchMedia(url, { path, mayBeLocal: false, signal: AbortSignal.timeout(10_000), ...options })
  return readFileSync(path, 'utf8')
}

const refused = { code: 'media_unusable', message: expect.stringContaining('open internet') as string }
/** As if this machine's own server were one of the open internet. */
const mayReach = (address: string) => address === '127.0.0.1'

test('a name is looked up once, and the connection goes to the address that was checked', async () => {
  const { port, hosts } = await startServer()
  const { asked, resolve } = answering(['127.0.0.1'], ['127.0.0.66'])
  expect(await fetchFor(`http://films.example:${port}/a`, { resolve, mayReach })).toBe('sound')
  expect([asked, hosts]).toEqual([['films.example'], [`films.example:${port}`]])
})

test('a name that turns to a closed address the second time is refused then, also where a connection is kept open', async () => {
  const { port, hosts } = await startServer()
  const { resolve } = answering(['127.0.0.1'], ['127.0.0.1', '10.0.0.1'])
  const url = `http://films.example:${port}/a`
  expect(await fetchFor(url, { resolve, mayReach })).toBe('sound')
  expect(await fetchFor(url, { resolve, mayReach })).toBe('sound')
  await expect(fetchFor(url, { resolve })).rejects.toMatchObject(refused)
  expect(hosts).toHaveLength(2)
})

test('a name with a closed and an open address is reached at the open one only', async () => {
  const { port, hosts } = await startServer()
  const { resolve } = answering(['::1', '10.0.0.1', '127.0.0.1', '169.254.169.254'])
  expect(await fetchFor(`http://films.example:${port}/a`, { resolve, mayReach })).toBe('sound')
  expect(hosts).toHaveLength(1)
})

test('each redirect is checked like the first address', async () => {
  const secret = await startServer()
  for (const to of [`http://127.0.0.1:${secret.port}/`, `http://inner.example:${secret.port}/`]) {
    const first = await startServer(to)
    // The redirect's own address is closed: only the first server is let through.
    const { asked, resolve } = answering(['127.0.0.1'], ['192.168.0.1'])
    const opened: string[] = []
    const onlyFirst = (address: string) => opened.push(address) === 1
    await expect(
      fetchFor(`http://films.example:${first.port}/`, { resolve, mayReach: onlyFirst }),
    ).rejects.toMatchObject(refused)
    expect([first.hosts.length, asked[0]]).toEqual([1, 'films.example'])
  }
  expect(secret.hosts).toEqual([])
})

test.each([
  'file:///etc/passwd',
  'ftp://films.example/a',
  'gopher://films.example/',
  'data:,x',
  'http://[',
  'http://a:99999/',
])('a redirect to %s is not followed', async (to) => {
  const { port } = await startServer(to)
  await expect(fetchFor(`http://127.0.0.1:${port}/`, { mayBeLocal: true })).rejects.toMatchObject({
    code: 'media_unusable',
  })
})

test.each([21, 22, 25, 110, 139, 445, 1023])('port %i is not spoken to, whoever asks', async (port) => {
  for (const mayBeLocal of [true, false]) {
    await expect(fetchFor(`http://127.0.0.1:${port}/`, { mayBeLocal, mayReach })).rejects.toThrow('port')
  }
})

test('no closed address is reached, by name or as it stands, in none of its forms', async () => {
  const ipv4 = fc.oneof(
    ...closedBlocks.filter((block) => !block.includes(':')).map((block) => addressesIn(blockOf(block))),
  )
  const ipv6 = fc.oneof(
    ...closedBlocks.filter((block) => block.includes(':')).map((block) => addressesIn(blockOf(block))),
  )
  const asked = fc.oneof(
    ipv4.chain((address) => fc.constantFrom(...formsOf(address))),
    ipv6.map((address) => `[${address}]`),
  )
  await fc.assert(
    fc.asyncProperty(asked, fc.oneof(ipv4, ipv6), async (host, address) => {
      await expect(fetchFor(`http://${host}/`)).rejects.toMatchObject(refused)
      await expect(fetchFor('https://films.example/', answering([address]))).rejects.toMatchObject(refused)
    }),
    { numRuns: 200 },
  )
})

/** The ways in which the parts of an IPv4 address are written in an address of the web. */
function formsOf(address: string): readonly string[] {
  const number = numberOfIpv4(address)
  const parts = address.split('.').map(Number)
  const last = number & 0xffffffn
  return [
    address,
    `${address}.`,
    String(number),
    `0x${number.toString(16)}`,
    `0${number.toString(8)}`,
    parts.map((part) => `0x${part.toString(16)}`).join('.'),
    parts.map((part) => `0${part.toString(8)}`).join('.'),
    `${parts[0]}.${last}`,
    parts
      .map((part) => String(part).replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))))
      .join('。'),
  ]
}

test('a zone of an address is no address of the web', async () => {
  await expect(fetchFor('http://[fe80::1%25eth0]/')).rejects.toMatchObject({ code: 'media_unusable' })
})

const fullDisk = '/dev/full'
const hasFullDisk = existsSync(fullDisk)

test.skipIf(!hasFullDisk)(
  `a disk without room is not taken for a fault of the address${hasFullDisk ? '' : ` (skipped: no ${fullDisk} here)`}`,
  async () => {
    const { port } = await startServer()
    const fetching = fetchFor(`http://127.0.0.1:${port}/a`, { mayBeLocal: true, path: fullDisk })
    await expect(fetching).rejects.toMatchObject({ code: 'storage_unavailable' })
  },
)
