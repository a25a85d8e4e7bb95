/** Release names read a second, beside the Python tool people use where it is installed. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import { createRandom } from '../../support/makeWorld.ts'
import { interleaved, timed } from '../clock.ts'
import { count, rowOf, times, type Row } from '../report.ts'
import { benchNames, type NamesResult } from '../names.ts'
import type { Sizes } from '../sizes.ts'
import { libraryPath } from '../vocabulary.ts'

const goalPerSecond = 20_000
const peerNames = 300
const peerProgram = `
import sys, time
from guessit import guessit
names = sys.stdin.read().splitlines()
guessit(names[0])
start = time.perf_counter()
for name in names: guessit(name)
print(len(names) / (time.perf_counter() - start))`

export async function nameRows({ names, rounds }: Sizes): Promise<readonly Row[]> {
  const pick = createRandom(3)
  const paths = Array.from({ length: names }, () => `${libraryPath(pick)}.mkv`)
  paths.forEach((path) => parseRelease(path))
  const read = () =>
    timed(() => {
      paths.forEach((path) => parseRelease(path))
    })
  const { own } = await interleaved(rounds * 3, { own: read })
  const perSecond = names / (own / 1000)
  const peer = await peerPerSecond(paths.slice(0, peerNames))
  return [
    rowOf({
      work: `read ${count(names)} release names with their folders`,
      measured: `${count(perSecond)} a second`,
      beside: peer === null ? 'guessit is not installed' : `guessit ${count(peer)} a second`,
      ratio: peer === null ? '' : times(perSecond / peer),
      goal: `≥ ${count(goalPerSecond)} a second`,
      isMet: perSecond >= goalPerSecond,
    }),
    ...(await benchNames()).map(listRow),
  ]
}

/** Lists with truth are only there on a build machine. */
function listRow({ name, names, allPercent, keyPercent, namesPerSecond }: NamesResult): Row {
  const hasTruth = allPercent !== null && keyPercent !== null
  return rowOf({
    work: `read ${count(names)} names of ${name}`,
    measured: `${count(namesPerSecond)} a second`,
    beside: hasTruth
      ? `every field right ${allPercent.toFixed(1)} %, what a search needs ${keyPercent.toFixed(1)} %`
      : '',
    goal: `≥ ${count(goalPerSecond)} a second`,
    isMet: namesPerSecond >= goalPerSecond,
  })
}

/** null where the peer is not installed. */
async function peerPerSecond(paths: readonly string[]): Promise<number | null> {
  const running = promisify(execFile)('python3', ['-c', peerProgram])
  running.child.stdin?.on('error', () => undefined)
  running.child.stdin?.end(paths.join('\n'))
  return running.then(
    ({ stdout }) => Number(stdout),
    () => null,
  )
}
