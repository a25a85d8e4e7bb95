/** The desk: how long a person waits for a first picture and for a clip of a film in 1080p, copied and made anew; how soon leaving ends that. */
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { kinds, makeDeskFilm } from '../../support/make/films/deskFilm.ts'
import { runWork } from '../child.ts'
import { ms, rowOf, type Row } from '../report.ts'

const seconds = 12
const moments = [1_000, 2_000, 3_000]
const [pictureGoalMs, clipGoalMs, leaveGoalMs] = [400, 2_500, 200]
/** Of those below, the one that is left in the middle of it for sure. */
const longestMade = 'HEVC and AAC in MKV'
/** What pages play is copied; the rest is made anew, the sound alone or the picture with it. */
const measured = [
  'H.264 and AAC in MP4',
  'H.264 and AAC in MKV',
  'H.264 and AC-3 in MKV',
  'VP9 and Opus in MKV',
  'HEVC and AAC in MKV',
  'MPEG-2 and AC-3 in MKV',
] as const

export async function deskRows(folder: string): Promise<readonly Row[]> {
  if (spawnSync('ffmpeg', ['-version']).status !== 0)
    return [rowOf({ work: 'pictures and clips of the desk', measured: 'not measured: there is no ffmpeg' })]
  const rows: Row[] = []
  for (const name of measured) {
    const kind = kinds[name]
    const path = join(folder, `${name}.${kind.extension}`)
    makeDeskFilm(path, { seconds, ...kind, size: '1920x1080' })
    const cache = join(folder, `cache of ${name}`)
    mkdirSync(cache)
    const { pictureMs = NaN, clipMs = NaN, leaveMs = NaN } = await runWork('film', { path, cache, moments })
    rows.push(rowFor(`first picture, 1080p, ${name}`, pictureMs, pictureGoalMs))
    rows.push(rowFor(`clip of 8 s, 1080p, ${name}`, clipMs, clipGoalMs))
    if (name === longestMade) rows.push(rowFor(`leaving the desk ends the ffmpeg that makes one`, leaveMs, leaveGoalMs))
  }
  return rows
}

function rowFor(work: string, tookMs: number, goalMs: number): Row {
  return rowOf({ work, measured: ms(tookMs), goal: `< ${ms(goalMs)}`, isMet: tookMs < goalMs })
}
