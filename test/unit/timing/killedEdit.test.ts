/**
 * Promise F3(b) for what a person does on the desk: each kind of edit, of a file of the user's and of one of ours, killed at every step.
 * What stands on the disk is the version before or what was shown, whole, and every version that was is in the history.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../electron/database/database.ts'
import { sha256Of } from '../../../electron/disk/disk.ts'
import { createPublish } from '../../../electron/sidecar/publish/publish.ts'
import { undo } from '../../../electron/sidecar/trash/undo.ts'
import { editSubtitle } from '../../../electron/timing/editWork.ts'
import { saveEdited } from '../../../electron/timing/saveEdited.ts'
import { editedCues, type SubtitleEdit } from '../../../shared/subtitle/edit/editedCues.ts'
import { parseSubtitle } from '../../../shared/subtitle/parseSubtitle.ts'
import { faultyParts, type AllParts } from '../../support/disks/faultyParts.ts'
import { linklessDisk, quickDisk, restart, workWorld, type WorkWorld } from '../../support/disks/sidecarWorks.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'
import { srtOfCues } from '../../support/make/films/madeSpeech.ts'
import { videoAt } from '../../support/make/subjects.ts'

const cues = ['Who put out the light?', 'Nobody.', 'It went out by itself.'].map((text, at) => ({
  ...{ startMs: 10_000 + at * 4_000, endMs: 12_000 + at * 4_000, text },
}))
const before = srtOfCues(cues)
const halves = [
  { startMs: 18_000, endMs: 19_000, text: 'It went out' },
  { startMs: 19_000, endMs: 20_000, text: 'by itself.' },
]
const still = { speed: 1, offsetMs: 0, changes: [] }

const edits: Readonly<Record<string, SubtitleEdit>> = {
  nudge: { ...still, offsetMs: -400 },
  'another frame rate': { ...still, speed: 25 / 24 },
  'other words': { ...still, changes: [{ index: 1, cues: [{ ...cues[1]!, text: 'Nobody did.' }] }] },
  split: { ...still, changes: [{ index: 2, cues: halves }] },
  delete: { ...still, changes: [{ index: 0, cues: [] }] },
}

const disks = { 'a disk with links': quickDisk, 'a disk without links': linklessDisk }
const cases = Object.entries(edits).flatMap(([name, edit]) =>
  Object.entries(disks).map(([on, disk]) => [name, on, edit, disk] as const),
)
type OnDisk = (typeof cases)[number][3]

test.each(cases)(
  '%s of a file of the user’s on %s: it is theirs, or what was shown',
  async (_name, _on, edit, disk) => {
    await killedEverywhere(disk, { edits: [edit] })
  },
)

test.each(cases)('%s of one that was kept before on %s: no version is lost', async (_name, _on, edit, disk) => {
  await killedEverywhere(disk, { edits: [{ ...still, offsetMs: 1_000 }, edit] })
})

test.each(Object.entries(disks))('what is taken back on %s is there or not yet taken back', async (_on, disk) => {
  const [nudge, words] = [edits['nudge']!, edits['other words']!]
  await killedEverywhere(disk, { edits: [nudge], isTakenBack: true })
  await killedEverywhere(disk, { edits: [nudge, words], isTakenBack: true })
})

interface Deeds {
  /** Kept one after the other; the last one is killed. */
  readonly edits: readonly SubtitleEdit[]
  /** All of them are kept, and taking back the last one is killed. */
  readonly isTakenBack?: boolean
}

async function killedEverywhere(disk: OnDisk, deeds: Deeds): Promise<void> {
  const root = tempFolder()
  const db = openDatabase(':memory:')
  let killed = 0
  for (let killAt = 0; ; killAt += 1) {
    const world = await workWorld(root, disk, db)
    if (!(await killOnce(world, deeds, killAt))) break
    killed += 1
  }
  expect(killed).toBeGreaterThan(10)
  db.close()
}

/** @returns whether it was killed before its end */
async function killOnce(
  world: WorkWorld,
  { edits: all, isTakenBack = false }: Deeds,
  killAt: number,
): Promise<boolean> {
  const path = join(world.films, 'Film.de.srt')
  writeFileSync(path, before)
  const texts = all.reduce(
    (known: readonly string[], edit) => [...known, shownWith(known.at(-1) ?? '', edit)],
    [before],
  )
  for (const edit of isTakenBack ? all : all.slice(0, -1)) await keep(world.parts, path, edit)
  const faulty = faultyParts(world.parts, { killAt })
  const isKilled =
    (await faulty.outlive(isTakenBack ? takeBack(faulty.parts, path) : keep(faulty.parts, path, all.at(-1)!))) ===
    'killed'
  await restart(world.parts)
  expectWhole(world.parts, path, texts)
  return isKilled
}

/** What the desk draws, as the file says it. */
function shownWith(text: string, edit: SubtitleEdit): string {
  const shown = editedCues(parseSubtitle(Buffer.from(text), {}).cues, edit)
  return srtOfCues(shown.map(({ startMs, endMs, text: words }) => ({ startMs, endMs, text: words })))
}

async function keep(parts: AllParts, path: string, edit: SubtitleEdit): Promise<unknown> {
  const reader = {
    edit: async (bytes: Uint8Array, request: Parameters<typeof editSubtitle>[1]) => editSubtitle(bytes, request),
    prepare: async (bytes: Uint8Array) => ({ fingerprint: sha256Of(bytes), encoding: 'utf-8' }) as never,
  }
  const video = videoAt(path.replace('.de.srt', '.mkv'))
  const sidecar = { path, language: 'de', isForced: false, isHearingImpaired: false, extension: 'srt' }
  const sha256 = sha256Of(readFileSync(path))
  const order = {
    batchId: parts.history.startBatch('desk'),
    video,
    sidecar,
    sha256,
    edit,
    adopts: true,
    isOverNewer: false,
  }
  const tools = { ...parts, reader: reader as never, publish: createPublish(parts) }
  return saveEdited(tools, { ...order, signal: new AbortController().signal })
}

async function takeBack(parts: AllParts, path: string): Promise<unknown> {
  return undo(parts, { kind: 'batch', id: parts.history.ownerOf(path)?.batchId ?? '' })
}

/** @param texts that of the user, then what was shown each time it was kept */
function expectWhole({ history }: AllParts, path: string, texts: readonly string[]): void {
  const stands = readFileSync(path, 'utf8')
  const at = texts.findIndex((text) => said(text) === said(stands))
  expect(at).toBeGreaterThanOrEqual(Math.max(0, texts.length - 2))
  expect(history.ownerOf(path)?.sha256 ?? sha256Of(Buffer.from(before))).toBe(sha256Of(Buffer.from(stands)))
  const rows = history
    .list({ kind: 'file', path }, ['written', 'replaced', 'undone'])
    .filter((row) => row.path === path)
  const kept = rows.flatMap(({ trashPath }) => (trashPath === null ? [] : [said(readFileSync(trashPath, 'utf8'))]))
  for (const earlier of texts.slice(0, at)) expect(kept).toContain(said(earlier))
}

/** Times and words, however the numbers and ends of lines are written. */
function said(text: string): string {
  const { cues: all } = parseSubtitle(Buffer.from(text), {})
  return JSON.stringify(all.map(({ startMs, endMs, text: words }) => [startMs, endMs, words]))
}
