/** Subtitles as nobody should make them, compared: every line stands once, nothing throws, and nothing takes long. */
import { expect, test } from 'vitest'
import { compareSubtitles } from '../../../../renderer/app/desk/compare/compareSubtitles.ts'
import { madeDialogue, madeLine } from '../../../support/make/films/madeDialogue.ts'
import { randomOf } from '../../../support/make/films/madeTalk.ts'

interface Odd {
  readonly startMs: number
  readonly endMs: number
  readonly text: string
}

const film = madeDialogue(300).map(({ startMs, endMs, words }): Odd => ({ startMs, endMs, text: words }))
const chance = randomOf(31)
const mapped = (change: (cue: Odd, at: number) => Partial<Odd>) =>
  film.map((cue, at) => ({ ...cue, ...change(cue, at) }))

const kinds: Readonly<Record<string, readonly Odd[]>> = {
  'no line at all': [],
  'one line': film.slice(0, 1),
  'lines without words': mapped(() => ({ text: '' })),
  'signs alone': mapped((_, at) => ({ text: at % 2 ? '♪ ♪' : '...' })),
  'tags alone': mapped(() => ({ text: '<i></i>{\\an8}' })),
  'one word a thousand times': mapped(() => ({ text: 'Yes.' })),
  'all at one moment': mapped(() => ({ startMs: 5_000, endMs: 7_000 })),
  'no length': mapped(({ startMs }) => ({ endMs: startMs })),
  'ends before it begins': mapped(({ startMs }) => ({ endMs: startMs - 500 })),
  'each line till the end of the film': mapped(() => ({ endMs: 9_000_000 })),
  'at the end of time': mapped(({ startMs, endMs }) => ({
    startMs: startMs + 359_000_000,
    endMs: endMs + 359_000_000,
  })),
  'in no order': film.toSorted((a, b) => a.text.localeCompare(b.text)),
  backwards: [...film].reverse(),
  'each line twice': film.flatMap((cue) => [cue, cue]),
  'a roll of lines, each with the one before': film.map((cue, at) => ({
    ...cue,
    text: `${film[at - 1]?.text ?? ''}\n${cue.text}`,
  })),
  'one word a line': film.flatMap(({ startMs, endMs, text }) =>
    text.split(' ').map((word, at, all) => ({
      startMs: startMs + ((endMs - startMs) * at) / all.length,
      endMs: startMs + ((endMs - startMs) * (at + 1)) / all.length,
      text: word,
    })),
  ),
  'all in one line': [
    {
      startMs: 0,
      endMs: 9_000_000,
      text: film
        .slice(0, 150)
        .map(({ text }) => text)
        .join(' '),
    },
  ],
  'capitals alone': mapped(({ text }) => ({ text: text.toUpperCase() })),
  'no blanks': mapped(({ text }) => ({ text: text.replaceAll(' ', '') })),
  'letters that are set apart': mapped(({ text }) => ({ text: text.split('').join(' ') })),
  'two decomposed languages': mapped(({ text }) => ({
    text: text.replaceAll('a', 'a\u0301').replaceAll('o', 'o\u0308'),
  })),
  'words from right to left': mapped(() => ({ text: '\u202eשלום עולם\u202c' })),
  'characters without blanks': mapped((_, at) => ({ text: `你好世界${String.fromCodePoint(0x4e00 + at)}` })),
  'half a pair of surrogates': mapped(() => ({ text: 'Hello \ud83d there' })),
  'names of what every object has': mapped((_, at) => ({
    text: ['__proto__', 'constructor', 'toString'][at % 3] ?? '',
  })),
  'each line in another place by up to a minute': mapped(({ startMs }) => {
    const movedMs = startMs + Math.round((chance() - 0.5) * 120_000)
    return { startMs: movedMs, endMs: movedMs + 2_000 }
  }),
  'a film that runs unevenly': mapped(({ startMs, endMs }) => ({
    startMs: startMs + Math.round(4_000 * Math.sin(startMs / 300_000)),
    endMs: endMs + Math.round(4_000 * Math.sin(startMs / 300_000)),
  })),
  'another film': madeDialogue(280, 77).map(({ startMs, endMs, words }) => ({ startMs, endMs, text: words })),
  'the forced lines alone': film.filter((_, at) => at % 40 === 0),
  'an advertisement in front, and one behind': [
    { startMs: 0, endMs: 4_000, text: 'www.example.org' },
    ...film,
    { startMs: 8_000_000, endMs: 8_004_000, text: 'Made by nobody' },
  ],
  'every third line said otherwise': mapped((_, at) => (at % 3 === 0 ? { text: madeLine(chance) } : {})),
}

test.each(Object.entries(kinds))('%s: beside a film as it should be, and beside itself', (_, odd) => {
  const began = process.cpuUsage().user
  for (const [a, b] of [
    [film, odd],
    [odd, film],
    [odd, odd],
  ] as const)
    for (const isTranslated of [false, true]) {
      const { lines, timing } = compareSubtitles(a, b, { isTranslated })
      expect(wordsOf(lines.map((line) => line.a?.words))).toBe(wordsOf(a.map(({ text }) => text)))
      expect(wordsOf(lines.map((line) => line.b?.words))).toBe(wordsOf(b.map(({ text }) => text)))
      expect(timing.retiming.pieces.every(({ fromMs, offsetMs }) => Number.isFinite(fromMs + offsetMs))).toBe(true)
    }
  const { lines } = compareSubtitles(odd, odd, { isTranslated: false })
  expect(lines.filter(({ isDifferent }) => isDifferent)).toEqual([])
  expect((process.cpuUsage().user - began) / 1_000).toBeLessThan(4_000)
})

function wordsOf(texts: readonly (string | undefined)[]): string {
  return texts.join('').replace(/<[^>]*>|\{[^}]*\}|\s+/g, '')
}

test('what differs is few where few things were done', () => {
  const differences = (kind: string) =>
    compareSubtitles(film, kinds[kind] ?? [], { isTranslated: false }).lines.filter(({ isDifferent }) => isDifferent)
      .length
  expect(differences('an advertisement in front, and one behind')).toBe(2)
  expect(differences('capitals alone')).toBe(0)
  expect(differences('no blanks')).toBe(0)
  expect(differences('a film that runs unevenly')).toBe(0)
  expect(differences('every third line said otherwise')).toBeLessThanOrEqual(110)
})
