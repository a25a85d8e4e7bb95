/** Two subtitles of one film: how their times differ is told, and only what differs in words is a difference. */
import { expect, test } from 'vitest'
import { compareSubtitles } from '../../../../renderer/app/desk/compare/compareSubtitles.ts'
import type { Said } from '../../../../shared/subtitle/compare/wordedLines.ts'
import { madeDialogue, madeLine, timed } from '../../../support/make/films/madeDialogue.ts'
import { randomOf } from '../../../support/make/films/madeTalk.ts'

const film = madeDialogue(600)
const compare = (a: readonly Said[], b: readonly Said[], isTranslated = false) =>
  compareSubtitles(a.map(asCue), b.map(asCue), { isTranslated })
const asCue = ({ startMs, endMs, words }: Said) => ({ startMs, endMs, text: words })
const differencesOf = (compared: ReturnType<typeof compare>) => compared.lines.filter(({ isDifferent }) => isDifferent)
/** How far each line of A would be from its own place in B, at most. */
function furthestOf(compared: ReturnType<typeof compare>): number {
  const { speed, pieces } = compared.timing.retiming
  return Math.max(
    ...compared.lines.flatMap(({ a, b }) => {
      if (!a || !b) return []
      const offsetMs = pieces.findLast(({ fromMs }) => fromMs <= a.startMs)?.offsetMs ?? NaN
      return [Math.abs(a.startMs * speed + offsetMs - b.startMs)]
    }),
  )
}

test.each([1_700, -2_400, 95_000, -15_000])('the same words %i ms later throughout do not differ', (laterMs) => {
  const compared = compare(
    film,
    timed(film, (ms) => ms + laterMs),
  )
  expect(compared.timing).toEqual({ isClear: true, retiming: { speed: 1, pieces: [{ fromMs: 0, offsetMs: laterMs }] } })
  expect(differencesOf(compared)).toEqual([])
  expect(compared.lines).toHaveLength(film.length)
})

test('a dozen lines are enough', () => {
  const few = film.slice(0, 12)
  const compared = compare(
    few,
    timed(few, (ms) => ms + 1_700),
  )
  expect(compared.timing.retiming.pieces).toEqual([{ fromMs: 0, offsetMs: 1_700 }])
  expect(differencesOf(compared)).toEqual([])
})

test.each([25 / (24_000 / 1001), 24_000 / 1001 / 25, 24 / 25])(
  'at another rate (× %f) it is told, and nothing differs',
  (speed) => {
    const compared = compare(
      film,
      timed(film, (ms) => ms * speed + 800),
    )
    expect(compared.timing.isClear).toBe(true)
    expect(compared.timing.retiming.speed).toBeCloseTo(speed, 5)
    expect(furthestOf(compared)).toBeLessThan(60)
    expect(differencesOf(compared)).toEqual([])
  },
)

test('of another cut the moves are told, each from its place on', () => {
  const moveAt = (ms: number) => (ms < 900_000 ? 0 : ms < 1_700_000 ? 12_300 : 41_000)
  const compared = compare(
    film,
    timed(film, (ms) => ms + moveAt(ms)),
  )
  expect(compared.timing.isClear).toBe(true)
  expect(compared.timing.retiming.pieces.map(({ offsetMs }) => offsetMs)).toEqual([0, 12_300, 41_000])
  expect(furthestOf(compared)).toBeLessThan(60)
  expect(differencesOf(compared)).toEqual([])
})

test('letters that a program misread are the only differences', () => {
  const chance = randomOf(7)
  const misread = film.map((line) => {
    if (chance() > 0.5) return line
    return { ...line, words: line.words.replace(/[lmi]/g, (letter) => (letter === 'm' ? 'rn' : '1')) }
  })
  const compared = compare(
    film,
    timed(misread, (ms) => ms + 1_700),
  )
  const expected = misread.filter(({ words }, at) => words !== film[at]?.words).length
  expect(compared.lines.every(({ a, b }) => a && b)).toBe(true)
  expect(differencesOf(compared)).toHaveLength(expected)
  expect(compared.timing.retiming.pieces).toEqual([{ fromMs: 0, offsetMs: 1_700 }])
})

