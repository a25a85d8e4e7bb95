/** Subtitles of a film of which the talk is known, and what is wrong with each of them. Pure. */
import type { Span } from '../../../shared/timing/span.ts'
import { speeds } from '../../../shared/timing/speeds.ts'
import type { Random } from '../../support/make/films/madeTalk.ts'

export type VersionGroup = 'offset' | 'rate' | 'break' | 'part' | 'dropped' | 'in step'

export interface Version {
  readonly group: VersionGroup
  readonly name: string
  readonly cues: readonly Span[]
  /** Where each of the cues belongs. */
  readonly truth: readonly Span[]
}

/** Seventeen of each film, as in the measurements of other programs. */
export function versionsOf(cues: readonly Span[], random: Random): readonly Version[] {
  const endMs = cues.at(-1)?.endMs ?? 0
  const third = endMs / 3
  const sign = () => (random() < 0.5 ? -1 : 1)
  const offsets = [0.5, 1.2, 2.5, 6, 15, 40, 75].map((seconds) => seconds * 1_000 * sign())
  const [oneMs, twoMs] = [3_000 + random() * 20_000, 5_000 + random() * 5_000]
  const rates = [1, 3, 5].map((at) => speeds[at] ?? 1)
  return [
    ...offsets.map((byMs) => versionOf('offset', `${byMs / 1000} s`, cues, (cue) => shifted(cue, byMs))),
    ...rates.map((speed) => versionOf('rate', speed.toFixed(4), cues, (cue) => scaled(cue, 1 / speed))),
    versionOf('break', 'one', cues, (cue) => shifted(cue, cue.startMs < third * 1.4 ? 800 : 800 + oneMs)),
    versionOf('break', 'two', cues, (cue) =>
      shifted(cue, cue.startMs < third ? 0 : cue.startMs < 2 * third ? twoMs : twoMs + 15_000),
    ),
    versionOf(
      'part',
      'first minutes missing',
      cues.filter(({ startMs }) => startMs > 180_000),
      (cue) => shifted(cue, -20_000),
    ),
    versionOf('part', 'recap before', [...recap(cues), ...cues], (cue) => shifted(cue, 45_000)),
    versionOf(
      'dropped',
      'a fifth dropped',
      cues.filter(() => random() > 0.2),
      (cue) => shifted(cue, 3_300),
    ),
    versionOf('in step', 'as it is', cues, (cue) => cue),
  ]
}

/** What another release shows before the film begins: it belongs nowhere. */
function recap(cues: readonly Span[]): readonly Span[] {
  return cues.slice(0, 12).map((cue) => shifted(cue, -(cues[11]?.endMs ?? 0) - 4_000))
}

function versionOf(group: VersionGroup, name: string, truth: readonly Span[], wrong: (cue: Span) => Span): Version {
  const pairs = truth.map((cue) => ({ cue: wrong(cue), truth: cue })).filter(({ cue }) => cue.startMs >= 0)
  return { group, name, cues: pairs.map(({ cue }) => cue), truth: pairs.map((pair) => pair.truth) }
}

function shifted({ startMs, endMs }: Span, byMs: number): Span {
  return { startMs: Math.round(startMs + byMs), endMs: Math.round(endMs + byMs) }
}

function scaled({ startMs, endMs }: Span, by: number): Span {
  return { startMs: Math.round(startMs * by), endMs: Math.round(endMs * by) }
}

/** Of a subtitle after it was moved: how far each cue lies from where it belongs. */
export function residualsOf({ cues, truth }: Version, moved: (cue: Span) => Span): readonly number[] {
  return cues.flatMap((cue, at) => {
    const right = truth[at]
    return right && right.startMs >= 0 ? [moved(cue).startMs - right.startMs] : []
  })
}
