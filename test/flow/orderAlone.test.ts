/** What is ordered at a cost that is told before: folders behind a link, and videos and subtitles that are named alone. */
import { mkdirSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { startLibreTranslatePeer } from '../support/engines/libreTranslatePeer.ts'
import { dialogue } from '../support/make/dialogue.ts'
import { openTestHost } from '../support/hosts/openTestHost.ts'
import { makeMkv } from '../support/make/films/makeVideo.ts'
import { eventsOf } from '../support/programs/runCli.ts'
import { runHere } from '../support/programs/runHere.ts'
import { setUpHome } from '../support/programs/setUpHome.ts'

const stems = ['Lake.Watch.S01E01', 'Lake.Watch.S01E02'] as const
const seconds = 26
const english = dialogue.EN.map((line, at) => `${at + 1}\n00:00:${at + 10},000 --> 00:00:${at + 10},900\n${line}\n`)

/** Two episodes with a subtitle of the user's each, in a folder and behind a link to it. */
async function openShelf() {
  const root = tempFolder()
  const [folder, link, home] = [join(root, 'films'), join(root, 'linked'), join(root, 'home')]
  mkdirSync(folder)
  symlinkSync(folder, link)
  setUpHome(home, { minimumVideoBytes: '0', 'service.address': 'embedded' })
  for (const [index, stem] of stems.entries()) {
    writeFileSync(
      join(folder, `${stem}.mkv`),
      makeMkv({ durationS: seconds, tracks: [{ kind: 'video' }, { kind: 'audio' }] }),
    )
    writeFileSync(join(folder, `${stem}.en.srt`), english.join('\n'))
    utimesSync(join(folder, `${stem}.mkv`), 1_600_000_000 + index, 1_600_000_000 + index)
  }
  const engine = await startLibreTranslatePeer({
    translate: (words) => dialogue.ES[dialogue.EN.findIndex((line) => line === words.trim())] ?? words,
  })
  const env = { UNDERTITLE_LIBRETRANSLATE_URL: engine.url, UNDERTITLE_APERTIUM: 'off' }
  return {
    folder,
    home,
    link,
    run: (...words: readonly string[]) => runHere([...words, '--home', home], { env }),
    written: () => readdirSync(folder).filter((name) => name.endsWith('.es.srt')),
  }
}

test('a link to a folder is a folder: what it costs is told, a limit holds, and it is no video that is ignored', async () => {
  const { link, run, written } = await openShelf()
  const some = await run('translate', link, '--to', 'es', '--max-ai', '1', '--json')
  expect(eventsOf(some, 'cost')).toMatchObject([{ videos: 1, left_out: 1, ai: 1 }])
  expect(written(), some.stdout).toEqual([`${stems[1]}.es.srt`])
  const spoken = await run('transcribe', link, '--language', 'de', '--dry-run', '--json')
  expect(eventsOf(spoken, 'would_order').map(({ video }) => basename(String(video)))).toEqual(
    stems.map((stem) => `${stem}.mkv`),
  )

  const whole = await run('ignore', link)
  expect([whole.code, whole.stderr]).toEqual([2, expect.stringContaining('A folder is not ignored as a whole')])
  const ignored = eventsOf(await run('ignore', link, '--all', '--json'), 'ignored')
  expect(ignored.map(({ path }) => basename(String(path)))).toEqual(stems.map((stem) => `${stem}.mkv`))
  const [rules] = (await run('rules', link, '--languages', 'de', '--json')).lines
  expect(rules).toMatchObject({ kind: 'folder', folder: link })
})

test('a lone video and a chosen subtitle are held to a limit, and a rehearsal says what they would cost and spends nothing', async () => {
  const { folder, run, written } = await openShelf()
  const video = join(folder, `${stems[0]}.mkv`)
  const none = await run('translate', video, '--to', 'es', '--max-ai', '0', '--json')
  expect(eventsOf(none, 'cost')).toMatchObject([{ videos: 0, left_out: 1, ai: 0 }])
  expect([none.code, written()]).toEqual([1, []])
  const subtitle = join(folder, `${stems[0]}.en.srt`)
  const held = await run('translate', subtitle, '--to', 'es', '--max-ai', '0', '--json')
  expect(eventsOf(held, 'cost')).toMatchObject([{ videos: 0, left_out: 1, ai: 0 }])
  const planned = await run('translate', subtitle, '--to', 'es', '--dry-run', '--json')
  expect(eventsOf(planned, 'cost')).toMatchObject([{ videos: 1, searches: 0, downloads: 0, ai: 1 }])
  expect(eventsOf(planned, 'would_order')).toMatchObject([{ video, language: 'es' }])
  const picked = await run('translate', video, '--pick', '7', '--to', 'es', '--dry-run')
  expect(picked.stderr).toMatch(/1 video: \d+ search(?:es)?, 1 download and 1 AI unit at most/)
  expect([held.code, planned.code, picked.code, written()]).toEqual([1, 1, 1, []])
  expect((await run('runs', '--json')).lines).toEqual([])
  const unreadable = join(folder, `${stems[1]}.en.srt`)
  writeFileSync(unreadable, 'no subtitle')
  expect((await run('translate', unreadable, '--to', 'es', '--dry-run')).code).toBe(3)

  const done = await run('translate', subtitle, '--to', 'es', '--max-ai', '1', '--json')
  expect(eventsOf(done, 'cost')).toMatchObject([{ videos: 1, ai: 1 }])
  expect([done.code, written()]).toEqual([0, [`${stems[0]}.es.srt`]])
})

test('a limit is spent on videos that can be translated, newest first; those without a source are counted', async () => {
  const { folder, run, written } = await openShelf()
  rmSync(join(folder, `${stems[1]}.en.srt`))
  const oldest = join(folder, 'Silver.Orchard.2019')
  writeFileSync(`${oldest}.mkv`, makeMkv({ durationS: seconds, tracks: [{ kind: 'video' }, { kind: 'audio' }] }))
  writeFileSync(`${oldest}.en.srt`, english.join('\n'))
  utimesSync(`${oldest}.mkv`, 1_500_000_000, 1_500_000_000)

  const [planned] = eventsOf(
    await run('translate', folder, '--to', 'es', '--max-ai', '1', '--dry-run', '--json'),
    'cost',
  )
  expect(planned).toMatchObject({ videos: 1, left_out: 2, downloads: 1, ai: 1 })
  const some = await run('translate', folder, '--to', 'es', '--max-ai', '1', '--json')
  expect(written(), some.stdout).toEqual([`${stems[0]}.es.srt`])
  expect(eventsOf(some, 'skipped')).toMatchObject([{ video: join(folder, `${stems[1]}.mkv`) }])
  expect(some.stderr).toContain('1 video passed over: there is nothing to translate from.')
  const [done] = eventsOf(some, 'done')
  const { search } = (done as { spent: { search: number } }).spent
  expect(search).toBeLessThanOrEqual(Number(planned?.['searches']))
  expect(some.code).toBe(1)
})

test('a limit is not used up by videos without a text track', async () => {
  const { folder, run } = await openShelf()
  const older = join(folder, 'Silver.Orchard.2019.mkv')
  const text = { kind: 'subtitle', language: 'eng', codec: 'S_TEXT/UTF8' } as const
  writeFileSync(older, makeMkv({ durationS: seconds, tracks: [{ kind: 'video' }, text] }))
  utimesSync(older, 1_500_000_000, 1_500_000_000)
  const planned = await run('translate', folder, '--to', 'es', '--from-inside', '--max-ai', '1', '--dry-run', '--json')
  expect(eventsOf(planned, 'cost')).toMatchObject([{ videos: 1, textless: 2, left_out: 0, ai: 1 }])
  expect(eventsOf(planned, 'would_order')).toMatchObject([{ video: older }])
})

test('a finished folder with a silent video is finished, and what is named twice or beside silence is ordered once', async () => {
  const { folder, run } = await openShelf()
  const silent = join(folder, 'Quiet Hill')
  mkdirSync(silent)
  writeFileSync(join(silent, 'Quiet.Hill.2001.mkv'), makeMkv({ durationS: seconds }))
  const transcribe = (...words: readonly string[]) =>
    run('transcribe', ...words, '--language', 'en', '--dry-run', '--json')
  const finished = await transcribe(folder)
  expect(eventsOf(finished, 'cost')).toMatchObject([{ videos: 0, covered: 2, silent: 1, ai: 0 }])
  expect(finished.code).toBe(0)
  expect((await transcribe(silent)).stderr).toContain('no sound')
  const video = join(folder, `${stems[0]}.mkv`)
  expect(eventsOf(await transcribe(silent, video), 'cost')).toMatchObject([{ videos: 1, silent: 1, ai: 1 }])
  expect(eventsOf(await transcribe(video, video), 'cost')).toMatchObject([{ videos: 1, ai: 1 }])
})

test('a folder without videos is not said to be ignored, and what narrows a folder needs one', async () => {
  const { folder, run } = await openShelf()
  const empty = join(folder, 'empty')
  mkdirSync(empty)
  for (const words of [['--all'], ['--all', '--undo']]) {
    const refused = await run('ignore', empty, ...words)
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('There is no video here')])
  }
  for (const words of [['--all'], ['--season', '1'], ['--of', 'lake watch']]) {
    const refused = await run('ignore', join(folder, `${stems[0]}.mkv`), ...words)
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('of a folder. Name one.')])
  }
})

