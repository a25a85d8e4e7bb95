import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../../electron/database/database.ts'
import { realDisk, type Disk } from '../../../../electron/disk/disk.ts'
import { createFolderNames } from '../../../../electron/sidecar/publish/folderNames.ts'
import { readVideoContent } from '../../../../electron/sidecar/history/videoContent.ts'
import { createWrittenVideos } from '../../../../electron/sidecar/history/writtenVideos.ts'
import { createSidecarRenames } from '../../../../electron/sidecar/rename/renameSidecar.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'

function world(change: Partial<Disk> = {}) {
  const folder = tempFolder()
  const disk = { ...realDisk, ...change }
  const db = openDatabase(':memory:')
  const parts = {
    db,
    disk,
    names: createFolderNames(disk),
    ids: { newId: () => 'id' },
    clock: { nowMs: () => 1 },
    contentOf: readVideoContent,
  }
  const order = {
    videoPath: join(folder, 'Tide (2019).mkv'),
    fromPath: join(folder, 'Tide.2019.OLD.en.srt'),
    toPath: join(folder, 'Tide (2019).en.srt'),
  }
  writeFileSync(order.fromPath, 'words')
  return { folder, db, order, renames: createSidecarRenames(parts) }
}

test('a subtitle is named after its video and back again', async () => {
  const { folder, order, renames } = world()
  await renames.rename(order)
  expect(readdirSync(folder)).toEqual(['Tide (2019).en.srt'])
  const [done] = renames.of(order.videoPath)
  expect(done).toEqual({ ...order, id: 1, atMs: 1, fromVideo: null })
  await renames.undo(done!.id)
  expect(readdirSync(folder)).toEqual(['Tide.2019.OLD.en.srt'])
  expect(renames.of(order.videoPath)).toEqual([])
})

test('nothing is named over another file, whatever its case', async () => {
  const { folder, order, renames } = world()
  writeFileSync(join(folder, 'TIDE (2019).EN.srt'), 'other')
  await expect(renames.rename(order)).rejects.toMatchObject({ code: 'file.foreign' })
  expect(readFileSync(order.fromPath, 'utf8')).toBe('words')
  expect(renames.of(order.videoPath)).toEqual([])
})

test('without links the file is copied whole, then the old name goes', async () => {
  const { folder, order, renames } = world({
    link: async () => Promise.reject(Object.assign(new Error('no links here'), { code: 'EPERM' })),
  })
  await renames.rename(order)
  expect(readdirSync(folder)).toEqual(['Tide (2019).en.srt'])
  expect(readFileSync(order.toPath, 'utf8')).toBe('words')
})

test('a rename that a dead run had begun is finished at the next start', async () => {
  const { folder, order, db, renames } = world()
  db.run(
    "INSERT INTO sidecar_renames (video_path, from_path, to_path, temp_path, state, at_ms) VALUES (?, ?, ?, ?, 'intended', 1)",
    ...[order.videoPath, order.fromPath, order.toPath, join(folder, '.undertitle-id.part')],
  )
  await renames.recover()
  expect(existsSync(order.fromPath)).toBe(false)
  expect(readFileSync(order.toPath, 'utf8')).toBe('words')
  expect(renames.of(order.videoPath)).toHaveLength(1)
})

test('an undo that a dead run had begun is told once: the name is the old one, and nothing is left to undo', async () => {
  const { folder, order, db, renames } = world()
  await renames.rename(order)
  db.run(
    "INSERT INTO sidecar_renames (video_path, from_path, to_path, temp_path, state, at_ms) VALUES (?, ?, ?, ?, 'intended', 1)",
    ...[order.videoPath, order.toPath, order.fromPath, join(folder, '.undertitle-id.part')],
  )
  await renames.recover()
  expect(readdirSync(folder)).toEqual(['Tide.2019.OLD.en.srt'])
  expect(renames.page({ offset: 0, limit: 9 })).toEqual({ rows: [], total: 0 })
})

test('a save of the user while the old name is taken away is kept', async () => {
  const { order, renames, folder } = world({
    async rename(from, to) {
      if (from.endsWith('OLD.en.srt')) {
        writeFileSync(join(folder, 'saving'), 'a new save')
        renameSync(join(folder, 'saving'), from)
      }
      await realDisk.rename(from, to)
    },
  })
  await expect(renames.rename(order)).rejects.toMatchObject({ code: 'file.foreign' })
  expect(readFileSync(order.fromPath, 'utf8')).toBe('a new save')
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([])
})

test('one of ours that is named after another video is known by what that one holds', async () => {
  const { db, order, renames } = world()
  writeFileSync(order.videoPath, 'film')
  db.run("INSERT INTO batch (id, command, started_ms) VALUES ('b', 'get', 1)")
  db.run(
    `INSERT INTO written (id, batch_id, video_path, path, sha256, size_bytes, state, language, subject, fingerprint, details, at_ms, video_bytes, video_hash)
     VALUES (1, 'b', '/gone.mkv', ?, 'x', 5, 'written', 'en', '', '', '{}', 1, 9, 'old')`,
    order.fromPath,
  )
  await renames.rename(order)
  expect(createWrittenVideos(db).ofSize(4)).toEqual([
    { path: order.videoPath, ...(await readVideoContent(order.videoPath)), lastRowId: 1 },
  ])
  expect(createWrittenVideos(db).ofSize(9)).toEqual([])
})
