/** Translations and transcriptions of folders and titles: which videos, what it costs, what a person agrees to, and what is left. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { dialogue } from '../support/make/dialogue.ts'
import { startLibreTranslatePeer } from '../support/engines/libreTranslatePeer.ts'
import { startSpeechPeer } from '../support/engines/speechPeer.ts'
import { hasMediaTools, ifMediaTools } from '../support/make/films/timedFilm.ts'
import { makeMkv } from '../support/make/films/makeVideo.ts'
import { openTestHost } from '../support/hosts/openTestHost.ts'
import { eventsOf } from '../support/programs/runCli.ts'
import { runHere } from '../support/programs/runHere.ts'
import { setUpHome } from '../support/programs/setUpHome.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'

const seconds = 26
const stems = ['Lake.Watch.S01E01', 'Lake.Watch.S01E02', 'Lake.Watch.S02E01', 'Silver.Orchard.2019'] as const

/** Videos with a sound of their own each, one that is silent, and one with an English subtitle of the user's. */
function openShelf(files: (folder: string, stem: string, index: number) => void) {
  const root = tempFolder()
  const [folder, home] = [join(root, 'films'), join(root, 'home')]
  mkdirSync(folder)
  setUpHome(home, { minimumVideoBytes: '0', 'service.address': 'embedded' })
  for (const [index, stem] of stems.entries()) {
    files(folder, stem, index)
    utimesSync(join(folder, `${stem}.mkv`), 1_600_000_000 + index, 1_600_000_000 + index)
  }
  writeFileSync(join(folder, 'Silent.Hill.2001.mkv'), makeMkv({ durationS: seconds }))
  const covered = join(folder, 'Amber.Field.2011')
  writeFileSync(`${covered}.mkv`, makeMkv({ durationS: seconds, tracks: [{ kind: 'video' }, { kind: 'audio' }] }))
  writeFileSync(`${covered}.en.srt`, srtOf(0))
  return {
    folder,
    home,
    written: () =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.srt'))
        .sort(),
  }
}

/** Other words first each time: the same text beside two videos would be a mistake. */
function linesFrom(start: number): readonly string[] {
  return dialogue.EN.map((_, at) => dialogue.EN[(at + start) % dialogue.EN.length] ?? '')
}

function srtOf(index: number): string {
  const cues = linesFrom(index).map((line, at) => `${at + 1}\n00:00:${at + 10},000 --> 00:00:${at + 10},900\n${line}\n`)
  return cues.join('\n')
}

function tonedFilm(folder: string, stem: string, index: number): void {
  const tone = `aevalsrc='0.3*sin(2*PI*${400 + index * 100}*t)*lt(mod(t,1),0.9)':d=${seconds}:s=16000`
  const picture = `color=black:size=64x48:rate=5:d=${seconds}`
  const inputs = [tone, picture].flatMap((input) => ['-f', 'lavfi', '-i', input])
  const codecs = ['-c:v', 'mjpeg', '-c:a', 'flac', join(folder, `${stem}.mkv`)]
  execFileSync('ffmpeg', ['-nostdin', '-v', 'error', ...inputs, ...codecs])
}

function spoken(time: number) {
  const lines = linesFrom(time)
  const segments = lines.map((text, at) => ({ start: at * 2, end: at * 2 + 1.5, text: ` ${text}` }))
  return { language: 'english', text: lines.join(' '), segments }
}

