/** A program: matches names in batches of 50 and completes titles, in this process and over HTTP; says times and rights. */
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServiceClient } from '../../../electron/serviceClient/client.ts'
import { startEmbeddedService } from '../../../electron/serviceClient/embedded/embeddedService.ts'
import { openServiceDatabase } from '../../../service/catalogue/store/database.ts'
import type { FilenameMatch } from '../../../service/catalogue/records.ts'
import { rehearse } from '../../../service/search/rehearse.ts'
import { createTitleSearch } from '../../../service/search/titleSearch.ts'
import { asynchronous } from '../../../service/store/asynchronous.ts'
import { titleKey } from '../../../shared/release/title/titleKey.ts'
import { besideWork, inputOf, report } from '../workSide.ts'
import { cpuMs, median, quantile } from '../clock.ts'
import type { Query } from '../makeCatalogue.ts'
import { systemClock } from '../../../node/clock.ts'

const { dataDir, queriesFile } = inputOf<{ readonly dataDir: string; readonly queriesFile: string }>()
const queries = JSON.parse(readFileSync(queriesFile, 'utf8')) as readonly Query[]
const batches = Array.from({ length: Math.floor(queries.length / 50) }, (_, at) => queries.slice(at * 50, at * 50 + 50))
const options = { episodeScope: 'exact', languages: [], subtitlesPerPage: 10 } as const

/** The engine compiles the search while it runs the first batches; they are told apart from all others. */
const coldBatches = 10
const passes = 3

const before = process.memoryUsage.rss()
const db = openServiceDatabase(dataDir)
const search = createTitleSearch(db)
const batchMs: number[] = []
const batchCpuMs: number[] = []
const nameMs: number[] = []
let [right, known, falseMatches, absent, subtitles] = [0, 0, 0, 0, 0]

// As `service start` does, so that the first batch here is the first one there.
await rehearse(asynchronous(search), () => true)

const grownMb = Array.from({ length: passes }, () => {
  for (const batch of batches) batchCpuMs.push(cpuMs(() => batchMs.push(elapsedMs(() => matchBatch(batch)))))
  return (process.memoryUsage.rss() - before) / 2 ** 20
})

function elapsedMs(work: () => void): number {
  const startedMs = performance.now()
  work()
  return performance.now() - startedMs
}

function matchBatch(batch: readonly Query[]): void {
  db.snapshot(() => {
    batch.forEach(matchOne)
  })
}

function matchOne(query: Query): void {
  const startedMs = performance.now()
  // As the route does for a paid plan.
  const result = search.matchFilename(query.fileName, { ...options, engine: 'ai' })
  nameMs.push(performance.now() - startedMs)
  subtitles += result.subtitles.length
  judge(query, result.match)
}

function judge({ truth }: Query, match: FilenameMatch | null): void {
  if (!truth) {
    absent += 1
    if (match) falseMatches += 1
    return
  }
  known += 1
  if (!match) return
  const { name, type, year } = match.title
  const isName = titleKey(name) === titleKey(truth.name) && type === truth.type
  if (isName && (truth.year === null || truth.year === year)) right += 1
}

const completeMs: number[] = []
for (const { truth } of queries.slice(0, 400)) {
  const text = truth?.name ?? 'the'
  for (let length = 1; length <= Math.min(text.length, 14); length += 1) {
    const startedMs = performance.now()
    search.complete(text.slice(0, length), { limit: 10 })
    completeMs.push(performance.now() - startedMs)
  }
}
db.close()

const workerUrl = besideWork('embeddedServiceWorker.js')
const service = await startEmbeddedService({ workerUrl, dataDir })
const client = createServiceClient({
  baseUrl: service.url,
  downloadUrl: service.url,
  apiKey: service.apiKey,
  clock: { ...systemClock, wait: () => Promise.resolve() },
  chance: { random: () => randomBytes(1).readUInt8() / 256 },
})
const httpMs: number[] = []
for (const batch of batches) {
  const names = [...new Set(batch.map(({ fileName }) => fileName))]
  const startedMs = performance.now()
  await client.searchFiles(names, { languages: [], perPage: 10 }, new AbortController().signal)
  httpMs.push(performance.now() - startedMs)
}
client.close()
await service.close()

const warmMs = batchMs.slice(coldBatches)
const warmCpuMs = batchCpuMs.slice(coldBatches)
report({
  firstBatchCpuMs: batchCpuMs[0] ?? Number.NaN,
  batchP50Ms: median(warmMs),
  batchP99Ms: quantile(warmMs, 0.99),
  batchCpuP50Ms: median(warmCpuMs),
  batchCpuP99Ms: quantile(warmCpuMs, 0.99),
  nameP50Ms: median(nameMs),
  nameP99Ms: quantile(nameMs, 0.99),
  completeP50Ms: median(completeMs),
  completeP99Ms: quantile(completeMs, 0.99),
  httpP50Ms: median(httpMs),
  httpP99Ms: quantile(httpMs, 0.99),
  rightShare: right / known,
  absent: absent / passes,
  falseMatches: falseMatches / passes,
  subtitlesPerName: subtitles / nameMs.length,
  grownMb: grownMb[0] ?? Number.NaN,
  grownMbAtEnd: grownMb.at(-1) ?? Number.NaN,
})
