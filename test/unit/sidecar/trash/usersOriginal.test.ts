/** Promise F1: whatever is done in whatever order, and killed anywhere, the user's own subtitle is on the disk. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../../electron/database/database.ts'
import { adoptUsersFile } from '../../../../electron/sidecar/history/adoptUsersFile.ts'
import type { Written } from '../../../../electron/sidecar/history/history.ts'
import { createPublish } from '../../../../electron/sidecar/publish/publish.ts'
import { bringBackUndone } from '../../../../electron/sidecar/trash/bringBackUndone.ts'
import { createTrashCan } from '../../../../electron/sidecar/trash/trashCan.ts'
import { undo } from '../../../../electron/sidecar/trash/undo.ts'
import { restoreVersion } from '../../../../electron/views/history/restoreVersion.ts'
import { faultyParts, type AllParts } from '../../../support/disks/faultyParts.ts'
import { someDetails } from '../../../support/disks/sidecarParts.ts'
import { quickDisk, restart, workWorld } from '../../../support/disks/sidecarWorks.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'

const theirs = 'the text of the user'
const states = ['written', 'undone', 'replaced'] as const

type World = Awaited<ReturnType<typeof withTheirs>>

async function withTheirs(root = tempFolder(), db = openDatabase(':memory:')) {
  const world = await workWorld(root, quickDisk, db)
  const path = join(world.films, 'Film.de.srt')
  writeFileSync(path, theirs)
  return { ...world, path, videoPath: join(world.films, 'Film.mkv') }
}

/** The versions of the user's file, the newest first. */
function versionsOf({ path, parts }: World): readonly Written[] {
  return parts.history.list({ kind: 'file', path }, states)
}

async function adopt({ path, videoPath, parts: sound }: World, { history }: AllParts): Promise<void> {
  if (sound.history.ownerOf(path) || !existsSync(path)) return
  const batchId = sound.history.startBatch('adopt')
  const file = { batchId, videoPath, path, bytes: readFileSync(path), language: 'de', fingerprint: 'f' }
  await adoptUsersFile(history, { ...file, encoding: 'utf-8' })
}

let edits = 0

async function edit({ path, videoPath, parts: sound }: World, parts: AllParts): Promise<void> {
  const replaces = sound.history.ownerOf(path)
  if (!replaces) return
  const bytes = Buffer.from(`edited ${String(++edits)}`)
  const about = { videoPath, path, bytes, language: 'de', subject: 'film', fingerprint: 'f', details: someDetails }
  await createPublish(parts)({ ...about, batchId: sound.history.startBatch('edit'), replaces })
}

const nothing = () => undefined

function restoreIts(parts: AllParts, wanted: Written): Promise<unknown> {
  return restoreVersion(
    {
      history: parts.history,
      trashCan: createTrashCan(parts),
      undoRuns: { undo: (scope) => undo(parts, scope) },
      library: { recordWritten: nothing, recordRemoved: nothing },
      topics: { changed: nothing },
    },
    wanted,
  )
}

/** Which version is meant, 0 the newest. */
type Act = (world: World, parts: AllParts, at: number) => Promise<unknown>

const versionAt = (world: World, at: number): Written | undefined => versionsOf(world)[at % versionsOf(world).length]

const acts: Readonly<Record<string, Act>> = {
  adopt,
  edit,
  'restore version': async (world, parts, at) => {
    const wanted = versionAt(world, at)
    return wanted && restoreIts(parts, wanted)
  },
  'undo a file': async (world, parts, at) => undo(parts, { kind: 'row', id: versionAt(world, at)?.id ?? 0 }),
  'undo a run': async (world, parts, at) => undo(parts, { kind: 'batch', id: versionAt(world, at)?.batchId ?? '' }),
  'undo all': async (_, parts) => undo(parts, { kind: 'since', atMs: 0 }),
  'take all': async (world, parts) => undo(parts, { kind: 'rows', ids: versionsOf(world).map(({ id }) => id) }),
  'bring back': async (world, parts, at) => bringBackUndone(parts, [versionAt(world, at)?.id ?? 0]),
  'empty the trash': async (_, parts) => createTrashCan(parts).empty(),
}

