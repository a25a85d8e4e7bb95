/** Window and command line do the same to the same library: names of files, their bytes and what it costs, with rules of a folder and regions of a language. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import type { NamingProfile } from '../../shared/naming/namingProfiles.ts'
import { missingInPlan } from '../../shared/counting.ts'
import { everyRow, everyVideo, openTestHost, planOfAll, type TestHost } from '../support/hosts/openTestHost.ts'
import { makeHabits, type HabitualLibrary } from '../support/make/worlds/makeHabits.ts'
import { makeWorld, type World } from '../support/make/worlds/makeWorld.ts'
import { eventsOf, runCli } from '../support/programs/runCli.ts'
import { setUpHome } from '../support/programs/setUpHome.ts'
import { startServiceProcess } from '../support/programs/serviceProcess.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'

const made = { seed: 29, movies: 8, shows: 2, languages: ['EN', 'ES', 'BR_PT'] } as const
const languages = 'en,es,pt-BR>pt'

/** Path → text of every subtitle below the library. */
function subtitlesIn({ library }: Pick<World, 'library'>): Readonly<Record<string, string>> {
  const paths = readdirSync(library, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.srt'))
  return Object.fromEntries(paths.sort().map((path) => [path, readFileSync(join(library, path), 'latin1')]))
}

/** Names of the files that the plan of the window will write. */
async function plannedNames({ ask }: TestHost): Promise<readonly string[]> {
  const { rows, total } = await ask('plan.page', { ...everyRow, limit: 500 })
  expect(rows).toHaveLength(total)
  return rows
    .flatMap(({ cells }) => cells)
    .flatMap(({ answer, outputName }) =>
      (answer === 'sure' || answer === 'chosen') && outputName !== null ? [outputName] : [],
    )
    .sort()
}

test.each<{ naming: NamingProfile; brazilian: string }>([
  { naming: 'universal', brazilian: '.pt.srt' },
  { naming: 'jellyfin', brazilian: '.pt-BR.srt' },
])(
  'window and command write the same names and spend the same in the profile $naming',
  async ({ naming, brazilian }) => {
    const folder = tempFolder()
    const [ofWindow, ofCommand] = ['window', 'command'].map((face) =>
      makeWorld({ folder: join(folder, face), ...made }),
    )
    if (!ofWindow || !ofCommand) throw new Error('Two libraries were made.')
    const service = await startServiceProcess(join(folder, 'service'), [ofWindow.manifest], 'pro')
    const env = { UNDERTITLE_API_KEY: service.key }
    /** Set up for one face; the shows of its library are wanted in Spanish alone. */
    async function homeFor(face: string, { videos }: World): Promise<string> {
      const home = join(folder, `home of ${face}`)
      setUpHome(home, { 'service.address': service.url, languages, naming })
      const episode = videos.find(({ path }) => /S\d\dE\d\d/.test(path))
      await runCli(['rules', dirname(episode?.path ?? ''), '--languages', 'es', '--home', home], { env })
      return home
    }

    const dry = await homeFor('dry run', ofCommand)
    const seen = await runCli(['get', ofCommand.library, '--dry-run', '--home', dry, '--json'], { env })
    const before = subtitlesIn(ofCommand)
    const [planned] = eventsOf(seen, 'plan')
    const home = await homeFor('command', ofCommand)
    const got = await runCli(['get', ofCommand.library, '--home', home, '--json'], { env })
    const written = eventsOf(got, 'written').map(({ sidecar }) => String(sidecar))
    const [done] = eventsOf(got, 'done')

    // With the key of the command, what that has paid for would be free.
    const ownEnv = { UNDERTITLE_API_KEY: service.newKey() }
    const opened = await openTestHost({ homeFolder: await homeFor('window', ofWindow), env: ownEnv })
    const { ask, askUntil, host } = opened
    await ask('folders.addDropped', { dropId: host.registerDrop([ofWindow.library]) })
    await askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos > 0)
    await ask('plan.make', planOfAll)
    const { sums } = await askUntil('plan.state', {}, ({ phase }) => phase === 'ready')
    expect(planned).toMatchObject({
      files: sums.files,
      archives: sums.archives,
      search_units: sums.searchUnits,
      downloads: sums.downloads,
      ask: sums.ask,
      none: sums.none,
    })
    const names = await plannedNames(opened)
    expect(names).toEqual(written.map((path) => basename(path)).sort())
    expect(names.filter((name) => name.endsWith(brazilian)).length).toBeGreaterThan(3)

    await ask('plan.run', {})
    const { runId } = await askUntil('plan.state', {}, ({ phase }) => phase === 'done')
    const { row } = await ask('runs.run', { runId: runId! })
    const { search, downloads } = done?.['spent'] as Readonly<Record<string, number>>
    expect(row.cost).toMatchObject({ searches: search, downloads })
    expect(row.counts.written).toBe(names.length)
    expect(subtitlesIn(ofWindow)).toEqual(subtitlesIn(ofCommand))
    const added = Object.keys(subtitlesIn(ofCommand)).filter((path) => !(path in before))
    expect(added).toEqual(written.map((path) => relative(ofCommand.library, path)).sort())
    expect(opened.bugs).toEqual([])
  },
)

