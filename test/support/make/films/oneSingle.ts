/** A folder with one episode, and a service's folder that lists one English subtitle, whose archive holds a file of any name. */
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from '../../disks/tempFolder.ts'
import { spokenSrt } from '../dialogue.ts'
import { createRandom } from '../worlds/makeWorld.ts'
import { makeMkv } from './makeVideo.ts'

export interface OneSingle {
  /** Behind the show's name, in the video's. */
  readonly part: string
  readonly listedEpisode: number
  readonly fileName: string
}

export function placeSingle({ part, listedEpisode, fileName }: OneSingle) {
  const folder = tempFolder()
  const [library, catalogue] = [join(folder, 'library'), join(folder, 'catalogue')]
  for (const made of [library, catalogue]) mkdirSync(made)
  const name = `Paper.Harbour.${part}.1080p.WEB-DL`
  const video = join(library, `${name}.mkv`)
  writeFileSync(video, makeMkv({ durationS: 300 }))
  truncateSync(video, 2 * 2 ** 20)
  writeFileSync(join(catalogue, fileName), spokenSrt('EN', 'mark', { pick: createRandom(3) }))
  const manifest = join(catalogue, 'manifest.jsonl')
  const title = { type: 'tv', name: 'Paper Harbour', year: 2020, moviedb_id: 8 }
  const releases = [`Paper.Harbour.S01E0${listedEpisode}.1080p.WEB-DL`]
  const listed = { title, language: 'EN', releases, season: 1, episode: listedEpisode, files: [fileName] }
  writeFileSync(manifest, JSON.stringify(listed))
  return { folder, library, manifest, sidecar: join(library, `${name}.en.srt`) }
}
