/** A check-up of a library of real shape, without sound: how long the first and the second take, and what they read. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { makeFaultyLibrary } from '../../support/make/worlds/faultyLibrary.ts'
import { runProgram } from '../child.ts'
import { timed } from '../clock.ts'
import { count, ms, rowOf, type Row } from '../report.ts'
import type { Sizes } from '../sizes.ts'

/** Of 1,000 subtitles on two cores. */
const goalMs = 30_000
const minutes = 100
const subtitlesOfVideo = 2
const seed = 7

export async function checkupRows(folder: string, { checkedSubtitles }: Sizes): Promise<readonly Row[]> {
  mkdirSync(folder, { recursive: true })
  const right = Math.ceil(checkedSubtitles / subtitlesOfVideo)
  const made = makeFaultyLibrary(folder, { seed, right, minutes })
  let last: Done = { checked: 0, found: 0, read: 0 }
  const check = async () => {
    const printed = await runProgram('cli', ['check', made.folder, '--json', '--home', join(folder, 'home')], {
      mayEnd: [1],
    })
    last = JSON.parse(printed.trim().split('\n').at(-1) ?? '') as Done
  }
  const firstMs = await timed(check)
  const first = last
  const secondMs = await timed(check)
  const perThousand = (ms: number) => (ms * 1_000) / first.checked
  return [
    rowOf({
      work: `check-up of ${count(first.checked)} subtitles of ${minutes} minutes, without sound`,
      measured: `${ms(firstMs)} (${ms(perThousand(firstMs))} for 1,000)`,
      goal: `< ${ms(goalMs)} for 1,000`,
      isMet: perThousand(firstMs) < goalMs,
    }),
    rowOf({
      work: 'the same again: files read',
      measured: `${count(last.read)} in ${ms(secondMs)}`,
      goal: 'none',
      isMet: last.read === 0 && last.checked === first.checked,
    }),
  ]
}

interface Done {
  readonly checked: number
  readonly found: number
  readonly read: number
}
