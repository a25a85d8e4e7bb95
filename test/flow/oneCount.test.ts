/** One unit of counting: what library, plan, estimate, review, run, watch mode and command line say of made libraries is one number each. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { missingInPlan } from '../../shared/counting.ts'
import { makeWorld } from '../support/make/worlds/makeWorld.ts'
import {
  everyRow,
  firstPage,
  openPlannedHost,
  openTestHost,
  planOfAll,
  turnWatchOn,
  type TestHost,
} from '../support/hosts/openTestHost.ts'
import { runCli } from '../support/programs/runCli.ts'
import { setUpHome } from '../support/programs/setUpHome.ts'
import { startServiceProcess } from '../support/programs/serviceProcess.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'

type Line = Readonly<Record<string, number | string | object>>

async function eventsOf(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<ReadonlyMap<unknown, Line>> {
  const { stdout } = await runCli(args, { env })
  const lines = stdout.trim().split('\n')
  return new Map(lines.map((line) => JSON.parse(line) as Line).map((line) => [line['event'], line]))
}

const wholeScope = { search: '', ids: null, language: null }

/** Every subtitle that the plan is for, and all of its videos' cells. */
async function missingOf({ ask }: TestHost) {
  const { rows } = await ask('plan.page', { ...everyRow, limit: 500 })
  return rows.flatMap((video) => video.cells.map((cell) => ({ videoId: video.id, ...cell }))).filter(isMissed)
}

const isMissed = ({ answer }: { readonly answer: string }) => answer !== 'covered'

/** Before anything is written: library, scope, estimate, plan and review. Answers what is missing. */
async function holdPlanned(opened: TestHost) {
  const { ask, askUntil } = opened
  const { counts } = await ask('library.state', {})
  const { sums } = await ask('plan.state', {})
  const missing = await missingOf(opened)
  const videosWith = (wanted: string) =>
    new Set(missing.flatMap(({ answer, videoId }) => (answer === wanted ? [videoId] : []))).size
  const missingVideos = new Set(missing.map(({ videoId }) => videoId)).size

  // Subtitles: of each language, those that the library lacks are the plan's cells of it.
  for (const { language, covered, total } of counts.byLanguage)
    expect(missing.filter(({ column }) => column === language)).toHaveLength(total - covered)
  expect([counts.subtitles, missingInPlan(sums)]).toEqual([missing.length, missing.length])
  // Videos: a video counts once, however many of its subtitles are asked about or not found.
  const inVain = videosWith('none')
  const settled = await askUntil('library.state', {}, (state) => state.counts.is['not-found'] === inVain)
  expect(settled.counts.is).toMatchObject({
    review: videosWith('ask'),
    'not-found': inVain,
    missing: missingVideos,
  })
  expect(await ask('library.scope', wholeScope)).toMatchObject({
    videos: counts.videos,
    missingVideos,
    subtitles: missing.length,
  })
  expect(await ask('plan.estimate', wholeScope)).toMatchObject({ videos: missingVideos, subtitles: missing.length })
  expect(await ask('review.state', {})).toMatchObject({ open: sums.ask, inPlan: sums.ask })
  return { missing, missingVideos, sums, counts }
}

/** After the plan was run: its done card, the run and the library, and what the command line says of the run. */
async function holdRun(opened: TestHost, { missing, missingVideos, sums }: Awaited<ReturnType<typeof holdPlanned>>) {
  const { ask, askUntil, homeFolder } = opened
  await ask('plan.run', {})
  const done = await askUntil('plan.state', {}, ({ phase }) => phase === 'done')
  const { row, videos } = await ask('runs.run', { runId: done.runId! })
  expect(row.counts).toMatchObject({ all: missing.length, review: sums.ask, missing: sums.none })
  expect(row.counts.written + row.counts.failed).toBe(sums.files)
  expect(videos).toBe(missingVideos)
  expect(done.result).toMatchObject({ written: row.counts.written, failed: row.counts.failed })
  expect(row.cost).toMatchObject({ searches: done.result!.search, downloads: done.result!.downloads })
  expect((await ask('library.state', {})).counts.subtitles).toBe(missing.length - row.counts.written)
  const line = (await eventsOf(['runs', row.id, '--home', homeFolder, '--json'])).get('run')
  expect(line).toMatchObject({ subtitles: row.counts })
  expect(line?.['spent']).toMatchObject({ search: done.result!.search, downloads: done.result!.downloads })
  return row
}

