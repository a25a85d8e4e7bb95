/** Whatever a run wrote can be undone: also where later runs have made other versions of it, once or often, of whatever stood there before. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { adoptUsersFile } from '../../../../electron/sidecar/history/adoptUsersFile.ts'
import { bringBackUndone } from '../../../../electron/sidecar/trash/bringBackUndone.ts'
import { createTrashCan } from '../../../../electron/sidecar/trash/trashCan.ts'
import { undo } from '../../../../electron/sidecar/trash/undo.ts'
import { sidecarParts } from '../../../support/disks/sidecarParts.ts'
import { createRandom } from '../../../support/make/worlds/makeWorld.ts'

type Scene = ReturnType<typeof sidecarParts>

const text = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : null)

async function rewrite({ publish, request, history }: Scene, { words, batchId }: { words: string; batchId: string }) {
  const owner = history.ownerOf(request.path)
  return publish({ ...request, batchId, bytes: Buffer.from(words), ...(owner ? { replaces: owner } : {}) })
}

async function adopt({ request, history }: Scene, batchId: string) {
  const { path, videoPath } = request
  writeFileSync(path, 'theirs')
  const about = { language: 'en', fingerprint: 'f', encoding: 'utf-8' }
  return adoptUsersFile(history, { batchId, videoPath, path, bytes: readFileSync(path), ...about })
}

test('a run is undone with what later runs made of its file, and that comes back exactly', async () => {
  const scene = sidecarParts()
  const { parts, history, path, batchId } = scene
  const first = await rewrite(scene, { words: 'found', batchId })
  await rewrite(scene, { words: 'cleaned', batchId: history.startBatch('clean') })
  const last = await rewrite(scene, { words: 'moved', batchId: history.startBatch('timing') })
  const followed: string[] = []
  const results = await undo(parts, { kind: 'batch', id: batchId }, { onFile: ({ outcome }) => followed.push(outcome) })
  expect(results).toMatchObject([{ path, outcome: 'removed', rowId: last.id }])
  expect(followed).toEqual(['removed'])
  expect(text(path)).toBe(null)
  expect([history.stands(first.id), history.get(first.id)?.state]).toEqual([false, 'undone'])
  expect(await undo(parts, { kind: 'batch', id: batchId })).toEqual([])

  expect(await bringBackUndone(parts, [last.id])).toMatchObject([{ code: null }])
  expect(text(path)).toBe('moved')
  expect([history.stands(first.id), history.get(first.id)?.state]).toEqual([true, 'replaced'])
  expect(await undo(parts, { kind: 'batch', id: batchId })).toMatchObject([{ outcome: 'removed' }])
})

test('what stood there before the run stands there again, and makes way once more', async () => {
  const scene = sidecarParts()
  const { parts, history, path } = scene
  await rewrite(scene, { words: 'before', batchId: scene.batchId })
  const better = history.startBatch('better')
  await rewrite(scene, { words: 'better', batchId: better })
  const last = await rewrite(scene, { words: 'cleaned', batchId: history.startBatch('clean') })
  expect(await undo(parts, { kind: 'batch', id: better })).toMatchObject([{ outcome: 'restored' }])
  expect(text(path)).toBe('before')
  expect(await bringBackUndone(parts, [last.id])).toMatchObject([{ code: null }])
  expect(text(path)).toBe('cleaned')
  expect(await undo(parts, { kind: 'batch', id: scene.batchId })).toMatchObject([{ outcome: 'removed' }])
  expect(text(path)).toBe(null)
})

test("a file of the user's that runs have worked on is theirs again, as it was", async () => {
  const scene = sidecarParts()
  const { parts, history, path, batchId } = scene
  await adopt(scene, batchId)
  await rewrite(scene, { words: 'mended', batchId })
  const last = await rewrite(scene, { words: 'moved', batchId: history.startBatch('timing') })
  expect(await undo(parts, { kind: 'batch', id: batchId })).toMatchObject([{ outcome: 'restored' }])
  expect([text(path), history.ownerOf(path)]).toEqual(['theirs', null])
  expect(await bringBackUndone(parts, [last.id])).toMatchObject([{ code: null }])
  expect([text(path), history.ownerOf(path)?.id]).toEqual(['moved', last.id])
})

test('an emptied trash is no obstacle, and what the user edited since is kept', async () => {
  const scene = sidecarParts()
  const { parts, history, path, batchId } = scene
  await rewrite(scene, { words: 'found', batchId })
  await rewrite(scene, { words: 'cleaned', batchId: history.startBatch('clean') })
  await createTrashCan(parts).empty()
  writeFileSync(path, 'edited')
  expect(await undo(parts, { kind: 'batch', id: batchId })).toMatchObject([{ outcome: 'kept', code: 'file.changed' }])
  expect(text(path)).toBe('edited')
  writeFileSync(path, 'cleaned')
  expect(await undo(parts, { kind: 'batch', id: batchId })).toMatchObject([{ outcome: 'removed' }])
  expect(text(path)).toBe(null)
})

interface Version {
  readonly words: string
  readonly batchId: string
  readonly isUsers: boolean
  isLost: boolean
}

/** What stands there, over all that it came in the place of. The disk must agree at every step. */
async function playLife(scene: Scene, pick: (length: number) => number) {
  const { parts, history, path } = scene
  const batches = ['a', 'b', 'c'].map((command) => history.startBatch(command))
  const batch = () => batches[pick(batches.length)]!
  const versions: Version[] = []
  const write = async (batchId: string, words: string) => {
    await rewrite(scene, { words, batchId })
    versions.push({ words, batchId, isUsers: false, isLost: false })
  }
  if (pick(2) === 0) {
    const batchId = batch()
    await adopt(scene, batchId)
    versions.push({ words: 'theirs', batchId, isUsers: true, isLost: false })
  }
  await write(batch(), 'first')
  for (let step = 0; step < 6; step += 1) {
    const kind = pick(5)
    if (kind === 0) {
      await createTrashCan(parts).empty()
      for (const version of versions.slice(0, -1)) version.isLost = !version.isUsers
    } else if (kind === 1 && versions.length > 1 && backOf(versions, versions.length - 1)?.isUsers !== true) {
      await undo(parts, { kind: 'row', id: history.ownerOf(path)!.id })
      versions.pop()
      if (versions.at(-1)?.isLost) versions.length = 0
    } else if (versions.length > 0 || text(path) === null) await write(batch(), `words ${step}`)
    expect(text(path)).toBe(versions.at(-1)?.words ?? null)
  }
  return { versions, batches }
}

