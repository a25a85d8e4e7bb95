/** What is only on offer, and older versions, on the desk: seen whole, paid once, taken as the other screens take them. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { everyRow, everyVideo, firstPage, openPlannedHost, type TestHost } from '../support/hosts/openTestHost.ts'
import { rejection } from '../support/services/testClient.ts'

function subtitlesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.srt'))
    .sort()
}

const downloads = (host: TestHost) => unitsOf(host, 'download')

async function unitsOf({ ask }: TestHost, of: 'search' | 'download'): Promise<number> {
  const { rows } = await ask('usage.entries', firstPage)
  return rows.filter(({ kind }) => kind === of).reduce((sum, { units }) => sum + units, 0)
}

async function openCandidate() {
  const opened = await openPlannedHost('en')
  const { rows } = await opened.ask('plan.page', everyRow)
  for (const row of rows)
    for (const { id: rowId } of row.cells) {
      const [candidate] = await opened.ask('plan.candidates', { rowId })
      if (candidate) return { ...opened, rowId, candidateId: candidate.id, videoId: row.id }
    }
  throw new Error('The sample has a candidate.')
}

/** The plan was run: a subtitle of ours stands beside this video. */
async function openWritten() {
  const opened = await openPlannedHost('en')
  await opened.ask('plan.run', {})
  await opened.askUntil('plan.state', {}, ({ phase }) => phase === 'done')
  const { rows } = await opened.ask('library.page', { ...everyVideo, search: 'Salt.and.Cedar' })
  return { opened, written: { videoId: rows[0]!.id, language: 'en' } }
}

test('a candidate is seen whole; nothing is downloaded before somebody agrees, and only once', async () => {
  const opened = await openCandidate()
  const { ask, rowId: questionId, candidateId, videoId, bugs } = opened
  const file = { kind: 'candidate', questionId, candidateId, mayDownload: false } as const
  const refused = await rejection(ask('desk.text', { file }))
  expect(refused).toMatchObject({
    code: 'input.invalid',
    message: expect.stringContaining('not downloaded') as unknown,
  })
  expect(await downloads(opened)).toBe(0)

  const text = await ask('desk.text', { file: { ...file, mayDownload: true } })
  expect(text).toMatchObject({ videoId, sidecarId: null, isOurs: false, canEditWords: false, rowId: null })
  const { first } = await ask('plan.preview', { rowId: questionId, candidateId })
  expect(text.cues.length).toBeGreaterThan(first.length)
  expect(text.cues.slice(0, 2).map(({ startMs }) => startMs)).toEqual(first.slice(0, 2).map(({ startMs }) => startMs))
  expect((await ask('desk.text', { file })).cues).toEqual(text.cues)
  expect(await downloads(opened)).toBe(1)
  expect(bugs).toEqual([])
})

test('a search result is seen for its video once it is downloaded, and not before', async () => {
  const opened = await openPlannedHost('en')
  const { ask } = opened
  const about = { kind: 'text', text: 'tidewater street s01e02' } as const
  const asked = { about, season: null, episode: null, languages: ['en'], isFullSeason: false, page: 1 }
  const { subtitles } = await ask('search.ask', asked)
  const judged = await ask('search.judge', { subtitleIds: subtitles.map(({ id }) => id), videoId: null })
  const { subtitleId, video } = judged.find((each) => each.video !== null)!
  const file = { kind: 'found', subtitleId, videoId: video!.id, mayDownload: false } as const
  expect((await rejection(ask('desk.text', { file }))).code).toBe('input.invalid')
  expect(await downloads(opened)).toBe(0)
  const text = await ask('desk.text', { file: { ...file, mayDownload: true } })
  expect(text).toMatchObject({ videoId: video!.id, sidecarId: null })
  expect(text.cues.length).toBeGreaterThan(1)
  const { written } = await ask('search.download', { subtitleId, videoIds: [video!.id] })
  expect(written).toHaveLength(1)
  expect(await downloads(opened)).toBe(1)
})

