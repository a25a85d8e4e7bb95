/** The built-in service's search over a generated catalogue: import, batches of names, completion. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runWork, type Numbers } from '../child.ts'
import { writeManifest, writeTitleList } from '../makeCatalogue.ts'
import { count, limitRow, ms, percent, rowOf, times, type Finding, type Row } from '../report.ts'
import type { Sizes } from '../sizes.ts'

/** Twice the anchor of 40 s for a million titles with 4.9 million subtitles. */
const importGoalMsPerTitle = 0.08
/** As the thread of the built-in service is limited. */
const youngObjects = '--max-semi-space-size=4'
const flatMemoryGoal = 1.2
const goals = { batchP50Ms: 5, batchP99Ms: 10, rightShare: 0.98, grownMb: 20, completeP99Ms: 1 }

export async function searchRows(folder: string, { titles, matchedBatches }: Sizes): Promise<readonly Row[]> {
  const list = join(folder, 'made.basics.tsv')
  const queriesFile = join(folder, 'queries.json')
  const dataDir = join(folder, 'service')
  const queries = await writeTitleList(list, { titles, queries: matchedBatches * 50 })
  writeFileSync(queriesFile, JSON.stringify(queries))
  const subtitles = await writeManifest(list, folder)
  const imported = await runWork('import', {
    paths: [list, join(folder, 'manifest.jsonl')],
    dataDir,
    subtitles,
  })
  const freshDir = join(folder, 'fresh')
  mkdirSync(freshDir)
  const { ms: leastMs = 0 } = await runWork('leastImport', { dataDir, freshDir })
  const searched = await runWork('search', { dataDir, queriesFile }, [youngObjects])
  const least = await runWork('leastSearch', { dataDir, queriesFile }, [youngObjects])
  const [loading, ...memory] = importFindings(imported, titles).map(rowOf)
  return [
    ...(loading ? [loading] : []),
    importLimit(leastMs, titles),
    ...memory,
    ...withLimits(searchFindings(searched, titles).map(rowOf), least),
  ]
}

/** Behind the first row, which is of the time, and the one of the memory. */
function withLimits(rows: readonly Row[], least: Numbers): readonly Row[] {
  const { p50Ms = 0, p99Ms = 0, firstMs = 0, grownMb = 0 } = least
  const work =
    'read title and subtitles of 50 names by keys that are known, and make a text of them; nothing is looked for'
  const ofTime = limitRow({
    work,
    measured: `p50 ${ms(p50Ms)}, p99 ${ms(p99Ms)} of CPU`,
    beside: `the first ${ms(firstMs)}`,
    goal: `p50 ≤ ${goals.batchP50Ms} ms, p99 ≤ ${goals.batchP99Ms} ms`,
    isAboveGoal: p50Ms > goals.batchP50Ms || p99Ms > goals.batchP99Ms,
  })
  const ofMemory = limitRow({
    work: 'memory that this takes in its process',
    measured: `${count(grownMb)} MB`,
    goal: `≤ ${goals.grownMb} MB`,
    isAboveGoal: grownMb > goals.grownMb,
  })
  return rows.flatMap((row) => {
    if (row === rows[0]) return [row, ofTime]
    return row.work.startsWith('memory') ? [row, ofMemory] : [row]
  })
}

function importLimit(leastMs: number, titles: number): Row {
  const perTitleMs = leastMs / titles
  return limitRow({
    work: 'put its rows into empty tables, by prepared statements, without the index of words; nothing is read or parsed',
    measured: ms(leastMs),
    beside: `${ms(perTitleMs * 1_000_000)} for a million at this speed, in the one thread that may write`,
    goal: `≤ ${ms(importGoalMsPerTitle * 1_000_000)} for a million with 4.9 M subtitles`,
    isAboveGoal: perTitleMs > importGoalMsPerTitle,
  })
}

