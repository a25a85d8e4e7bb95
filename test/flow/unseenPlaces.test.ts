/** What the disk would not show is said by every command that goes through folders, and 0 is never its end. */
import { chmodSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { eventsOf, runCli } from '../support/programs/runCli.ts'
import { makeWorld } from '../support/make/worlds/makeWorld.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'

/** Root may read everything, so the program then runs as somebody else. */
const asNobody = process.getuid?.() === 0 ? { uid: 65534 } : {}

function place() {
  const folder = tempFolder()
  const { library, videos } = makeWorld({ folder, seed: 3, movies: 2, shows: 0, languages: [] })
  const home = join(folder, 'home')
  mkdirSync(home)
  for (const open of [folder, home]) chmodSync(open, 0o777)
  for (const { path } of videos)
    writeFileSync(path.replace(/mkv$/, 'en.srt'), '1\n00:00:01,000 --> 00:00:02,000\nGood evening.\n')
  const run = ([name = '', ...words]: readonly string[]) => runCli([name, library, ...words, '--home', home], asNobody)
  return { folder, library, home, run }
}

/** Each of them goes through folders. */
const commands: readonly (readonly string[])[] = [
  ['get', '--offline', '--service', 'http://127.0.0.1:9'],
  ['plan', '--offline', '--service', 'http://127.0.0.1:9'],
  ['check'],
  ['timing', '--no-video'],
  ['clean', '--what', 'hi'],
  ['pair', '--languages', 'en+es'],
  ['translate', '--to', 'en', '--dry-run'],
  ['rules', '--title', 'the', '--languages', 'en'],
  ['ignore', '--all'],
]

test.each(commands.map((words) => [words[0], words] as const))(
  '%s tells of a folder below that it may not read',
  async (_, words) => {
    const { library, run } = place()
    const sealed = join(library, 'Sealed')
    mkdirSync(sealed)
    chmodSync(sealed, 0)
    onTestFinished(() => chmodSync(sealed, 0o700))
    const told = await run(words)
    expect(told.stdout + told.stderr).toContain(`not seen ${sealed}: Cannot be read.`)
    expect(told.code).not.toBe(0)
    expect(eventsOf(await run([...words, '--json']), 'unreadable')).toEqual([
      { event: 'unreadable', path: sealed, message: expect.stringContaining('Cannot be read.') as string },
    ])
  },
)

test('a folder that held videos and is empty, as of a drive that is away, is said, and nothing is forgotten of it', async () => {
  const { library, home, run } = place()
  const checked = () => {
    const db = new DatabaseSync(join(home, 'undertitle.sqlite'), { readOnly: true })
    const rows = db.prepare('SELECT path FROM checkup_files').all()
    db.close()
    return rows.length
  }
  await run(['check'])
  expect(checked()).toBe(2)
  renameSync(library, `${library}-away`)
  mkdirSync(library)
  for (const words of [['get', '--offline'], ['plan', '--offline'], ['check'], ['timing'], ['clean', '--what', 'hi']]) {
    const told = await run(words)
    expect([words[0], told.code]).toEqual([words[0], 1])
    expect(told.stdout + told.stderr).toContain(
      `not seen ${library}: It held 2 videos and is empty now. Is its drive away?`,
    )
  }
  expect(checked()).toBe(2)
})
