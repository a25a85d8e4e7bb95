import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockExclusively } from '../../../../node/sqlite/exclusiveLock.ts'
import { lockData } from '../../../../service/catalogue/store/database.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'

test('a file is locked by one at a time', () => {
  const file = join(tempFolder(), 'a.lock')
  const lock = lockExclusively(file)
  expect(lockExclusively(file)).toBeNull()
  lock?.release()
  const again = lockExclusively(file)
  expect(again).not.toBeNull()
  again?.release()
})

test('what keeps a file from being locked is told, and is not taken for a lock of another', () => {
  const folder = tempFolder()
  mkdirSync(join(folder, 'folder.lock'))
  writeFileSync(join(folder, 'damaged.lock'), 'this is no lock'.repeat(100))
  for (const name of ['folder', 'damaged', 'none/such']) {
    expect(() => lockExclusively(join(folder, `${name}.lock`))).toThrow()
  }
  expect(() => lockData(folder, 'folder')).toThrow(expect.objectContaining({ code: 'home.unusable' }))
})
