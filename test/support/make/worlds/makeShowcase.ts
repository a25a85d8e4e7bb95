/**
 * Makes a small library as people have them, for pictures of every screen: seasons with and without packs, films that
 * are there already, some that need a look, some that nobody has, a sample, a subtitle without its video, one under the name
 * of another release, a long name.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { spokenSrt, type DialogueLanguage } from '../dialogue.ts'
import { makeMkv, writeSparse, type MadeTrack } from '../films/makeVideo.ts'
import { createRandom } from './makeWorld.ts'

export interface Showcase {
  readonly library: string
  readonly manifest: string
  readonly videos: number
}

/** How its subtitles stand: on offer for its own release, for others only, nowhere; or beside or inside it already. */
type Standing = 'exact' | 'other' | 'nowhere' | 'beside' | 'inside'

interface Film {
  readonly name: string
  readonly year: number
  readonly tags: string
  readonly standing: Standing
}

interface Show {
  readonly name: string
  readonly season: number
  readonly episodes: number
  readonly tags: string
  readonly standing: 'pack' | 'exact' | 'other'
}

const films: readonly Film[] = [
  { name: 'Salt Road', year: 2014, tags: '1080p.BluRay.x264-MERIDIAN', standing: 'exact' },
  { name: 'The Cartographer', year: 2009, tags: '1080p.WEB-DL.x264-KESTREL', standing: 'exact' },
  { name: 'Late Ferry', year: 2016, tags: '2160p.WEB-DL.x265-NOVA', standing: 'exact' },
  { name: 'Glass Hour', year: 2011, tags: '1080p.BluRay.x264-ORBIT', standing: 'inside' },
  { name: 'Nine Windows', year: 2019, tags: '1080p.WEB-DL.x264-TIDE', standing: 'beside' },
  { name: 'Das zweite Zimmer', year: 2018, tags: '1080p.BluRay.x264-NOVA', standing: 'nowhere' },
  { name: 'A Winter of Glass', year: 2021, tags: '1080p.BluRay.x264-MERIDIAN', standing: 'other' },
  {
    name: 'The Lantern Keeper of Aldermoor and Other Stories from the Northern Coast',
    year: 2022,
    tags: '2160p.WEB-DL.x265-KESTREL',
    standing: 'exact',
  },
]

const shows: readonly Show[] = [
  { name: 'Harbour Lights', season: 1, episodes: 8, tags: '1080p.WEB-DL.x264-KESTREL', standing: 'pack' },
  { name: 'Northern Line', season: 2, episodes: 10, tags: '1080p.BluRay.x264-ORBIT', standing: 'pack' },
  { name: 'Copper and Rain', season: 1, episodes: 6, tags: '720p.HDTV.x264-TIDE', standing: 'exact' },
  { name: 'Tide Tables', season: 3, episodes: 5, tags: '1080p.BluRay.x264-MERIDIAN', standing: 'other' },
]

/** Releases of the same title that were cut or timed differently, with their authors. */
const others = [
  { tags: '720p.HDTV.x264-FLEET', author: 'marisol', hi: false, comment: 'Synced by ear' },
  { tags: '1080p.HDTV.x264-ANCHOR', author: 'Ngo Van', hi: false, comment: '' },
  { tags: '576p.DVDRip.XviD-BUOY', author: 'tuuli', hi: true, comment: 'With sounds described' },
] as const

const filmS = 5_880
const episodeS = 2_520
const secondsACue = 6
const english: DialogueLanguage = 'EN'
const marks = [
  'Keep the lamp lit until I am back.',
  'The ferry does not wait for anybody.',
  'Who drew this map, and for whom?',
  'It never snows this close to the sea.',
]

