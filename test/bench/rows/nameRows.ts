/** Release names: how many are read right and how many a second, beside the parsers people use. */
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import { createRandom } from '../../support/make/worlds/makeWorld.ts'
import { cpuMs, interleaved } from '../clock.ts'
import { benchNames, type NamesComparison, type NamesResult } from '../names.ts'
import { count, rowOf, times, type Row } from '../report.ts'
import type { Sizes } from '../sizes.ts'
import { libraryPath } from '../vocabulary.ts'

const goalPerSecond = 20_000
/** Of the quickest parser that people use. */
const goalRatio = 4 / 3
const longestMs = 50

export async function nameRows({ names, rounds }: Sizes): Promise<readonly Row[]> {
  const compared = await benchNames(names)
  return [await pathRow(names, rounds), ...compared.flatMap(listRows), craftedRow()]
}

/** As a scan reads them: what a folder's name says is kept for the next file of the folder. */
async function pathRow(names: number, rounds: number): Promise<Row> {
  const pick = createRandom(3)
  const paths = Array.from({ length: names }, () => `${libraryPath(pick)}.mkv`)
  paths.forEach((path) => parseRelease(path))
  const read = () =>
    cpuMs(() => {
      paths.forEach((path) => parseRelease(path))
    })
  const { own } = await interleaved(rounds * 3, { own: read })
  const perSecond = names / (own / 1000)
  return rowOf({
    work: `read ${count(names)} whole paths, each folder once`,
    measured: `${count(perSecond)} a second`,
    goal: `≥ ${count(goalPerSecond)} a second`,
    isMet: perSecond >= goalPerSecond,
  })
}

function listRows({ list, names, own, peers }: NamesComparison): readonly Row[] {
  const beside = (show: (result: NamesResult) => string) =>
    peers.map(({ parser, result }) => `${parser} ${result ? show(result) : 'not installed'}`).join(', ')
  const [first] = peers.flatMap(({ result }) => (result ? [result] : []))
  const ratio = first ? own.namesPerSecond / first.namesPerSecond : null
  return [
    rowOf({
      work: `${list} (${count(names)}): every field right / what a search needs`,
      measured: accuracy(own),
      beside: beside(accuracy),
    }),
    rowOf({
      work: `${list}: speed`,
      measured: `${count(own.namesPerSecond)} a second`,
      beside: beside(({ namesPerSecond }) => `${count(namesPerSecond)} a second`),
      ratio: ratio === null ? '' : times(ratio),
      goal: ratio === null ? `≥ ${count(goalPerSecond)} a second` : `≥ ${times(goalRatio)}`,
      isMet: ratio === null ? own.namesPerSecond >= goalPerSecond : ratio >= goalRatio,
    }),
  ]
}

function accuracy({ allPercent, keyPercent }: NamesResult): string {
  return `${allPercent.toFixed(1)} % / ${keyPercent.toFixed(1)} %`
}

const pieces = [
  'S01E02',
  '1x02',
  '[',
  '(2019)',
  '- 07 ',
  '1080p',
  'a.',
  '第',
  'Season 1, ',
  'E01',
  '_',
  'x264-',
  'Сезон 1 ',
]

/** The slowest of names made to be slow: 5,000 characters of any two pieces. */
function craftedRow(): Row {
  const crafted = pieces.flatMap((a) => pieces.map((b) => `Title ${`${a}${b}`.repeat(5_000)}`.slice(0, 5_000)))
  const slowest = Math.max(...crafted.map(leastOfTwo))
  return rowOf({
    work: `the slowest of ${count(crafted.length)} names of 5,000 characters, made to be slow`,
    measured: `${slowest.toFixed(1)} ms`,
    goal: `≤ ${longestMs} ms`,
    isMet: slowest <= longestMs,
  })
}

function leastOfTwo(name: string): number {
  const once = () => cpuMs(() => void parseRelease(name))
  return Math.min(once(), once())
}
