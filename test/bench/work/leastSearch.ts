/**
 * A program: reads the title and ten subtitles of each name by the key that it is known to have, fifty in a snapshot, and makes the
 * answer's text of them: the least of any search in Node, which has to read the name, to find and to rank besides.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { titleKey } from '../../../shared/release/title/titleKey.ts'
import { cpuMs, quantile } from '../clock.ts'
import type { Query } from '../makeCatalogue.ts'
import { inputOf, report } from '../workSide.ts'

const { dataDir, queriesFile } = inputOf<{ readonly dataDir: string; readonly queriesFile: string }>()
const queries = JSON.parse(readFileSync(queriesFile, 'utf8')) as readonly Query[]
const keys = queries.map(({ truth }) => (truth ? titleKey(truth.name) : ''))
const batches = Array.from({ length: Math.floor(keys.length / 50) }, (_, at) => keys.slice(at * 50, at * 50 + 50))

const before = process.memoryUsage.rss()
const db = new DatabaseSync(join(dataDir, 'service.sqlite'), { readOnly: true })
const titleOf = db.prepare('SELECT titles.* FROM names JOIN titles ON titles.id = title_id WHERE key = ? LIMIT 1')
const subtitlesOf = db.prepare(
  'SELECT subtitles.* FROM subtitle_index JOIN subtitles ON id = subtitle_id WHERE subtitle_index.title_id = ? LIMIT 10',
)

let found = 0
let letters = 0
function answer(key: string): void {
  const title = titleOf.get(key)
  const subtitles = title ? subtitlesOf.all(title['id'] ?? null) : []
  if (title) found += 1
  letters += JSON.stringify({ title, subtitles }).length
}

const tookMs = batches.map((batch) =>
  cpuMs(() => {
    db.exec('BEGIN')
    batch.forEach(answer)
    db.exec('COMMIT')
  }),
)
const grownMb = (process.memoryUsage.rss() - before) / 2 ** 20
db.close()
report({
  p50Ms: quantile(tookMs, 0.5),
  p99Ms: quantile(tookMs, 0.99),
  firstMs: tookMs[0] ?? Number.NaN,
  grownMb,
  found,
  letters,
})
