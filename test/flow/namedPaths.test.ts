/** Paths that a command is given, and files that it names: what is not there, what has one name, what has few lines. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { makeMkv, writeSparse } from '../support/make/films/makeVideo.ts'
import { srtOf } from '../support/make/films/srtOf.ts'
import { runHere } from '../support/programs/runHere.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'

async function place(...videos: readonly string[]) {
  const folder = tempFolder()
  const home = join(tempFolder(), 'home')
  const at = (name: string) => join(folder, name)
  const write = (name: string, content: string) => writeFileSync(at(name), content)
  for (const video of videos) {
    mkdirSync(dirname(at(video)), { recursive: true })
    await writeSparse(at(video), makeMkv())
  }
  const run = (...words: string[]) => runHere([...words, '--home', home])
  return { folder, home, at, write, run }
}

const lines = (count: number) =>
  srtOf(Array.from({ length: count }, (_, at) => ({ startMs: at * 5_000, endMs: at * 5_000 + 2_000 })))

test('what is not there is wrong usage for every command, and said', async () => {
  const { at, run } = await place('Silver.Orchard.2019.mkv')
  const [gone, video] = [at('nothing.srt'), at('Silver.Orchard.2019.mkv')]
  const commands = [
    ['rules', gone],
    ['ignore', gone],
    ['timing', gone],
    ['timing', video, '--reference', gone],
    ['translate', gone, '--to', 'es'],
  ]
  for (const words of commands) {
    const { code, stderr } = await run(...words)
    expect([words[0], code]).toEqual([words[0], 2])
    expect(stderr).toContain(`There is nothing at ${gone}.`)
  }
})

test('a watch of what was never there is wrong usage; a folder that is away is waited for', async () => {
  const { home, at, run } = await place('Films/Silver.Orchard.2019.mkv')
  expect(await run('watch', at('Flims'))).toMatchObject({
    code: 2,
    stderr: `There is nothing at ${at('Flims')}. Check its spelling, and that its drive is connected.\n`,
  })
  await run('config', 'set', 'minimumVideoBytes', '0')
  await run('plan', at('Films'), '--offline')
  rmSync(at('Films'), { recursive: true })
  const stop = new AbortController()
  const watched = await runHere(['watch', at('Films'), '--offline', '--json', '--home', home], {
    signal: stop.signal,
    onLine: (line) => line.includes('"state":"away"') && stop.abort(),
  })
  expect(watched.lines).toMatchObject([{ event: 'folder', path: at('Films'), state: 'away' }])
})

test('what is neither a folder nor a video gets no rules and is not ignored', async () => {
  const { at, write, run } = await place('Silver.Orchard.2019.mkv')
  for (const name of ['Silver.Orchard.2019.en.srt', 'notes.txt', 'mkv', 'cover.jpg', '._Silver.Orchard.2019.mkv']) {
    write(name, 'no video')
    for (const words of [['ignore'], ['ignore', '--title'], ['rules', '--languages', 'es']]) {
      const [command = '', ...rest] = words
      const { code, stderr } = await run(command, at(name), ...rest)
      expect([command, name, code]).toEqual([command, name, 2])
      expect(stderr).toBe(`${at(name)} is neither a folder nor a video.\n`)
    }
  }
  expect((await run('ignored')).stdout + (await run('rules')).stdout).toBe('')
})

test('a video that is gone since is taken from the ignored ones all the same', async () => {
  const { at, run } = await place('Silver.Orchard.2019.mkv')
  const video = at('Silver.Orchard.2019.mkv')
  expect((await run('ignore', video)).code).toBe(0)
  rmSync(video)
  expect(await run('ignore', video, '--undo')).toMatchObject({ code: 0, stderr: '' })
  expect((await run('ignored')).stdout).toBe('')
})

test('episodes of one name are told apart by their folders, when made and in the run', async () => {
  const shows = ['Lake Watch', 'Copper Rain']
  const { folder, write, run } = await place(...shows.map((show) => `${show}/1x01.mkv`))
  for (const show of shows) for (const tag of ['en', 'es']) write(`${show}/1x01.${tag}.srt`, lines(20))
  const { stdout } = await run('pair', folder, '--languages', 'en+es')
  for (const show of shows) expect(stdout).toContain(`${show}/1x01.eng.srt (made of ${show}/1x01.en.srt`)
  const told = await run('runs', /--run (\w+)/.exec(stdout)?.[1] ?? 'there must be a run')
  for (const show of shows) expect(told.stdout).toContain(`${show}/1x01.mkv  ${show}/1x01.eng.srt`)
})

test('a subtitle of few lines is said to be that, not to have too little in common', async () => {
  const { at, write, run } = await place('Silver.Orchard.2019.mkv')
  write('Silver.Orchard.2019.de.srt', lines(40))
  write('Silver.Orchard.2019.en.srt', lines(3))
  const { code, stdout } = await run('timing', at('Silver.Orchard.2019.en.srt'), '--no-video')
  expect(code).toBe(1)
  expect(stdout).toContain('cannot tell: it has only 3 lines, and 12 are needed to compare.')
})
