/** How many release names are understood, and how many a second: a table, never a failure. Run with Node 24. */
import { existsSync, readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { parseRelease } from '../../shared/release/parseRelease.ts'

interface Vector {
  readonly input: string
  readonly set: string
}

interface Scorer {
  readonly judge: (vector: Vector, output: unknown) => { readonly all: boolean; readonly key: boolean | null }
}

export interface NamesResult {
  readonly name: string
  readonly names: number
  /** Percent with every stated field right, and with the fields of a look-up right; null for names without truth. */
  readonly allPercent: number | null
  readonly keyPercent: number | null
  readonly namesPerSecond: number
}

const vectors = new URL('../../../shared/vectors/', import.meta.url)
const own = new URL('../fixtures/release-names-own.json', import.meta.url)
const measuredNames = 40_000

export async function benchNames(): Promise<readonly NamesResult[]> {
  const groups = JSON.parse(readFileSync(own, 'utf8')) as Readonly<Record<string, readonly { name: string }[]>>
  const ownNames = Object.values(groups).flatMap((cases) => cases.map(({ name }) => name))
  const speedOnly = { name: 'own examples', names: ownNames.length, allPercent: null, keyPercent: null }
  const results: NamesResult[] = [{ ...speedOnly, namesPerSecond: namesPerSecond(ownNames) }]
  if (!existsSync(new URL('score.mjs', vectors))) return results
  for (const file of ['release-names.jsonl', 'release-names-synthetic.jsonl']) results.push(await scored(file))
  return results
}

async function scored(file: string): Promise<NamesResult> {
  const { judge } = (await import(fileURLToPath(new URL('score.mjs', vectors)))) as Scorer
  const lines = readFileSync(new URL(file, vectors), 'utf8').split('\n').filter(Boolean)
  const cases = lines.map((line) => JSON.parse(line) as Vector).filter(({ set }) => set !== 'micro')
  const verdicts = cases.map((vector) => judge(vector, scorerShape(vector.input)))
  return {
    name: file,
    names: cases.length,
    allPercent: percent(verdicts.map(({ all }) => all)),
    keyPercent: percent(verdicts.map(({ key }) => key)),
    namesPerSecond: namesPerSecond(cases.map(({ input }) => input)),
  }
}

function scorerShape(name: string): unknown {
  const release = parseRelease(name)
  const { season, lastSeason } = release
  const last = lastSeason ?? season ?? -1
  const seasons = season === null ? [] : Array.from({ length: last - season + 1 }, (_, index) => season + index)
  const { audioCodecs: audioCodec, editions: edition, languages: language, isProper: proper } = release
  return { ...release, season: seasons, audioCodec, edition, language, proper }
}

function percent(verdicts: readonly (boolean | null)[]): number {
  const stated = verdicts.filter((verdict) => verdict !== null)
  return (100 * stated.filter(Boolean).length) / stated.length
}

/** Warm, on one core. */
function namesPerSecond(names: readonly string[]): number {
  for (const name of names) parseRelease(name)
  const start = performance.now()
  let done = 0
  while (done < measuredNames) {
    for (const name of names) parseRelease(name)
    done += names.length
  }
  return Math.round((1000 * done) / (performance.now() - start))
}

function show(value: number | null): string {
  return value === null ? '-' : value.toFixed(1)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const row of await benchNames())
    console.log(
      [
        row.name.padEnd(32),
        row.names,
        `all ${show(row.allPercent)} %`,
        `key ${show(row.keyPercent)} %`,
        `${row.namesPerSecond}/s`,
      ].join('  '),
    )
}
