import { mkdirSync, rmdirSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderIdentityOf } from '../../../../electron/watch/look/folderIdentity.ts'
import { placeKindOf, type PlaceKind } from '../../../../electron/watch/look/placeKind.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'

const onDisk = { placeKind: placeKindOf }
const on = (kind: PlaceKind) => ({ placeKind: async () => kind })

test('a folder of a local disk is known by device and inode, through a link too, and gone with it', async () => {
  const folder = join(tempFolder(), 'films')
  mkdirSync(folder)
  const { dev, ino } = statSync(folder, { bigint: true })
  symlinkSync(folder, `${folder}-link`)
  expect(await folderIdentityOf(onDisk, folder)).toBe(`${dev}:${ino}`)
  expect(await folderIdentityOf(onDisk, `${folder}-link`)).toBe(`${dev}:${ino}`)
  rmdirSync(folder)
  expect(await folderIdentityOf(onDisk, folder)).toBeNull()
})

test('a pool or a mount in user space has none: without what it is made of it is the same folder', async () => {
  const folder = tempFolder()
  expect(await folderIdentityOf(on('network'), folder)).toBeNull()
  expect(await folderIdentityOf(on('local'), folder)).not.toBeNull()
})

test('an error is none, whatever its code', async () => {
  const loop = join(tempFolder(), 'loop')
  symlinkSync(loop, loop)
  expect(await folderIdentityOf(on('local'), loop)).toBeNull()
})

test.skipIf(process.platform !== 'linux').each([['/'], ['/proc']])('the mount point %s has none', async (path) => {
  expect(await folderIdentityOf(on('local'), path)).toBeNull()
})
