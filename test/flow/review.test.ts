/** What a person must decide, of the plan and of watch mode, behind the window: asked once, counted once, kept over a restart. */
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { importPaths } from '../../service/catalogue/import/import.ts'
import { openServiceDatabase } from '../../service/catalogue/store/database.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { everyRow, firstPage, openTestHost, planOfAll, type TestHost } from '../support/hosts/openTestHost.ts'
import { makeDoubts } from '../support/make/worlds/makeDoubts.ts'
import { runCli } from '../support/programs/runCli.ts'
import { setUpHome } from '../support/programs/setUpHome.ts'
import { startTestService } from '../support/services/startService.ts'

const movies = 2
const episodes = 4
const doubts = movies + episodes

/** Videos that nobody can decide without looking, with a service that knows three subtitles for each. */
async function makeDoubtfulWorld(folder: string) {
  const world = await makeDoubts({ folder, movies, episodes })
  const service = await startTestService({ plan: 'pro', now: Date.now, manifest: [] })
  onTestFinished(() => service.close())
  const database = openServiceDatabase(service.dataDir, [])
  await importPaths(database, [world.manifest])
  database.close()
  return { world, service }
}

async function openDoubts(): Promise<TestHost> {
  const folder = tempFolder()
  const { world, service } = await makeDoubtfulWorld(folder)
  const opened = await openTestHost({ homeFolder: join(folder, 'home') })
  await opened.ask('settings.write', { key: 'languages', value: 'en' })
  await opened.ask('settings.write', { key: 'service.address', value: service.url })
  await opened.ask('settings.setSecret', { name: 'api-key', value: service.key })
  await opened.ask('folders.addDropped', { dropId: opened.host.registerDrop([world.library]) })
  await opened.askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos === doubts)
  return opened
}

async function plan({ ask, askUntil }: TestHost): Promise<void> {
  await ask('plan.make', planOfAll)
  await askUntil('plan.state', {}, ({ phase }) => phase === 'ready')
}

/** One number of each screen: they name what they count, and agree. */
async function numbersOf({ ask }: TestHost) {
  const { open, inPlan, watched } = await ask('review.state', {})
  const { rows } = await ask('review.page', firstPage)
  const asked = rows.filter(({ decision }) => decision === null)
  const { sums } = await ask('plan.state', {})
  expect(asked).toHaveLength(open)
  expect(sums.ask).toBe(inPlan)
  expect((await ask('watch.state', {})).questions).toBe(watched)
  const { counts } = await ask('library.state', {})
  expect(counts.is.review).toBe(new Set(asked.map(({ videoId }) => videoId)).size)
  const shown = (await ask('plan.page', { ...everyRow, answer: 'ask' })).rows.flatMap(({ cells }) => cells)
  expect(shown.filter(({ answer }) => answer === 'ask')).toHaveLength(inPlan)
  return { open, inPlan, watched }
}

