/** Puts a hostile library on the disk, and beside it a catalogue that holds all its titles, and decoys. */
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, parse } from 'node:path'
import { joinedKey } from '../../../../shared/release/title/titleKey.ts'
import { spokenSrt } from '../dialogue.ts'
import { makeMkv } from '../films/makeVideo.ts'
import { hostileLibrary, type HostilePlace, type HostileTitle, type HostileVideo } from './hostileLibrary.ts'
import { createRandom } from './makeWorld.ts'
import { code, onDisk, two } from './written.ts'

export interface HostileTruth {
  readonly title: HostileTitle
  /** What its right subtitle speaks. */
  readonly mark: string
}

export interface HostileWorld {
  readonly library: string
  readonly manifest: string
  /** By the path of the video. */
  readonly truth: ReadonlyMap<string, HostileTruth>
}

const fewestBytes = 2 * 2 ** 20

export function makeHostileWorld(folder: string, seed: number, titles: number): HostileWorld {
  const [library, catalogue] = [join(folder, 'library'), join(folder, 'catalogue')]
  mkdirSync(catalogue, { recursive: true })
  const { videos, decoys } = hostileLibrary(seed, titles)
  const truth = new Map<string, HostileTruth>()
  const held = videos.map((video, index) => {
    const path = join(library, video.path)
    placeVideo(path)
    truth.set(path, { title: video.title, mark: `mark ${index}` })
    return lineOf(catalogue, {
      ...video,
      releases: releasesOf(path, video),
      file: `${index}/${video.place ? numbersOf(video.place, video.lastEpisode) : 'text'}.srt`,
      mark: `mark ${index}`,
    })
  })
  const others = decoys.map((title, index) => {
    const place = title.type === 'movie' ? null : { season: 1, episode: 1 }
    const releases = [`${title.name.replaceAll(' ', '.')}.${title.year}.1080p.BluRay.x264-SORREL`]
    const [file, mark] = [`decoy ${index}.srt`, `decoy ${index}`]
    return lineOf(catalogue, { title, place, lastEpisode: place && 1, releases, file, mark })
  })
  const manifest = join(catalogue, 'manifest.jsonl')
  writeFileSync(manifest, [...others, ...held].map((line) => JSON.stringify(line)).join('\n'))
  return { library, manifest, truth }
}

/** Long enough for the rules of small files to leave it alone. */
function placeVideo(path: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, makeMkv({ durationS: 300 }))
  truncateSync(path, fewestBytes)
}

/** The names that say which release it is: what is asked here is the title, not whether a text is in sync. */
function releasesOf(path: string, { title, place, lastEpisode }: HostileVideo): readonly string[] {
  const [own, above] = [parse(path).name, basename(dirname(path))]
  if (title.type === 'movie') return [own, above]
  if (place === null || joinedKey(own).includes(joinedKey(title.name))) return [own]
  return [`${onDisk(title.name)} - ${numbersOf(place, lastEpisode)} - The Kettle`]
}

function numbersOf(place: HostilePlace, lastEpisode: number | null): string {
  const isOne = lastEpisode === null || lastEpisode === place.episode
  return isOne ? code(place) : `${code(place)}E${two(lastEpisode)}`
}

interface Held {
  readonly title: HostileTitle
  readonly place: HostileVideo['place']
  readonly lastEpisode: number | null
  readonly releases: readonly string[]
  readonly file: string
  readonly mark: string
}

function lineOf(catalogue: string, { title, place, lastEpisode, releases, file, mark }: Held): object {
  mkdirSync(dirname(join(catalogue, file)), { recursive: true })
  writeFileSync(join(catalogue, file), spokenSrt('EN', mark, { pick: createRandom(mark.length) }))
  const numbers = place ? { season: place.season, episode: place.episode, episode_end: lastEpisode } : {}
  return { title, language: 'EN', releases, files: [file], ...numbers }
}
