/** A folder with one episode, and a service's folder that lists an English subtitle of it, whose archive holds a file of any name. */
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
  /** A second subtitle of another release is listed too. */
  readonly hasOther?: boolean
}

export function placeSingle({ part, listedEpisode, fileName, hasOther = false }: OneSingle) {
  const folder = tempFolder()
  const [library, catalogue] = [join(folder, 'library'), join(folder, 'catalogue')]
  for (const made of [library, catalogue]) mkdirSync(made)
  const name = `Paper.Harbour.${part}.1080p.WEB-DL`
  const video = join(library, `${name}.mkv`)
  writeFileSync(video, makeMkv({ durationS: 300 }))
  truncateSync(video, 2 * 2 ** 20)
  const sources = ['1080p.WEB-DL', ...(hasOther ? ['720p.HDTV'] : [])]
  const listed = sources.map((source, at) => {
    const file = at === 0 ? fileName : 'another.srt'
    writeFileSync(join(catalogue, file), spokenSrt('EN', source, { pick: createRandom(at + 3) }))
    const title = { type: 'tv', name: 'Paper Harbour', year: 2020, moviedb_id: 8 }
    const releases = [`Paper.Harbour.S01E0${listedEpisode}.${source}`]
    return JSON.stringify({ title, language: 'EN', releases, season: 1, episode: listedEpisode, files: [file] })
  })
  const manifest = join(catalogue, 'manifest.jsonl')
  writeFileSync(manifest, listed.join('\n'))
  return { folder, library, manifest, sidecar: join(library, `${name}.en.srt`) }
}