test('questions are named and grouped, one answer holds for a season, is taken back, and is kept over a restart', async () => {
  const opened = await openDoubts()
  const { ask, bugs } = opened
  await plan(opened)
  expect(await numbersOf(opened)).toEqual({ open: doubts, inPlan: doubts, watched: 0 })
  const { rows } = await ask('review.page', firstPage)
  expect(rows.map(({ group, words, language }) => [group, words.title, words.code, language])).toEqual([
    ...[1, 2, 3, 4].map((episode) => ['Doubtful House S01', 'Doubtful House', `S01E0${episode}`, 'en']),
    ['', 'Question A', '', 'en'],
    ['', 'Question B', '', 'en'],
  ])

  const [first] = rows
  const question = await ask('review.question', { questionId: first!.id })
  expect(question).toMatchObject({ inSeason: 3, isAsked: true, row: { kind: 'tier', decision: null } })
  const third = question.candidates.find(({ release }) => release.endsWith('THIRD'))!
  const choice = { questionId: first!.id, answer: { kind: 'choose', candidateId: third.id } } as const
  expect(await ask('review.meaning', { ...choice, reach: 'one' })).toMatchObject({ questions: 1, downloads: 1 })
  expect(await ask('review.meaning', { ...choice, reach: 'season' })).toEqual({
    questions: 4,
    codes: ['S01E01', 'S01E02', 'S01E03', 'S01E04'],
    downloads: 4,
    cached: 0,
    ai: 0,
  })
  expect((await ask('review.answer', { ...choice, reach: 'season' })).ids).toHaveLength(4)
  expect((await ask('plan.state', {})).sums).toMatchObject({ chosen: 4, ask: 2, downloads: 4 })
  expect(await ask('review.takeBack', { undoId: null })).toEqual({ questionId: first!.id })
  expect(await numbersOf(opened)).toMatchObject({ open: doubts })
  expect(await ask('review.takeBack', { undoId: null })).toEqual({ questionId: null })

  await ask('review.answer', { ...choice, reach: 'season' })
  await ask('review.answer', { questionId: rows[4]!.id, answer: { kind: 'skip' }, reach: 'one' })
  await opened.host.close()

  const again = await openTestHost({ homeFolder: opened.homeFolder })
  await again.askUntil('library.state', {}, ({ counts }) => counts.videos === doubts)
  expect(await again.ask('plan.state', {})).toMatchObject({ phase: 'empty', former: { videos: doubts, decided: 5 } })
  const spent = (await again.ask('usage.entries', { ...firstPage, kind: 'search', batchId: null })).total
  await again.ask('plan.makeFormer', {})
  const { sums, former } = await again.askUntil('plan.state', {}, ({ phase }) => phase === 'ready')
  expect([sums.chosen, sums.skipped, sums.ask, former]).toEqual([4, 1, 1, null])
  expect((await again.ask('usage.entries', { ...firstPage, kind: 'search', batchId: null })).total).toBe(spent)
  expect(await numbersOf(again)).toEqual({ open: 1, inPlan: 1, watched: 0 })
  expect([...bugs, ...again.bugs]).toEqual([])
})

test('the best of all that are left is one answer for a show or for everything, at the price that was said, and one undo', async () => {
  const opened = await openDoubts()
  const { ask } = opened
  await plan(opened)
  const { rows } = await ask('review.page', firstPage)
  const [first] = rows
  await ask('review.answer', { questionId: rows[1]!.id, answer: { kind: 'skip' }, reach: 'one' })
  const { show, all } = await ask('review.best', { questionId: first!.id })
  expect([show, all]).toMatchObject([
    { questions: episodes - 1, downloads: episodes - 1, ai: 0 },
    { questions: doubts - 1, downloads: doubts - 1, ai: 0 },
  ])
  const ofShow = await ask('review.takeBest', { questionId: first!.id, reach: 'show' })
  expect(ofShow.ids).toHaveLength(episodes - 1)
  expect(await numbersOf(opened)).toMatchObject({ open: movies })
  await ask('review.takeBack', { undoId: ofShow.undoId })
  const { ids } = await ask('review.takeBest', { questionId: first!.id, reach: 'all' })
  expect(ids).toHaveLength(doubts - 1)
  expect((await ask('plan.state', {})).sums).toMatchObject({ ask: 0, chosen: doubts - 1, downloads: all.downloads })
  expect(await ask('review.takeBack', { undoId: null })).toEqual({ questionId: first!.id })
  expect(await numbersOf(opened)).toMatchObject({ open: doubts - 1 })
})

test('a choice after a run leaves what the run has done, and can be run', async () => {
  const opened = await openDoubts()
  const { ask, askUntil } = opened
  await plan(opened)
  const { rows } = await ask('review.page', firstPage)
  const chooseFirst = async (questionId: string) => {
    const { candidates } = await ask('review.question', { questionId })
    const answer = { kind: 'choose', candidateId: candidates[0]!.id } as const
    await ask('review.answer', { questionId, answer, reach: 'one' })
  }
  await chooseFirst(rows[4]!.id)
  await ask('plan.run', {})
  await askUntil('plan.state', {}, ({ phase }) => phase === 'done')
  await chooseFirst(rows[5]!.id)
  expect(await ask('plan.state', {})).toMatchObject({ phase: 'done', result: { written: 1 }, sums: { chosen: 1 } })
  await ask('plan.run', {})
  const done = await askUntil('plan.state', {}, ({ phase, result }) => phase === 'done' && result !== null)
  expect(done.result).toMatchObject({ written: 1, failed: 0 })
})

