/**
 * Makes a library that nobody can decide without looking: every video has subtitles of other sources only, three to
 * choose from, so that each becomes a question. Movies, and one season with an own source.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { spokenSrt } from '../dialogue.ts'
import { makeMkv, writeSparse } from '../films/makeVideo.ts'
import { createRandom } from './makeWorld.ts'

export interface DoubtfulWorld {
  readonly library: string
  readonly manifest: string
  /** File names in the order of the library; each subtitle speaks `<video's stem> by <author>`. */
  readonly videos: readonly string[]
}

export interface DoubtfulOptions {
  readonly folder: string
  readonly movies: number
  /** Of one season; 0 for none. */
  readonly episodes: number
}

interface Doubt {
  readonly stem: string
  readonly place: string
  readonly line: object
}

const durationS = 300
const authors = ['anna', 'bela', 'carl'] as const
const offers = [
  ['720p.HDTV.x264', 'FIRST'],
  ['1080p.HDTV.x264', 'SECOND'],
  ['720p.HDTV.XviD', 'THIRD'],
] as const

export async function makeDoubts({ folder, movies, episodes }: DoubtfulOptions): Promise<DoubtfulWorld> {
  const library = join(folder, 'library')
  const catalogue = join(folder, 'catalogue')
  const doubts = [...movieDoubts(movies), ...episodeDoubts(episodes)]
  for (const { place } of doubts) {
    mkdirSync(dirname(join(library, place)), { recursive: true })
    await writeSparse(join(library, place), makeMkv({ durationS }), 3 * 2 ** 20)
  }
  const lines = doubts.flatMap((doubt, index) => offersOf(catalogue, doubt, index))
  const manifest = join(catalogue, 'manifest.jsonl')
  writeFileSync(manifest, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  return { library, manifest, videos: doubts.map(({ place }) => place.split('/').at(-1) ?? '') }
}

function movieDoubts(count: number): readonly Doubt[] {
  return Array.from({ length: count }, (_, index) => {
    const name = `Question ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[index] ?? index}`
    const stem = `${name.replace(' ', '.')}.2011.1080p.BluRay.x264-OWN`
    return { stem, place: `Movies/${stem}.mkv`, line: { title: title('movie', name, 7000 + index) } }
  })
}

function episodeDoubts(count: number): readonly Doubt[] {
  const show = title('tv', 'Doubtful House', 8000)
  return Array.from({ length: count }, (_, index) => {
    const episode = index + 1
    const stem = `Doubtful.House.S01E${String(episode).padStart(2, '0')}.1080p.BluRay.x264-OWN`
    return { stem, place: `TV/${stem}.mkv`, line: { title: show, season: 1, episode, episode_end: episode } }
  })
}

const title = (type: 'movie' | 'tv', name: string, id: number) => ({
  type,
  name,
  year: 2011,
  moviedb_id: id,
  filmdb_id: `tt${id}`,
})

function offersOf(catalogue: string, { stem, line }: Doubt, index: number): readonly object[] {
  return offers.map(([tags, group], at) => {
    const release = stem.replace('1080p.BluRay.x264-OWN', `${tags}-${group}`)
    const author = authors[at] ?? ''
    const file = `${index}/${author}/${release}.srt`
    const spoken = spokenSrt('EN', `${stem} by ${author}`, { pick: createRandom(index * 3 + at) })
    mkdirSync(dirname(join(catalogue, file)), { recursive: true })
    writeFileSync(join(catalogue, file), spoken)
    const rest = { language: 'EN', releases: [release], hi: false, framerate: 0, comment: '', author }
    return { ...line, ...rest, files: [file] }
  })
}
