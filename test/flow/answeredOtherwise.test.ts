/** A question is open for as long as its subtitle is not there, whoever writes it: one number on every screen. */
import { copyFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { importPaths } from '../../service/catalogue/import/import.ts'
import { openServiceDatabase } from '../../service/catalogue/store/database.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { everyRow, firstPage, openTestHost, planOfAll, type TestHost } from '../support/hosts/openTestHost.ts'
import { makeDoubts, type DoubtfulWorld } from '../support/make/worlds/makeDoubts.ts'
import { runCli } from '../support/programs/runCli.ts'
import { setUpHome } from '../support/programs/setUpHome.ts'
import { startTestService } from '../support/services/startService.ts'

const movies = 5
const episodes = 2
const doubts = movies + episodes

async function openWorld(isWatched = false) {
  const folder = tempFolder()
  const world = await makeDoubts({ folder, movies, episodes })
  const service = await startTestService({ plan: 'pro', now: Date.now, manifest: [] })
  onTestFinished(() => service.close())
  const database = openServiceDatabase(service.dataDir, [])
  await importPaths(database, [world.manifest])
  database.close()
  const opened = await openTestHost({ homeFolder: join(folder, 'home') })
  const { ask, askUntil, host } = opened
  await ask('settings.write', { key: 'languages', value: 'en' })
  await ask('settings.write', { key: 'service.address', value: service.url })
  await ask('settings.setSecret', { name: 'api-key', value: service.key })
  await ask('folders.addDropped', { dropId: host.registerDrop([world.library]) })
  await askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos === doubts)
  if (isWatched) {
    await ask('watch.turn', { isOn: true })
    await askUntil('watch.state', {}, ({ activity, questions }) => activity === 'idle' && questions === doubts)
  }
  await ask('plan.make', planOfAll)
  await askUntil('plan.state', {}, ({ phase }) => phase === 'ready')
  return { opened, world, service, folder }
}

/** Of one moment, on every screen that names it. */
async function openOn({ ask }: TestHost) {
  const { open } = await ask('review.state', {})
  const { rows } = await ask('review.page', firstPage)
  const { sums } = await ask('plan.state', {})
  const { counts } = await ask('library.state', {})
  const runs = (await ask('runs.page', { ...firstPage, filter: 'all', kind: null, search: '' })).rows
  const listed = rows.filter(({ decision }) => decision === null).length
  const cells = (await ask('plan.page', { ...everyRow, answer: null })).rows.flatMap((row) => row.cells)
  return {
    open,
    listed,
    plan: sums.ask,
    library: counts.is.review,
    watch: (await ask('watch.state', {})).questions,
    runs: Math.max(0, ...runs.map((run) => run.counts.review)),
    /** Every wish of the plan, whatever became of it. */
    cells: cells.length,
    met: cells.filter(({ answer }) => answer === 'written' || answer === 'covered').length,
  }
}

const all = (open: number) => ({ open, listed: open, plan: open, library: open, cells: doubts, met: doubts - open })

async function scan({ ask, askUntil }: TestHost): Promise<void> {
  await ask('library.scan', {})
  await askUntil('library.state', {}, ({ isScanning }) => !isScanning)
}

const beside = (world: DoubtfulWorld, index: number) => {
  const video = world.videos[index] ?? ''
  const place = video.startsWith('Question') ? 'Movies' : 'TV'
  return join(world.library, place, video.replace(/\.mkv$/, '.en.srt'))
}

test('however its subtitle comes to be there, a question is over on every screen at once', async () => {
  const { opened, world, service, folder } = await openWorld(true)
  const { ask, askUntil } = opened
  expect(await openOn(opened)).toEqual({ ...all(doubts), watch: doubts, runs: doubts })
  await ask('plan.run', {})
  await askUntil('plan.state', {}, ({ phase }) => phase === 'done')
  expect(await openOn(opened)).toEqual({ ...all(doubts), watch: doubts, runs: doubts })

  // A search by hand.
  const { subtitles } = await ask('search.ask', {
    ...{ season: null, episode: null, languages: ['en'], isFullSeason: false, page: 1 },
    about: { kind: 'text', text: 'question a 2011' },
  })
  const { rows } = await ask('search.videos', { subtitleId: subtitles[0]!.id, search: '', limit: 5 })
  const { written } = await ask('search.download', { subtitleId: subtitles[0]!.id, videoIds: [rows[0]!.id] })
  expect(written).toHaveLength(1)
  const left = (open: number) => ({ ...all(open), watch: open, runs: open })
  await expect.poll(() => openOn(opened)).toEqual(left(doubts - 1))

  // The user's own file, found by a scan.
  writeFileSync(beside(world, 1), '1\n00:00:01,000 --> 00:00:03,000\nMine.\n')
  await scan(opened)
  await expect.poll(() => openOn(opened)).toEqual(left(doubts - 2))

  // A command with a home of its own.
  const otherHome = join(folder, 'other')
  setUpHome(otherHome, { 'service.address': service.url, languages: 'en' })
  const only = join(world.library, 'Movies', world.videos[2] ?? '')
  await runCli(['get', only, '--home', otherHome, '--yes-to', 'all'], { env: { UNDERTITLE_API_KEY: service.key } })
  await scan(opened)
  await expect.poll(() => openOn(opened)).toEqual(left(doubts - 3))

  // Watch mode, which sees what came without a scan.
  copyFileSync(beside(world, 1), beside(world, 3))
  await ask('watch.checkNow', {})
  await expect.poll(() => openOn(opened), { timeout: 30_000 }).toEqual(left(doubts - 4))

  // The answer itself, and its run.
  const question = (await ask('review.page', firstPage)).rows.find(({ decision }) => decision === null)!
  const { candidates } = await ask('review.question', { questionId: question.id })
  await ask('review.answer', {
    ...{ questionId: question.id, reach: 'one' as const },
    answer: { kind: 'choose', candidateId: candidates[0]!.id },
  })
  await ask('plan.run', {})
  await askUntil('plan.state', {}, ({ phase, result }) => phase === 'done' && result?.written === 1)
  await expect.poll(() => openOn(opened)).toEqual(left(doubts - 5))

  // What is there no more is asked again.
  rmSync(beside(world, 1))
  await scan(opened)
  await expect.poll(async () => (await ask('review.state', {})).open).toBe(doubts - 4)
  expect(opened.bugs).toEqual([])
})

test('a run of answers is about those answers, and its plan goes on counting all that it was made for', async () => {
  const { opened } = await openWorld()
  const { ask, askUntil } = opened
  await ask('plan.run', {})
  await askUntil('plan.state', {}, ({ phase }) => phase === 'done')
  const answered = (await ask('review.page', firstPage)).rows.slice(0, 3)
  for (const { id } of answered) {
    const { candidates } = await ask('review.question', { questionId: id })
    await ask('review.answer', {
      ...{ questionId: id, reach: 'one' as const },
      answer: { kind: 'choose', candidateId: candidates[0]!.id },
    })
  }
  // Another plan of the same: what an earlier run has told is told there.
  await ask('plan.run', {})
  await askUntil('plan.state', {}, ({ phase, result }) => phase === 'done' && result?.written === 3)
  const [run] = (await ask('runs.page', { ...firstPage, filter: 'all', kind: null, search: '' })).rows
  expect(run).toMatchObject({ kind: 'review', counts: { all: 3, written: 3, review: 0 } })
  const { sums } = await ask('plan.state', {})
  expect(sums).toMatchObject({ videos: doubts, ask: doubts - 3, written: 3, told: 0, covered: 0 })
})
