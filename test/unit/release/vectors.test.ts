/** Runs the shared test vectors where they lie beside the checkout; thresholds stand a little under what is reached. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parseRelease } from '../../../shared/release/parseRelease.ts'

const folder = new URL('../../../../shared/vectors/', import.meta.url)
const isAbsent = !existsSync(new URL('score.mjs', folder))

interface Vector {
  readonly input: string
  readonly set: string
}

interface Verdict {
  readonly right: Readonly<Record<string, boolean>>
  readonly all: boolean
  readonly key: boolean | null
}

interface Scorer {
  readonly judge: (vector: Vector, output: unknown) => Verdict
}

/** The record in the scorer's words. */
function scorerShape(name: string): unknown {
  const release = parseRelease(name)
  const { season, lastSeason } = release
  const seasons =
    season === null ? [] : Array.from({ length: (lastSeason ?? season) - season + 1 }, (_, i) => season + i)
  return {
    ...release,
    season: seasons,
    audioCodec: release.audioCodecs,
    edition: release.editions,
    language: release.languages,
    proper: release.isProper,
  }
}

async function verdictsOf(file: string): Promise<readonly (Verdict & Vector)[]> {
  const scorer = (await import(fileURLToPath(new URL('score.mjs', folder)))) as Scorer
  const lines = readFileSync(new URL(file, folder), 'utf8').split('\n').filter(Boolean)
  const vectors = lines.map((line) => JSON.parse(line) as Vector).filter(({ set }) => set !== 'micro')
  return vectors.map((vector) => ({ ...vector, ...scorer.judge(vector, scorerShape(vector.input)) }))
}

function percent(verdicts: readonly (boolean | null | undefined)[]): number {
  const stated = verdicts.filter((verdict) => typeof verdict === 'boolean')
  return (100 * stated.filter(Boolean).length) / stated.length
}

test.skipIf(isAbsent)('release names of other parsers’ suites are understood', async () => {
  const verdicts = await verdictsOf('release-names.jsonl')
  const keyOf = (set: string) => percent(verdicts.filter((verdict) => verdict.set === set).map(({ key }) => key))
  expect(percent(verdicts.map(({ all }) => all))).toBeGreaterThan(92.7)
  expect(percent(verdicts.map(({ key }) => key))).toBeGreaterThan(94.2)
  expect(keyOf('movies')).toBeGreaterThan(95)
  expect(keyOf('tv')).toBeGreaterThan(92.5)
  expect(keyOf('anime')).toBeGreaterThan(94)
  expect(keyOf('odd')).toBeGreaterThan(90)
  expect(percent(verdicts.map(({ right }) => right['releaseGroup']))).toBeGreaterThan(96.5)
  expect(percent(verdicts.map(({ right }) => right['source']))).toBeGreaterThan(98)
})

test.skipIf(isAbsent)('titles and numbers of names of eleven further projects are understood', async () => {
  const verdicts = await verdictsOf('release-names-2.jsonl')
  expect(percent(verdicts.map(({ key }) => key))).toBeGreaterThan(93)
})

test.skipIf(isAbsent)('generated names are understood', async () => {
  const verdicts = await verdictsOf('release-names-synthetic.jsonl')
  expect(percent(verdicts.map(({ all }) => all))).toBeGreaterThan(99)
  expect(percent(verdicts.map(({ key }) => key))).toBeGreaterThan(99)
})
