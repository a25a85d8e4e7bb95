/**
 * The bench of timing on films that are numbers alone, so that it runs with every test: `npm run bench:ear` does the same with
 * recorded voices and music. The cues of each film have the habit of another person.
 */
import { expect, test } from 'vitest'
import { align } from '../../../electron/timing/timingWork.ts'
import { retimed } from '../../../shared/timing/retiming.ts'
import type { Span } from '../../../shared/timing/span.ts'
import { median, quantile } from '../../bench/clock.ts'
import { outcomeOf, type Outcome } from '../../bench/ear/scores.ts'
import { residualsOf, versionsOf, type Version } from '../../bench/ear/versions.ts'
import { habitOf, humanCues, usualHabit, type CueHabit } from '../../support/make/films/humanCues.ts'
import { loudnessOf } from '../../support/make/films/loudnessOf.ts'
import { madeTalk, moved, randomOf } from '../../support/make/films/madeTalk.ts'

const minutes = 22
const films = 21
/** From none to one that is twice as loud as the voices. */
const music = [0, 0.03, 0.1, 0.2] as const

interface Film {
  readonly loudness: Float32Array<ArrayBuffer>
  readonly habit: CueHabit
  readonly cues: readonly Span[]
  readonly versions: readonly Version[]
}

const made: readonly Film[] = Array.from({ length: films }, (_, at) => {
  const random = randomOf(4_000 + at)
  const talk = madeTalk(random, minutes)
  const habit = habitOf(random, talk)
  const cues = humanCues(random, talk, habit)
  return {
    loudness: loudnessOf(random, talk, music[at % music.length] ?? 0),
    habit,
    cues,
    versions: versionsOf(cues, random),
  }
})

const measured = ({ loudness }: Film, cues: readonly Span[]) => align({ cues, against: { kind: 'sound', loudness } })

function outcomesOf(group: Version['group']): readonly Outcome[] {
  return made.flatMap((film) =>
    film.versions
      .filter((version) => version.group === group)
      .map((version) => {
        const { kind, retiming } = measured(film, version.cues)
        return outcomeOf({ group, kind, residuals: residualsOf(version, (cue) => retimed(cue, retiming)) })
      }),
  )
}

const count = (outcomes: readonly Outcome[], what: 'isRight' | 'isHarm' | 'isUntrue') =>
  outcomes.filter((outcome) => outcome[what]).length

test('of films with one cut and with two at least three quarters are mended, and none is moved wrongly', () => {
  const outcomes = outcomesOf('break')
  expect(outcomes.length).toBeGreaterThanOrEqual(40)
  expect(count(outcomes, 'isRight')).toBeGreaterThanOrEqual(outcomes.length * 0.75)
  expect(count(outcomes, 'isHarm')).toBe(0)
}, 120_000)

test('what is in step is left alone, whoever set its cues', () => {
  const outcomes = outcomesOf('in step')
  expect([count(outcomes, 'isRight'), count(outcomes, 'isHarm')]).toEqual([films, 0])
  for (const leadMs of [0, 40, 160, 200]) {
    const random = randomOf(leadMs)
    const talk = madeTalk(random, minutes)
    const cues = humanCues(random, talk, { ...usualHabit, leadMs })
    const against = { kind: 'sound', loudness: loudnessOf(random, talk, 0.1) } as const
    expect(align({ cues, against }).kind, `cues begin ${leadMs} ms before their words`).toBe('fits')
  }
}, 120_000)

test('a quarter of a second is mended, earlier and later, to a tenth of one beside the habit of who set the cues', () => {
  const residuals = made.map((film, at) => {
    const byMs = at % 2 === 0 ? 250 : -250
    // Who begins cues with the words is late by nature, and there it is less that is too late.
    const own = film.habit.leadMs - usualHabit.leadMs
    const { kind, retiming } = measured(film, moved(film.cues, byMs + own))
    expect(kind).toBe('mendable')
    return Math.abs((retiming.pieces[0]?.offsetMs ?? 0) + byMs)
  })
  expect(median(residuals)).toBeLessThanOrEqual(40)
  expect(quantile(residuals, 0.95)).toBeLessThanOrEqual(100)
}, 120_000)

test('of the subtitle of another film nothing is said, least of all that it is another cut', () => {
  const kinds = made.map((film, at) => measured(film, made[(at + 5) % films]?.cues ?? []).kind)
  expect(new Set(kinds)).toEqual(new Set(['unclear']))
}, 120_000)

test('cues that begin with their words to the frame, as programs set them, are in step', () => {
  for (const lateMs of [0, 15, 30]) {
    const random = randomOf(7)
    const talk = madeTalk(random, minutes)
    const cues = talk.map(({ startMs, endMs }) => ({ startMs: startMs + lateMs, endMs: endMs + 300 }))
    expect(align({ cues, against: { kind: 'sound', loudness: loudnessOf(random, talk, 0.03) } }).kind).toBe('fits')
  }
}, 120_000)
