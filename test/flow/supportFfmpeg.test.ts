/** The report for support says which ffmpeg is used: where it is from, its version and its licence. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { lgplSwitches, writeFfmpegStandIn } from '../support/engines/ffmpegStandIn.ts'
import { openTestHost } from '../support/hosts/openTestHost.ts'
import { runHere } from '../support/programs/runHere.ts'

const isWindows = process.platform === 'win32'

async function reported(home: string, files: { readonly ffmpeg: string | null }, path: string) {
  const { stdout } = await runHere(['support', '--home', home], { files, env: { PATH: path } })
  return /^ffmpeg=(.*)$/m.exec(stdout)?.[1]
}

test.skipIf(isWindows)(
  'one in the package is used and named where the system has none, and gives way to others',
  async () => {
    const home = tempFolder()
    const [bundled, named, empty] = [join(home, 'resources'), join(home, 'mine'), join(home, 'empty')]
    writeFfmpegStandIn(bundled)
    writeFfmpegStandIn(named, `${lgplSwitches} --enable-gpl`, '6.0-mine')
    mkdirSync(empty)
    const ask = (path: string) => reported(join(home, 'home'), { ffmpeg: bundled }, path)
    expect(await ask(empty)).toBe('7.1 (bundled, LGPL-2.1-or-later)')
    await runHere(['config', 'set', 'ffmpeg', named, '--home', join(home, 'home')])
    expect(await ask(empty)).toBe('6.0-mine (settings, GPL-2.0-or-later)')
    await runHere(['config', 'set', 'ffmpeg', empty, '--home', join(home, 'home')])
    expect(await ask(empty)).toBe('none (settings)')
  },
)

test.skipIf(isWindows)('one that is chosen in the settings reaches the built-in service while it runs', async () => {
  const [mine, none] = [tempFolder(), tempFolder()]
  writeFfmpegStandIn(mine)
  let chosen = none
  const { ask, bugs } = await openTestHost({ chooseFolder: async () => chosen })
  const standing = async () => (await ask('settings.checkEngines', {})).find(({ engine }) => engine === 'ffmpeg')?.state
  const choose = async (folder: string) => {
    chosen = folder
    await ask('settings.chooseFfmpeg', { placeId: null })
  }
  await choose(none)
  expect(await standing()).toBe('failing')
  // The service that has just answered is the one that goes on.
  await choose(mine)
  await expect.poll(standing).toBe('ready')
  await choose(none)
  await expect.poll(standing).toBe('failing')
  expect(bugs).toEqual([])
})

test.skipIf(isWindows)('one that the command line sets reaches the built-in service of the open window', async () => {
  const [mine, none] = [tempFolder(), tempFolder()]
  writeFfmpegStandIn(mine)
  const { ask, homeFolder, bugs } = await openTestHost()
  const standing = async () => (await ask('settings.checkEngines', {})).find(({ engine }) => engine === 'ffmpeg')?.state
  const set = (folder: string) => runHere(['config', 'set', 'ffmpeg', folder, '--home', homeFolder])
  await set(none)
  await expect.poll(standing).toBe('failing')
  await set(mine)
  await expect.poll(standing).toBe('ready')
  expect(bugs).toEqual([])
})