const wholeScope = planOfAll.scope

/** What a face tells of the library with other habits, before and after its run. */
test('a library of other habits is counted, planned and written alike by window and command', async () => {
  const folder = tempFolder()
  const [ofWindow, ofCommand] = await Promise.all(['window', 'command'].map((face) => makeHabits(join(folder, face))))
  if (!ofWindow || !ofCommand) throw new Error('Two libraries were made.')
  const service = await startServiceProcess(join(folder, 'service'), [ofWindow.manifest], 'pro')
  const env = { UNDERTITLE_API_KEY: service.key }
  async function homeFor(face: string, { unwanted }: HabitualLibrary): Promise<string> {
    const home = join(folder, `home of ${face}`)
    setUpHome(home, { 'service.address': service.url, languages: 'es,fr>en', yesTo: 'all' })
    await runCli(['ignore', unwanted, '--title', '--home', home], { env })
    return home
  }

  const dry = await homeFor('dry run', ofCommand)
  const seen = await runCli(['plan', ofCommand.library, '--home', dry, '--json'], { env })
  const [scanned] = eventsOf(seen, 'scanned')
  const [planned] = eventsOf(seen, 'plan')
  const matched = eventsOf(seen, 'matched')

  const ownEnv = { UNDERTITLE_API_KEY: service.newKey() }
  const opened = await openTestHost({ homeFolder: await homeFor('window', ofWindow), env: ownEnv })
  const { ask, askUntil, host } = opened
  await ask('folders.addDropped', { dropId: host.registerDrop([ofWindow.library]) })
  const { counts } = await askUntil(
    'library.state',
    {},
    (state) => !state.isScanning && state.counts.videos === ofWindow.videos,
  )
  const { videos, subtitles, searches, mostSearches, downloads, ai } = await ask('plan.estimate', wholeScope)
  expect({ videos: counts.videos, missing: counts.subtitles, unreadable: counts.unreadable }).toEqual({
    videos: scanned?.['videos'],
    missing: scanned?.['missing'],
    unreadable: scanned?.['unreadable'],
  })
  expect({ videos, subtitles, searches, most_searches: mostSearches, downloads, ai }).toEqual(planned?.['estimate'])
  await ask('plan.make', planOfAll)
  const { sums } = await askUntil('plan.state', {}, ({ phase }) => phase === 'ready')
  expect(planned).toMatchObject({
    ...{ archives: sums.archives, files: sums.files, search_units: sums.searchUnits, downloads: sums.downloads },
    ...{ ask: sums.ask, none: sums.none, waiting: sums.waiting, translate: sums.translate, inside: sums.inside },
    too_long: sums.tooLong,
  })
  expect(counts.subtitles).toBe(missingInPlan(sums))

  // A title has one name, whichever face says it.
  const { rows } = await ask('library.page', { ...everyVideo, limit: 200 })
  const titleIn = new Map(rows.map(({ file, folder: place, title }) => [join(place, file), title]))
  const differing = matched.filter(({ video, title }) => {
    const path = String(video)
    const place = relative(ofCommand.library, path)
    const shown = [...titleIn].find(([at]) => at.endsWith(place))?.[1]
    return title !== null && shown !== title
  })
  expect(differing).toEqual([])

  const names = await plannedNames(opened)
  expect(names).toHaveLength(eventsOf(seen, 'would_write').length)
  expect(names.length).toBeGreaterThan(10)
  const got = await runCli(['get', ofCommand.library, '--home', await homeFor('command', ofCommand), '--json'], { env })
  const written = eventsOf(got, 'written').map(({ sidecar }) => basename(String(sidecar)))
  expect(names).toEqual(expect.arrayContaining(written))
  await ask('plan.run', {})
  const { runId } = await askUntil('plan.state', {}, ({ phase }) => phase === 'done')
  const { row } = await ask('runs.run', { runId: runId! })
  // What does not stand up to its film is written by neither.
  const [done] = eventsOf(got, 'done')
  expect({ written: row.counts.written, failed: row.counts.failed }).toEqual({
    written: done?.['written'],
    failed: done?.['failed'],
  })
  expect(subtitlesIn(ofWindow)).toEqual(subtitlesIn(ofCommand))
  const { search, downloads: taken } = done?.['spent'] as Readonly<Record<string, number>>
  expect(row.cost).toMatchObject({ searches: search, downloads: taken })
  expect((await ask('library.state', {})).counts.subtitles).toBe(counts.subtitles - written.length)
  expect(opened.bugs).toEqual([])
})
