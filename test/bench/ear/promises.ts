/** What must hold of a bench of timing. Pure. */
import { quantile } from '../clock.ts'
import { biasesOf, type Group, type Scored, type Scores } from './scores.ts'

/** Shares of all, 0..1. Under music louder than `loudDb` few breaks can be told: what is said of them must be right. */
const leastRight = { usual: 0.93, breaks: 0.75, loud: 0.5 } as const
const loudDb = -6
const mostOff = { medianMs: 40, usualMs: 100 } as const

/** A sentence each; none where all holds. */
export function brokenPromises({ all }: Scores): readonly string[] {
  const of = (...groups: readonly Group[]) => all.filter(({ group }) => groups.includes(group))
  const biases = biasesOf(all)
  const told = [
    atLeast('offsets and rates', of('offset', 'rate'), leastRight.usual),
    atLeast(
      'breaks',
      of('break').filter(({ voiceOverMusicDb }) => (voiceOverMusicDb ?? Infinity) >= loudDb),
      leastRight.breaks,
    ),
    atLeast(
      `all of ${loudDb} dB`,
      all.filter(({ voiceOverMusicDb, group }) => voiceOverMusicDb === loudDb && group !== 'foreign'),
      leastRight.loud,
    ),
    none('subtitles were moved wrongly', of('offset', 'rate', 'break', 'part', 'dropped'), 'isHarm'),
    none('subtitles in step were moved', of('in step'), 'isHarm'),
    none('foreign subtitles were accepted', of('foreign'), 'isHarm'),
    none('subtitles were called another cut and are not', all, 'isUntrue'),
    // Of a part nothing may have been mended.
    ...(biases.length === 0
      ? []
      : [
          atMost('median residual', quantile(biases, 0.5), mostOff.medianMs),
          atMost('95 % of residuals', quantile(biases, 0.95), mostOff.usualMs),
        ]),
  ]
  return told.filter((each) => typeof each === 'string')
}

function atLeast(what: string, those: readonly Scored[], share: number): string | null {
  const right = those.filter(({ isRight }) => isRight).length
  return right >= those.length * share
    ? null
    : `BROKEN: ${what}: ${right} of ${those.length} right, must be ${share * 100} %`
}

function none(what: string, those: readonly Scored[], harm: 'isHarm' | 'isUntrue'): string | null {
  const count = those.filter((each) => each[harm]).length
  return count === 0 ? null : `BROKEN: ${count} of ${those.length} ${what}`
}

function atMost(what: string, ms: number, mostMs: number): string | null {
  return ms <= mostMs ? null : `BROKEN: ${what} ${Math.round(ms)} ms, must be ${mostMs} ms`
}