test('what a run has left open is asked again after a restart, in every screen by the same number, and at no cost', async () => {
  const folder = tempFolder()
  const { world, service } = await makeDoubtfulWorld(folder)
  const homeFolder = join(folder, 'home')
  setUpHome(homeFolder, { 'service.address': service.url, languages: 'en' })
  await runCli(['get', world.library, '--home', homeFolder], { env: { UNDERTITLE_API_KEY: service.key } })
  const before = await openTestHost({ homeFolder, env: { UNDERTITLE_API_KEY: service.key } })
  await before.ask('folders.addDropped', { dropId: before.host.registerDrop([world.library]) })
  await before.askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos === doubts)
  await plan(before)
  await before.host.close()

  const again = await openTestHost({ homeFolder, env: { UNDERTITLE_API_KEY: service.key } })
  const spent = (await again.ask('usage.entries', { ...firstPage, kind: 'search', batchId: null })).total
  await again.askUntil('review.state', {}, ({ open }) => open === doubts)
  const { rows } = await again.ask('runs.page', { ...firstPage, filter: 'all', kind: 'find', search: '' })
  expect(rows.map(({ counts }) => counts.review)).toContain(doubts)
  expect(await numbersOf(again)).toEqual({ open: doubts, inPlan: doubts, watched: 0 })
  // The plan that was made is the one to make again still.
  const { scope } = planOfAll
  expect(await again.ask('plan.state', {})).toMatchObject({ phase: 'ready', former: null, again: { scope } })
  expect((await again.ask('usage.entries', { ...firstPage, kind: 'search', batchId: null })).total).toBe(spent)
  expect([...before.bugs, ...again.bugs]).toEqual([])
})

test('another key of the same service leaves the plan and its questions as they were', async () => {
  const opened = await openDoubts()
  const { ask, bugs } = opened
  await plan(opened)
  const { rows } = await ask('review.page', firstPage)
  await ask('review.answer', { questionId: rows[1]!.id, answer: { kind: 'skip' }, reach: 'one' })
  const before = await ask('plan.state', {})
  await ask('settings.setSecret', { name: 'api-key', value: 'another-key' })
  expect((await ask('review.question', { questionId: rows[0]!.id })).candidates).toHaveLength(3)
  expect(await ask('plan.state', {})).toMatchObject({ phase: 'ready', sums: before.sums, decided: before.decided })
  expect(await numbersOf(opened)).toEqual({ open: doubts - 1, inPlan: doubts - 1, watched: 0 })
  expect(bugs).toEqual([])
})

test('what watch mode asks is asked in the same list, is one question with that of a plan, and costs nothing to look at', async () => {
  const opened = await openDoubts()
  const { ask, askUntil } = opened
  await ask('watch.turn', { isOn: true })
  await askUntil('watch.state', {}, ({ activity, questions }) => activity === 'idle' && questions === doubts)
  expect(await numbersOf(opened)).toEqual({ open: doubts, inPlan: 0, watched: doubts })
  await ask('watch.turn', { isOn: false })

  const { rows } = await ask('review.page', firstPage)
  const spent = (await ask('usage.state', {})).search.used
  const question = await ask('review.question', { questionId: rows[0]!.id })
  expect(question.isAsked).toBe(true)
  expect(question.candidates).toHaveLength(3)
  expect((await ask('usage.state', {})).search.used).toBe(spent)
  expect(await numbersOf(opened)).toEqual({ open: doubts, inPlan: 1, watched: doubts })

  await plan(opened)
  expect(await numbersOf(opened)).toEqual({ open: doubts, inPlan: doubts, watched: doubts })
  const answer = { kind: 'choose', candidateId: question.candidates[0]!.id } as const
  const { candidates } = await ask('review.question', { questionId: rows[0]!.id })
  await ask('review.answer', {
    questionId: rows[0]!.id,
    answer: { ...answer, candidateId: candidates[0]!.id },
    reach: 'one',
  })
  await ask('review.answer', { questionId: rows[1]!.id, answer: { kind: 'ignore' }, reach: 'one' })
  expect(await numbersOf(opened)).toEqual({ open: doubts - 2, inPlan: doubts - 2, watched: doubts - 2 })
  await ask('review.takeBack', { undoId: null })
  expect(await numbersOf(opened)).toEqual({ open: doubts - 1, inPlan: doubts - 1, watched: doubts - 1 })
  await expect(
    ask('review.answer', { questionId: rows[2]!.id, answer: { kind: 'take' }, reach: 'one' }),
  ).rejects.toMatchObject({ code: 'input.invalid' })
})

