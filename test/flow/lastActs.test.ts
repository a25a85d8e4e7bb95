/** Taking back the last action over the real host: whatever did it, from whatever page, and never past it to an older run. */
import { expect, test } from 'vitest'
import { everyVideo, firstPage, openSampleHost, type TestHost } from '../support/hosts/openTestHost.ts'

async function last({ ask }: TestHost, ...except: string[]) {
  return ask('acts.last', { except })
}

/** As Ctrl+Z on a page that has done nothing itself. */
async function undoLast(opened: TestHost) {
  const act = await last(opened)
  return { act, result: act && (await opened.ask('acts.undo', { key: act.key })) }
}

/** One subtitle found by hand and written beside its video. */
async function writeByHand({ ask }: TestHost, text: string) {
  const { subtitles } = await ask('search.ask', {
    ...{ about: { kind: 'text', text }, season: null, episode: null, languages: [], isFullSeason: false, page: 1 },
  })
  const judged = await ask('search.judge', { subtitleIds: subtitles.map(({ id }) => id), videoId: null })
  const at = judged.findIndex(({ video }) => video?.bearing === 'exact')
  const videoId = judged[at]!.video!.id
  const delivered = await ask('search.download', { subtitleId: subtitles[at]!.id, videoIds: [videoId] })
  return { ...delivered, videoId }
}

test('what a search wrote is taken back before what was done earlier, by a page that knows nothing of it', async () => {
  const opened = await openSampleHost('en')
  const { ask } = opened
  expect(await last(opened)).toBeNull()
  const first = await writeByHand(opened, 'tidewater street s01e01')
  const second = await writeByHand(opened, 'tidewater street s01e02')
  expect(await last(opened)).toMatchObject({ key: second.runId, words: { kind: 'written', count: 1 } })
  const standing = async () => (await ask('history.page', { ...firstPage, search: '', batchId: null })).rows
  expect(await standing()).toHaveLength(2)
  expect((await undoLast(opened)).result).toMatchObject({ removed: 1 })
  const states = (await standing()).map(({ batchId, state }) => [batchId, state])
  expect(states).toContainEqual([second.runId, 'undone'])
  expect(states).toContainEqual([first.runId, 'written'])
  const listed = { ...{ offset: 0, limit: 50 }, filter: 'all', kind: null, search: '' } as const
  // What it said of the title is no run of its own.
  expect((await ask('runs.page', listed)).rows.map(({ kind }) => kind).sort()).toEqual(['find', 'find', 'undo'])
  expect((await undoLast(opened)).act?.key).toBe(first.runId)
  expect(await last(opened)).toBeNull()
})

test('ignoring, a title and a taking away are acts in order of time, each taken back once', async () => {
  const opened = await openSampleHost('en')
  const { ask } = opened
  const { runId, videoId } = await writeByHand(opened, 'tidewater street s01e01')
  const scope = { search: '', ids: [videoId], language: null }
  const { undoId } = await ask('ignore.add', { what: 'videos', scope, language: null })
  expect(await last(opened)).toEqual({
    ...{ key: undoId, words: { kind: 'ignored', count: 1 } },
    ageMs: expect.any(Number) as unknown,
  })
  const { rowIds } = await ask('history.undo', { scope: { kind: 'batch', batchId: runId } })
  expect(await last(opened)).toMatchObject({ words: { kind: 'trashed', count: 1, restored: 0 } })
  // The taking away itself is taken back, then what came before it.
  await undoLast(opened)
  expect((await ask('history.row', { rowId: rowIds[0]! }))?.state).toBe('written')
  await undoLast(opened)
  expect(await ask('ignore.count', {})).toEqual({ rows: 0 })
  expect(await last(opened)).toMatchObject({ key: runId })
  expect(await last(opened, runId)).toBeNull()
  // Taken back by the page that did it, it is no act any more, and neither is its way back.
  await ask('history.undo', { scope: { kind: 'batch', batchId: runId }, isWayBack: true })
  expect(await last(opened)).toBeNull()
})

test('an undo that comes while another is still ending has its turn behind it, from whatever page', async () => {
  const opened = await openSampleHost('en')
  const { ask } = opened
  const first = await writeByHand(opened, 'tidewater street s01e01')
  const second = await writeByHand(opened, 'tidewater street s01e02')
  const taking = ask('acts.undo', { key: second.runId })
  // Ctrl+Z once more: it means what was done before that.
  const next = await last(opened)
  expect(next).toMatchObject({ key: first.runId })
  expect(await taking).toMatchObject({ removed: 1 })

  const third = await writeByHand(opened, 'tidewater street s01e03')
  const undo = (batchId: string) => ask('history.undo', { scope: { kind: 'batch', batchId }, isWayBack: true })
  const both = await Promise.all([undo(third.runId), undo(first.runId)])
  expect(both).toMatchObject([{ removed: 1 }, { removed: 1 }])
  expect(await last(opened)).toBeNull()
})

test('a folder that was taken out of the library comes back with all it had, and so do the languages', async () => {
  const opened = await openSampleHost('en')
  const { ask, askUntil } = opened
  const { runId } = await writeByHand(opened, 'tidewater street s01e01')
  const seen = async () => {
    const { folders, counts, lastScanMs } = await ask('library.state', {})
    const { rows } = await ask('library.page', { ...everyVideo, limit: 500 })
    const left = await ask('library.skipped', { kind: 'skipped', search: '', offset: 0, limit: 50 })
    return { folders, counts, lastScanMs, rows, left: left.rows }
  }
  const before = await seen()
  expect(before.rows.length).toBeGreaterThan(5)

  const written = await ask('settings.write', { key: 'languages', value: 'en,es' })
  expect(await last(opened)).toMatchObject({ key: written.undoId, words: { kind: 'wishes' } })
  expect((await ask('settings.write', { key: 'languages', value: 'en,es' })).undoId).toBeNull()
  await undoLast(opened)
  expect((await ask('settings.read', {})).values.languages).toBe('en')

  const [folder] = before.folders
  const removed = await ask('folders.remove', { folderId: folder!.id })
  expect(removed.name).toBe('demo')
  expect((await ask('library.state', {})).folders).toEqual([])
  expect(await last(opened)).toMatchObject({ key: removed.undoId, words: { kind: 'unlisted', name: 'demo' } })
  await undoLast(opened)
  await askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos === before.counts.videos)
  const after = await seen()
  expect(after.lastScanMs).toBeGreaterThanOrEqual(before.lastScanMs!)
  expect({ ...after, lastScanMs: 0 }).toEqual({ ...before, lastScanMs: 0 })
  expect(await last(opened)).toMatchObject({ key: runId })
  expect(opened.bugs).toEqual([])
})
