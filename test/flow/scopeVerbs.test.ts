/** Verbs over a whole scope, as bar, menu and palette ask for them: a season is timed, cleaned, listed and taken back. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import type { Scope } from '../../shared/contract/scope.ts'
import { otherCues, randomOf } from '../support/make/films/madeTalk.ts'
import { openSampleHost, openTestHost, planOfAll } from '../support/hosts/openTestHost.ts'
import { late, placeTimed, plainVideo, srtOf, talk, writeOurs } from '../support/make/films/timedSubtitle.ts'
import { rejection } from '../support/services/testClient.ts'

const all: Scope = { search: '', ids: null, language: null }
const season: Scope = { search: 'amber field', ids: null, language: null }
const episodes = [1, 2, 3].map((number) => `The.Amber.Field.S01E0${number}.1080p.BluRay.x264-ORBIT`)

/** Three episodes of one season with ours too late beside one of the user's that is right, and a film. */
async function openSeason(options: Parameters<typeof openTestHost>[0] = {}) {
  const { folder, home } = placeTimed()
  for (const [index, stem] of episodes.entries()) {
    await writeOurs(home, plainVideo(folder, stem), join(folder, `${stem}.en.srt`), late)
    writeFileSync(join(folder, `${stem}.de.srt`), srtOf(otherCues(randomOf(20 + index), talk)))
  }
  plainVideo(folder, 'Salt.Road.2013.1080p.BluRay.x264-ORBIT')
  const opened = await openTestHost({ ...options, homeFolder: home })
  await opened.ask('folders.addDropped', { dropId: opened.host.registerDrop([folder]) })
  await opened.askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos === 4)
  const texts = () => episodes.map((stem) => readFileSync(join(folder, `${stem}.en.srt`), 'utf8'))
  return { ...opened, folder, texts }
}

test('the timing of a season is checked in one work, mended in one press, and taken back as one batch', async () => {
  const { ask, askUntil, texts, bugs } = await openSeason()
  const before = texts()
  expect((await ask('library.scope', season)).verbs.timing).toEqual({ count: 3, why: null })
  expect(await ask('timing.checkScope', { scope: season })).toEqual({ total: 3 })
  expect(await rejection(ask('timing.checkScope', { scope: season }))).toMatchObject({ code: 'input.invalid' })
  const checked = await askUntil('timing.state', {}, ({ isRunning }) => !isRunning)
  expect(checked).toMatchObject({ done: 3, total: 3, mendable: 3 })
  const applied = await ask('timing.apply', { rowIds: null })
  expect(applied).toMatchObject({ moved: 3, problem: null })
  expect(texts()).not.toEqual(before)
  const [batch] = await ask('history.batches', {})
  expect(batch).toMatchObject({ id: applied.batchId, command: 'timing', written: 3 })
  await ask('history.undo', { scope: { kind: 'batch', batchId: batch!.id } })
  expect(texts()).toEqual(before)
  expect(bugs).toEqual([])
})

test('a check of a season can be stopped; a scope with nothing of ours is refused', async () => {
  const { ask, askUntil } = await openSeason()
  await ask('timing.checkScope', { scope: season })
  await ask('timing.cancel', {})
  const stopped = await askUntil('timing.state', {}, ({ isRunning }) => !isRunning)
  expect(stopped.rows.every(({ state }) => state !== 'queued' && state !== 'checking')).toBe(true)
  const film = { ...all, search: 'salt road' }
  expect(await rejection(ask('timing.checkScope', { scope: film }))).toMatchObject({ code: 'file.foreign' })
  expect(await rejection(ask('cleaning.start', { scope: film, what: 'credits' }))).toMatchObject({
    code: 'file.foreign',
  })
})