test('what is ignored in the review stands in the list of that, and is asked again when it is taken back, here or there', async () => {
  const opened = await openDoubts()
  const { ask, askUntil, bugs } = opened
  await plan(opened)
  const { rows } = await ask('review.page', firstPage)
  const [first, second] = rows
  const listed = async () =>
    (await ask('ignore.page', { ...firstPage, search: '' })).rows.map(({ kind, language }) => [kind, language])
  const ignore = (questionId: string) =>
    ask('review.answer', { questionId, answer: { kind: 'ignore' }, reach: 'one' } as const)

  const { undoId } = await ignore(first!.id)
  expect(await listed()).toEqual([['video', 'en']])
  expect((await ask('library.video', { videoId: first!.videoId })).row.wishes.map(({ state }) => state)).toEqual([
    'ignored',
  ])
  // The plan stays on the table.
  expect(await ask('plan.state', {})).toMatchObject({ phase: 'ready', sums: { ask: doubts - 1, skipped: 1 } })
  expect(await ask('review.takeBack', { undoId })).toEqual({ questionId: first!.id })
  expect(await listed()).toEqual([])
  expect(await numbersOf(opened)).toMatchObject({ open: doubts })
  await expect(ask('review.takeBack', { undoId })).rejects.toThrow()

  await ignore(second!.id)
  const { rows: ignored } = await ask('ignore.page', { ...firstPage, search: '' })
  await ask('ignore.remove', { ids: ignored.map(({ id }) => id) })
  await plan(opened)
  expect(await numbersOf(opened)).toMatchObject({ open: doubts })
  await askUntil('library.state', {}, ({ counts }) => counts.is.ignored === 0)
  expect(bugs).toEqual([])
})

test('a release or an author that is ignored at a candidate leaves every question at once, and comes back with its undo', async () => {
  const opened = await openDoubts()
  const { ask, bugs } = opened
  await plan(opened)
  const { rows } = await ask('review.page', firstPage)
  const offered = async (at: number) =>
    (await ask('review.question', { questionId: rows[at]!.id })).candidates.map(({ release, author }) => ({
      release,
      author,
    }))
  const [before, elsewhere] = [await offered(0), await offered(1)]
  const spent = (await ask('usage.state', {})).search.used
  const { undoId: ofAuthor } = await ask('ignore.add', { what: 'author', name: before[0]!.author! })
  expect(await offered(0)).toEqual(before.filter(({ author }) => author !== before[0]!.author))
  expect(await offered(1)).toEqual(elsewhere.filter(({ author }) => author !== before[0]!.author))
  const { undoId: ofRelease } = await ask('ignore.add', { what: 'release', name: before[1]!.release })
  expect((await offered(0)).map(({ release }) => release)).not.toContain(before[1]!.release)
  const { ruledOut } = await ask('review.question', { questionId: rows[0]!.id })
  expect(ruledOut.map(({ reason }) => reason).sort()).toEqual(['ignored-author', 'ignored-release'])

  // A plan that was made meanwhile never had it: only a new one does.
  await ask('rules.undo', { undoId: ofRelease })
  expect(await offered(0)).toEqual(before.filter(({ author }) => author !== before[0]!.author))
  await plan(opened)
  expect(await offered(0)).toHaveLength(before.length - 1)
  await ask('rules.undo', { undoId: ofAuthor })
  expect(await ask('plan.state', {})).toMatchObject({ phase: 'empty' })
  await plan(opened)
  expect(await offered(0)).toEqual(before)
  expect((await ask('usage.state', {})).search.used).toBe(spent)
  expect(bugs).toEqual([])
})

