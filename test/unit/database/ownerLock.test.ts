import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockOwner } from '../../../electron/database/ownerLock.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'

test('a home has one owner at a time', () => {
  const file = join(tempFolder(), 'owner.lock')
  const lock = lockOwner(file)
  expect(() => lockOwner(file)).toThrow(
    expect.objectContaining({
      code: 'home.locked',
      message: expect.stringContaining('end it first, a watch with Ctrl+C') as string,
    }),
  )
  lock.release()
  lockOwner(file).release()
})

test('a lock that cannot be made is not called another owner', () => {
  const folder = tempFolder()
  mkdirSync(join(folder, 'owner.lock'))
  expect(() => lockOwner(join(folder, 'owner.lock'))).toThrow(expect.objectContaining({ code: 'home.unusable' }))
  writeFileSync(join(folder, 'damaged.lock'), 'this is no lock'.repeat(100))
  expect(() => lockOwner(join(folder, 'damaged.lock'))).toThrow('Delete that file')
})
