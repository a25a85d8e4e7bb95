/** What a check-up found by comparing files is told after a restart only while each of those files is the one that was compared. */
import { mkdirSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Span } from '../../shared/timing/span.ts'
import { everyVideo, openTestHost } from '../support/hosts/openTestHost.ts'
import { spokenCues, srtOfCues } from '../support/make/films/madeSpeech.ts'
import { madeTalk, moved, randomOf } from '../support/make/films/madeTalk.ts'
import { makeMkv } from '../support/make/films/makeVideo.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'

const minutes = 20
const everything = { search: '', ids: null, language: null }
const random = randomOf(21)
const talk = madeTalk(random, minutes)
const text = (language: 'EN' | 'ES' | 'FR', spans: readonly Span[] = talk) =>
  srtOfCues(spokenCues(random, language, spans))
const early = talk.filter(({ startMs }) => startMs < minutes * 60_000 * 0.66)
const [shared, twice] = [text('EN'), text('EN')]

/** Each with the file that it is told of, and another one that it rests on. */
const cases = [
  { code: 'same-words', of: 'Lines.S01E02.en.srt', rests: 'Lines.S01E01.en.srt' },
  { code: 'same-beside', of: 'Twice.2011.eng.srt', rests: 'Twice.2011.en.srt' },
  { code: 'ends-early', of: 'Early.2011.en.srt', rests: 'Early.2011.es.srt' },
  { code: 'out-of-step', of: 'Late.2011.en.srt', rests: 'Late.2011.fr.srt' },
] as const

function place(folder: string): void {
  const texts: Readonly<Record<string, string>> = {
    'Lines.S01E01.en.srt': shared,
    'Lines.S01E02.en.srt': shared,
    'Twice.2011.en.srt': twice,
    'Twice.2011.eng.srt': twice,
    'Early.2011.en.srt': text('EN', early),
    'Early.2011.es.srt': text('ES'),
    'Late.2011.en.srt': text('EN', moved(talk, 2_400)),
    'Late.2011.es.srt': text('ES'),
    'Late.2011.fr.srt': text('FR'),
  }
  mkdirSync(folder, { recursive: true })
  for (const [name, content] of Object.entries(texts)) {
    const video = join(folder, name.replace(/\.[a-z]+\.srt$/, '.mkv'))
    writeFileSync(video, makeMkv({ durationS: minutes * 60 }))
    truncateSync(video, 16 * 2 ** 20)
    utimesSync(video, 1_600_000_000, 1_600_000_000)
    writeFileSync(join(folder, name), content)
  }
}

/** What the desk tells of one file, as codes. */
async function tellerOf(homeFolder: string) {
  const { ask, askUntil, host } = await openTestHost({ homeFolder })
  const scanned = () => askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos === 5)
  async function told(name: string): Promise<readonly string[]> {
    const { rows } = await ask('library.page', everyVideo)
    for (const { id: videoId } of rows) {
      const { sidecars } = await ask('library.video', { videoId })
      const sidecar = sidecars.find((each) => each.name === name)
      if (!sidecar) continue
      const { version } = await ask('desk.text', { file: { kind: 'beside', videoId, sidecarId: sidecar.id } })
      const { findings } = await ask('checkup.ofFile', { sidecarId: sidecar.id, version })
      return findings.map(({ evidence }) => evidence.code)
    }
    throw new Error(`no ${name}`)
  }
  return { ask, askUntil, host, scanned, told }
}

test('what was found by comparing is told while the other file is the same, and again where it is back', async () => {
  const root = tempFolder()
  const [folder, homeFolder] = [join(root, 'films'), join(root, 'home')]
  place(folder)
  const first = await tellerOf(homeFolder)
  await first.ask('folders.addDropped', { dropId: first.host.registerDrop([folder]) })
  await first.scanned()
  await first.ask('checkup.start', { scope: everything, sound: false })
  await first.askUntil('checkup.state', {}, ({ work, endedMs }) => work === 'none' && endedMs !== null)
  for (const { code, of } of cases) expect(await first.told(of)).toContain(code)
  await first.host.close()

  const again = await tellerOf(homeFolder)
  await again.scanned()
  for (const { code, of, rests } of cases) {
    expect(await again.told(of)).toContain(code)
    const other = join(folder, rests)
    const content = readFileSync(other)
    writeFileSync(other, Buffer.concat([content, Buffer.from('\n')]))
    expect(await again.told(of)).not.toContain(code)
    writeFileSync(other, content)
    expect(await again.told(of)).toContain(code)
    rmSync(other)
    expect(await again.told(of)).not.toContain(code)
  }
})