test('what is ignored in the library leaves plan and review alone, and its undo brings it back as it was decided', async () => {
  const opened = await openDoubts()
  const { ask, bugs } = opened
  await plan(opened)
  const [first, second, ...others] = (await ask('review.page', firstPage)).rows
  await ask('review.answer', { questionId: second!.id, answer: { kind: 'skip' }, reach: 'one' })
  const numbers = await numbersOf(opened)
  const before = (await ask('plan.page', { ...everyRow, answer: null })).rows
  const sums = (await ask('plan.state', {})).sums
  const scope = { search: '', ids: [first!.videoId, second!.videoId], language: null }
  const { undoId } = await ask('ignore.add', { what: 'videos', scope, language: null })
  expect((await ask('plan.state', {})).phase).toBe('ready')
  expect((await ask('review.page', firstPage)).rows.map(({ id }) => id)).toEqual(others.map(({ id }) => id))
  expect((await ask('plan.page', { ...everyRow, answer: null })).rows).toHaveLength(before.length - 2)
  expect((await numbersOf(opened)).open).toBe(numbers.open - 1)
  await ask('rules.undo', { undoId })
  expect((await ask('plan.page', { ...everyRow, answer: null })).rows).toEqual(before)
  expect((await ask('plan.state', {})).sums).toEqual(sums)
  expect(await numbersOf(opened)).toEqual(numbers)
  expect(bugs).toEqual([])
})

test('the window shows what a command left open without an option of that command', async () => {
  const folder = tempFolder()
  const { world, service } = await makeDoubtfulWorld(folder)
  const homeFolder = join(folder, 'home')
  setUpHome(homeFolder, { 'service.address': service.url, languages: 'en' })
  const { stdout } = await runCli(['get', world.library, '--home', homeFolder, '--json'], {
    env: { UNDERTITLE_API_KEY: service.key },
  })
  expect(stdout.match(/take the best with --yes-to all/g)).toHaveLength(doubts)

  const { ask } = await openTestHost({ homeFolder })
  const [run] = (await ask('runs.page', { ...firstPage, filter: 'all', kind: null, search: '' })).rows
  const { rows } = await ask('runs.rows', { ...firstPage, runId: run?.id ?? '', group: null, causeId: null })
  const messages = new Set(rows.map(({ message }) => message))
  expect([...messages]).toEqual(['3 subtitles fit, but not surely in sync. Look at them.'])
})

test('what a command left open is asked in the window once its folder is taken into the library', async () => {
  const folder = tempFolder()
  const { world, service } = await makeDoubtfulWorld(folder)
  const homeFolder = join(folder, 'home')
  setUpHome(homeFolder, { 'service.address': service.url, languages: 'en' })
  await runCli(['get', world.library, '--home', homeFolder], { env: { UNDERTITLE_API_KEY: service.key } })

  const opened = await openTestHost({ homeFolder, env: { UNDERTITLE_API_KEY: service.key } })
  const { ask, askUntil, host } = opened
  await ask('folders.addDropped', { dropId: host.registerDrop([world.library]) })
  await askUntil('review.state', {}, ({ open }) => open === doubts)
  expect(await numbersOf(opened)).toEqual({ open: doubts, inPlan: doubts, watched: 0 })
})

test('what a run of the command line leaves open is asked in the window, with what it found and at no cost', async () => {
  const opened = await openDoubts()
  const { homeFolder } = opened
  const { folders } = await opened.ask('library.state', {})
  await opened.host.close()
  const got = await runCli(['get', '--home', homeFolder, '--json', ...folders.map(({ path }) => path)])
  expect(got.stdout, got.stderr).toContain('"reason":"ask"')

  const again = await openTestHost({ homeFolder })
  const { open } = await again.askUntil('review.state', {}, (state) => state.open > 0)
  expect(open).toBe(doubts)
  expect(await numbersOf(again)).toEqual({ open: doubts, inPlan: doubts, watched: 0 })
  const before = (await again.ask('usage.state', {})).search.used
  const { rows } = await again.ask('review.page', firstPage)
  const question = await again.ask('review.question', { questionId: rows[0]!.id })
  expect(question.candidates.length).toBeGreaterThan(0)
  expect((await again.ask('usage.state', {})).search.used).toBe(before)
})
