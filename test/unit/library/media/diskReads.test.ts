import { expect, test } from 'vitest'
import { createDirectReads, pooledReads } from '../../../../electron/library/media/diskReads.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Reads whose every question seems to take `tookMs`, and how many times the clock was asked. */
function readsTaking(tookMs: number) {
  let nowMs = 0
  let questions = 0
  const reads = createDirectReads(() => {
    questions += 1
    nowMs += questions % 2 === 0 ? tookMs : 0
    return nowMs
  })
  return { reads, direct: () => questions / 2 }
}

test('both ways tell the same of folders, files and what is not there', async () => {
  const folder = tempFolder()
  writeFileSync(join(folder, 'Film.mkv'), 'text')
  for (const reads of [pooledReads, createDirectReads()]) {
    expect((await reads.list(folder)).map((entry) => [entry.name, entry.isFile()])).toEqual([['Film.mkv', true]])
    expect((await reads.stat(join(folder, 'Film.mkv'))).size).toBe(4)
    await expect((async () => reads.list(join(folder, 'gone')))()).rejects.toMatchObject({ code: 'ENOENT' })
    await expect((async () => reads.stat(join(folder, 'gone')))()).rejects.toMatchObject({ code: 'ENOENT' })
  }
})

test('where answers come at once, every read is direct', async () => {
  const { reads, direct } = readsTaking(0.02)
  const folder = tempFolder()
  for (let time = 0; time < 500; time += 1) await reads.stat(folder)
  expect(direct()).toBe(500)
})

test('where the disk makes one wait, reads go over the pool and the direct way is tried now and then', async () => {
  const { reads, direct } = readsTaking(11)
  const folder = tempFolder()
  for (let time = 0; time < 520; time += 1) await reads.stat(folder)
  // Five use up the patience, then one after every 256.
  expect(direct()).toBe(5 + 2)
})

test('reads overlap where they go over the pool, and not where they are direct', async () => {
  const folder = tempFolder()
  const prompt = readsTaking(0.02)
  const slow = readsTaking(11)
  for (let time = 0; time < 10; time += 1) await Promise.all([prompt.reads.stat(folder), slow.reads.stat(folder)])
  expect(pooledReads.areOverlapping()).toBe(true)
  expect(prompt.reads.areOverlapping()).toBe(false)
  expect(slow.reads.areOverlapping()).toBe(true)
})
