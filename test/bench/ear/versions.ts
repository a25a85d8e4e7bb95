/** Subtitles of a film of which the talk is known, as people make them, and what is wrong with each of them. Pure. */
import type { Span } from '../../../shared/timing/span.ts'
import { speeds } from '../../../shared/timing/speeds.ts'
import type { Random } from '../../support/make/madeTalk.ts'

export type VersionGroup = 'offset' | 'rate' | 'break' | 'part' | 'dropped' | 'in step'

export interface Version {
  readonly group: VersionGroup
  readonly name: string
  readonly cues: readonly Span[]
  /** Where each of the cues belongs. */
  readonly truth: readonly Span[]
}

/** People begin a cue a little before its words, never all of them alike, and on a frame of 24 a second. */
const leadMs = 100
const looseMs = 60
const frameMs = 1_000 / 24

/** A cue for most sentences: long ones in two, short neighbours in one, some left out; read for a while after the words. */
export function humanCues(random: Random, talk: readonly Span[]): readonly Span[] {
  const cues: Span[] = []
  for (let at = 0; at < talk.length; at += 1) {
    const { startMs, endMs } = talk[at] ?? { startMs: 0, endMs: 0 }
    const next = talk[at + 1]
    const dice = random()
    if (dice < 0.06) continue
    if (dice < 0.2 && next && next.startMs - endMs < 600 && next.endMs - startMs < 7_000) {
      cues.push(written(random, { startMs, endMs: next.endMs }))
      at += 1
    } else if (endMs - startMs > 4_000) {
      const middleMs = (startMs + endMs) / 2
      cues.push(written(random, { startMs, endMs: middleMs }), written(random, { startMs: middleMs, endMs }))
    } else cues.push(written(random, { startMs, endMs }))
  }
  const sorted = cues.toSorted((a, b) => a.startMs - b.startMs)
  // A cue gives way to the next one.
  return sorted.map((cue, at) => ({ ...cue, endMs: Math.max(cue.startMs + 300, Math.min(cue.endMs, (sorted[at + 1]?.startMs ?? Infinity) - 83)) }))
}

function written(random: Random, { startMs, endMs }: Span): Span {
  const bell = () => (random() + random() + random() - 1.5) * 2
  const onFrame = (ms: number) => Math.round(Math.round(ms / frameMs) * frameMs)
  const from = Math.max(0, onFrame(startMs - leadMs + bell() * looseMs))
  return { startMs: from, endMs: Math.max(from + 700, onFrame(endMs + 300 + bell() * looseMs * 4)) }
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
    versionOf('part', 'first minutes missing', cues.filter(({ startMs }) => startMs > 180_000), (cue) => shifted(cue, -20_000)),
    versionOf('part', 'recap before', [...recap(cues), ...cues], (cue) => shifted(cue, 45_000)),
    versionOf('dropped', 'a fifth dropped', cues.filter(() => random() > 0.2), (cue) => shifted(cue, 3_300)),
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
