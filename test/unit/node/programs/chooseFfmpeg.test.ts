/** Which ffmpeg is used: that of the settings, the system's, or the one in the package. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { chooseFfmpeg } from '../../../../node/programs/chooseFfmpeg.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'

const name = process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg'

function folderWith(mode: number | null): string {
  const folder = tempFolder()
  mkdirSync(folder, { recursive: true })
  if (mode !== null) writeFileSync(join(folder, name), '', { mode })
  return folder
}

test('the settings win over the system, and the system over the package', () => {
  const [system, bundled, empty] = [folderWith(0o755), folderWith(0o755), folderWith(null)]
  const path = [empty, system].join(delimiter)
  expect(chooseFfmpeg({ named: '/opt/mine', bundled, path })).toEqual({
    program: join('/opt/mine', name),
    place: 'settings',
  })
  expect(chooseFfmpeg({ named: '', bundled, path })).toEqual({ program: 'ffmpeg', place: 'system' })
  expect(chooseFfmpeg({ named: '', bundled, path: empty })).toEqual({ program: join(bundled, name), place: 'bundled' })
})

test('a package without one, or no package at all, leaves it to the system', () => {
  for (const bundled of [null, folderWith(null), join(folderWith(null), 'none')])
    expect(chooseFfmpeg({ named: '', bundled, path: '' })).toEqual({ program: 'ffmpeg', place: 'system' })
})

test.skipIf(process.platform === 'win32')(
  'a folder of that name, a file that may not be started, and a path from where the program stands are no program',
  () => {
    const [bundled, plain, folder] = [folderWith(0o755), folderWith(0o644), folderWith(null)]
    mkdirSync(join(folder, name))
    const path = [plain, folder, '.', ''].join(delimiter)
    expect(chooseFfmpeg({ named: '', bundled, path }).place).toBe('bundled')
  },
)
