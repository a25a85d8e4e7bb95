/** docs/reference/json-lines.md, held against what the commands print. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCommandWorld, type CommandWorld } from '../support/make/worlds/commandWorld.ts'
import { runHere } from '../support/programs/runHere.ts'

/** Event → the fields that the page names for it, those of all tables together; null where the page leaves them open. */
function readPage(): ReadonlyMap<string, ReadonlySet<string>> {
  const page = readFileSync('docs/reference/json-lines.md', 'utf8')
  const fieldsOf = new Map<string, Set<string>>()
  const wordsIn = (cell: string) => [...cell.matchAll(/`(\w+)`/g)].map(([, word]) => word ?? '')
  for (const row of page.split('\n').filter((line) => line.startsWith('| `'))) {
    const [, events = '', , fields = ''] = row.split('|')
    for (const event of wordsIn(events))
      fieldsOf.set(event, new Set([...(fieldsOf.get(event) ?? []), ...wordsIn(fields)]))
  }
  return fieldsOf
}

/** The page leaves their fields to the service, or to the table of rules. */
const open: ReadonlySet<unknown> = new Set(['title', 'subtitle', 'history', 'rules'])

let world: CommandWorld
beforeAll(async () => {
  world = await openCommandWorld()
})
afterAll(() => world.close())

test('every line has an event, and each of its fields is on the page', async () => {
  const home = world.newHome()
  const env = { UNDERTITLE_API_KEY: world.service.key }
  const fields = readPage()
  const seen = new Set<unknown>()
  async function run(...words: readonly string[]) {
    const service = ['get', 'plan', 'search', 'usage', 'jobs', 'translate'].includes(words[0] ?? '')
    const to = service ? ['--service', world.service.url] : []
    const { lines, stderr } = await runHere([...words, ...to, '--json', '--home', home], { env })
    expect(lines.length, `${words.join(' ')}: ${stderr}`).toBeGreaterThan(0)
    for (const { event, ...rest } of lines) {
      seen.add(event)
      expect([...fields.keys()], words.join(' ')).toContain(event)
      if (open.has(event)) continue
      const unknown = Object.keys(rest).filter((name) => !fields.get(String(event))?.has(name))
      expect([words[0], event, unknown]).toEqual([words[0], event, []])
    }
    return lines
  }
  const { library } = world
  await run('plan', library, '--languages', 'en')
  const written = await run('get', library, '--languages', 'en')
  const [one] = written.filter(({ event }) => event === 'written')
  rmSync(String(one?.['sidecar']))
  await run('get', library, '--languages', 'en', '--clean', 'letters')
  writeFileSync(join(library, 'Lonely.Subtitle.2001.en.srt'), '1\n00:00:01,000 --> 00:00:02,000\nGood evening.\n')
  await run('check', library)
  await run('timing', library, '--no-video')
  await run('clean', library, '--what', 'hi', '--dry-run')
  await run('translate', library, '--to', 'de', '--dry-run')
  await run('history')
  const [last] = await run('runs')
  await run('runs', String(last?.['run']))
  await run('rules', library, '--languages', 'en,de')
  await run('rules')
  await run('ignore', world.videoOf('unknown'))
  await run('ignored')
  await run('ignore', world.videoOf('unknown'), '--undo')
  await run('search', 'tt5')
  await run('usage')
  await run('jobs')
  const undone = await run('undo')
  const { run: undoId } = undone.at(-1) ?? {}
  expect(undone.at(-1)).toMatchObject({ event: 'done', total: undone.length - 1, run: expect.any(String) as string })
  expect((await run('undo', '--bring-back', '--run', String(undoId))).at(-1)).toMatchObject({ event: 'done' })
  const expected =
    'scanned matched plan would_write written skipped progress done cost finding timing clean history run'
  for (const event of [...expected.split(' '), 'rules', 'ignored', 'missed', 'title', 'page', 'usage', 'removed'])
    expect([...seen]).toContain(event)
})
