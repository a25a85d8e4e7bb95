import { expect, test } from 'vitest'
import { ffmpegLicence, ffmpegVersion } from '../../../shared/sound/ffmpegLicence.ts'

const said = (switches: string) =>
  `ffmpeg version n7.1-2 Copyright\nbuilt with gcc\n  configuration: ${switches}\nlibavutil 59`

test.each([
  ['--enable-libvpx', 'LGPL-2.1-or-later'],
  ['--enable-version3 --enable-libvpx', 'LGPL-3.0-or-later'],
  ['--enable-gpl', 'GPL-2.0-or-later'],
  ['--enable-version3 --enable-gpl', 'GPL-3.0-or-later'],
  ['--enable-gpl --enable-nonfree', 'nonfree'],
  ['--enable-gplish --extra-version=--enable-nonfreedom', 'LGPL-2.1-or-later'],
  ['', 'LGPL-2.1-or-later'],
])('%s is %s', (switches, licence) => {
  expect(ffmpegLicence(said(switches))).toBe(licence)
})

test('one that does not say how it was configured has no licence, and one that says no version has none', () => {
  expect([ffmpegLicence('ffmpeg version 7.1'), ffmpegLicence('')]).toEqual([null, null])
  expect([ffmpegVersion(said('')), ffmpegVersion('not ffmpeg version 7')]).toEqual(['n7.1-2', null])
})
