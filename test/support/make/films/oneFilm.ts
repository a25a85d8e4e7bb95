/** A folder with one film, and beside it an empty folder for what a service shall have of it. */
import { mkdirSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeMkv } from './makeVideo.ts'
import { tempFolder } from '../../disks/tempFolder.ts'

export const filmRelease = 'The.Amber.Field.2011.1080p.BluRay.x264-ORBIT'
export const filmTitle = { type: 'movie', name: 'The Amber Field', year: 2011, moviedb_id: 1 }

export function placeFilm() {
  const folder = tempFolder()
  const [library, catalogue] = [join(folder, 'library'), join(folder, 'catalogue')]
  for (const made of [library, catalogue]) mkdirSync(made)
  const video = join(library, `${filmRelease}.mkv`)
  writeFileSync(video, makeMkv({ durationS: 300 }))
  truncateSync(video, 2 * 2 ** 20)
  utimesSync(video, 1_600_000_000, 1_600_000_000)
  return { folder, library, catalogue, video }
}
