/** Which line installs ffmpeg on the system that the page is looked at on. */
import { expect, test } from 'vitest'
import { installs, installsOn } from '../../../../renderer/app/desk/stage/installs.ts'

test.each([
  ['Linux x86_64', ['sudo apt install ffmpeg']],
  ['MacIntel', ['brew install ffmpeg']],
  ['Win32', ['winget install ffmpeg']],
  ['', installs.map(({ line }) => line)],
])('a page on "%s" is told what fits', (platform, lines) => {
  expect(installsOn(platform).map(({ line }) => line)).toEqual(lines)
})