test.skipIf(!hasMediaTools)(
  `a season is transcribed at a cost that is told before, and only what was agreed to is ordered${ifMediaTools}`,
  async () => {
    const { folder, home, written } = openShelf(tonedFilm)
    let asked = 0
    const speech = await startSpeechPeer(() => spoken(asked++))
    const env = { UNDERTITLE_SPEECH_URL: speech.url, UNDERTITLE_SPEECH_MODEL: 'base' }
    const order = (words: readonly string[], answers?: readonly string[]) =>
      runHere(['transcribe', folder, '--language', 'en', ...words, '--home', home], {
        env,
        ...(answers && { answers }),
      })

    const planned = await order(['--dry-run', '--json'])
    expect(planned.code).toBe(1)
    expect(eventsOf(planned, 'cost')).toMatchObject([
      { videos: 4, covered: 1, silent: 1, searches: 0, downloads: 0, ai: 4 },
    ])
    expect(
      eventsOf(planned, 'would_order')
        .map(({ video }) => basename(String(video), '.mkv'))
        .sort(),
    ).toEqual([...stems])
    const narrow = await order(['--title', 'lake watch', '--season', '1', '--newest', '1', '--dry-run', '--json'])
    expect(eventsOf(narrow, 'would_order')).toMatchObject([{ video: join(folder, `${stems[1]}.mkv`) }])
    expect(eventsOf(narrow, 'cost')).toMatchObject([{ videos: 1, left_out: 1, ai: 1 }])

    // What the window would order costs the same.
    const { ask, askUntil, host } = await openTestHost({ homeFolder: home, env })
    await ask('folders.addDropped', { dropId: host.registerDrop([folder]) })
    await askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos === 6)
    const scope = { search: '', ids: null, language: null }
    expect(await ask('ai.transcriptionCost', { scope, language: 'en' })).toEqual({ videos: 4, covered: 1, silent: 1 })
    await host.close()

    const refused = await order([], ['not now', '3'])
    expect(refused.stderr).toContain('4 videos, 1 already has one, 1 without sound: 4 AI units at most')
    expect(refused.stderr).toContain('Begin with: ')
    expect(refused.code).toBe(130)
    expect([speech.requests.length, written()]).toEqual([0, ['Amber.Field.2011.en.srt']])

    const some = await order(['--season', '1', '--max-ai', '1', '--json'])
    expect(eventsOf(some, 'written').map(({ sidecar }) => basename(String(sidecar)))).toEqual([`${stems[1]}.en.srt`])
    expect(eventsOf(some, 'transcribing').at(-1)).toMatchObject({ done: 1, total: 1 })
    expect(some.code).toBe(1)
    // What is there is not paid for again.
    const rest = await order(['--season', '1', '--json'])
    expect(eventsOf(rest, 'cost')).toMatchObject([{ videos: 1, covered: 1, ai: 1 }])
    const [done] = eventsOf(rest, 'done')
    expect(done).toMatchObject({ written: 1, spent: { ai: 1 } })
    expect(existsSync(join(folder, `${stems[0]}.en.srt`))).toBe(true)
    expect((await order(['--season', '1', '--json'])).code).toBe(0)
    expect((await runHere(['undo', '--run', String(done?.['run']), '--home', home])).code).toBe(0)
    expect(existsSync(join(folder, `${stems[0]}.en.srt`))).toBe(false)
  },
)

test('a show is translated from what lies beside its videos, as the window would, and a subtitle is named alone', async () => {
  const { folder, home } = openShelf((place, stem, index) => {
    writeFileSync(join(place, `${stem}.mkv`), makeMkv({ durationS: seconds }))
    writeFileSync(join(place, `${stem}.en.srt`), srtOf(index))
  })
  const engine = await startLibreTranslatePeer({
    translate: (words) => dialogue.ES[dialogue.EN.findIndex((line) => line === words.trim())] ?? words,
  })
  const env = { UNDERTITLE_LIBRETRANSLATE_URL: engine.url, UNDERTITLE_APERTIUM: 'off' }
  const order = (...words: readonly string[]) =>
    runHere(['translate', ...words, '--to', 'es', '--json', '--home', home], { env })

  const planned = await order(folder, '--title', 'lake watch', '--dry-run')
  expect(eventsOf(planned, 'cost')).toMatchObject([{ videos: 3, covered: 0, searches: 0, downloads: 0, ai: 3 }])
  const { ask, askUntil, host } = await openTestHost({ homeFolder: home, env })
  await ask('folders.addDropped', { dropId: host.registerDrop([folder]) })
  await askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos === 6)
  const scope = { search: 'lake watch', ids: null, language: null }
  const told = await ask('ai.cost', { scope, to: 'es' })
  expect(eventsOf(planned, 'cost')).toMatchObject([
    { videos: told.videos, searches: told.searches, downloads: told.downloads, ai: told.ai },
  ])
  await host.close()

  const done = await order(folder, '--title', 'lake watch')
  expect(done.code, done.stderr + done.stdout).toBe(0)
  expect(eventsOf(done, 'done')).toMatchObject([{ written: 3, spent: { search: 0, downloads: 0, ai: 3 } }])
  const again = await order(folder, '--title', 'lake watch')
  expect(eventsOf(again, 'cost')).toMatchObject([{ videos: 0, covered: 3, ai: 0 }])
  expect(again.code).toBe(0)
  expect((await order(folder, join(folder, `${stems[3]}.en.srt`))).code).toBe(2)
  expect((await order(join(folder, `${stems[3]}.mkv`), '--season', '1')).code).toBe(2)
})
