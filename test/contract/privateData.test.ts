/** The data folder of the service is its user's alone: its books hold what everybody searched. Whatever the umask, and also what is there. */
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startOwnServiceProcess } from '../support/programs/ownServiceProcess.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'

const modesOf = (folder: string) =>
  Object.fromEntries(
    ['.', ...readdirSync(folder)].map((name) => [name, (statSync(join(folder, name)).mode & 0o7777).toString(8)]),
  )
const isOpen = (mode: string) => (parseInt(mode, 8) & 0o077) !== 0

/** Starts the service under this umask, looks at the folder while it runs, and ends it. */
async function modesWhileRunning(dataDir: string, umask: number) {
  const service = await startOwnServiceProcess(dataDir, umask)
  const modes = modesOf(dataDir)
  expect(await service.stop()).toBe(0)
  return modes
}

test.skipIf(process.platform === 'win32').each([0, 0o002, 0o022, 0o077])(
  'a new folder is 0700 and its files 0600 under umask %i',
  async (umask) => {
    const dataDir = join(tempFolder(), 'data')
    const modes = await modesWhileRunning(dataDir, umask)
    expect(Object.keys(modes)).toEqual(
      expect.arrayContaining(['service.sqlite', 'service.sqlite-wal', 'service.sqlite-shm']),
    )
    expect(modes).toEqual(Object.fromEntries(Object.keys(modes).map((name) => [name, name === '.' ? '700' : '600'])))
  },
)

test.skipIf(process.platform === 'win32')(
  'a folder of an earlier version is closed at the next start; what else lies in it, and what it lies in, stay open',
  async () => {
    const parent = tempFolder()
    chmodSync(parent, 0o755)
    const dataDir = join(parent, 'data')
    await modesWhileRunning(dataDir, 0o022)
    const loosen = () => {
      chmodSync(dataDir, 0o755)
      for (const name of readdirSync(dataDir)) chmodSync(join(dataDir, name), 0o644)
    }
    loosen()
    expect(Object.values(await modesWhileRunning(dataDir, 0o022)).filter(isOpen)).toEqual([])
    writeFileSync(join(dataDir, 'Film.en.srt'), '')
    mkdirSync(join(dataDir, 'films'))
    loosen()
    chmodSync(join(dataDir, 'films'), 0o755)
    expect(await modesWhileRunning(dataDir, 0o022)).toMatchObject({
      '.': '755',
      'Film.en.srt': '644',
      films: '755',
      'service.sqlite': '600',
    })
    expect(statSync(parent).mode & 0o777).toBe(0o755)
  },
)
