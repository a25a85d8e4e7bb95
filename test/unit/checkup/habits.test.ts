/** How subtitles of other languages and kinds of film are made is no fault: in none of these is anything found. */
import { expect, test } from 'vitest'
import type { CheckedFile } from '../../../electron/checkup/checkedFile.ts'
import { findingsOf } from '../../../electron/checkup/findingsOf.ts'
import { examineText } from '../../../electron/verify/textFacts.ts'
import { createLanguageDetector } from '../../../node/language/detectLanguage.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import { bytesInCodePage } from '../../../shared/subtitle/encoding/bytesInCodePage.ts'
import type { CodePage } from '../../../shared/subtitle/encoding/codePages.ts'
import { farDialogue, type FarLanguage } from '../../support/make/farDialogue.ts'
import { srtOfCues, type SpokenCue } from '../../support/make/films/madeSpeech.ts'
import { randomOf, type Random } from '../../support/make/films/madeTalk.ts'

const detect = createLanguageDetector()
const languages = Object.keys(farDialogue) as FarLanguage[]
const pages: Readonly<Record<FarLanguage, CodePage | null>> = {
  ...{ ar: 'windows-1256', zh: null, th: 'windows-874', el: 'windows-1253', tr: 'windows-1254' },
}

interface Film {
  readonly minutes: number
  readonly bytes: string | Uint8Array
  readonly extension?: string
  /** Of sounds that are described, where those are wanted. */
  readonly wantsSounds?: true
}

interface Talk {
  readonly minutes: number
  /** Letters a second. */
  readonly pace?: number
  /** The longest silence between two lines. */
  readonly pauseMs?: number
  readonly write?: (line: string, at: number, another: string) => string
}

const pick = <Thing>(random: Random, things: readonly Thing[]) => things[Math.floor(random() * things.length)]!

/** Each line stands as long as it is read at this pace; the last one ends a while before the film does. */
function talk(random: Random, language: FarLanguage, order: Talk): readonly SpokenCue[] {
  const { minutes, pace = 13, pauseMs = 8_000, write = (line: string) => line } = order
  // A sign of Chinese says as much as two letters.
  const lettersASecond = language === 'zh' ? pace / 2 : pace
  const cues: SpokenCue[] = []
  for (let atMs = 5_000; atMs < minutes * 56_000;) {
    const text = write(lineOf(random, language), cues.length, lineOf(random, language))
    const letters = text.replace(/[\p{M}\n]/gu, '').length
    const endMs = Math.round(atMs + Math.max(900, (letters / lettersASecond) * 1_000))
    cues.push({ startMs: atMs, endMs, text })
    atMs = Math.round(endMs + 80 + random() * random() * pauseMs)
  }
  return cues
}

/** Of a film no two lines are the same. */
function lineOf(random: Random, language: FarLanguage): string {
  const line = pick<string>(random, farDialogue[language])
  return language === 'zh' ? `${line.slice(0, 6)}${pick<string>(random, farDialogue.zh).slice(4)}` : line
}

const clockOfAss = (ms: number) => `0:${new Date(ms).toISOString().slice(14, 22)}`
const bySigns = (cues: readonly SpokenCue[], sign: string) =>
  cues.flatMap(({ startMs, endMs, text }, at) => [
    `Dialogue: 0,${clockOfAss(startMs)},${clockOfAss(endMs)},Default,,0,0,0,,${text}`,
    ...(at % 3 === 0
      ? [`Dialogue: 5,${clockOfAss(startMs)},${clockOfAss(endMs)},Sign,,0,0,0,,{\\pos(320,200)\\fad(200,200)}${sign}`]
      : []),
    ...(at % 9 === 0
      ? [`Dialogue: 4,${clockOfAss(startMs)},${clockOfAss(endMs)},Sign,,0,0,0,,{\\p1}m 0 0 l 100 0 100 100{\\p0}`]
      : []),
  ])
const scriptHead =
  '[Script Info]\nTitle: Default Aegisub file\n\n[V4+ Styles]\nFormat: Name\nStyle: Default\n\n[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\n'
const sounds: Readonly<Record<FarLanguage, string>> = {
  ...{ ar: '[صوت باب]', zh: '[开门声]', th: '[เสียงประตู]', el: '[μουσική]', tr: '[kapı açılır]' },
}