export async function makeShowcase(folder: string): Promise<Showcase> {
  const library = join(folder, 'library')
  const catalogue = join(folder, 'catalogue')
  const lines: object[] = []
  let videos = 0
  let texts = 0

  async function addVideo(path: string, durationS: number, tracks: readonly MadeTrack[] = []): Promise<void> {
    const picture: MadeTrack = { kind: 'video', fps: 24 }
    const sound: MadeTrack = { kind: 'audio', languageTag: 'en' }
    mkdirSync(dirname(join(library, path)), { recursive: true })
    await writeSparse(join(library, path), makeMkv({ durationS, tracks: [picture, sound, ...tracks] }), 700_000_000)
    videos += 1
  }

  function write(path: string, durationS: number): void {
    mkdirSync(dirname(path), { recursive: true })
    const cues = Math.floor(durationS / secondsACue) - 2
    texts += 1
    const own = marks[texts % marks.length] ?? ''
    writeFileSync(path, spokenSrt(english, own, { cues, pick: createRandom(texts) }))
  }

  function list(line: object, release: string, durations: readonly number[]): void {
    const files = durations.map((_, index) => `${lines.length}/${index}/${fileName(release, index, durations.length)}`)
    durations.forEach((durationS, index) => write(join(catalogue, files[index] ?? ''), durationS))
    lines.push({
      language: english,
      releases: [release],
      hi: false,
      framerate: 0,
      comment: '',
      author: 'ida',
      ...line,
      files,
    })
  }

  function listOthers(line: object, stem: string, durationS: number): void {
    for (const { tags, ...rest } of others) list({ ...line, ...rest }, `${stem}.${tags}`, [durationS])
  }

  async function addFilm({ name, year, tags, standing }: Film, index: number): Promise<void> {
    const stem = `${name.replaceAll(' ', '.')}.${year}`
    const place = `Films/${name} (${year})/${stem}.${tags}`
    const line = { title: { type: 'movie', name, year, moviedb_id: 5_000 + index } }
    await addVideo(`${place}.mkv`, filmS, standing === 'inside' ? [{ kind: 'subtitle', languageTag: 'en' }] : [])
    if (standing === 'beside') write(join(library, `${place}.en.srt`), filmS)
    if (standing === 'exact') list(line, `${stem}.${tags}`, [filmS])
    if (standing === 'exact' || standing === 'other') listOthers(line, stem, filmS)
  }

  async function addShow({ name, season, episodes, tags, standing }: Show, index: number): Promise<void> {
    const dotted = name.replaceAll(' ', '.')
    const title = { type: 'tv', name, year: 2015 + index, moviedb_id: 6_000 + index }
    for (let episode = 1; episode <= episodes; episode += 1) {
      const stem = `${dotted}.${code(season, episode)}`
      const line = { title, season, episode, episode_end: episode }
      await addVideo(`Series/${name}/Season ${season}/${stem}.${tags}.mkv`, episodeS)
      if (standing === 'exact') list(line, `${stem}.${tags}`, [episodeS])
      if (standing === 'other') listOthers(line, stem, episodeS)
    }
    const durations = Array.from({ length: episodes }, () => episodeS)
    if (standing === 'pack') list({ title, season, full_season: true }, `${dotted}.${code(season)}.${tags}`, durations)
  }

  for (const [index, film] of films.entries()) await addFilm(film, index)
  for (const [index, show] of shows.entries()) await addShow(show, index)
  const season = 'Series/Copper and Rain/Season 1'
  await addVideo(`${season}/Copper.and.Rain.S01E07.720p.HDTV.x264-TIDE.mkv`, episodeS)
  write(join(library, season, 'Copper.and.Rain.S01E07.WEB.h264-ORE.en.srt'), episodeS)
  await addVideo('Films/Salt Road (2014)/Sample/salt-road-sample.mkv', 60)
  write(join(library, 'Films', 'Harbour.of.Glass.2003.DVDRip.en.srt'), filmS)
  const manifest = join(catalogue, 'manifest.jsonl')
  writeFileSync(manifest, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  return { library, manifest, videos: videos - 1 }
}

const two = (value: number) => String(value).padStart(2, '0')
const code = (season: number, episode?: number) => `S${two(season)}${episode === undefined ? '' : `E${two(episode)}`}`

/** Members of a pack say which episode they are. */
function fileName(release: string, index: number, count: number): string {
  return count === 1
    ? `${release}.srt`
    : `${release.replace(/\.S\d\d\./, (season) => `${season.slice(0, -1)}E${two(index + 1)}.`)}.srt`
}
