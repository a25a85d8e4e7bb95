/** A program: the first picture and a clip of several moments of one film, as the desk asks for them. */
import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { randomIds } from '../../../node/ids.ts'
import { systemClock } from '../../../node/clock.ts'
import { readMediaInfo } from '../../../electron/library/media/readMediaInfo.ts'
import { noIds, type LibraryVideo } from '../../../electron/library/mediaFile.ts'
import { makeClip, makePicture, usualDeadlines } from '../../../electron/media/makeClip.ts'
import { createMediaCache } from '../../../electron/media/mediaCache.ts'
import { createMediaTools } from '../../../electron/media/mediaTools.ts'
import { createMediaTurns } from '../../../electron/media/mediaTurns.ts'
import { median, timed } from '../clock.ts'
import { childCpuMs, inputOf, report } from '../workSide.ts'

interface Input {
  readonly path: string
  readonly cache: string
  /** Milliseconds of the film. */
  readonly moments: readonly number[]
  /** What ffmpeg is told for the same clip by hand, behind its input. */
  readonly clipByHand: readonly string[]
}

const { path, cache: folder, moments, clipByHand } = inputOf<Input>()
const { size: sizeBytes, mtimeMs: modifiedMs } = statSync(path)
const file = { path, root: folder, sizeBytes, modifiedMs, sidecars: [] }
const video: LibraryVideo = { file, media: await readMediaInfo(path), ids: noIds }
const tools = await createMediaTools({
  programs: { chosenFfmpeg: { program: 'ffmpeg', place: 'system' } },
  clock: systemClock,
}).find()
const cache = createMediaCache({ folder, mostBytes: 200 * 2 ** 20, ids: randomIds })
const parts = {
  cache,
  turns: createMediaTurns(),
  starts: new Map<string, number>(),
  mostClipBytes: 60 * 2 ** 20,
  deadlines: usualDeadlines,
}
const { signal } = new AbortController()
const plays = ['h264', 'aac', 'vp9', 'opus'] as const

type Spent = 'picture' | 'clip' | 'pictureByHand' | 'clipByHand'

/** It has begun by then. */
const workingForMs = 100
const pictures: number[] = []
const clips: number[] = []
/** Milliseconds of CPU that ffmpeg took for each moment. */
const costs = { picture: [], clip: [], pictureByHand: [], clipByHand: [] } as Record<Spent, number[]>

async function spending(spent: Spent, work: () => unknown): Promise<void> {
  const before = childCpuMs()
  await work()
  costs[spent].push(childCpuMs() - before)
}

function byHand(atMs: number, ...output: readonly string[]): void {
  const input = ['-nostdin', '-v', 'error', '-ss', String(atMs / 1000), '-i', path]
  execFileSync('ffmpeg', [...input, ...output, 'pipe:1'], { maxBuffer: 2 ** 28 })
}

for (const atMs of moments) {
  const at = { tools, video, atMs, signal }
  await spending('picture', async () => pictures.push(await timed(() => makePicture(parts, { ...at, isExact: false }))))
  const clip = { ...at, lengthMs: 8_000, sound: 0, plays }
  await spending('clip', async () => clips.push(await timed(() => makeClip(parts, clip))))
  await spending('pictureByHand', () => byHand(atMs, '-frames:v', '1', '-vf', 'scale=640:-2', '-f', 'webp'))
  await spending('clipByHand', () => byHand(atMs, '-t', '8', ...clipByHand))
}

/** From leaving to the end of the ffmpeg that makes a clip anew, which takes it longer than this. */
async function leftAfter(atMs: number): Promise<number> {
  const left = new AbortController()
  const anew = { tools, video, atMs, lengthMs: 20_000, sound: 0, plays: [], signal: left.signal }
  const made = makeClip(parts, anew).then(
    () => NaN,
    () => performance.now(),
  )
  await wait(workingForMs)
  const leftMs = performance.now()
  left.abort()
  return (await made) - leftMs
}

const leaving: number[] = []
for (const atMs of moments) leaving.push(await leftAfter(atMs))
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
report({
  ...{ leaveMs: median(leaving), pictureMs: median(pictures), clipMs: median(clips) },
  ...{ pictureCpuMs: mean(costs.picture), pictureByHandMs: mean(costs.pictureByHand) },
  ...{ clipCpuMs: mean(costs.clip), clipByHandMs: mean(costs.clipByHand) },
})
