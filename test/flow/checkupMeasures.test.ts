/** A subtitle that is itself in doubt is no measure of the others of its video: what is in step with the film is not called off. */
import { mkdirSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { spokenCues, srtOfCues } from '../support/make/films/madeSpeech.ts'
import { madeTalk, moved, otherCues, randomOf, type Random } from '../support/make/films/madeTalk.ts'
import { makeMkv } from '../support/make/films/makeVideo.ts'
import type { DialogueLanguage } from '../support/make/dialogue.ts'
import { apart } from '../support/make/worlds/faultyLibrary.ts'
import { writeAsOurs } from '../support/make/writeAsOurs.ts'
import { eventsOf } from '../support/programs/runCli.ts'
import { runHere } from '../support/programs/runHere.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'

const minutes = 30
const lateMs = 2_400

/** An episode without sound and tracks, whose English subtitle is right, and what stands beside it. */
async function check({ isOurs, beside }: { isOurs: boolean; beside: Readonly<Record<string, TextMaker>> }) {
  const root = tempFolder()
  const [folder, home] = [join(root, 'videos'), join(root, 'home')]
  mkdirSync(folder)
  const stem = join(folder, 'Copper.Harbour.S01E04.1080p.WEB-DL.x264-NOVA')
  writeFileSync(`${stem}.mkv`, makeMkv({ durationS: minutes * 60 }))
  truncateSync(`${stem}.mkv`, 16 * 2 ** 20)
  utimesSync(`${stem}.mkv`, 1_600_000_000, 1_600_000_000)
  const random = randomOf(11)
  const talk = madeTalk(random, minutes)
  const text: Text = (language, byMs) =>
    srtOfCues(spokenCues(random, language, apart(moved(otherCues(random, talk), byMs))))
  writeFileSync(`${stem}.en.srt`, text('EN', 0))
  for (const [language, make] of Object.entries(beside)) writeFileSync(`${stem}.${language}.srt`, make(text, random))
  const right = { videoPath: `${stem}.mkv`, path: `${stem}.en.srt`, language: 'en' }
  if (isOurs) await writeAsOurs(home, [right])
  const result = await runHere(['check', folder, '--json', '--home', home])
  return eventsOf(result, 'finding')
    .map(({ kind, sidecar }) => `${String(kind)}${String(sidecar).slice(stem.length)}`)
    .sort()
}

type Text = (language: DialogueLanguage, byMs: number) => string
type TextMaker = (text: Text, random: Random) => string | Uint8Array

const inRussian: TextMaker = (text) => text('RU', lateMs)
const ofOther: TextMaker = (text) => `1\n00:00:01,000 --> 00:00:03,000\nCopper Harbour S01E09\n\n${text('ES', lateMs)}`
const withWrongLetters: TextMaker = (text) => Buffer.from(text('ES', lateMs), 'utf8').toString('latin1')

test.for<[string, boolean, Readonly<Record<string, TextMaker>>, readonly string[]]>([
  ['one in another language', true, { es: inRussian }, ['language.es.srt']],
  ['two in another language', false, { es: inRussian, fr: inRussian }, ['language.es.srt', 'language.fr.srt']],
  ['one of another episode', true, { es: ofOther }, ['other-episode.es.srt']],
  ['one with wrong letters', true, { es: withWrongLetters }, ['encoding.es.srt']],
])('%s says nothing of the one that is right', async ([, isOurs, beside, found]) => {
  expect(await check({ isOurs, beside })).toEqual(found)
})

test('two that are right tell of the one that is late, whatever stands beside them', async () => {
  const beside = {
    es: inRussian,
    fr: (text) => text('FR', -lateMs),
    pt: (text) => text('BR_PT', -lateMs),
  } as const satisfies Record<string, TextMaker>
  expect(await check({ isOurs: false, beside })).toEqual(['language.es.srt', 'timing.en.srt', 'timing.es.srt'])
})
