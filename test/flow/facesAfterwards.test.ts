/** What a window lists after its work is what the commands list of the same home: runs, files, units, what is left aside, findings, results. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import type { Meter } from '../../shared/contract/account.ts'
import type { RunRow } from '../../shared/contract/runs/runs.ts'
import { firstPage, openPlannedHost, openSampleHost } from '../support/hosts/openTestHost.ts'
import { runPlan, runWithoutSeason } from '../support/hosts/runWithoutSeason.ts'
import { eventsOf } from '../support/programs/runCli.ts'
import { runHere } from '../support/programs/runHere.ts'

const everyFinding = { kind: null, whose: 'all', search: '' } as const
const wholeScope = { search: '', ids: null, language: null }

/** The samples in two languages: some failed and were found later, that undone, brought back; one title left aside. */
async function openWorkedHost() {
  const opened = await openPlannedHost('en,es')
  const { ask, homeFolder } = opened
  await runWithoutSeason(opened)
  const runId = await runPlan(opened)
  await ask('runs.undo', { runId })
  await ask('runs.bringBack', { runId })
  const [written] = (await ask('history.page', { ...firstPage, search: '', batchId: null })).rows
  await ask('history.undo', { scope: { kind: 'row', rowId: written!.id } })
  await ask('ignore.add', { what: 'titles', scope: { ...wholeScope, search: 'tidewater' }, language: 'es' })
  const command = (...args: readonly string[]) => runHere([...args, '--home', homeFolder, '--json'])
  const printed = (...args: readonly string[]) => runHere([...args, '--home', homeFolder])
  return { ...opened, command, printed, demo: join(homeFolder, 'demo') }
}

test('runs, files, units and what is left aside are the same by window and command', async () => {
  const { ask, command, printed, bugs } = await openWorkedHost()

  const shown = await ask('runs.page', { ...firstPage, filter: 'all', kind: null, search: '' })
  const told = eventsOf(await command('runs', '--all'), 'run')
  expect(shown.rows.length).toBeGreaterThan(2)
  const runOf = ({ id, kind, scope, undoes, ending, sign, counts, settled, files, cost }: RunRow) => ({
    ...{ run: id, kind, scope, undoes: undoes?.id ?? null, ending, outcome: sign, subtitles: counts, settled },
    files: expect.objectContaining(files) as object,
    spent: { search: cost.searches, downloads: cost.downloads, ai: cost.ai },
  })
  expect(told).toHaveLength(shown.rows.length)
  for (const row of shown.rows) expect(told.find(({ run }) => run === row.id)).toMatchObject(runOf(row))
  const { id, counts, settled } = shown.rows.find((row) => row.settled.all > 0)!
  const line = (await printed('runs', '--all')).stdout.split('\n').find((each) => each.includes(id))
  expect(line).toContain(`, ${counts.failed + settled.failed} failed, `)
  expect(line).toContain(`, ${settled.all} settled since; `)

  const { rows: files } = await ask('history.page', { ...firstPage, search: '', batchId: null })
  const listed = eventsOf(await command('history'), 'history')
  const sorted = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).sort()
  expect(files.some(({ state }) => state === 'undone')).toBe(true)
  expect(
    sorted(files.map(({ sidecarName: name, language, state, batchId: run }) => ({ name, language, state, run }))),
  ).toEqual(
    sorted(
      listed.map(({ sidecar, language, state, batch: run }) => ({
        ...{ name: basename(String(sidecar)), language, state, run },
      })),
    ),
  )

  const { search, downloads, ai, planName } = await ask('usage.refresh', {})
  const left = ({ used, limit, remaining }: Meter) => ({ used, limit, remaining })
  expect(downloads.used).toBeGreaterThan(0)
  expect((await command('usage')).lines).toMatchObject([
    { plan: planName, search: left(search), downloads: left(downloads), ai: left(ai) },
  ])

  const { rows: ignored } = await ask('ignore.page', { ...firstPage, search: '' })
  expect(ignored).toHaveLength(1)
  expect(eventsOf(await command('ignored'), 'ignored')).toMatchObject(
    ignored.map(({ kind, label, language }) => ({ kind, label, language })),
  )
  expect(bugs).toEqual([])
})