/** What stands there once this one and all above it are gone. What is the user's is never deleted for good. */
function backOf(versions: readonly Version[], at: number): Version | undefined {
  const before = versions[at - 1]
  return before?.isLost ? versions.find(({ isUsers }) => isUsers) : before
}

/** null: nothing; undefined: the run has no part in what stands there. */
function leftBy(versions: readonly Version[], batchId: string): string | null | undefined {
  const own = versions.findIndex((version) => version.batchId === batchId)
  if (own === -1) return undefined
  return (versions[own]?.isUsers ? versions[own] : backOf(versions, own))?.words ?? null
}

test('after any life of a file every run of it is undone at one stroke, and brought back to the last word', async () => {
  const pick = createRandom(11)
  const seen = new Set<string>()
  for (let round = 0; round < 60; round += 1) {
    const scene = sidecarParts()
    const { versions, batches } = await playLife(scene, pick)
    const before = text(scene.path)
    for (const batchId of batches) {
      const left = leftBy(versions, batchId)
      const results = await undo(scene.parts, { kind: 'batch', id: batchId })
      expect(results).toHaveLength(left === undefined ? 0 : 1)
      if (left === undefined) continue
      expect(results[0]?.outcome).toBe(left === null ? 'removed' : 'restored')
      expect(text(scene.path)).toBe(left)
      seen.add(`${results[0]?.outcome} ${versions.filter((version) => version.batchId === batchId).length}`)
      expect(await bringBackUndone(scene.parts, [results[0]!.rowId])).toMatchObject([{ code: null }])
      expect(text(scene.path)).toBe(before)
      expect(scene.parts.history.unsettled()).toEqual([])
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining(['removed 1', 'restored 1', 'removed 2', 'restored 2']))
})
