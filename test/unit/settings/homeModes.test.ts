/** The home of the app is its user's alone, also one that an earlier version left open. */
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../electron/database/database.ts'
import { withFileLock } from '../../../electron/database/fileLock.ts'
import { keepCopy } from '../../../electron/database/mend.ts'
import { lockOwner } from '../../../electron/database/ownerLock.ts'
import { openDataFolder } from '../../../electron/settings/dataFolder.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'

const modeOf = (path: string) => statSync(path).mode & 0o777
const modesIn = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]))

test.skipIf(process.platform === 'win32')(
  'databases, their logs, copies and locks are private in a home that is open',
  async () => {
    const folder = tempFolder()
    chmodSync(folder, 0o755)
    const home = openDataFolder(folder)
    const lock = lockOwner(home.ownerLock)
    const db = openDatabase(home.database)
    await withFileLock(`${home.secrets}.lock`, () => Promise.resolve())
    keepCopy(db, home.database, Date.now())
    const modes = modesIn(folder)
    db.close()
    lock.release()
    expect(Object.keys(modes)).toEqual(
      expect.arrayContaining([
        'undertitle.sqlite',
        'undertitle.sqlite-wal',
        'undertitle.sqlite.copy',
        'owner.lock',
        'secrets.json.lock',
      ]),
    )
    expect(new Set(Object.values(modes))).toEqual(new Set([0o600]))
  },
)

test.skipIf(process.platform === 'win32')(
  'an open home of an earlier version is closed; one with videos in it stays open, and its own files do not',
  () => {
    const folder = join(tempFolder(), 'home')
    const parent = modeOf(join(folder, '..'))
    mkdirSync(folder)
    const files = [
      'undertitle.sqlite',
      'undertitle.sqlite-wal',
      'undertitle.sqlite.copy',
      'owner.lock',
      'secrets.json',
      'window.json',
      'keyring.json',
      'web-link',
    ]
    const folders = ['cache', 'trash', 'log', 'service', 'window', 'crashes', 'updates']
    const loosen = () => {
      chmodSync(folder, 0o755)
      for (const name of files) writeFileSync(join(folder, name), '')
      for (const name of files) chmodSync(join(folder, name), 0o644)
      for (const name of folders) mkdirSync(join(folder, name), { recursive: true })
      for (const name of folders) chmodSync(join(folder, name), 0o755)
    }
    const closed = {
      ...Object.fromEntries(files.map((name) => [name, 0o600])),
      ...Object.fromEntries(folders.map((name) => [name, 0o700])),
    }
    loosen()
    openDataFolder(folder)
    expect([modeOf(folder), modesIn(folder)]).toEqual([0o700, closed])
    loosen()
    writeFileSync(join(folder, 'Film.mkv'), '')
    chmodSync(join(folder, 'Film.mkv'), 0o644)
    openDataFolder(folder)
    expect([modeOf(folder), modesIn(folder)]).toEqual([0o755, { ...closed, 'Film.mkv': 0o644 }])
    expect(modeOf(join(folder, '..'))).toBe(parent)
  },
)