test('a check-up and a search find the same by window and command', async () => {
  const { ask, askUntil, command, demo, bugs } = await openWorkedHost()
  const names = readdirSync(demo, { recursive: true, encoding: 'utf8' })
  const [english = ''] = names.filter((name) => name.endsWith('.en.srt'))
  // In a language that its name does not say, and with an advertisement.
  const advert = '\n999\n00:59:01,000 --> 00:59:04,000\nSubtitles by www.example.com\n'
  const text = readFileSync(join(demo, english), 'utf8')
  writeFileSync(join(demo, english.replace(/\.en\.srt$/, '.de.srt')), text.trimEnd() + '\n' + advert)
  const before = await ask('library.state', {})
  await ask('library.scan', {})
  await askUntil('library.state', {}, ({ isScanning, lastScanMs }) => !isScanning && lastScanMs !== before.lastScanMs)
  const result = await command('check', demo)
  await ask('checkup.start', { scope: wholeScope, sound: false })
  const state = await askUntil('checkup.state', {}, ({ work, endedMs }) => work === 'none' && endedMs !== null)
  const { rows: findings } = await ask('checkup.page', { ...firstPage, filter: everyFinding })
  expect(findings.length).toBeGreaterThan(1)
  expect(findings.map(({ kind, name, isOurs }) => [kind, name, isOurs].join(' ')).sort()).toEqual(
    eventsOf(result, 'finding')
      .map(({ kind, sidecar, ours }) => [kind, basename(String(sidecar)), ours].join(' '))
      .sort(),
  )
  expect(eventsOf(result, 'done')).toMatchObject([
    {
      checked: state.checked,
      found: findings.length,
      counts: Object.fromEntries(state.counts.map(({ kind, count }) => [kind, count])),
    },
  ])

  const about = { kind: 'text', text: 'paper lantern' } as const
  const whole = { languages: ['en'], season: null, episode: null, isFullSeason: false, page: 1 }
  const answer = await ask('search.ask', { ...whole, about })
  const { lines } = await command('search', about.text, '--languages', 'en')
  const told = (event: string) => lines.filter((line) => line.event === event)
  expect(answer.titles.length).toBeGreaterThan(1)
  expect(told('title')).toMatchObject(answer.titles.map(({ name, type, year }) => ({ name, type, year })))
  expect(told('subtitle')).toMatchObject(
    answer.subtitles.map(({ releases, language, author, isMachineMade }) => ({
      ...{ releaseNames: releases, language, author, isMachineMade },
    })),
  )
  expect(told('page')).toMatchObject([{ pages: answer.pages }])
  expect(bugs).toEqual([])
})

test('rules that were set in the window are those that the command lists, and tells of one of its files', async () => {
  const { ask, homeFolder, bugs } = await openSampleHost('en,es')
  const scope = { ...wholeScope, search: 'tidewater' }
  const inherits = { hearingImpaired: null, forced: null, skipWhenAudioMatches: null } as const
  const said = [
    ['folder', { ...inherits, languages: 'en,fr', hearingImpaired: 'avoid' }],
    ['titles', { ...inherits, languages: 'de>en', forced: 'never' }],
  ] as const
  for (const [kind, own] of said) {
    const { places } = await ask('rules.of', scope)
    await ask('rules.set', { scope, placeId: places.find((place) => place.kind === kind)!.id, own })
  }
  const command = async (...args: readonly string[]) =>
    eventsOf(await runHere(['rules', ...args, '--home', homeFolder, '--json']), 'rules')

  const { places, rules } = await ask('rules.of', scope)
  const shown = places.flatMap(({ kind, own }) => (kind === 'settings' || own === null ? [] : own))
  expect(shown).toEqual(said.map(([, own]) => own))
  const listed = await command()
  expect(listed).toHaveLength(shown.length)
  for (const own of shown) expect(listed).toContainEqual(expect.objectContaining(own))
  const demo = join(homeFolder, 'demo')
  const file = readdirSync(demo, { recursive: true, encoding: 'utf8' }).find((name) => /Tidewater.*\.mkv$/.test(name))!
  expect(await command(join(demo, file))).toMatchObject([rules!])
  expect(bugs).toEqual([])
})
