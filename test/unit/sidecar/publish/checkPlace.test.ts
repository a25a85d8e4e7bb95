import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createPlaceCheck } from '../../../../electron/sidecar/publish/checkPlace.ts'
import type { Written } from '../../../../electron/sidecar/history/history.ts'
import { realDisk, type Disk } from '../../../../electron/disk/disk.ts'
import { tempFolder, treeLines } from '../../../support/disks/tempFolder.ts'

function place() {
  const folder = tempFolder()
  const videoPath = join(folder, 'Film.mkv')
  writeFileSync(videoPath, 'video')
  const path = join(folder, 'Film.en.srt')
  const check = (change: Partial<Disk> = {}) => createPlaceCheck({ ...realDisk, ...change })({ videoPath, path })
  return { folder, videoPath, path, check }
}

const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }))

test('a free name beside a video is no obstacle, and asking leaves no trace', async () => {
  const { folder, check } = place()
  const before = treeLines(folder)
  await check()
  expect(treeLines(folder)).toEqual(before)
})

test('a file under the name is left to the writing, for another format may still go beside it', async () => {
  const { path, check } = place()
  writeFileSync(path, 'theirs')
  await check()
})

test.each(['EACCES', 'EROFS', 'EPERM'])(
  'a folder that answers %s is told before anything is paid for',
  async (code) => {
    await expect(place().check({ mayWrite: failing(code) })).rejects.toMatchObject({ code: 'file.notWritable' })
  },
)

test('what is to make room is looked at before anything is paid for: edited by hand, it is kept', async () => {
  const { videoPath, path, check } = place()
  const replacing = (text: string) => {
    const ours = { path, sizeBytes: text.length, sha256: createHash('sha256').update(text).digest('hex') } as Written
    return createPlaceCheck(realDisk)({ videoPath, path, replaces: ours })
  }
  writeFileSync(path, 'ours')
  await check()
  await replacing('ours')
  await expect(replacing('hers')).rejects.toMatchObject({ code: 'file.changed' })
  // Deleted by hand, it is in nobody's way.
  rmSync(path)
  await replacing('ours')
})

test('a link or a folder under the name is somebody else’s', async () => {
  const linked = place()
  symlinkSync(join(linked.folder, 'nowhere'), linked.path)
  await expect(linked.check()).rejects.toMatchObject({ code: 'file.foreign' })
  const taken = place()
  mkdirSync(taken.path)
  await expect(taken.check()).rejects.toMatchObject({ code: 'file.foreign' })
})

test('a video that is gone and a disk without room are told too', async () => {
  const { videoPath, check } = place()
  const full = { space: async () => ({ freeBytes: 2 ** 20, totalBytes: 10 ** 12 }) }
  await expect(check(full)).rejects.toMatchObject({ code: 'disk.full' })
  rmSync(videoPath)
  await expect(check()).rejects.toMatchObject({ code: 'file.missing' })
})