test('a list names each video of the scope, and only those', async () => {
  const { ask, folder } = await openSeason()
  const { text, videos } = await ask('scope.list', { scope: season })
  expect(videos).toBe(3)
  expect(text).toBe(
    episodes.map((stem, index) => `The Amber Field S01E0${index + 1}\t${join(folder, stem)}.mkv\n`).join(''),
  )
  expect((await ask('scope.list', { scope: all })).videos).toBe(4)
})

test('one video is played and shown, several are not', async () => {
  const done: string[] = []
  const { ask } = await openSeason({
    showInFolder: (path) => void done.push(`show ${basename(path)}`),
    openVideo: async (path) => void done.push(`open ${basename(path)}`),
  })
  const one = { ...all, search: 's01e02' }
  await ask('scope.play', { scope: one })
  await ask('scope.showInFolder', { scope: one })
  expect(done).toEqual([`open ${episodes[1]}.mkv`, `show ${episodes[1]}.mkv`])
  for (const scope of [season, { ...all, search: 'nothing is called so' }]) {
    expect(await rejection(ask('scope.play', { scope }))).toMatchObject({ code: 'input.invalid' })
    expect(await rejection(ask('scope.showInFolder', { scope }))).toMatchObject({ code: 'input.invalid' })
  }
  expect(done).toHaveLength(2)
})

test('the desk opens with what meets the first wish, else with what is there; the bar says where it cannot', async () => {
  const { ask } = await openSeason()
  const whyOf = async (scope: Scope) => (await ask('library.scope', scope)).verbs.desk.why
  const nameFor = async (scope: Scope) => {
    const { videoId, sidecarId } = await ask('scope.desk', { scope })
    const { row, sidecars } = await ask('library.video', { videoId })
    return [row.name, sidecars.find(({ id }) => id === sidecarId)?.name]
  }
  const [first, film] = ['s01e01', 'salt road'].map((search) => ({ ...all, search }))
  for (const language of ['en', 'de']) {
    await ask('settings.write', { key: 'languages', value: language })
    expect(await nameFor(first!)).toEqual([`${episodes[0]}.mkv`, `${episodes[0]}.${language}.srt`])
  }
  await ask('settings.write', { key: 'languages', value: 'pl' })
  expect(await nameFor(first!)).toEqual([`${episodes[0]}.mkv`, `${episodes[0]}.de.srt`])
  expect([await whyOf(first!), await whyOf(season), await whyOf(film!)]).toEqual([null, 'one-only', 'no-subtitle'])
  expect(await rejection(ask('scope.desk', { scope: season }))).toMatchObject({ code: 'input.invalid' })
  expect(await rejection(ask('scope.desk', { scope: film! }))).toMatchObject({ code: 'file.missing' })
})

/** The sample library with its subtitles for the hearing-impaired written as they were delivered. */
async function openWritten() {
  const opened = await openSampleHost('en')
  const { ask, askUntil, homeFolder } = opened
  await ask('settings.write', { key: 'hearingImpaired', value: 'prefer' })
  await ask('plan.make', planOfAll)
  await askUntil('plan.state', {}, ({ phase }) => phase === 'ready')
  await ask('plan.run', {})
  await askUntil('plan.state', {}, ({ phase }) => phase === 'done')
  const folder = join(homeFolder, 'demo')
  const written = () =>
    Object.fromEntries(
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.srt'))
        .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
    )
  return { ...opened, written }
}

