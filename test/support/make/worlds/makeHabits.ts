/**
 * Makes a library of other people's habits, with a catalogue for a part of it: shows whose files are only called 1x01, a film
 * in two parts, a file with two episodes, a film in several cuts, names in scripts that are not Latin, a title to be ignored.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { spokenSrt, type DialogueLanguage } from '../dialogue.ts'
import { makeMkv, writeSparse } from '../films/makeVideo.ts'
import { createRandom } from './makeWorld.ts'

export interface HabitualLibrary {
  readonly library: string
  readonly manifest: string
  readonly videos: number
  /** A video of the title that its owner has no wish for. */
  readonly unwanted: string
}

interface Film {
  readonly name: string
  readonly year: number
  /** Behind name and year, a file each. */
  readonly files: readonly string[]
  readonly isListed: boolean
}

interface Show {
  readonly folder: string
  readonly name: string
  readonly year: number
  /** Files with the episodes that they hold. */
  readonly files: readonly (readonly [file: string, first: number, last: number])[]
  readonly isListed: boolean
}

const films: readonly Film[] = [
  {
    name: 'The Paper Tide',
    year: 2011,
    files: ['DVDRip.XviD-TIDE.CD1', 'DVDRip.XviD-TIDE.CD2'],
    isListed: true,
  },
  {
    name: 'Seven Kites',
    year: 2023,
    files: ['1080p.WEB-DL.x264-TIDE', 'Directors.Cut.2160p.BluRay.x265-ORBIT'],
    isListed: true,
  },
  { name: '夜の列車', year: 2018, files: ['1080p.BluRay.x264'], isListed: true },
  { name: 'אגדת הים', year: 2015, files: ['1080p.WEB-DL'], isListed: false },
  { name: 'أغنية المطر', year: 2020, files: ['720p.HDTV'], isListed: false },
  { name: 'Kite 🪁 Day', year: 2021, files: ['720p.HDTV'], isListed: false },
]

const numbered = ['1x01', '1x02', '1x03'].map((name, at) => [name, at + 1, at + 1] as const)

const shows: readonly Show[] = [
  { folder: 'Copper Almanac (2014)', name: 'Copper Almanac', year: 2014, files: numbered, isListed: true },
  { folder: 'Saltmarsh Radio (2019)', name: 'Saltmarsh Radio', year: 2019, files: numbered, isListed: true },
  {
    ...{ folder: 'Glass Harbour', name: 'Glass Harbour', year: 2016, isListed: true },
    files: [
      ['Glass.Harbour.S01E01E02.1080p.WEB-DL.x264-KESTREL', 1, 2],
      ['Glass.Harbour.S01E03.1080p.WEB-DL.x264-KESTREL', 3, 3],
    ],
  },
  {
    ...{ folder: 'Night Ferry', name: 'Night Ferry', year: 2017, isListed: true },
    files: [['Night.Ferry.S01E01.720p.HDTV.x264-NOVA', 1, 1]],
  },
]

const durationS = 1_200

export async function makeHabits(folder: string): Promise<HabitualLibrary> {
  const library = join(folder, 'library')
  const catalogue = join(folder, 'catalogue')
  const lines: object[] = []
  let videos = 0

  async function addVideo(path: string): Promise<string> {
    const full = join(library, `${path}.mkv`)
    mkdirSync(dirname(full), { recursive: true })
    const tracks = [{ kind: 'video', fps: 24 } as const, { kind: 'audio', languageTag: 'fi' } as const]
    await writeSparse(full, makeMkv({ durationS, tracks }), 200_000_000)
    videos += 1
    return full
  }

  function list(line: object, release: string, language: DialogueLanguage): void {
    const file = `${lines.length}/${release}.srt`
    const path = join(catalogue, file)
    mkdirSync(dirname(path), { recursive: true })
    const text = spokenSrt(language, `Line ${lines.length}.`, { cues: 180, pick: createRandom(lines.length + 1) })
    writeFileSync(path, text)
    const rest = { hi: false, framerate: 0, comment: '', author: 'ida', language, releases: [release], files: [file] }
    lines.push({ ...rest, ...line })
  }

  async function addFilm({ name, year, files, isListed }: Film, index: number): Promise<void> {
    const stem = `${name.replaceAll(' ', '.')}.${year}`
    const title = { type: 'movie', name, year, moviedb_id: 7_000 + index }
    for (const file of files) {
      await addVideo(`Films/${name} (${year})/${stem}.${file}`)
      if (isListed) list({ title }, `${stem}.${file}`, 'ES')
    }
    if (isListed) list({ title }, `${stem}.480p.DVDRip-OTHER`, 'EN')
  }

  async function addShow({ folder: place, name, year, files, isListed }: Show, index: number): Promise<string> {
    const title = { type: 'tv', name, year, moviedb_id: 8_000 + index }
    let last = ''
    for (const [file, episode, end] of files) {
      last = await addVideo(`Series/${place}/Season 1/${file}`)
      const line = { title, season: 1, episode, episode_end: end }
      const release = `${name.replaceAll(' ', '.')}.S01E0${episode}.1080p.WEB-DL.x264-KESTREL`
      if (isListed) list(line, release, 'ES')
      if (isListed && episode % 2 === 1) list(line, release, 'EN')
    }
    return last
  }

  for (const [index, film] of films.entries()) await addFilm(film, index)
  let unwanted = ''
  for (const [index, show] of shows.entries()) unwanted = await addShow(show, index)
  const own = spokenSrt('ES', 'Its owner has this one.', { cues: 180, pick: createRandom(99) })
  writeFileSync(join(library, 'Series', 'Copper Almanac (2014)', 'Season 1', '1x02.es.srt'), own)
  const manifest = join(catalogue, 'manifest.jsonl')
  writeFileSync(manifest, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  return { library, manifest, videos, unwanted }
}
