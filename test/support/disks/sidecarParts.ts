/** The publishing parts over a real folder and a database in memory, for tests. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openDatabase } from '../../../electron/database/database.ts'
import { realDisk, type Disk } from '../../../electron/disk/disk.ts'
import { createFolderNames } from '../../../electron/sidecar/publish/folderNames.ts'
import { createHistory, type WrittenDetails } from '../../../electron/sidecar/history/history.ts'
import { createPublish } from '../../../electron/sidecar/publish/publish.ts'
import { createTrash } from '../../../electron/sidecar/trash/trash.ts'
import { tempFolder } from './tempFolder.ts'

export const someDetails: WrittenDetails = {
  subtitleId: '77',
  service: 'http://127.0.0.1',
  release: 'Film.2019.1080p.WEB-LUMEN',
  tier: 0,
  reasons: ['group'],
  encoding: 'utf-8',
  warnings: [],
  isMachineMade: false,
  member: 'Film.srt',
}

export function sidecarParts(disk: Disk = realDisk, root = tempFolder()) {
  const films = join(root, 'films')
  mkdirSync(films, { recursive: true })
  const videoPath = join(films, 'Film.mkv')
  writeFileSync(videoPath, 'video')
  const db = openDatabase(':memory:')
  onTestFinished(() => db.close())
  let count = 0
  const newId = () => `t${String(++count)}`
  const clock = { nowMs: () => 1_700_000_000_000 + count }
  const history = createHistory(db, {
    clock,
    ids: { newId: () => `batch-${newId()}` },
  })
  const trash = createTrash(join(root, 'trash'))
  const parts = { disk, history, trash, ids: { newId }, names: createFolderNames(disk), clock }
  const publish = createPublish(parts)
  const batchId = history.startBatch('test')
  const path = join(films, 'Film.en.srt')
  const request = {
    batchId,
    videoPath,
    path,
    bytes: Buffer.from('ours'),
    language: 'en',
    subject: 'film 2019',
    fingerprint: 'f1',
    details: someDetails,
  }
  return { root, films, videoPath, path, db, parts, history, publish, request, batchId }
}