test('lines that one of them splits or joins do not differ', () => {
  const chance = randomOf(3)
  const cut: Said[] = []
  for (const line of film) {
    const words = line.words.split(' ')
    const last = cut.at(-1)
    if (words.length >= 4 && chance() < 0.4) {
      const half = words.length >> 1
      const middleMs = Math.round((line.startMs + line.endMs) / 2)
      cut.push({ ...line, endMs: middleMs, words: words.slice(0, half).join(' ') })
      cut.push({ ...line, startMs: middleMs, words: words.slice(half).join(' ') })
    } else if (last && line.startMs - last.endMs < 600 && !last.words.includes('. ') && chance() < 0.5) {
      cut[cut.length - 1] = { ...last, endMs: line.endMs, words: `${last.words} ${line.words}` }
    } else cut.push(line)
  }
  expect(Math.abs(cut.length - film.length)).toBeGreaterThan(20)
  const compared = compare(
    film,
    timed(cut, (ms) => ms + 1_700),
  )
  expect(differencesOf(compared)).toEqual([])
  expect(compared.timing.retiming.pieces).toEqual([{ fromMs: 0, offsetMs: 1_700 }])
})

test('of another translation what is shown together stands together, and all that differs is told', () => {
  const chance = randomOf(11)
  const told = film.map((line) => (chance() < 0.7 ? { ...line, words: madeLine(chance) } : line))
  const compared = compare(
    film,
    timed(told, (ms) => ms + 1_700),
  )
  const apart = compared.lines.filter(({ a, b }) => a && b && film[a.index] !== film[b.index])
  expect(apart).toEqual([])
  const alone = compared.lines.filter(({ a, b }) => !a || !b)
  expect(alone.length).toBeLessThan(film.length * 0.05)
})

test('in another language the times alone tell, at another rate too', () => {
  const chance = randomOf(5)
  const foreign = film.map((line) => ({ ...line, words: madeLine(chance) }))
  for (const [speed, laterMs] of [
    [1, 1_700],
    [1, 0],
    [25 / 24, -4_200],
  ] as const) {
    const compared = compare(
      film,
      timed(foreign, (ms) => ms * speed + laterMs),
      true,
    )
    expect([speed, compared.timing.isClear, compared.timing.retiming.speed]).toEqual([speed, true, speed])
    expect(furthestOf(compared)).toBeLessThan(60)
    expect(differencesOf(compared)).toEqual([])
  }
})

test('what one of them lacks or adds is a difference, and nothing else', () => {
  const added = { startMs: film[99]!.startMs - 70, endMs: film[99]!.startMs - 10, words: 'Subtitles by somebody.' }
  const other = [...film.slice(0, 50), ...film.slice(55, 99), added, ...film.slice(99)]
  const different = differencesOf(
    compare(
      film,
      timed(other, (ms) => ms + 3_000),
    ),
  )
  expect(different.map(({ a }) => a?.index ?? null)).toEqual([50, 51, 52, 53, 54, null])
})

test('two films have nothing in common, and no timing is made up', () => {
  const compared = compare(film, madeDialogue(550, 99))
  expect(compared.timing.isClear).toBe(false)
  expect(compare([], []).lines).toEqual([])
  expect(compare(film.slice(0, 2), []).lines).toHaveLength(2)
})

test('accents and vowel signs are differences, their spelling in bytes is none', () => {
  const said = (words: string) => [{ startMs: 0, endMs: 2_000, words }]
  expect(differencesOf(compare(said('की'), said('का')))).toHaveLength(1)
  expect(differencesOf(compare(said('e\u0301'), said('\u00e9')))).toEqual([])
  expect(differencesOf(compare(said('Don’t!'), said("don't")))).toEqual([])
})

test('every line of both stands once, in its order', () => {
  const chance = randomOf(21)
  for (let round = 0; round < 30; round += 1) {
    const [a, b] = [some(chance), some(chance)]
    const { lines } = compare(a, b)
    expect(lines.flatMap(({ a: side }) => side?.words ?? []).join(' ')).toBe(a.map(({ words }) => words).join(' '))
    expect(lines.flatMap(({ b: side }) => side?.words ?? []).join(' ')).toBe(b.map(({ words }) => words).join(' '))
  }
})

function some(chance: () => number): readonly Said[] {
  return film.filter(() => chance() < 0.1).map((line) => ({ ...line, endMs: line.startMs + 1_000 + chance() * 9_000 }))
}

test('a long film is compared at once, and the longest that is read in a moment', () => {
  const long = madeDialogue(3_000)
  expect(
    millisecondsOf(() =>
      compare(
        long,
        timed(long, (ms) => ms + 1_700),
      ),
    ),
  ).toBeLessThan(600)
  const same = Array.from({ length: 50_000 }, (_, at) => ({ startMs: at, endMs: at + 1, words: 'Yes.' }))
  expect(millisecondsOf(() => compare(same, same))).toBeLessThan(6_000)
})

function millisecondsOf(work: () => unknown): number {
  const began = process.cpuUsage().user
  work()
  return (process.cpuUsage().user - began) / 1_000
}
