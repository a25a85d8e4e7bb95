import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isFolder, mustBeThere } from '../../../electron/cli/namedPaths.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'

test('a folder and a link to one are folders; a file, a broken link and nothing at all are none', () => {
  const root = tempFolder()
  mkdirSync(join(root, 'shows'))
  writeFileSync(join(root, 'film.mkv'), '')
  symlinkSync('shows', join(root, 'linked'))
  symlinkSync('gone', join(root, 'broken'))
  const names = ['shows', 'linked', 'film.mkv', 'broken', 'nothing', 'film.mkv/below']
  expect(names.filter((name) => isFolder(join(root, name)))).toEqual(['shows', 'linked'])
  expect(() => mustBeThere(join(root, 'shows'), join(root, 'nothing'))).toThrow(/There is nothing at .*nothing\./)
})

test('what the system cannot look at is said in one sentence with what to do, never in its own words', () => {
  const path = join(tempFolder(), 'x'.repeat(300))
  const said = {
    code: 'folder.unreadable',
    message: expect.stringMatching(/cannot be read \(ENAMETOOLONG\)\. Check/) as string,
  }
  expect(() => isFolder(path)).toThrow(expect.objectContaining(said))
  expect(() => mustBeThere(path)).toThrow(expect.objectContaining(said))
})