const habits: Readonly<Record<string, (random: Random, language: FarLanguage) => Film>> = {
  'a film': (random, of) => ({ minutes: 40, bytes: srtOfCues(talk(random, of, { minutes: 40 })) }),
  'a fast talk show': (random, of) => ({
    ...{ minutes: 30, bytes: srtOfCues(talk(random, of, { minutes: 30, pace: 22, pauseMs: 60 })) },
  }),
  'two speakers in a cue': (random, of) => ({
    minutes: 40,
    bytes: srtOfCues(
      talk(random, of, { minutes: 40, write: (line, at, other) => (at % 2 ? `- ${line}\n- ${other}` : line) }),
    ),
  }),
  'described sounds, which are wanted': (random, of) => ({
    ...{ minutes: 40, wantsSounds: true },
    bytes: srtOfCues(
      talk(random, of, { minutes: 40, write: (line, at) => (at % 5 ? line : `${sounds[of]}\n${line}`) }),
    ),
  }),
  songs: (random, of) => ({
    ...{ minutes: 45, bytes: srtOfCues(talk(random, of, { minutes: 45, pace: 8, write: (line) => `♪ ${line} ♪` })) },
  }),
  'signs and drawings of a script': (random, of) => ({
    ...{ minutes: 24, extension: 'ass' },
    bytes: `${scriptHead}${bySigns(talk(random, of, { minutes: 24 }), farDialogue[of][0]).join('\n')}\n`,
  }),
  'lines with signs of direction': (random, of) => ({
    minutes: 40,
    bytes: srtOfCues(talk(random, of, { minutes: 40, pace: 17, write: (line) => `\u202b${line}\u202c` })),
  }),
  'a film of three minutes, with a minute of credits': (random, of) => ({
    ...{ minutes: 3, bytes: srtOfCues(talk(random, of, { minutes: 1.75 })) },
  }),
  'a silent film': (random, of) => ({
    minutes: 66,
    bytes: srtOfCues(talk(random, of, { minutes: 64, pauseMs: 300_000 })),
  }),
  'a long documentary with few words': (random, of) => ({
    ...{ minutes: 110, bytes: srtOfCues(talk(random, of, { minutes: 108, pauseMs: 90_000 })) },
  }),
  'English beside it': (random, of) => ({
    minutes: 40,
    bytes: srtOfCues(
      talk(random, of, { minutes: 40, pace: 12, write: (line, at) => `${line}\n${english[at % english.length]}` }),
    ),
  }),
  'the page of its language': (random, of) => {
    const text = srtOfCues(talk(random, of, { minutes: 40 }))
    const page = pages[of]
    return { minutes: 40, bytes: page ? bytesInCodePage(text, page)! : Buffer.from(`\ufeff${text}`, 'utf16le') }
  },
}
const english = [
  'I told you not to open that door before the lights were on.',
  'Where were you when the train left the station last night?',
  'She said the letter was under the blue vase in the kitchen.',
  'We have been waiting here for almost three hours now.',
  'Nobody believes that old story any more, not even my brother.',
  'If he finds out what happened, we are all in trouble.',
  'You should have called me as soon as you arrived.',
]

async function foundIn(film: Film, language: FarLanguage): Promise<readonly unknown[]> {
  const bytes = typeof film.bytes === 'string' ? new TextEncoder().encode(film.bytes) : film.bytes
  const path = `/films/Amber Field (2011)/Amber.Field.2011.${language}.${film.extension ?? 'srt'}`
  const { facts } = await examineText(bytes, { languageHint: language, fileName: path, fps: 25 }, detect)
  const videoPath = '/films/Amber Field (2011)/Amber.Field.2011.mkv'
  const video = {
    file: { path: videoPath, root: '/films', sizeBytes: 1, modifiedMs: 1, sidecars: [] },
    media: { durationMs: film.minutes * 60_000, fps: 25, height: 1080, tracks: [] },
    ids: { filmdbId: null, moviedbId: null },
  }
  const file: CheckedFile = {
    ...{ path, sha256: '', language, isForced: false, isRePaired: false, owner: null, timing: null, facts },
    ...{ of: { video, release: parseRelease(videoPath) }, avoidsSounds: !film.wantsSounds },
  }
  return [facts.state, ...findingsOf(file, []).map(({ evidence }) => evidence)]
}

test.each(Object.entries(habits))('%s', async (_, make) => {
  for (const language of languages)
    for (const seed of [1, 2])
      expect([language, await foundIn(make(randomOf(seed), language), language)]).toEqual([language, ['read']])
})
