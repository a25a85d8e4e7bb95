import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { undo } from '../../../electron/sidecar/undo.ts'
import { sidecarParts } from '../../support/sidecarParts.ts'
import { treeLines } from '../../support/tempFolder.ts'

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
