/** A program: scans a folder once, as the thread of a scan does, with or without reading the names, and says how long it took. */
import { createDirectReads } from '../../../electron/library/media/diskReads.ts'
import { scanInBatches } from '../../../electron/library/scan/scanFolder.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import { inputOf, report } from '../workSide.ts'

const { root, areNamesRead = false } = inputOf<{ readonly root: string; readonly areNamesRead?: boolean }>()

const startedMs = performance.now()
let firstMs = 0
let videos = 0
let sidecars = 0
for await (const findings of scanInBatches(root, { reads: createDirectReads() })) {
  for (const finding of findings) {
    if (finding.kind !== 'video') continue
    if (videos === 0) firstMs = performance.now() - startedMs
    videos += 1
    sidecars += finding.file.sidecars.length
    if (areNamesRead) parseRelease(finding.file.path.slice(root.length + 1))
  }
}
const { user, system } = process.cpuUsage()
report({ ms: performance.now() - startedMs, firstMs, videos, sidecars, cpuMs: (user + system) / 1_000 })
