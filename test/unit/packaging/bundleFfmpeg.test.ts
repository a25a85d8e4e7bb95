/** Which build of ffmpeg a package takes along: one under the LGPL, with its text, and no other. */
import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { afterPack, bundleFfmpeg, readFfmpegBuild } from '../../../scripts/bundleFfmpeg.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'
import {
  lgplSwitches,
  writeFfmpegStandIn,
  writeForeignFfmpeg,
  writeLgplText,
} from '../../support/engines/ffmpegStandIn.ts'

const here = { platform: process.platform, arch: process.arch }
const foreign = { platform: 'win32', arch: process.arch === 'arm64' ? 'x64' : 'arm64' }
const folderOf = ({ platform, arch }: typeof foreign) => `${platform}-${arch}`
const isWindows = process.platform === 'win32'

/** Resources of a package as they are before anything is added. */
function newResources(): string {
  const resources = tempFolder()
  mkdirSync(join(resources, 'licences'), { recursive: true })
  writeFileSync(join(resources, 'licences', 'packages.json'), '[{"name":"react","version":"1","file":"react@1.txt"}]\n')
  return resources
}

afterEach(() => {
  delete process.env['UNDERTITLE_FFMPEG']
})

test.skipIf(isWindows)('a build under the LGPL is taken along whole, can be started, and is among the licences', () => {
  const [from, resources] = [tempFolder(), newResources()]
  const folder = join(from, folderOf(here))
  writeFfmpegStandIn(folder)
  writeLgplText(folder)
  writeFileSync(join(folder, 'libopus.so'), 'library')
  bundleFfmpeg(from, resources, here)
  expect(readdirSync(join(resources, 'ffmpeg')).sort()).toEqual(['COPYING.LGPLv2.1', 'ffmpeg', 'libopus.so'])
  expect(statSync(join(resources, 'ffmpeg', 'ffmpeg')).mode & 0o777).toBe(0o755)
  const listed = JSON.parse(readFileSync(join(resources, 'licences', 'packages.json'), 'utf8')) as object[]
  expect(listed).toEqual([
    { name: 'react', version: '1', file: 'react@1.txt' },
    { name: 'ffmpeg', version: '7.1', licence: 'LGPL-2.1-or-later', integrity: null, file: 'ffmpeg.txt' },
  ])
  expect(readFileSync(join(resources, 'licences', 'ffmpeg.txt'), 'utf8')).toContain('LESSER GENERAL PUBLIC LICENSE')
})

test.skipIf(isWindows).each([
  [`${lgplSwitches} --enable-gpl --enable-libx264`, 'GPL-2.0-or-later'],
  [`${lgplSwitches} --enable-gpl --enable-version3`, 'GPL-3.0-or-later'],
  [`${lgplSwitches} --enable-nonfree`, 'nonfree'],
])('a build of %s is refused as %s, and nothing of it is in the package', (switches, licence) => {
  const [from, resources] = [tempFolder(), newResources()]
  const folder = join(from, folderOf(here))
  writeFfmpegStandIn(folder, switches)
  writeLgplText(folder)
  expect(() => bundleFfmpeg(from, resources, here)).toThrow(
    `it is ${licence}. Build it without --enable-gpl and --enable-nonfree.`,
  )
  expect(readdirSync(resources)).toEqual(['licences'])
})

test('a build for another processor is read where it cannot be asked', () => {
  const folder = join(tempFolder(), folderOf(foreign))
  writeForeignFfmpeg(folder, 'ffmpeg.exe', `${lgplSwitches} --enable-version3`)
  writeLgplText(folder)
  expect(readFfmpegBuild(folder, foreign)).toMatchObject({ version: '7.1', licence: 'LGPL-3.0-or-later' })
  writeForeignFfmpeg(folder, 'avutil-59.dll', `${lgplSwitches} --enable-gpl`)
  expect(() => readFfmpegBuild(folder, foreign)).toThrow('it is GPL-3.0-or-later')
  writeForeignFfmpeg(folder, 'avutil-59.dll', 'ü --enable-nonfree')
  expect(() => readFfmpegBuild(folder, foreign)).toThrow('it is nonfree')
})

test('a build that does not say what it is, or comes without its licence or with a link, is refused', () => {
  const folder = join(tempFolder(), folderOf(foreign))
  const reading = () => readFfmpegBuild(folder, foreign)
  expect(reading).toThrow('it is not there')
  mkdirSync(folder, { recursive: true })
  writeLgplText(folder)
  expect(reading).toThrow('it holds no ffmpeg.exe')
  writeFileSync(join(folder, 'ffmpeg.exe'), 'MZ and nothing that tells anything')
  expect(reading).toThrow('does not say its version and how it was configured')
  writeForeignFfmpeg(folder, 'ffmpeg.exe')
  writeFileSync(join(folder, 'COPYING.LGPLv2.1'), 'GNU GENERAL PUBLIC LICENSE')
  expect(reading).toThrow('the text of the LGPL is not beside it')
  writeLgplText(folder)
  expect(reading().licence).toBe('LGPL-2.1-or-later')
  if (isWindows) return
  symlinkSync('/etc/hostname', join(folder, 'LICENSE'))
  expect(reading).toThrow('LICENSE is no plain file')
})

test('a package takes none along unless a folder is named, and fails where the folder has none for it', async () => {
  const resources = newResources()
  const packager = { getResourcesDir: () => resources }
  const context = { appOutDir: resources, electronPlatformName: 'win32', arch: 3, packager }
  await afterPack(context)
  expect(readdirSync(resources)).toEqual(['licences'])
  process.env['UNDERTITLE_FFMPEG'] = tempFolder()
  expect(() => afterPack(context)).toThrow('win32-arm64 is not taken into the package: it is not there.')
})
