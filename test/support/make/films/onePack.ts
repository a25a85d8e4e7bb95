/** A folder with one episode of a season, and a service's folder that has the season in English as one pack, and nothing else. */
import { mkdirSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from '../../disks/tempFolder.ts'
import { spokenSrt } from '../dialogue.ts'
import { createRandom } from '../worlds/makeWorld.ts'
import { makeMkv } from './makeVideo.ts'

export const packedShow = 'The.Copper.Coast'
const source = '1080p.WEB-DL.x264-HARBOUR'

export const episodeRelease = (episode: number) => `${packedShow}.S01E0${episode}.${source}`

/** @param episodes of the library; the pack holds three */
export function placePack(episodes: readonly number[] = [2]) {
  const folder = tempFolder()
  const [library, catalogue] = [join(folder, 'library'), join(folder, 'catalogue')]
  for (const made of [library, catalogue]) mkdirSync(made)
  const videos = episodes.map((episode) => placeEpisode(library, episode))
  const files = [1, 2, 3].map((episode) => {
    const name = `${episodeRelease(episode)}.srt`
    writeFileSync(join(catalogue, name), spokenSrt('EN', `mark of ${episode}`, { pick: createRandom(episode) }))
    return name
  })
  const manifest = join(catalogue, 'manifest.jsonl')
  const title = { type: 'tv', name: 'The Copper Coast', year: 2016, moviedb_id: 7 }
  const releases = [`${packedShow}.S01.${source}`]
  writeFileSync(manifest, JSON.stringify({ title, language: 'EN', releases, season: 1, full_season: true, files }))
  return { folder, library, manifest, videos }
}

function placeEpisode(library: string, episode: number): string {
  const video = join(library, `${episodeRelease(episode)}.mkv`)
  writeFileSync(video, makeMkv({ durationS: 300 }))
  truncateSync(video, 2 * 2 ** 20)
  utimesSync(video, 1_600_000_000, 1_600_000_000)
  return video
}
