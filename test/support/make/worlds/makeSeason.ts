/** A season of one show on the disk, and its English subtitles at a service: one single subtitle an episode. */
import { mkdirSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { spokenSrt } from '../dialogue.ts'
import { createRandom } from './makeWorld.ts'
import { makeMkv } from '../films/makeVideo.ts'

export interface Season {
  readonly library: string
  readonly manifest: string
  /** Absolute, in order. */
  readonly videos: readonly string[]
}

export function makeSeason(folder: string, episodes: number): Season {
  const [library, catalogue] = [join(folder, 'library'), join(folder, 'catalogue')]
  const seasonFolder = join(library, 'Harbour Lights', 'Season 01')
  for (const made of [seasonFolder, catalogue]) mkdirSync(made, { recursive: true })
  const title = { type: 'tv', name: 'Harbour Lights', year: 2014, moviedb_id: 7 }
  const numbers = Array.from({ length: episodes }, (_, index) => index + 1)
  const nameOf = (episode: number) => `Harbour.Lights.S01E${String(episode).padStart(2, '0')}.1080p.WEB-DL.x264-NOVA`
  const lines = numbers.map((episode) => {
    const name = nameOf(episode)
    writeFileSync(join(catalogue, `${name}.srt`), spokenSrt('EN', `mark ${episode}`, { pick: createRandom(episode) }))
    const place = { season: 1, episode, episode_end: episode }
    return JSON.stringify({ title, language: 'EN', releases: [name], files: [`${name}.srt`], ...place })
  })
  const manifest = join(catalogue, 'manifest.jsonl')
  writeFileSync(manifest, `${lines.join('\n')}\n`)
  const videos = numbers.map((episode) => {
    const path = join(seasonFolder, `${nameOf(episode)}.mkv`)
    writeFileSync(path, makeMkv({ durationS: 300 }))
    truncateSync(path, 2 * 2 ** 20)
    utimesSync(path, 1_600_000_000, 1_600_000_000)
    return path
  })
  return { library, manifest, videos }
}