test.each(['en', 'en,es', 'en,pt-BR>pt,fr'])(
  'the numbers of every screen and of --json agree for the samples in %s',
  async (languages) => {
    const opened = await openPlannedHost(languages)
    const held = await holdPlanned(opened)
    const folder = join(opened.homeFolder, 'demo')
    const options = ['--home', join(tempFolder(), 'home'), '--languages', languages, '--json']
    const planned = await eventsOf(['plan', folder, ...options])
    const { files, ask, none, waiting } = held.sums
    expect(planned.get('scanned')).toMatchObject({ videos: held.counts.videos, missing: held.missing.length })
    expect(planned.get('plan')).toMatchObject({ files, ask, none, waiting })
    await holdRun(opened, held)
  },
)

test.each([
  { seed: 3, movies: 6, shows: 2, languages: ['EN', 'ES'] },
  { seed: 11, movies: 3, shows: 3, languages: ['EN', 'FR', 'RU'] },
  { seed: 29, movies: 9, shows: 1, languages: ['ES', 'BR_PT'] },
] as const)('the numbers agree for a made library of seed $seed', async ({ languages, ...made }) => {
  const folder = tempFolder()
  const world = makeWorld({ folder, ...made, languages: languages })
  const service = await startServiceProcess(join(folder, 'service'), [world.manifest], 'pro')
  const env = { UNDERTITLE_API_KEY: service.key }
  const wanted = 'en,es,pt-BR>pt,ru'
  const homeFolder = join(folder, 'home')
  setUpHome(homeFolder, { 'service.address': service.url, languages: wanted })
  // The command line looks first, under another home: what it plans is written by nobody.
  const options = ['--service', service.url, '--languages', wanted, '--json']
  const planned = await eventsOf(['plan', world.library, '--home', join(folder, 'other'), ...options], env)

  const opened = await openTestHost({ homeFolder, env })
  const { ask, askUntil } = opened
  await ask('folders.addDropped', { dropId: opened.host.registerDrop([world.library]) })
  await askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos === world.videos.length)
  await ask('plan.make', planOfAll)
  await askUntil('plan.state', {}, ({ phase }) => phase === 'ready')
  const held = await holdPlanned(opened)
  const { files, ask: asked, none, waiting } = held.sums
  expect(planned.get('scanned')).toMatchObject({ videos: held.counts.videos, missing: held.missing.length })
  expect(planned.get('plan')).toMatchObject({ files, ask: asked, none, waiting })
  const run = await holdRun(opened, held)

  // Watch mode looks at what is left: it asks and waits for the same subtitles, and no other.
  await turnWatchOn(opened)
  const left = held.missing.length - run.counts.written
  const watch = await askUntil(
    'watch.state',
    {},
    ({ activity, waiting: waits, lastCompleteMs }) => activity === 'idle' && lastCompleteMs !== null && waits > 0,
  )
  const review = await ask('review.state', {})
  expect(watch.questions).toBe(review.open)
  expect(watch.folders.map(({ videos }) => videos)).toEqual([held.counts.videos])
  const { rows: waits } = await ask('watch.waiting', { ...firstPage, limit: 500 })
  const watched = new Set([...waits.map(({ videoId, language }) => `${videoId} ${language}`)])
  expect(watched.size + review.open).toBe(left)
  expect(opened.bugs).toEqual([])
})
