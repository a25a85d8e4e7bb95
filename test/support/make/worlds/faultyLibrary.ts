/** A library of films and episodes: half of it right, tricky files among it, the other half with one fault each. */
import { mkdirSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FindingKind } from '../../../../shared/contract/videos/checkup.ts'
import type { DialogueLanguage } from '../dialogue.ts'
import { faults, type Fault } from './madeFaults.ts'
import { madeTalk, otherCues, randomOf, type Random } from '../films/madeTalk.ts'
import { spokenCues, srtOfCues } from '../films/madeSpeech.ts'
import { makeMkv } from '../films/makeVideo.ts'

export interface FaultyLibrary {
  readonly folder: string
  /** What a check-up must find, and nothing else: 'kind path', in order. */
  readonly expected: readonly string[]
  /** Files of which the app must become the author, before the check-up. */
  readonly ours: readonly { readonly videoPath: string; readonly path: string; readonly language: string }[]
  /** Every subtitle there is. */
  readonly subtitles: number
}

export interface FaultyOptions {
  readonly seed: number
  /** Right videos, besides the tricky ones. */
  readonly right?: number
  readonly minutes?: number
}

const tags: Readonly<Record<DialogueLanguage, string>> = { EN: 'en', ES: 'es', FR: 'fr', BR_PT: 'pt', RU: 'ru' }
const languages = Object.keys(tags) as DialogueLanguage[]
const [first, second] = [
  'Amber Copper Hollow Glass Silver Quiet Salt Paper Northern Winter'.split(' '),
  'Field Almanac Harbour Hour Engine Lantern Road Orchard Bridge Signal'.split(' '),
]

export function makeFaultyLibrary(root: string, { seed, right = 12, minutes = 30 }: FaultyOptions): FaultyLibrary {
  const random = randomOf(seed)
  const folder = join(root, 'library')
  const expected: string[] = []
  const ours: { videoPath: string; path: string; language: string }[] = []
  let subtitles = 0

  function place(name: string, text: string | Uint8Array): string {
    const path = join(folder, name)
    mkdirSync(join(path, '..'), { recursive: true })
    writeFileSync(path, text)
    subtitles += 1
    return path
  }

  const titles = shuffled(
    random,
    first.flatMap((one) =>
      second.flatMap((two) =>
        ['', ' Again', ' Return', ' Rising', ' Below', ' Lost', ' Found', ' Nights'].map(
          (end) => `${one} ${two}${end}`,
        ),
      ),
    ),
  ).values()
  const newFilm = () => filmOf({ random, minutes, title: titles.next().value!, folder })

  for (let made = 0; made < right; made += 1) {
    const film = newFilm()
    for (const language of shuffled(random, languages).slice(0, 1 + Math.floor(random() * 3)))
      place(`${film.stem}.${tags[language]}.srt`, encoded(random, language, film.text(language)))
  }
  placeTricky({ random, minutes, place, newFilm, folder, title: titles.next().value! })
  for (const fault of faults) placeFault(fault)

  function placeFault({ kind, make, beside, isOurs, extension }: Fault): void {
    const film = newFilm()
    const language = languages[Math.floor(random() * languages.length)]!
    const cues = film.cues(language)
    const faulty = make({ random, language, cues, minutes, film: { text: film.text, episode: film.episode } })
    const stated = faulty.language ?? tags[language]
    // Under no name that the faulty one has.
    const others = languages.filter((each) => each !== language && tags[each] !== stated)
    for (const other of others.slice(0, beside)) place(`${film.stem}.${tags[other]}.srt`, film.text(other))
    const path = place(
      `${faulty.stem ?? film.stem}${stated === '' ? '' : `.${stated}`}.${extension ?? 'srt'}`,
      faulty.bytes,
    )
    for (const more of faulty.more ?? []) place(`${film.stem}.${more.end}`, more.bytes)
    expected.push(line(kind, path))
    if (isOurs) ours.push({ videoPath: film.path, path, language: stated })
  }

  placeOtherEpisode()

  /** One episode's words beside two; the other languages tell which of both is right. */
  function placeOtherEpisode(): void {
    const [one, two] = [1, 2].map((episode) =>
      filmOf({ random, minutes, title: 'Northern Lines', folder, season: 1, episode }),
    )
    const text = one!.text('EN')
    place(`${one!.stem}.en.srt`, text)
    expected.push(line('other-episode', place(`${two!.stem}.en.srt`, text)))
    for (const film of [one!, two!]) place(`${film.stem}.es.srt`, film.text('ES'))
  }

  return { folder, expected: expected.sort(), ours, subtitles }
}

function line(kind: FindingKind, path: string): string {
  return `${kind} ${path}`
}

export interface FilmOrder {
  readonly random: Random
  readonly minutes: number
  readonly title: string
  readonly folder: string
  readonly season?: number
  readonly episode?: number
}