function importFindings(numbers: Numbers, titles: number): readonly Finding[] {
  const { titlesMs = 0, subtitlesMs = 0, cpuMs = 0, subtitles = 0, halfWayMb = 0, peakMb } = numbers
  const perTitleMs = (titlesMs + subtitlesMs) / titles
  return [
    {
      work: `import ${count(titles)} titles and ${count(subtitles)} subtitles`,
      measured: `${ms(titlesMs)} + ${ms(subtitlesMs)}`,
      beside: `${ms(perTitleMs * 1_000_000)} for a million at this speed; ${ms(cpuMs)} of CPU`,
      goal: `≤ ${ms(importGoalMsPerTitle * 1_000_000)} for a million with 4.9 M subtitles`,
      isMet: perTitleMs <= importGoalMsPerTitle,
    },
    {
      work: 'peak memory of that import, at its end',
      measured: `${count(peakMb)} MB`,
      beside: `${count(halfWayMb)} MB half way`,
      ratio: times(peakMb / halfWayMb),
      goal: `≤ ${flatMemoryGoal} × half way (flat)`,
      isMet: peakMb <= flatMemoryGoal * halfWayMb,
    },
  ]
}

function searchFindings(numbers: Numbers, titles: number): readonly Finding[] {
  const {
    batchP50Ms = 0,
    batchP99Ms = 0,
    batchCpuP50Ms = 0,
    batchCpuP99Ms = 0,
    firstBatchCpuMs = 0,
    nameP50Ms = 0,
    nameP99Ms = 0,
    httpP50Ms = 0,
    httpP99Ms = 0,
  } = numbers
  const { completeP50Ms = 0, completeP99Ms = 0, rightShare = 0, falseMatches = 0, absent = 0 } = numbers
  const { subtitlesPerName = 0, grownMb = 0, grownMbAtEnd = 0 } = numbers
  return [
    {
      work: `match 50 names among ${count(titles)} titles, up to 10 subtitles each, in the process`,
      measured: `p50 ${ms(batchP50Ms)}, p99 ${ms(batchP99Ms)}`,
      beside: `of CPU p50 ${ms(batchCpuP50Ms)}, p99 ${ms(batchCpuP99Ms)}; one name p50 ${ms(nameP50Ms)}, p99 ${ms(nameP99Ms)}; the first batch after the rehearsal ${ms(firstBatchCpuMs)} of CPU; ${subtitlesPerName.toFixed(1)} subtitles a name`,
      goal: `p50 ≤ ${goals.batchP50Ms} ms, p99 ≤ ${goals.batchP99Ms} ms`,
      isMet: batchP50Ms <= goals.batchP50Ms && batchP99Ms <= goals.batchP99Ms,
    },
    {
      work: 'the same over HTTP, through the app’s client, charged units included',
      measured: `p50 ${ms(httpP50Ms)}, p99 ${ms(httpP99Ms)}`,
      beside: `in the process p50 ${ms(batchP50Ms)}`,
      ratio: times(httpP50Ms / batchP50Ms),
    },
    {
      work: 'right titles among names with noise (typos, "&", accents, no year)',
      measured: `${percent(rightShare)}, ${count(falseMatches)} of ${count(absent)} absent titles matched`,
      goal: `≥ ${goals.rightShare * 100} %, 0 absent`,
      isMet: rightShare >= goals.rightShare && falseMatches === 0,
    },
    {
      work: 'memory that the search takes in its process',
      measured: `${count(grownMb)} MB`,
      beside: `${count(grownMbAtEnd)} MB after three times as many names`,
      goal: `≤ ${goals.grownMb} MB`,
      isMet: grownMb <= goals.grownMb,
    },
    {
      work: 'complete a title, 1 to 14 letters typed',
      measured: `p50 ${ms(completeP50Ms)}, p99 ${ms(completeP99Ms)}`,
      goal: `p99 ≤ ${goals.completeP99Ms} ms`,
      isMet: completeP99Ms <= goals.completeP99Ms,
    },
  ]
}
