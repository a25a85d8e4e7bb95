/**
 * Downloads that a network spoiled (promise J6), through the real client, reader, cache and ledger: none is taken, none is
 * kept, and the subtitle is had as soon as an honest answer comes.
 */
import type { Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { toAppError } from '../../../shared/errors.ts'
import { openDatabase, type Database } from '../../../electron/database/database.ts'
import { createArchiveCache } from '../../../electron/download/cache/archiveCache.ts'
import { createDamagedArchives } from '../../../electron/download/cache/damagedArchives.ts'
import { createFetchArchive } from '../../../electron/download/fetchArchive.ts'
import { readArchive } from '../../../electron/download/archive/readArchive.ts'
import { createQuotaLedger } from '../../../electron/quota/quotaLedger.ts'
import { createServiceClient } from '../../../electron/serviceClient/client.ts'
import type { PackedFile } from '../../../electron/serviceClient/listing.ts'
import { realDisk } from '../../../electron/disk/disk.ts'
import { rawAnswer, startFaultPeer, type RawAnswer } from '../../support/peers/faultPeer.ts'
import { buildRar } from '../../support/make/archives/rarBuilder.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'
import { buildZip } from '../../support/make/archives/zipBuilder.ts'

const cue = (index: number) =>
  `${index}\n00:00:0${index % 10},000 --> 00:00:0${index % 10},900\nLine ${index * 7919}.\n`
const text = Array.from({ length: 60 }, (_, index) => cue(index + 1)).join('\n')
const bodies: Readonly<Record<string, Uint8Array>> = {
  zip: buildZip([
    { name: 'a.srt', text },
    { name: 'b.srt', text },
  ]),
  'stored zip': buildZip([
    { name: 'a.srt', text, method: 0 },
    { name: 'b.srt', text, method: 0 },
  ]),
  rar: buildRar([
    { name: 'a.srt', text },
    { name: 'b.srt', text },
  ]),
  gz: gzipSync(text),
}
const srt = Buffer.from(text)

type Framing = NonNullable<RawAnswer['framing']>

/** Sends a part of an answer, then ends the connection in order or by a reset. */
interface Spoiled {
  readonly bytes: Buffer
  readonly end: 'fin' | 'rst' | 'open'
}

interface World {
  /** Codes of what each of some tries came to; 'had' with the subtitle. */
  tries(count: number): Promise<readonly string[]>
  kept(): boolean
  readonly spent: () => number
  readonly asked: () => number
}

interface WorldParts {
  readonly honest: Uint8Array
  /** Null once the network is well. */
  readonly spoiled: (asked: number) => Spoiled | null
  readonly remembers?: boolean
  readonly files?: readonly PackedFile[]
  readonly nowMs?: () => number
  /** May be shared: each world is of a service of its own. */
  readonly db?: Database
}

async function openWorld({
  honest,
  spoiled,
  remembers = false,
  files,
  nowMs = () => 1_000,
  db = openDatabase(':memory:'),
}: WorldParts): Promise<World> {
  const peer = await startFaultPeer((socket, _request, index) => {
    answer(socket, spoiled(index) ?? { bytes: rawAnswer({ body: honest, headers: said(remembers) }), end: 'open' })
  })
  const client = createServiceClient({
    ...{ baseUrl: peer.url, downloadUrl: peer.url, apiKey: 'k' },
    clock: { nowMs: () => 0, wait: async () => undefined },
    chance: { random: () => 0 },
  })
  const ledger = createQuotaLedger(db, { nowMs: () => 1_000 })
  const service = peer.url
  let ids = 0
  const newId = () => String((ids += 1))
  const cache = createArchiveCache({
    db,
    folder: tempFolder(),
    service,
    disk: realDisk,
    clock: { nowMs },
    ids: { newId },
  })
  const fetchArchive = createFetchArchive({
    download: (subtitle, signal, callId) => client.download(subtitle, signal, callId),
    open: readArchive,
    damages: createDamagedArchives({ db, service, clock: { nowMs } }),
    ...{ cache, ledger, service },
  })
  const subtitle = { id: '7', path: null, ...(files ? { files } : {}) }
  const order = { subtitle, batchId: 'b', subject: 'v', reason: 'r' }
  const once = () =>
    fetchArchive(order, new AbortController().signal).then(
      ({ content }) => (content.members.every(({ bytes }) => srt.equals(bytes)) ? 'had' : 'TAKEN'),
      (thrown: unknown) => toAppError(thrown).code,
    )
  return {
    async tries(count) {
      const codes: string[] = []
      for (let index = 0; index < count; index += 1) codes.push(await once())
      return codes
    },
    kept: () => cache.has('7'),
    spent: () => ledger.spentIn('b').download,
    asked: () => peer.requests.length,
  }
}

const said = (remembers: boolean): Readonly<Record<string, string>> =>
  remembers ? { 'Idempotency-Replayed': 'false' } : {}

function answer(socket: Socket, { bytes, end }: Spoiled): void {
  if (end === 'open') socket.write(bytes)
  else if (end === 'fin') socket.end(bytes)
  else socket.write(bytes, () => setTimeout(() => socket.resetAndDestroy(), 2))
}

/** The head, and so much of the body. */
function cutAnswer(body: Uint8Array, framing: Framing, share: number): Buffer {
  const whole = rawAnswer({ body, framing })
  const head = whole.indexOf('\r\n\r\n') + 4
  return whole.subarray(0, head + Math.floor((whole.length - head) * share))
}

const shares = Array.from({ length: 20 }, (_, index) => index * 0.05)
const cuts = (['length', 'chunked', 'close'] as const).flatMap((framing) =>
  (['fin', 'rst'] as const).map((end) => ({ framing, end })),
)

test.each(Object.entries({ ...bodies, srt }).map(([name, body]) => ({ name, body })))(
  'a $name cut at each twentieth is taken in no way, and had afterwards',
  async ({ body }) => {
    const results: string[] = []
    const db = openDatabase(':memory:')
    for (const { framing, end } of cuts)
      for (const share of shares) {
        const bytes = cutAnswer(body, framing, share)
        const world = await openWorld({ db, honest: body, spoiled: (asked) => (asked === 0 ? { bytes, end } : null) })
        const codes = await world.tries(2)
        const isFine = ['archive.damaged', 'service.cutAnswer', 'service.badAnswer', 'had'].includes(codes[0] ?? '')
        // A reset before the head is a lost request, which is harmless to repeat at once.
        if (!isFine || codes[1] !== 'had' || !world.kept()) results.push(`${framing} ${end} ${share}: ${codes.join()}`)
      }
    expect(results).toEqual([])
  },
  120_000,
)

test.each(Object.entries(bodies).map(([name, body]) => ({ name, body })))(
  'a $name with a flipped byte or a tail of zeros is not taken, and had afterwards',
  async ({ name, body }) => {
    const flips = Array.from({ length: Math.min(body.length, 80) }, (_, index) => {
      const at = index < 40 ? index : body.length - 1 - (index - 40)
      const flipped = Buffer.from(body)
      flipped[at] = (flipped[at] ?? 0) ^ (1 << (index % 8))
      return flipped
    })
    const tails = shares.map((share) =>
      Buffer.concat([
        body.subarray(0, Math.floor(body.length * share)),
        Buffer.alloc(body.length - Math.floor(body.length * share)),
      ]),
    )
    const results: string[] = []
    const db = openDatabase(':memory:')
    for (const [index, spoiledBody] of [...flips, ...tails].entries()) {
      const bytes = rawAnswer({ body: spoiledBody })
      const spoiled = (asked: number) => (asked === 0 ? ({ bytes, end: 'open' } as const) : null)
      const world = await openWorld({ db, honest: body, spoiled })
      const codes = await world.tries(2)
      // A flip that changes no content, as in a date, may be taken: the subtitle is whole.
      if (codes.includes('TAKEN') || codes[1] !== 'had') results.push(`${name} ${index}: ${codes.join()}`)
    }
    expect(results).toEqual([])
  },
  120_000,
)

const flippedSrt = Buffer.from(srt)
flippedSrt[300] = 0x23
const listed: PackedFile = {
  ...{ fileId: null, name: 'a.srt', releaseName: 'a', season: null, episode: null, language: 'EN' },
  ...{ isHearingImpaired: null, sizeBytes: srt.length, md5: createHash('md5').update(srt).digest('hex') },
}

test('a bare subtitle that is not as listed is asked for again, and one with a hole is none', async () => {
  const holed = Buffer.from(srt)
  holed.fill(0, 500)
  for (const [body, files] of [
    [flippedSrt, [listed]],
    [holed, undefined],
  ] as const) {
    const bytes = rawAnswer({ body })
    const world = await openWorld({
      honest: srt,
      ...(files ? { files } : {}),
      spoiled: (asked) => (asked === 0 ? { bytes, end: 'open' } : null),
    })
    expect(await world.tries(2)).toEqual(['archive.damaged', 'had'])
  }
})

test.each([
  [true, ['had'], 3, 1],
  [false, ['archive.damaged', 'archive.damaged', 'had'], 3, 3],
] as const)(
  'where the service remembers calls: %s, it is asked again at once or in the next run',
  async (remembers, codes, asked, spent) => {
    const bytes = (index: number) =>
      rawAnswer({ body: bodies['zip']!.subarray(0, 200 + index), framing: 'close', headers: said(remembers) })
    const world = await openWorld({
      honest: bodies['zip']!,
      remembers,
      spoiled: (index) => (index < 2 ? { bytes: bytes(index), end: 'fin' } : null),
    })
    expect(await world.tries(codes.length)).toEqual(codes)
    expect([world.asked(), world.spent()]).toEqual([asked, spent])
  },
)

test('a network that never brings it whole is asked three times at the most, and the subtitle is not held to be bad', async () => {
  const bytes = rawAnswer({ body: bodies['zip']!.subarray(0, 300), framing: 'close', headers: said(true) })
  const world = await openWorld({
    honest: bodies['zip']!,
    remembers: true,
    spoiled: (index) => (index < 6 ? { bytes, end: 'fin' } : null),
  })
  expect(await world.tries(3)).toEqual(['archive.damaged', 'archive.damaged', 'had'])
  expect(world.asked()).toBe(7)
})

const hourMs = 3_600_000
const broken = bodies['zip']!.subarray(0, 300)

test.each([true, false])(
  'the same bytes again an hour later, whole both times, are the fault of the service (it remembers calls: %s)',
  async (remembers) => {
    let hours = 0
    const world = await openWorld({ honest: broken, remembers, spoiled: () => null, nowMs: () => hours * hourMs })
    const codes: string[] = []
    for (; hours < 4; hours += 1) codes.push(...(await world.tries(1)))
    expect(codes).toEqual(['archive.damaged', ...Array<string>(3).fill('archive.unreadable')])
    expect([world.asked(), world.kept()]).toEqual([remembers ? 4 : 2, false])
  },
)

test.each([true, false])(
  'a network that damages steadily, however often it is asked within the hour, is not the service (it remembers calls: %s)',
  async (remembers) => {
    const runs = 5
    const asked = runs * (remembers ? 3 : 1)
    const bytes = rawAnswer({ body: broken, headers: said(remembers) })
    let nowMs = 0
    const world = await openWorld({
      honest: bodies['zip']!,
      remembers,
      spoiled: (index) => (index < asked ? { bytes, end: 'open' } : null),
      nowMs: () => nowMs,
    })
    for (let run = 0; run < runs; run += 1, nowMs += hourMs / runs)
      expect(await world.tries(1)).toEqual(['archive.damaged'])
    expect(await world.tries(1)).toEqual(['had'])
  },
)
