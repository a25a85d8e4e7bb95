import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { realDisk } from '../../../../electron/disk/disk.ts'
import { undo } from '../../../../electron/sidecar/trash/undo.ts'
import { sidecarParts } from '../../../support/disks/sidecarParts.ts'
import { treeLines } from '../../../support/disks/tempFolder.ts'

test('undo of a batch takes its files away and keeps them in the trash', async () => {
  const { parts, publish, request, films, history, batchId, root } = sidecarParts()
  const before = treeLines(films)
  const written = await publish(request)
  expect(await undo(parts, { kind: 'batch', id: batchId })).toMatchObject([{ outcome: 'removed' }])
  expect(treeLines(films)).toEqual(before)
  expect(readFileSync(history.get(written.id)?.trashPath ?? root, 'utf8')).toBe('ours')
  expect(await undo(parts, { kind: 'batch', id: batchId })).toEqual([])
})

test('undo brings back what was replaced', async () => {
  const { parts, publish, request, path } = sidecarParts()
  const first = await publish(request)
  const second = await publish({
    ...request,
    batchId: parts.history.startBatch('again'),
    bytes: Buffer.from('new'),
    replaces: first,
  })
  expect(await undo(parts, { kind: 'batch', id: second.batchId })).toMatchObject([{ outcome: 'restored' }])
  expect(readFileSync(path, 'utf8')).toBe('ours')
  expect(parts.history.ownerOf(path)?.id).toBe(first.id)
})

test('undo since a time takes away what comes back and is of that time too; older versions stay', async () => {
  const { parts, publish, request, path } = sidecarParts()
  const first = await publish(request)
  const again = { ...request, batchId: parts.history.startBatch('timing') }
  const second = await publish({ ...again, bytes: Buffer.from('moved'), replaces: first })
  expect(await undo(parts, { kind: 'since', atMs: second.atMs })).toMatchObject([{ path, outcome: 'restored' }])
  expect(readFileSync(path, 'utf8')).toBe('ours')

  const restored = parts.history.ownerOf(path) ?? first
  await publish({ ...again, bytes: Buffer.from('moved'), replaces: restored })
  expect(await undo(parts, { kind: 'since', atMs: first.atMs })).toMatchObject([{ path, outcome: 'removed' }])
  expect(parts.history.ownerOf(path)).toBe(null)
})

test('a file the user edited is kept and said so', async () => {
  const { parts, publish, request, path, batchId } = sidecarParts()
  await publish(request)
  writeFileSync(path, 'edited')
  const [result] = await undo(parts, { kind: 'batch', id: batchId })
  expect(result).toMatchObject({ outcome: 'kept', message: expect.stringContaining('edited') as unknown })
  expect(readFileSync(path, 'utf8')).toBe('edited')
})

test('a file somebody removed already is simply noted', async () => {
  const { parts, publish, request, path, batchId } = sidecarParts()
  await publish(request)
  rmSync(path)
  expect(await undo(parts, { kind: 'batch', id: batchId })).toMatchObject([{ outcome: 'gone' }])
})

test('undo reaches a file, a video, and everything since a time', async () => {
  const { parts, publish, request, videoPath, path } = sidecarParts()
  await publish(request)
  expect(await undo(parts, { kind: 'file', path: videoPath })).toHaveLength(1)
  await publish(request)
  expect(await undo(parts, { kind: 'file', path })).toHaveLength(1)
  await publish(request)
  expect(await undo(parts, { kind: 'since', atMs: 2_000_000_000_000 })).toHaveLength(0)
  expect(await undo(parts, { kind: 'since', atMs: 0 })).toHaveLength(1)
})

test('a drive that is away is not taken for files that were removed', async () => {
  const { parts, publish, request, films, history } = sidecarParts()
  const { id } = await publish(request)
  renameSync(films, `${films}.away`)
  mkdirSync(films)
  expect(await undo(parts, { kind: 'all' })).toMatchObject([
    { outcome: 'failed', message: expect.stringContaining('connect it') as unknown },
  ])
  expect(history.get(id)?.state).toBe('written')
  rmSync(films, { recursive: true })
  renameSync(`${films}.away`, films)
  expect(await undo(parts, { kind: 'all' })).toMatchObject([{ outcome: 'removed' }])
})

test('of a folder that is away, the outermost that is missing is named, in the same sentence for every file in it', async () => {
  const { parts, publish, request, films } = sidecarParts()
  await publish({ ...request, path: join(films, 'Film.de.srt'), language: 'de' })
  await publish(request)
  renameSync(films, `${films}.away`)
  const told = (await undo(parts, { kind: 'all' })).map(({ code, message }) => [code, message])
  const sentence = `${films} is not there now. If it is on a drive, connect it, then undo again.`
  expect(told).toEqual(Array(2).fill(['file.missing', sentence]))
})

