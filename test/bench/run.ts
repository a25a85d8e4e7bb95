/** `npm run bench`: measures everything, prints one table and writes it down. A missed goal, or a part that failed, is a row: it never fails a build. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildAll, removeBuilt } from './built.ts'
import { jitterNow } from './clock.ts'
import { failedRow, headOf, tableOf, type Row } from './report.ts'
import { batchRows } from './rows/batchRows.ts'
import { estimateRows } from './rows/estimateRows.ts'
import { checkupRows } from './rows/checkupRows.ts'
import { deskRows } from './rows/deskRows.ts'
import { fileRows } from './rows/fileRows.ts'
import { hostRows } from './rows/hostRows.ts'
import { libraryRows } from './rows/libraryRows.ts'
import { nameRows } from './rows/nameRows.ts'
import { peerScanRows } from './rows/peerScanRows.ts'
import { rendererRows } from './rows/rendererRows.ts'
import { scanRows } from './rows/scanRows.ts'
import { startRows } from './rows/startRows.ts'
import { searchRows } from './rows/searchRows.ts'
import { timingRows } from './rows/timingRows.ts'
import { windowRows } from './rows/windowRows.ts'
import { watchRows } from './rows/watchRows.ts'
import { serviceRows } from './rows/serviceRows.ts'
import { sizesOf, type Sizes } from './sizes.ts'

type Part = (folder: string, sizes: Sizes) => Promise<readonly Row[]>

const parts: Readonly<Record<string, Part>> = {
  names: (_, sizes) => nameRows(sizes),
  files: fileRows,
  scan: scanRows,
  peers: peerScanRows,
  host: hostRows,
  start: startRows,
  library: libraryRows,
  window: windowRows,
  estimate: estimateRows,
  watch: watchRows,
  timing: timingRows,
  checkup: checkupRows,
  desk: deskRows,
  search: searchRows,
  service: serviceRows,
  batch: batchRows,
  renderer: rendererRows,
}

const sizes = sizesOf(process.env['UNDERTITLE_BENCH'])
/** A short run is a check and must not replace the numbers that count. */
const file = sizes.name === 'short' ? 'RESULTS.local.md' : 'RESULTS.md'
/** `npm run bench -- scan search` measures only these. */
const chosen = process.argv.slice(2)

async function measurePart(name: string, part: Part, folder: string): Promise<readonly Row[]> {
  const startedMs = performance.now()
  mkdirSync(folder)
  try {
    return await part(folder, sizes)
  } catch (thrown) {
    return [failedRow(name, thrown)]
  } finally {
    rmSync(folder, { recursive: true, force: true })
    process.stderr.write(`${name}: ${Math.round((performance.now() - startedMs) / 1000)} s\n`)
  }
}

async function measureAll(): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'undertitle-bench-'))
  const rows: Row[] = []
  try {
    await buildAll()
    for (const [name, part] of Object.entries(parts)) {
      if (chosen.length === 0 || chosen.includes(name))
        rows.push(...(await measurePart(name, part, join(folder, name))))
    }
  } finally {
    removeBuilt()
    rmSync(folder, { recursive: true, force: true })
  }
  return rows
}

const startedMs = performance.now()
const [loadBefore = 0] = loadavg()
const jitter = jitterNow()
const rows = await measureAll()
const [loadAfter = 0] = loadavg()
const seconds = (performance.now() - startedMs) / 1000
const head = headOf({ sizes: sizes.name, seconds, loadBefore, loadAfter, jitter: Math.max(jitter, jitterNow()) })
const text = `${head}\n\n${tableOf(rows)}\n`

process.stdout.write(text)
if (chosen.length === 0) writeFileSync(fileURLToPath(new URL(file, import.meta.url)), text)
