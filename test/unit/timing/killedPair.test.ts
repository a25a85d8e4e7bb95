/**
 * Promise F3(b) and (c) for two languages in one file: made, made again from a source that has changed, and taken back, killed at every
 * step. It is whole or not there, its two sources are as they were, and the next run makes what is missing, once.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../electron/database/database.ts'
import { sha256Of } from '../../../electron/disk/disk.ts'
import { createPublish } from '../../../electron/sidecar/publish/publish.ts'
import { undo } from '../../../electron/sidecar/trash/undo.ts'
import { createPairKeeper, type PairReader } from '../../../electron/timing/pair/pairKeeper.ts'
import { pairTexts } from '../../../electron/timing/pair/pairWork.ts'
import { faultyParts, type AllParts } from '../../support/disks/faultyParts.ts'
import { linklessDisk, quickDisk, restart, workWorld, type WorkWorld } from '../../support/disks/sidecarWorks.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'
import { srtOfCues } from '../../support/make/films/madeSpeech.ts'
import { plainNames } from '../../support/make/nameRules.ts'
import { videoAt } from '../../support/make/subjects.ts'

const spoken = (...lines: readonly string[]) =>
  srtOfCues(lines.map((text, at) => ({ startMs: 10_000 + at * 4_000, endMs: 12_000 + at * 4_000, text })))
const german = spoken('Wer hat das Licht gelöscht?', 'Niemand.')
const [spanish, otherSpanish] = [spoken('¿Quién apagó la luz?', 'Nadie.'), spoken('¿Quién la apagó?', 'Nadie.')]
const [pair, pairOfOther] = [spanish, otherSpanish].map(pairOf)

function pairOf(second: string): string {
  const source = (text: string, language: string) => ({ bytes: Buffer.from(text), language, fileName: 'Film.srt' })
  return pairTexts({ first: source(german, 'de'), second: source(second, 'es'), fps: null, format: 'keep' }).text
}

interface Deed {
  /** Brings a fresh folder to where the work begins. */
  readonly before: (beside: Beside) => Promise<unknown>
  readonly work: (beside: Beside) => Promise<unknown>
  /** What may stand there after a kill, the earlier one first; null where nothing does. */
  readonly texts: readonly [string | null | undefined, string | null | undefined]
  /** What the next run makes of it. */
  readonly then: string | undefined
}

const deeds: Readonly<Record<string, Deed>> = {
  made: { before: async () => undefined, work: keep, texts: [null, pair], then: pair },
  'made again from a source that has changed': {
    async before(beside) {
      await keep(beside)
      writeFileSync(beside.spanish, otherSpanish)
    },
    work: keep,
    texts: [pair, pairOfOther],
    then: pairOfOther,
  },
  'taken back': { before: keep, work: takeBack, texts: [pair, null], then: pair },
}
const disks = { 'a disk with links': quickDisk, 'a disk without links': linklessDisk }
const cases = Object.entries(deeds).flatMap(([name, deed]) =>
  Object.entries(disks).map(([on, disk]) => [name, on, deed, disk] as const),
)

test.each(cases)('%s on %s, killed at every moment: whole or not there', async (_name, _on, deed, disk) => {
  const root = tempFolder()
  const db = openDatabase(':memory:')
  let killed = 0
  for (let killAt = 0; ; killAt += 1) {
    if (!(await killOnce(await workWorld(root, disk, db), deed, killAt))) break
    killed += 1
  }
  expect(killed).toBeGreaterThan(10)
  db.close()
})

/** What stands beside the film. */
interface Beside {
  readonly films: string
  readonly path: string
  readonly spanish: string
  readonly parts: AllParts
}

/** @returns whether it was killed before its end */
async function killOnce({ films, parts }: WorkWorld, deed: Deed, killAt: number): Promise<boolean> {
  const beside = { films, parts, path: join(films, 'Film.ger.srt'), spanish: join(films, 'Film.es.srt') }
  writeFileSync(join(films, 'Film.de.srt'), german)
  writeFileSync(beside.spanish, spanish)
  await deed.before(beside)
  const sources = sourcesIn(films)
  const faulty = faultyParts(parts, { killAt })
  const end = await faulty.outlive(deed.work({ ...beside, parts: faulty.parts }))
  // Killed once more while it recovers.
  const again = faultyParts(parts, { killAt: (killAt * 7) % 12 })
  await again.outlive(restart(again.parts))
  await restart(parts)
  expect(deed.texts).toContain(textAt(beside.path))
  expect(sourcesIn(films)).toEqual(sources)
  const names = ['Film.de.srt', 'Film.en.srt', 'Film.es.srt', 'Film.mkv']
  expect(readdirSync(films).filter((name) => name !== 'Film.ger.srt')).toEqual(names)
  expectEachVersion(beside, deed.texts[0] ?? null)

  await keep(beside)
  expect(textAt(beside.path)).toBe(deed.then)
  expect(await keep(beside)).toMatchObject({ kind: 'current' })
  return end === 'killed'
}

const textAt = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : null)
const sourcesIn = (films: string) => ['de', 'es'].map((language) => textAt(join(films, `Film.${language}.srt`)))

/** What the history says is written stands there, and what was there before it is in the trash. */
function expectEachVersion({ path, parts: { history } }: Beside, earlier: string | null): void {
  const stands = textAt(path)
  expect(history.ownerOf(path)?.sha256 ?? null).toBe(stands === null ? null : sha256Of(Buffer.from(stands)))
  const rows = history.list({ kind: 'file', path }, ['replaced', 'undone']).filter((row) => row.path === path)
  const inTrash = rows.map(({ trashPath }) => readFileSync(trashPath ?? '', 'utf8'))
  expect(inTrash).toEqual(stands === earlier || earlier === null ? [] : [earlier])
}

function keep({ films, parts, spanish: other }: Beside) {
  const paths = { de: join(films, 'Film.de.srt'), es: other }
  const sidecars = Object.entries(paths).map(([language, path]) => ({
    ...{ path, language, isForced: false, isHearingImpaired: false, extension: 'srt' },
  }))
  const reader: Pick<PairReader, 'pair' | 'prepare'> = {
    pair: async (request) => pairTexts(request),
    prepare: async (bytes) => ({ fingerprint: sha256Of(bytes) }) as never,
  }
  const keeper = createPairKeeper({ ...parts, reader: reader as PairReader, publish: createPublish(parts) })
  return keeper.keep({
    video: videoAt(join(films, 'Film.mkv'), { sidecars }),
    pair: { first: 'de', second: 'es' },
    names: plainNames,
    runId: () => parts.history.startBatch('pair'),
    signal: new AbortController().signal,
  })
}

async function takeBack({ path, parts }: Beside): Promise<unknown> {
  return undo(parts, { kind: 'batch', id: parts.history.ownerOf(path)?.batchId ?? '' })
}
