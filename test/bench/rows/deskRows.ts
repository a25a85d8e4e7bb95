/** The desk: how long a person waits for a first picture and for a clip of a film in 1080p, copied and made anew; how soon leaving ends that. */
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { kinds, makeDeskFilm } from '../../support/make/films/deskFilm.ts'
import { runWork } from '../child.ts'
import { ms, rowOf, times, type Row } from '../report.ts'

const seconds = 12
const moments = [1_000, 2_000, 3_000]
const [pictureGoalMs, clipGoalMs, leaveGoalMs] = [400, 2_500, 200]
/** Of those below, the one that is left in the middle of it for sure. */
const longestMade = 'HEVC and AAC in MKV'
const [copied, inMp4, inWebm] = [
  ['-c', 'copy'],
  ['-f', 'mp4'],
  ['-f', 'webm'],
]
const made = ['-vf', 'scale=640:-2', '-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '24']
const heard = ['-c:a', 'aac', '-b:a', '128k', '-ac', '2']
const fragments = ['-movflags', '+frag_keyframe+empty_moov', ...inMp4]
/** What pages play is copied; the rest is made anew, the sound alone or the picture with it: as by hand in one call. */
const measured = {
  'H.264 and AAC in MP4': [...copied, ...fragments],
  'H.264 and AAC in MKV': [...copied, ...fragments],
  'H.264 and AC-3 in MKV': ['-c:v', 'copy', ...heard, ...fragments],
  'VP9 and Opus in MKV': [...copied, ...inWebm],
  'HEVC and AAC in MKV': [...made, ...heard, ...fragments],
  'MPEG-2 and AC-3 in MKV': [...made, ...heard, ...fragments],
} as const

export async function deskRows(folder: string): Promise<readonly Row[]> {
  if (spawnSync('ffmpeg', ['-version']).status !== 0)
    return [rowOf({ work: 'pictures and clips of the desk', measured: 'not measured: there is no ffmpeg' })]
  const rows: Row[] = []
  for (const name of Object.keys(measured) as (keyof typeof measured)[]) {
    const kind = kinds[name]
    const path = join(folder, `${name}.${kind.extension}`)
    makeDeskFilm(path, { seconds, ...kind, size: '1920x1080' })
    const cache = join(folder, `cache of ${name}`)
    mkdirSync(cache)
    const told = await runWork('film', { path, cache, moments, clipByHand: measured[name] })
    const { pictureMs = NaN, clipMs = NaN, leaveMs = NaN } = told
    const picture = { cpuMs: told['pictureCpuMs'], byHandMs: told['pictureByHandMs'] }
    const clip = { cpuMs: told['clipCpuMs'], byHandMs: told['clipByHandMs'] }
    rows.push(rowFor(`first picture, 1080p, ${name}`, pictureMs, { goalMs: pictureGoalMs, ...picture }))
    rows.push(rowFor(`clip of 8 s, 1080p, ${name}`, clipMs, { goalMs: clipGoalMs, ...clip }))
    const leaving = { goalMs: leaveGoalMs, cpuMs: undefined, byHandMs: undefined }
    if (name === longestMade) rows.push(rowFor('leaving the desk ends the ffmpeg that makes one', leaveMs, leaving))
  }
  return rows
}

interface Beside {
  readonly goalMs: number
  /** Of ffmpeg alone, where the system tells. */
  readonly cpuMs: number | undefined
  /** Of one that is called by hand for the same. */
  readonly byHandMs: number | undefined
}

function rowFor(work: string, tookMs: number, { goalMs, cpuMs, byHandMs }: Beside): Row {
  const judged = { work, measured: ms(tookMs), goal: `< ${ms(goalMs)}`, isMet: tookMs < goalMs }
  if (cpuMs === undefined || byHandMs === undefined || byHandMs === 0) return rowOf(judged)
  const beside = `${ms(cpuMs)} of CPU; by hand ${ms(byHandMs)} of CPU`
  return rowOf({ ...judged, beside, ratio: times(cpuMs / byHandMs) })
}