test('an older version is looked at, not changed; brought back it can be', async () => {
  const opened = await openPlannedHost('en')
  const { ask, askUntil } = opened
  await ask('plan.run', {})
  await askUntil('plan.state', {}, ({ phase }) => phase === 'done')
  const { rows } = await ask('library.page', { ...everyVideo, search: 'Salt.and.Cedar' })
  const { history, sidecars } = await ask('library.video', { videoId: rows[0]!.id })
  const [row] = history
  const file = { kind: 'row', rowId: row!.id } as const
  expect(await ask('desk.text', { file })).toMatchObject({ sidecarId: sidecars[0]!.id, canEditWords: true })
  await ask('history.undo', { scope: file })
  expect(await ask('desk.text', { file })).toMatchObject({ videoId: rows[0]!.id, sidecarId: null, canEditWords: false })
  await ask('history.restoreVersion', { rowId: row!.id })
  expect(await ask('desk.text', { file })).toMatchObject({ sidecarId: sidecars[0]!.id })
})

test('what else is on offer for a subtitle of ours is listed for nothing, and taken in its place so that it can be undone', async () => {
  const { opened, written } = await openWritten()
  const { ask, homeFolder } = opened
  const textsOf = () =>
    subtitlesBelow(join(homeFolder, 'demo'))
      .filter((name) => name.includes('Salt.and.Cedar'))
      .map((name) => [name, readFileSync(join(homeFolder, 'demo', name), 'utf8')])
  const before = textsOf()
  const [spent, searches] = [await downloads(opened), await unitsOf(opened, 'search')]

  const { candidates, isAsked } = await ask('video.others', { ...written, mayAsk: false })
  expect(isAsked).toBe(true)
  expect(candidates.map(({ isCached, isChosen }) => [isCached, isChosen])).toEqual([[false, false]])
  const candidateId = candidates[0]!.id
  const file = { kind: 'other', ...written, candidateId, mayDownload: false } as const
  expect((await rejection(ask('desk.text', { file }))).code).toBe('input.invalid')
  expect(await downloads(opened)).toBe(spent)
  const text = await ask('desk.text', { file: { ...file, mayDownload: true } })
  expect(text).toMatchObject({ sidecarId: null, isOurs: false, name: candidates[0]!.release })
  expect(textsOf()).toEqual(before)
  // It is here now: looking at it again belongs to no run.
  const { revision } = await ask('plan.state', {})
  expect((await ask('desk.text', { file })).cues).toEqual(text.cues)
  expect((await ask('plan.state', {})).revision).toBe(revision)

  const { batchId, next } = await ask('video.takeOther', { ...written, candidateId })
  expect(next.release).toBe(candidates[0]!.release)
  // It was downloaded to be looked at.
  expect(await downloads(opened)).toBe(spent + 1)
  expect(await unitsOf(opened, 'search')).toBe(searches)
  expect(textsOf()).toHaveLength(before.length)
  expect(textsOf()).not.toEqual(before)
  const { sidecars } = await ask('library.video', { videoId: written.videoId })
  expect(sidecars.map(({ name }) => name)).toEqual([next.sidecarName])
  // The one before is among the others now.
  expect((await ask('video.others', { ...written, mayAsk: false })).candidates).toMatchObject([{ isCached: true }])

  await ask('history.undo', { scope: { kind: 'batch', batchId } })
  expect(textsOf()).toEqual(before)
  expect((await rejection(ask('video.takeOther', { ...written, candidateId: 'none' }))).code).toBe('input.invalid')
  expect(textsOf()).toEqual(before)
  expect(opened.bugs).toEqual([])
})

test('one that was edited since is not replaced', async () => {
  const { opened, written } = await openWritten()
  const { ask, homeFolder } = opened
  const [name] = subtitlesBelow(join(homeFolder, 'demo')).filter((each) => each.includes('Salt.and.Cedar'))
  const path = join(homeFolder, 'demo', name!)
  writeFileSync(path, `${readFileSync(path, 'utf8')}\nmine`)
  const { candidates } = await ask('video.others', { ...written, mayAsk: false })
  const refused = await rejection(ask('video.takeOther', { ...written, candidateId: candidates[0]!.id }))
  expect(refused.code).toBe('file.changed')
  expect(readFileSync(path, 'utf8')).toContain('mine')
})