function filmOf({ random, minutes, title, folder, season, episode }: FilmOrder) {
  const mark = season === undefined ? '2011' : `S0${season}E${String(episode).padStart(2, '0')}`
  const name = `${title.replaceAll(' ', '.')}.${mark}.1080p.WEB-DL.x264-NOVA`
  const stem = join(title, name)
  const path = join(folder, `${stem}.mkv`)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, makeMkv({ durationS: minutes * 60 }))
  truncateSync(path, 16 * 2 ** 20)
  utimesSync(path, 1_600_000_000, 1_600_000_000)
  const talk = madeTalk(random, minutes)
  // Its last words are spoken near its end, as in most films.
  const whole = [...talk, { startMs: minutes * 60_000 - 60_000, endMs: minutes * 60_000 - 57_000 }].filter(
    ({ startMs }, index, all) => index === all.length - 1 || startMs < minutes * 60_000 - 65_000,
  )
  const cues = (language: DialogueLanguage) => spokenCues(random, language, apart(otherCues(random, whole)))
  return { stem, path, episode: episode ?? null, cues, text: (language: DialogueLanguage) => srtOfCues(cues(language)) }
}

export type MadeFilm = ReturnType<typeof filmOf>

/** Whoever makes a subtitle lets no line lie over the next, and gives each a second and more where there is room. */
export function apart(spans: ReturnType<typeof otherCues>): ReturnType<typeof otherCues> {
  return spans.flatMap(({ startMs, endMs }, index) => {
    const nextMs = spans[index + 1]?.startMs ?? Infinity
    const end = Math.min(Math.max(endMs, startMs + 1_000), nextMs - 40)
    return end - startMs < 700 ? [] : [{ startMs, endMs: end }]
  })
}

/** Old files are in the code page of their language, and are as right as any. */
function encoded(random: Random, language: DialogueLanguage, text: string): string | Uint8Array {
  if (random() > 0.3 || language === 'RU') return language === 'RU' && random() < 0.5 ? inCyrillicPage(text) : text
  return Buffer.from(text.replaceAll('’', "'"), 'latin1')
}

function inCyrillicPage(text: string): Uint8Array {
  return Uint8Array.from({ length: text.length }, (_, at) => {
    const code = text.charCodeAt(at)
    if (code < 128) return code
    if (code === 0x451 || code === 0x401) return code === 0x451 ? 0xb8 : 0xa8
    return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : 0x3f
  })
}

interface Tricky {
  readonly random: Random
  readonly minutes: number
  readonly place: (name: string, text: string | Uint8Array) => string
  readonly newFilm: () => MadeFilm
  readonly folder: string
  readonly title: string
}

/** What only looks like a fault. */
function placeTricky({ random, minutes, place, newFilm, folder, title }: Tricky): void {
  // A forced subtitle has a few lines and ends early.
  const forced = newFilm()
  place(`${forced.stem}.en.srt`, forced.text('EN'))
  place(`${forced.stem}.en.forced.srt`, srtOfCues(forced.cues('EN').slice(2, 7)))
  // Signs of an ASS file lie over the talk, and so may lines that are placed at the top.
  const signs = newFilm()
  const dialogues = signs
    .cues('FR')
    .flatMap(({ startMs, endMs, text }, index) => [
      `Dialogue: 0,${assTime(startMs)},${assTime(endMs)},Default,,0,0,0,,${text.replaceAll('\n', '\\N')}`,
      ...(index % 4 === 0 ? [`Dialogue: 1,${assTime(startMs + 300)},${assTime(endMs)},Sign,,0,0,0,,{\\an8}BAR`] : []),
    ])
  place(
    `${signs.stem}.fr.ass`,
    `[Script Info]\nTitle: Signs\n\n[V4+ Styles]\nFormat: Name\n\n[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\n${dialogues.join('\n')}\n`,
  )
  // A few lines over others, a few too fast, a few questions.
  const slips = newFilm()
  place(
    `${slips.stem}.es.srt`,
    srtOfCues(slips.cues('ES').map((cue, index) => (index % 90 === 7 ? { ...cue, endMs: cue.startMs + 200 } : cue))),
  )
  // Two copies of one film share their subtitle, and an episode says its own number.
  const copies = newFilm()
  const shared = copies.text('EN')
  place(`${copies.stem}.en.srt`, shared)
  const copy = join(folder, `${copies.stem.replace('1080p', '720p')}.mkv`)
  writeFileSync(copy, makeMkv({ durationS: minutes * 60 }))
  truncateSync(copy, 16 * 2 ** 20)
  utimesSync(copy, 1_600_000_000, 1_600_000_000)
  place(`${copies.stem.replace('1080p', '720p')}.en.srt`, shared)
  const said = filmOf({ random, minutes, title, folder, season: 2, episode: 4 })
  const [opening, ...rest] = said.cues('EN')
  place(`${said.stem}.en.srt`, srtOfCues([{ ...opening!, text: `${title} S02E04` }, ...rest]))
}

function assTime(ms: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${Math.floor(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}.${two((ms / 10) % 100)}`
}

function shuffled<Thing>(random: Random, things: readonly Thing[]): readonly Thing[] {
  return things
    .map((thing) => ({ thing, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ thing }) => thing)
}
