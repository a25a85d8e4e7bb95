/** Scanning a library beside subliminal, where it is installed: finding the videos, reading their names, finding their subtitles. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { askPython } from '../askPython.ts'
import { runWork } from '../child.ts'
import { makeTree } from '../makeTree.ts'
import { count, ms, percent, rowOf, times, type Row } from '../report.ts'
import type { Sizes } from '../sizes.ts'

const scanGoal = 150
const foundGoal = 0.995

interface PeerScan {
  readonly seconds: number
  readonly sidecars: number
}

/** A language that it could not tell does not count: the video would be searched for again. */
const subliminalProgram = `
import json, sys, time
from subliminal import scan_videos
from subliminal.core import search_external_subtitles
start = time.perf_counter()
found = [search_external_subtitles(video.name) for video in scan_videos(json.load(sys.stdin))]
seconds = time.perf_counter() - start
known = sum(1 for beside in found for language in beside.values() if str(language) != "und")
print(json.dumps({"seconds": seconds, "sidecars": known}))`

/** It takes minutes for what takes a second here, so it scans a tenth. */
const peerShare = 0.1

export async function peerScanRows(folder: string, { peerVideos }: Sizes): Promise<readonly Row[]> {
  const [whole, tenth] = [join(folder, 'whole'), join(folder, 'tenth')]
  const made = makeTree({ folder: whole, videos: peerVideos, seed: 5 })
  const madeForPeer = makeTree({ folder: tenth, videos: peerVideos * peerShare, seed: 6 })
  const own = await runWork('scan', { root: whole, areNamesRead: true })
  const peer = await askPython<PeerScan>(subliminalProgram, tenth)
  for (const root of [whole, tenth]) rmSync(root, { recursive: true })
  if (peer === null) return []
  const ownMs = own['ms'] ?? 0
  const peerMs = (peer.seconds * 1000) / peerShare
  const found = (own['sidecars'] ?? 0) / made.sidecars
  return [
    rowOf({
      work: `scan ${count(peerVideos)} videos, read their names, find their subtitles`,
      measured: ms(ownMs),
      beside: `subliminal ${ms(peerMs)}, by its pace over ${count(peerVideos * peerShare)}`,
      ratio: `${times(peerMs / ownMs)} faster`,
      goal: `≥ ${scanGoal} × faster`,
      isMet: peerMs >= scanGoal * ownMs,
    }),
    rowOf({
      work: 'subtitles found beside them, with their languages',
      measured: percent(found),
      beside: `subliminal ${percent(peer.sidecars / madeForPeer.sidecars)}`,
      goal: `≥ ${percent(foundGoal)}`,
      isMet: found >= foundGoal,
    }),
  ]
}