test('a cleaning that was ordered and changes nothing is not blamed on the settings', async () => {
  const { folder, run } = await openShelf()
  for (const [words, sentence] of [
    [['--what', 'starts'], 'starts alone changes nothing: it goes with hi or interjections.'],
    [['--what', 'none'], 'What you named changes nothing.'],
    [['--format', 'keep'], 'What you named changes nothing.'],
  ] as const) {
    const refused = await run('clean', folder, ...words)
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining(sentence)])
  }
})

test('a video that a search leaves alone is not paid for again, and videos of one name are told apart', async () => {
  const { folder, home, run } = await openShelf()
  const { ask, askUntil, host } = await openTestHost({ homeFolder: home })
  await ask('folders.addDropped', { dropId: host.registerDrop([folder]) })
  await askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos === 2)
  const scope = { search: 's01e01', ids: null, language: null }
  expect(await ask('ai.transcriptionCost', { scope, language: 'en' })).toEqual({ videos: 0, covered: 1, silent: 0 })
  await host.close()

  for (const season of ['Season 1', 'Season 2']) {
    mkdirSync(join(folder, 'Lake Watch', season), { recursive: true })
    writeFileSync(join(folder, 'Lake Watch', season, '01.mkv'), makeMkv({ durationS: seconds }))
    writeFileSync(join(folder, 'Lake Watch', season, '01.en.srt'), english.join('\n'))
  }
  const made = await run('translate', join(folder, 'Lake Watch'), '--to', 'es')
  expect(made.stdout).toContain(join('Season 1', '01'))
  expect(made.stdout).toContain(join('Season 2', '01'))
})