test('a save between looking and taking away is kept, and so is the one before it', async () => {
  const { parts, publish, request, path, root } = sidecarParts()
  const { id } = await publish(request)
  writeFileSync(path, 'first save')
  const look: typeof realDisk.stat = async (place) => {
    const there = await realDisk.stat(place)
    if (place === path && there === null) writeFileSync(path, 'second save')
    return there
  }
  expect(await undo({ ...parts, disk: { ...realDisk, stat: look } }, { kind: 'all' })).toMatchObject([
    { outcome: 'kept' },
  ])
  expect(readFileSync(path, 'utf8')).toBe('second save')
  expect(readFileSync(parts.history.get(id)?.trashPath ?? root, 'utf8')).toBe('first save')
})

test('a file that can neither be taken away nor put back stops no other', async () => {
  const { parts, publish, request, films } = sidecarParts()
  await publish({ ...request, path: join(films, 'Film.de.srt'), language: 'de' })
  await publish(request)
  const fail = () => Promise.reject(Object.assign(new Error('no'), { code: 'EIO' }))
  const take: typeof parts.trash.take = (aside, label) => (label === '2' ? fail() : parts.trash.take(aside, label))
  const disk = { ...realDisk, link: fail }
  const results = await undo({ ...parts, disk, trash: { ...parts.trash, take } }, { kind: 'all' })
  expect(results.map(({ outcome }) => outcome)).toEqual(['failed', 'removed'])
})

test('what could neither be taken away nor put back is found by the next undo, and nothing is taken for edited', async () => {
  const { parts, publish, request, films, path, history } = sidecarParts()
  const first = await publish(request)
  const again = { ...request, batchId: history.startBatch('again'), bytes: Buffer.from('new'), replaces: first }
  const second = await publish(again)
  const fail = () => Promise.reject(Object.assign(new Error('no'), { code: 'EIO' }))
  const full = { ...parts, trash: { ...parts.trash, take: fail } }
  expect(await undo(full, { kind: 'batch', id: second.batchId })).toMatchObject([{ outcome: 'failed' }])
  expect(await undo(full, { kind: 'batch', id: second.batchId })).toMatchObject([{ outcome: 'failed' }])
  expect(readFileSync(path, 'utf8')).toBe('ours')

  expect(await undo(parts, { kind: 'batch', id: second.batchId })).toMatchObject([{ path, outcome: 'restored' }])
  expect(readdirSync(films).toSorted()).toEqual(['Film.en.srt', 'Film.mkv'])
  expect(readFileSync(path, 'utf8')).toBe('ours')
  expect(history.ownerOf(path)?.id).toBe(first.id)
  const { state, asidePath, trashPath } = history.get(second.id) ?? second
  expect({ state, asidePath, text: readFileSync(trashPath ?? '', 'utf8') }).toEqual({
    state: 'undone',
    asidePath: null,
    text: 'new',
  })
})

test('what was left aside under a free name stands there again before the next undo takes it', async () => {
  const { parts, publish, request, films, path, history } = sidecarParts()
  const { id, batchId } = await publish(request)
  const fail = () => Promise.reject(Object.assign(new Error('no'), { code: 'EIO' }))
  const stuck = { ...parts, disk: { ...realDisk, link: fail }, trash: { ...parts.trash, take: fail } }
  expect(await undo(stuck, { kind: 'batch', id: batchId })).toMatchObject([{ outcome: 'failed' }])
  expect(history.get(id)?.asidePath).not.toBeNull()

  expect(await undo(parts, { kind: 'batch', id: batchId })).toMatchObject([{ path, outcome: 'removed' }])
  expect(readdirSync(films)).toEqual(['Film.mkv'])
  expect(readFileSync(history.get(id)?.trashPath ?? '', 'utf8')).toBe('ours')
})

test('a version that could not come back stays replaced: nobody has taken it back', async () => {
  const { parts, publish, request, path, history } = sidecarParts()
  const first = await publish(request)
  const again = { ...request, batchId: history.startBatch('again'), bytes: Buffer.from('new'), replaces: first }
  const { batchId } = await publish(again)
  const writeNew = () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOSPC' }))
  const results = await undo({ ...parts, disk: { ...realDisk, writeNew } }, { kind: 'batch', id: batchId })
  expect(results).toMatchObject([{ path, outcome: 'failed', code: 'disk.full' }])
  expect(readFileSync(path, 'utf8')).toBe('new')
  expect(history.get(first.id)?.state).toBe('replaced')
})
