/**
 * Makes a library as people have them, for the grouped list: two shows whose files are only called 1x01, a show with its
 * name in the files, films in several cuts, names that are long, from right to left, or hold emoji.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { spokenSrt } from '../dialogue.ts'
import { makeMkv, writeSparse, type MadeTrack } from '../films/makeVideo.ts'
import { createRandom } from './makeWorld.ts'

export const longTitle = `The Long and Winding ${'Correspondence '.repeat(12)}of Two Lighthouses`

const films: readonly string[] = [
  'Films/Tin Comet (2016)/Tin.Comet.2016.1080p.BluRay.x264-ORBIT.mkv',
  'Films/A Ledger of Storms (2018)/A.Ledger.of.Storms.2018.1080p.BluRay.x264-MERIDIAN.mkv',
  'Films/Seven Kites for Odile (2023)/Seven.Kites.for.Odile.2023.1080p.WEB-DL.x264-TIDE.mkv',
  'Films/Seven Kites for Odile (2023)/Seven.Kites.for.Odile.2023.2160p.WEB-DL.x265-TIDE.mkv',
  'Films/أغنية المطر الطويلة (2020)/أغنية المطر الطويلة 2020 1080p WEB-DL.mkv',
  'Films/Kite 🎬🪁 Day (2021)/Kite 🎬🪁 Day 2021 720p HDTV.mkv',
  `Films/${longTitle} (2019)/${longTitle.replaceAll(' ', '.')}.2019.1080p.mkv`,
  'Films/velvet_switchboard_festival_copy_with_director_comments_final_cut2.mkv',
]

/** Seasons by show; episodes as many as said. */
const shows: readonly (readonly [
  folder: string,
  seasons: readonly number[],
  nameOf: (season: number, episode: number) => string,
])[] = [
  ['Series/Copper Almanac (2014)', [6, 4], (season, episode) => `${season}x${two(episode)}.mkv`],
  ['Series/Saltmarsh Radio (2019)', [5, 5, 3], (season, episode) => `${season}x${two(episode)}.mkv`],
  [
    'Series/Glass Harbour',
    [4],
    (season, episode) =>
      `Glass.Harbour.S${two(season)}E${two(episode)}.The.Borrowed.Boat.2160p.WEB-DL.x265-KESTREL.mkv`,
  ],
]

const durationS = 1_500

/** @returns how many videos it holds. */
export async function makeShelf(library: string): Promise<number> {
  const names = [
    ...films,
    ...shows.flatMap(([folder, seasons, nameOf]) =>
      seasons.flatMap((episodes, at) =>
        Array.from({ length: episodes }, (_, index) => `${folder}/Season ${at + 1}/${nameOf(at + 1, index + 1)}`),
      ),
    ),
  ]
  for (const [index, name] of names.entries()) {
    const inside: readonly MadeTrack[] = index % 5 === 2 ? [{ kind: 'subtitle', languageTag: 'en' }] : []
    const tracks: readonly MadeTrack[] = [{ kind: 'video', fps: 24 }, { kind: 'audio', languageTag: 'fi' }, ...inside]
    const path = join(library, name)
    mkdirSync(dirname(path), { recursive: true })
    await writeSparse(path, makeMkv({ durationS, tracks }))
    if (index % 3 === 0) writeText(path.replace(/\.mkv$/, '.en.srt'), index)
    if (index % 4 === 1) writeText(path.replace(/\.mkv$/, '.es.srt'), index)
  }
  return names.length
}

function writeText(path: string, seed: number): void {
  writeFileSync(path, spokenSrt('EN', 'Keep the lamp lit until I am back.', { cues: 200, pick: createRandom(seed) }))
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
