/** A program for strace: publishes some files one after the other, and says on standard error when each is journaled as written. */
import { mkdirSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../../../electron/database/database.ts'
import { realDisk } from '../../../electron/disk/disk.ts'
import { createFolderNames } from '../../../electron/sidecar/publish/folderNames.ts'
import { createHistory } from '../../../electron/sidecar/history/history.ts'
import { createPublish } from '../../../electron/sidecar/publish/publish.ts'
import { createTrash } from '../../../electron/sidecar/trash/trash.ts'
import { someDetails } from './sidecarParts.ts'
import { systemClock } from '../../../node/clock.ts'

const [folder = '', files = '0'] = process.argv.slice(2)
const films = join(folder, 'films')
mkdirSync(films)
const db = openDatabase(join(folder, 'journal.sqlite'))
let count = 0
const newId = () => `t${String(++count)}`
const sound = createHistory(db, { clock: systemClock, ids: { newId } })
const history: typeof sound = {
  ...sound,
  advance(id, progress, durability) {
    if (progress.state === 'written') writeSync(2, `journaled ${String(id)}\n`)
    return sound.advance(id, progress, durability)
  },
}
const trash = createTrash(join(folder, 'trash'))
const publish = createPublish({ disk: realDisk, history, trash, ids: { newId }, names: createFolderNames(realDisk) })
const batchId = history.startBatch('test')
for (let index = 1; index <= Number(files); index += 1) {
  const videoPath = join(films, `Film ${String(index)}.mkv`)
  writeFileSync(videoPath, 'video')
  const path = join(films, `Film ${String(index)}.en.srt`)
  const text = { subject: 'film', fingerprint: String(index), language: 'en', details: someDetails }
  await publish({ batchId, videoPath, path, bytes: Buffer.from(`text ${String(index)}`), ...text })
}
db.close()
