/** A download that is refused is no dead end: its reason stays, nothing is offered that cannot help, and what helps is. */
import { readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { everyVideo, firstPage, openTestHost, type TestHost } from '../support/hosts/openTestHost.ts'
import { openRefused } from '../support/hosts/refusedHost.ts'

const wholeRun = (runId: string) => ({ ...firstPage, runId, group: null, causeId: null })
const inFrench = 'The text is in French, not in English.'

test('where nothing else is on offer, trying again is not offered, and nothing changes by asking for it', async () => {
  const opened = await openRefused(['french'])
  const { ask, releases, runPlan, downloads } = opened
  const runId = await runPlan()
  const { row, causes } = await ask('runs.run', { runId })
  expect(row).toMatchObject({ counts: { all: 1, failed: 1 }, verbs: { toRetry: 0 } })
  const [cause] = causes
  expect(causes).toMatchObject([{ reason: 'rejected', code: 'subtitle.unfit' }])
  expect(await ask('runs.retryCost', { runId, causeId: cause?.id ?? '' })).toMatchObject({ subtitles: 0 })
  for (const causeId of [null, cause?.id ?? ''])
    await expect(ask('runs.retry', { runId, causeId })).rejects.toMatchObject({ code: 'input.invalid' })
  const { rows } = await ask('runs.rows', wholeRun(runId))
  expect(rows).toMatchObject([{ state: 'failed', message: `${releases[0]}: ${inFrench}` }])
  expect(downloads()).toBe(1)
})

test('why it was refused stays: in the library at once, after another plan and after a restart', async () => {
  const opened = await openRefused(['french'])
  const { askUntil, host, homeFolder, makePlan, runPlan } = opened
  await runPlan()
  const wishOf = async (of: Pick<TestHost, 'askUntil'>) => {
    const { rows } = await of.askUntil(
      'library.page',
      everyVideo,
      ({ rows: [row] }) => row?.cells[0]?.status?.state === 'none',
    )
    return rows[0]?.cells[0]?.status
  }
  expect(await wishOf({ askUntil })).toMatchObject({ state: 'none', refusal: inFrench })
  await makePlan()
  expect(await wishOf({ askUntil })).toMatchObject({ refusal: inFrench })
  await host.close()
  const again = await openTestHost({ homeFolder })
  expect(await wishOf(again)).toMatchObject({ refusal: inFrench })
  const { rows } = await again.ask('library.page', everyVideo)
  await again.ask('video.writeRefused', { videoId: rows[0]?.videoId ?? '', language: 'en' })
  const met = await again.askUntil('library.page', everyVideo, ({ rows: [row] }) => row?.cells[0]?.covered === 1)
  expect(met.rows[0]?.cells[0]?.status).not.toHaveProperty('refusal')
})

test('where another is on offer it is that which is offered, for its price, and the run counts it', async () => {
  const opened = await openRefused(['french', null, 'english'])
  const { ask, askUntil, runPlan } = opened
  const runId = await runPlan()
  const { row, causes } = await ask('runs.run', { runId })
  expect(row).toMatchObject({ counts: { failed: 1 }, verbs: { toRetry: 0 } })
  const causeId = causes[0]?.id ?? ''
  // It fits less surely: a person looks at it before anything is paid for.
  expect(await ask('runs.retryCost', { runId, causeId })).toMatchObject({ subtitles: 1, downloads: 0 })
  await ask('runs.retry', { runId, causeId })
  await askUntil('runs.run', { runId }, ({ row: { counts } }) => counts.review === 1)
  expect((await ask('runs.run', { runId })).row.counts).toMatchObject({ all: 1, failed: 0, review: 1 })
})

test('it is written anyway by one press, for nothing, with what spoke against it, and one undo takes it away', async () => {
  const opened = await openRefused(['french'])
  const { ask, library, text, runPlan, downloads } = opened
  const runId = await runPlan()
  const [row] = (await ask('runs.rows', wholeRun(runId))).rows
  const file = { videoId: row?.videoId ?? '', language: row?.language ?? '' }
  const { batchId, sidecarName } = await ask('video.writeRefused', file)
  expect(readFileSync(join(library, sidecarName), 'utf8')).toBe(text.french)
  expect([sidecarName.endsWith('.en.srt'), downloads()]).toEqual([true, 1])
  const [kept] = (await ask('history.page', { ...firstPage, search: '', batchId: null })).rows
  expect(kept).toMatchObject({ sidecarName, warnings: ['wrong-language'], batchId })
  expect((await ask('runs.run', { runId: batchId })).row).toMatchObject({
    ...{ kind: 'review', counts: { all: 1, written: 1 } },
    cost: { searches: 0, downloads: 0 },
  })
  await ask('runs.undo', { runId: batchId })
  expect(readdirSync(library).filter((name) => name.endsWith('.srt'))).toEqual([])
  // It is refused as before, and can be written again.
  expect((await ask('video.writeRefused', file)).sidecarName).toBe(sidecarName)
  expect(downloads()).toBe(1)
})

test('where what was refused is not kept any more it says so, and asks for nothing', async () => {
  const opened = await openRefused(['french'])
  const { ask, homeFolder, library, runPlan, downloads } = opened
  const runId = await runPlan()
  const [row] = (await ask('runs.rows', wholeRun(runId))).rows
  rmSync(join(homeFolder, 'cache'), { recursive: true })
  const file = { videoId: row?.videoId ?? '', language: row?.language ?? '' }
  await expect(ask('video.writeRefused', file)).rejects.toMatchObject({
    message: expect.stringContaining('What was refused is not kept any more.') as string,
  })
  expect(downloads()).toBe(1)
  expect(readdirSync(library).filter((name) => name.endsWith('.srt'))).toEqual([])
})

test('what holds no words is never written', async () => {
  const opened = await openRefused(['wordless'])
  const { ask, library, runPlan } = opened
  const runId = await runPlan()
  const [row] = (await ask('runs.rows', wholeRun(runId))).rows
  expect(row).toMatchObject({ state: 'failed', reason: 'rejected', error: 'subtitle.unreadable' })
  const file = { videoId: row?.videoId ?? '', language: row?.language ?? '' }
  await expect(ask('video.writeRefused', file)).rejects.toMatchObject({ code: 'subtitle.unreadable' })
  expect(readdirSync(library).filter((name) => name.endsWith('.srt'))).toEqual([])
})
