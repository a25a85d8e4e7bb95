/** A program: imports a title list and a manifest into a new service database, as `service import` does. */
import { openServiceDatabase } from '../../../service/catalogue/store/database.ts'
import { importPaths } from '../../../service/catalogue/import/import.ts'
import type { ImportProgress } from '../../../service/catalogue/import/importTally.ts'
import { besideWork, inputOf, peakMb, report } from '../workSide.ts'
import { timed } from '../clock.ts'

interface Input {
  readonly paths: readonly string[]
  readonly dataDir: string
  /** How many the manifest holds. */
  readonly subtitles: number
}

const { paths, dataDir, subtitles } = inputOf<Input>()
const db = openServiceDatabase(dataDir)
const startedMs = performance.now()
let titlesMs = 0
let halfWayMb = 0

function note(progress: ImportProgress): void {
  if (progress.subtitles === 0) titlesMs = performance.now() - startedMs
  if (progress.subtitles <= subtitles / 2) halfWayMb = peakMb()
}

const worker = besideWork('importWorker.js')
const wholeMs = await timed(() => importPaths(db, paths, { onProgress: note, worker }))
db.close()
const { user, system } = process.cpuUsage()
report({ cpuMs: (user + system) / 1000, titlesMs, subtitlesMs: wholeMs - titlesMs, subtitles, halfWayMb })
