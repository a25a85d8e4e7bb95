/** How well and how fast release names are read, ours beside the parsers people use: numbers for the table, never a failure. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { titleKey } from '../../shared/release/title/titleKey.ts'
import { madeNames, type NameTruth } from './madeNames.ts'
import { interleaved } from './clock.ts'
import { ownParser, peerParsers, type ReadAll, type Reading } from './nameParsers.ts'

export interface NamesResult {
  readonly parser: string
  /** Percent with every stated field right, and with the fields of a look-up right. */
  readonly allPercent: number
  readonly keyPercent: number
  readonly namesPerSecond: number
}

export interface NamesComparison {
  readonly list: string
  readonly names: number
  readonly own: NamesResult
  /** null for a parser that is not installed. */
  readonly peers: readonly { readonly parser: string; readonly result: NamesResult | null }[]
}

interface Verdict {
  readonly all: boolean
  readonly key: boolean | null
}

interface NameList {
  readonly list: string
  readonly names: readonly string[]
  readonly judge: (index: number, reading: Reading) => Verdict
}

const seed = 7
const vectors = new URL('../../../shared/vectors/', import.meta.url)

/** Own names always; the lists of other parsers' tests only lie on a build machine. */
export async function benchNames(count: number): Promise<readonly NamesComparison[]> {
  const hasVectors = existsSync(new URL('score.mjs', vectors))
  const shared = hasVectors
    ? ['release-names.jsonl', 'release-names-2.jsonl', 'release-names-synthetic.jsonl'].map(sharedList)
    : []
  const compared: NamesComparison[] = []
  for (const list of [madeList(count), ...(await Promise.all(shared))]) compared.push(await compare(list))
  return compared
}

/** All parsers take turns, so that a busy minute of the machine meets them alike. */
const rounds = 7

async function compare(list: NameList): Promise<NamesComparison> {
  const readers = new Map<string, ReadAll>()
  for (const parser of [ownParser, ...peerParsers]) {
    const read = await parser.readAll(list.names)
    if (read) readers.set(parser.name, read)
  }
  const speeds = await interleaved(rounds, speedsOf(readers))
  const resultOf = (parser: string): NamesResult | null => {
    const read = readers.get(parser)
    return read ? { parser, ...rightOf(read, list), namesPerSecond: speeds[parser] ?? Number.NaN } : null
  }
  const own = resultOf(ownParser.name)
  if (!own) throw new Error('our own parser is always there')
  const peers = peerParsers.map(({ name }) => ({ parser: name, result: resultOf(name) }))
  return { list: list.list, names: list.names.length, own, peers }
}

function speedsOf(readers: ReadonlyMap<string, ReadAll>): Readonly<Record<string, () => number>> {
  return Object.fromEntries(Array.from(readers, ([parser, { namesPerSecond }]) => [parser, namesPerSecond]))
}

function rightOf({ readings }: ReadAll, { judge }: NameList): Pick<NamesResult, 'allPercent' | 'keyPercent'> {
  const verdicts = readings.map((reading, index) => judge(index, reading))
  return {
    allPercent: percent(verdicts.map(({ all }) => all)),
    keyPercent: percent(verdicts.map(({ key }) => key)),
  }
}

function percent(verdicts: readonly (boolean | null)[]): number {
  const stated = verdicts.filter((verdict) => verdict !== null)
  return (100 * stated.filter(Boolean).length) / stated.length
}

function madeList(count: number): NameList {
  const made = madeNames(count, seed)
  return {
    list: 'own made names',
    names: made.map(({ name }) => name),
    judge: (index, reading) => verdictOf(made[index]?.truth, reading),
  }
}

const lookUpFields: ReadonlySet<string> = new Set('type title year season episodes absoluteEpisode date'.split(' '))

function verdictOf(truth: NameTruth | undefined, reading: Reading): Verdict {
  const wrong = Object.entries(truth ?? {}).filter(([field, value]) => !isRight(field, value, reading))
  return { all: wrong.length === 0, key: wrong.every(([field]) => !lookUpFields.has(field)) }
}

/** Parsers write one and the same thing in many ways: only what is meant counts. */
function isRight(field: string, wanted: unknown, reading: Reading): boolean {
  const said = reading[field]
  if (field === 'title') return titleKey(String(said)) === titleKey(String(wanted))
  if (field === 'absoluteEpisode') return [said, reading['episodes']].flat().map(Number).includes(Number(wanted))
  if (field === 'source') return sourceWords[String(wanted)]?.test(String(said)) ?? false
  if (field === 'resolution') return Number.parseInt(String(said), 10) === wanted
  if (typeof wanted === 'string') return String(said).toLowerCase().startsWith(wanted.toLowerCase())
  return [said].flat().map(Number).join() === [wanted].flat().join()
}

const sourceWords: Readonly<Record<string, RegExp>> = {
  bluray: /^blu-?ray/i,
  web: /^web/i,
  tv: /tv/i,
  dvd: /^dvd/i,
}

interface Scorer {
  readonly judge: (vector: unknown, output: Reading) => Verdict
}

async function sharedList(file: string): Promise<NameList> {
  const { judge } = (await import(fileURLToPath(new URL('score.mjs', vectors)))) as Scorer
  const lines = readFileSync(new URL(file, vectors), 'utf8').split('\n').filter(Boolean)
  const cases = lines
    .map((line) => JSON.parse(line) as { readonly input: string; readonly set: string })
    .filter(({ set }) => set !== 'micro')
  return {
    list: file,
    names: cases.map(({ input }) => input),
    judge: (index, reading) => judge(cases[index], reading),
  }
}