/** Beside the video, or in the trash under a row that can bring it back. */
function isThere(world: World): boolean {
  const { parts, films } = world
  const inTrash = versionsOf(world).flatMap(({ trashPath }) => trashPath ?? [])
  const beside = readdirSync(films).map((name) => join(films, name))
  expect(parts.history.unsettled()).toEqual([])
  return [...inTrash, ...beside].some((path) => existsSync(path) && readFileSync(path, 'utf8') === theirs)
}

const steps = fc.array(
  fc.record({
    name: fc.constantFrom('adopt', 'edit', ...Object.keys(acts)),
    at: fc.nat(5),
    killAt: fc.option(fc.nat(30), { nil: Infinity, freq: 3 }),
  }),
  { minLength: 3, maxLength: 14 },
)

test('in any order of acts, killed anywhere, their text is there and something stands beside the video', async () => {
  const [root, db] = [tempFolder(), openDatabase(':memory:')]
  onTestFinished(() => db.close())
  await fc.assert(
    fc.asyncProperty(steps, async (orders) => {
      const world = await withTheirs(root, db)
      for (const { name, at, killAt } of orders) {
        const faulty = faultyParts(world.parts, { killAt })
        await faulty.outlive(acts[name]!(world, faulty.parts, at))
        if (faulty.struck()) await restart(world.parts)
        expect(isThere(world), name).toBe(true)
        expect(existsSync(world.path), `${name} leaves nothing beside the video`).toBe(true)
      }
    }),
    { numRuns: 150 },
  )
})

async function edited() {
  const world = await withTheirs()
  await adopt(world, world.parts)
  await edit(world, world.parts)
  const [ours, original] = versionsOf(world)
  return { ...world, ours: ours!, original: original!, can: createTrashCan(world.parts) }
}

test('emptying the trash deletes ours for good, and leaves what is the users, which undo puts back', async () => {
  const { parts, path, ours, original, can, ...world } = await edited()
  await edit({ ...world, parts, path }, parts)
  expect(await can.empty()).toEqual({ files: 1, kept: 1 })
  expect(parts.history.get(ours.id)?.trashPath).toBeNull()
  expect(parts.history.get(original.id)?.trashPath).not.toBeNull()
  const [newest] = versionsOf({ ...world, parts, path })
  // Our version between the two is gone for good: an undo goes on to theirs, never to nothing.
  expect(await undo(parts, { kind: 'row', id: newest!.id })).toMatchObject([{ outcome: 'restored' }])
  expect(readFileSync(path, 'utf8')).toBe(theirs)
  expect(parts.history.ownerOf(path)).toBeNull()
})

test('their text can be chosen among the versions, over one of ours', async () => {
  const { parts, path, original } = await edited()
  await restoreIts(parts, original)
  expect(readFileSync(path, 'utf8')).toBe(theirs)
  expect(parts.history.ownerOf(path)).toBeNull()
})

test.each(['its row', 'its file'])('where theirs was lost with %s, undo says so and ours stays', async (lost) => {
  const { parts, path, ours, original } = await edited()
  rmSync(original.trashPath ?? '')
  if (lost === 'its row') parts.history.advance(original.id, { trashPath: null })
  const before = readFileSync(path, 'utf8')
  for (const scope of [
    { kind: 'row', id: ours.id },
    { kind: 'batch', id: ours.batchId },
    { kind: 'batch', id: original.batchId },
    { kind: 'rows', ids: [ours.id] },
  ] as const)
    expect(await undo(parts, scope)).toMatchObject([
      { outcome: 'failed', code: 'file.missing', message: expect.stringContaining('no longer in the trash') as string },
    ])
  expect(readFileSync(path, 'utf8')).toBe(before)
  expect(parts.history.ownerOf(path)?.id).toBe(ours.id)
  expect(parts.history.unsettled()).toEqual([])
})