test('a whole library is cleaned in one work that names its batch, and comes back byte for byte', async () => {
  const { ask, askUntil, written, bugs } = await openWritten()
  const delivered = written()
  const { count } = (await ask('library.scope', all)).verbs.clean
  expect(await ask('cleaning.start', { scope: all, what: 'hearingImpaired' })).toEqual({ total: count })
  const state = await askUntil('cleaning.state', {}, ({ isRunning }) => !isRunning)
  expect(state).toMatchObject({ what: 'hearingImpaired', done: count, total: count, failed: 0, problem: null })
  const changed = Object.entries(written()).filter(([name, text]) => delivered[name] !== text)
  expect(changed).toHaveLength(state.cleaned)
  expect(state.cleaned).toBeGreaterThan(0)
  expect((await ask('history.batches', {}))[0]).toMatchObject({ id: state.batchId, command: 'clean' })

  // There is nothing left to clean: nothing is written, and no batch begins.
  await ask('cleaning.start', { scope: all, what: 'hearingImpaired' })
  const again = await askUntil('cleaning.state', {}, ({ isRunning }) => !isRunning)
  expect(again).toMatchObject({ done: count, cleaned: 0, batchId: null })

  await ask('history.undo', { scope: { kind: 'batch', batchId: state.batchId ?? '' } })
  expect(written()).toEqual(delivered)
  expect(bugs).toEqual([])
})

test('what was edited since is kept and told, the others are cleaned; a second cleaning waits its turn', async () => {
  const { ask, askUntil, written, homeFolder } = await openWritten()
  const [edited = ''] = Object.keys(written())
  writeFileSync(join(homeFolder, 'demo', edited), '1\n00:00:01,000 --> 00:00:02,000\n[sighs] Mine now.\n')
  await ask('cleaning.start', { scope: all, what: 'hearingImpaired' })
  expect(await rejection(ask('cleaning.start', { scope: all, what: 'credits' }))).toMatchObject({
    code: 'input.invalid',
  })
  const state = await askUntil('cleaning.state', {}, ({ isRunning }) => !isRunning)
  expect(state).toMatchObject({ failed: 1, problem: { code: 'file.changed' } })
  expect(state.done).toBe(state.total)
  expect(written()[edited]).toContain('Mine now.')
})

/** A film with a DVD's pictures in English, and texts in other languages. */
async function openPictures(texts: readonly string[]) {
  const { folder, home } = placeTimed()
  const stem = 'Salt.Road.2013.1080p.BluRay.x264-ORBIT'
  plainVideo(folder, stem)
  writeFileSync(join(folder, `${stem}.en.idx`), '# VobSub index file, v7\nid: en, index: 0\n')
  writeFileSync(join(folder, `${stem}.en.sub`), Buffer.from([0, 0, 1, 0xba, 0x44, 0, 4, 0]))
  for (const language of texts) writeFileSync(join(folder, `${stem}.${language}.srt`), srtOf(talk))
  const opened = await openTestHost({ homeFolder: home })
  await opened.ask('folders.addDropped', { dropId: opened.host.registerDrop([folder]) })
  await opened.askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos === 1)
  return opened
}

test('the desk is not offered for pictures alone', async () => {
  const { ask } = await openPictures([])
  expect((await ask('library.scope', all)).verbs.desk.why).toBe('no-subtitle')
  expect((await rejection(ask('scope.desk', { scope: all }))).code).toBe('file.missing')
})

test('pictures are no half of a file in two languages', async () => {
  const { ask } = await openPictures(['de'])
  expect((await ask('library.scope', all)).verbs.pair.why).toBe('nothing-to-pair')
  expect(await ask('pairs.of', { scope: all })).toMatchObject({ languages: [{ language: 'de' }], suggested: null })
})

test('the desk opens a text, in the language of the scope where there is one', async () => {
  const { ask } = await openPictures(['de', 'fr'])
  expect((await ask('library.scope', all)).verbs.desk.why).toBeNull()
  const opens = async (language: string | null) => {
    const { videoId, sidecarId } = await ask('scope.desk', { scope: { ...all, language } })
    const { sidecars } = await ask('library.video', { videoId })
    expect(sidecars.map(({ name, isText }) => [name.slice(-7), isText])).toEqual([
      ['.de.srt', true],
      ['.en.sub', false],
      ['.fr.srt', true],
    ])
    return sidecars.find(({ id }) => id === sidecarId)?.language
  }
  expect([await opens('fr'), await opens('de'), await opens('en'), await opens(null)]).toEqual(['fr', 'de', 'de', 'de'])
})
