import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languageTagOf } from '../../shared/language.ts'
import type { DialogueLanguage } from '../support/make/dialogue.ts'
import { makeWorld, type World } from '../support/make/worlds/makeWorld.ts'
import { linesOf, runCli, startCli, eventsOf, type CliResult } from '../support/programs/runCli.ts'
import { tempFolder, treeLines } from '../support/disks/tempFolder.ts'
import { startServiceProcess } from '../support/programs/serviceProcess.ts'

const languages: readonly DialogueLanguage[] = ['EN', 'ES', 'RU']

interface Score {
  readonly right: number
  readonly wrong: readonly string[]
  readonly held: number
}

/** Reads every written file again and compares what it speaks with the truth. */
function scoreOf(world: World, run: CliResult): Score {
  const truth = new Map(world.videos.map((video) => [video.path, video.marks]))
  const wrong: string[] = []
  let right = 0
  for (const line of eventsOf(run, 'written')) {
    const language = languages.find((code) => languageTagOf(code) === line['language'])
    const mark = language && truth.get(String(line['video']))?.get(language)
    const spoken = readFileSync(String(line['sidecar']), 'utf8').split('\n')
    if (mark !== undefined && spoken.includes(mark)) right += 1
    else wrong.push(String(line['sidecar']))
  }
  const held = world.videos.reduce((sum, { marks }) => sum + marks.size, 0)
  return { right, wrong, held }
}

test('a library of over 200 videos gets the right subtitles, and only those, at no needless cost', async () => {
  const folder = tempFolder()
  const world = makeWorld({ folder, seed: 7, movies: 90, shows: 16, languages })
  expect(world.videos.length).toBeGreaterThanOrEqual(200)
  const service = await startServiceProcess(join(folder, 'service'), [world.manifest])
  const before = treeLines(world.library)
  const home = join(folder, 'home')
  const args = ['get', world.library, '--home', home, '--service', service.url, '--languages', 'en,es,ru', '--json']
  const env = { UNDERTITLE_API_KEY: service.key }

  const first = await runCli(args, { env })
  const score = scoreOf(world, first)
  expect(score.wrong).toEqual([])
  expect(score.right / score.held).toBeGreaterThanOrEqual(0.95)

  const written = eventsOf(first, 'written').map((line) => String(line['sidecar']))
  const after = treeLines(world.library)
  expect(before.filter((line) => !after.includes(line))).toEqual([])
  expect(after).toHaveLength(before.length + written.length)

  const second = await runCli(args, { env })
  expect(eventsOf(second, 'done')[0]).toMatchObject({ written: 0, spent: { search: 0, downloads: 0, ai: 0 } })
  expect(treeLines(world.library)).toEqual(after)

  const undone = await runCli(['undo', '--home', home])
  expect(undone.code).toBe(0)
  expect(treeLines(world.library)).toEqual(before)
})

test('an interrupted run keeps what it did, and the next one pays only for the rest', async () => {
  const folder = tempFolder()
  const world = makeWorld({ folder, seed: 11, movies: 25, shows: 2, languages: ['EN'] })
  const service = await startServiceProcess(join(folder, 'service'), [world.manifest])
  const args = [
    'get',
    world.library,
    '--home',
    join(folder, 'home'),
    '--service',
    service.url,
    '--languages',
    'en',
    '--json',
  ]
  const env = { UNDERTITLE_API_KEY: service.key }

  const child = startCli(args, { env })
  let output = ''
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    if (output.includes('"event":"written"')) child.kill('SIGINT')
  })
  expect(await ended).toBe(130)
  const lines = linesOf(output)
  const written = lines.filter(({ event }) => event === 'written')
  expect(lines.at(-1)).toMatchObject({
    ...{ event: 'done', stopped: true, written: written.length },
    spent: { downloads: service.ledger().filter(({ counter }) => counter === 'downloads').length },
  })

  const second = await runCli(args, { env })
  expect(scoreOf(world, second).wrong).toEqual([])
  const repeated = service
    .ledger()
    .filter(
      (row, index, all) => all.findIndex((other) => other.object === row.object && other.route === row.route) !== index,
    )
  expect(repeated).toEqual([])
})
