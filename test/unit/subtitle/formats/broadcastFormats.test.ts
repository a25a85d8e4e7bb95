// Captions of television: SCC and EBU-STL, from codes written out by hand and from cues that are written and read again.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSubtitle } from '../../../../shared/subtitle/parseSubtitle.ts'
import { prepareSubtitle } from '../../../../electron/verify/prepareSubtitle.ts'
import { line, pairs, sccFile } from '../../../support/make/sccFile.ts'
import { type StlCue, stlFile, type StlOptions } from '../../../support/make/stlFile.ts'

const read = (text: string) => parseSubtitle(new TextEncoder().encode(text))
const textsOf = (...lines: readonly string[]) =>
  read(`Scenarist_SCC V1.0\n\n${lines.join('\n\n')}\n`).cues.map(({ text }) => text)
const [clear, pop, end, erase, roll2, roll3, newLine, paint, row15, row14, row1] = [
  0x142e, 0x1420, 0x142f, 0x142c, 0x1425, 0x1426, 0x142d, 0x1429, 0x1460, 0x1440, 0x1140,
]
const codes = (...parts: readonly (number | string)[]) =>
  parts.flatMap((part) => (typeof part === 'string' ? pairs(part) : [part, part]))

test('a caption pops on when its last code is read and goes when it is erased', () => {
  const scc =
    'Scenarist_SCC V1.0\n\n00:00:01;00\t94ae 94ae 9420 9420 9470 9470 c8e5 ecec ef80 942f 942f\n\n00:00:03;00\t942c 942c\n'
  expect(read(scc)).toMatchObject({ format: 'scc', cues: [{ startMs: 1301, endMs: 3003, text: 'Hello' }] })
})

test('without drop frame the time codes lag behind the clock', () => {
  const scc = (sign: string) =>
    `Scenarist_SCC V1.0\n\n01:00:00${sign}00\t9420 9420 9470 9470 c8e9 942f\n\n01:00:03${sign}00\t942c\n`
  expect(read(scc(':')).cues[0]?.endMs).toBe(3_606_603)
  expect(read(scc(';')).cues[0]?.endMs).toBe(3_602_999)
})

test('rolling captions come a line a time', () => {
  const texts = textsOf(
    line(30, codes(roll2, newLine, row15, 'First line')),
    line(90, codes(roll2, newLine, row15, 'Second line')),
    line(150, codes(roll3, newLine, row15, 'Third line')),
    line(210, codes(erase)),
  )
  expect(texts).toEqual(['First line', 'Second line', 'Third line'])
})

test('painted captions are seen from their first letter', () => {
  const scc = `Scenarist_SCC V1.0\n\n${line(30, codes(paint, row15, 'Painted'))}\n\n${line(90, codes(erase))}\n`
  expect(read(scc).cues).toMatchObject([{ startMs: 1134, endMs: 3003, text: 'Painted' }])
})

test('special letters, letters in place of others, italics, places and backspaces are read', () => {
  expect(textsOf(line(30, codes(pop, row15, 'Ni', '~o', end)), line(90, codes(erase)))).toEqual(['Niño'])
  expect(
    textsOf(line(30, [...codes(pop, row15, 'ab'), 0x1137, 0x1137, ...codes(end)]), line(90, codes(erase))),
  ).toEqual(['ab♪'])
  expect(
    textsOf(line(30, [...codes(pop, row15, 'fuE'), 0x1238, 0x1238, ...codes(end)]), line(90, codes(erase))),
  ).toEqual(['fuÏ'])
  expect(textsOf(line(30, codes(pop, 0x146e, 'Aside', end)), line(90, codes(erase)))).toEqual(['<i>Aside</i>'])
  expect(textsOf(line(30, codes(pop, row1, 'Above', end)), line(90, codes(erase)))).toEqual(['{\\an8}Above'])
  expect(textsOf(line(30, codes(pop, row15, 'Helloo', 0x1421, end)), line(90, codes(erase)))).toEqual(['Hello'])
  expect(textsOf(line(30, codes(pop, row14, 'One', row15, 'two', end)), line(90, codes(erase)))).toEqual(['One\ntwo'])
})

test('the second channel and text mode are none of the caption', () => {
  const other = [0x1c20, 0x1c20, 0x1c60, 0x1c60, ...pairs('Otro'), 0x1c2f, 0x1c2f]
  expect(textsOf(line(30, [...codes(pop, row15, 'Mine', end), ...other]), line(90, codes(erase)))).toEqual(['Mine'])
  expect(textsOf(line(30, codes(pop, row15, 'Mine', end, 0x142a, 'weather')), line(90, codes(erase)))).toEqual(['Mine'])
  expect(textsOf(line(30, codes(clear, pop, row15, 'old', clear, row15, 'new', end)), line(90, codes(erase)))).toEqual([
    'new',
  ])
})

const spoken = fc.array(fc.stringMatching(/^[A-Za-z][a-z ,.!?]{0,20}[a-z.!?]$/), { minLength: 1, maxLength: 2 })
const timed = fc
  .array(
    fc.record({
      pauseMs: fc.integer({ min: 3000, max: 400_000 }),
      lengthMs: fc.integer({ min: 500, max: 6000 }),
      lines: spoken,
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => {
    let atMs = 0
    return parts.map(({ pauseMs, lengthMs, lines }) => {
      const startMs = atMs + pauseMs
      atMs = startMs + lengthMs
      return { startMs, endMs: atMs, text: lines.map((one) => one.replace(/ +/g, ' ')).join('\n') }
    })
  })

test('cues written as SCC are read as they were, to the frame', () => {
  fc.assert(
    fc.property(timed, (cues) => {
      const found = read(sccFile(cues)).cues
      expect(found.map(({ text }) => text)).toEqual(cues.map(({ text }) => text))
      for (const [at, { startMs, endMs }] of found.entries()) {
        expect(Math.abs(startMs - cues[at]!.startMs)).toBeLessThanOrEqual(50)
        expect(Math.abs(endMs - cues[at]!.endMs)).toBeLessThanOrEqual(50)
      }
    }),
    { numRuns: 60 },
  )
})

const stl = (cues: readonly StlCue[], options: StlOptions = {}) => parseSubtitle(stlFile(cues, options))

test('cues written as EBU-STL are read as they were, whatever the frame rate and the beginning of the programme', () => {
  const options = fc.record({
    framesPerSecond: fc.constantFrom(25 as const, 30 as const),
    programmeMs: fc.constantFrom(0, 36_000_000),
  })
  fc.assert(
    fc.property(timed, options, (cues, made) => {
      const found = stl(cues, made)
      expect([found.format, found.encoding]).toEqual(['stl', 'ebu-stl'])
      expect(found.cues.map(({ text }) => text)).toEqual(cues.map(({ text }) => text))
      for (const [at, { startMs }] of found.cues.entries())
        expect(Math.abs(startMs - cues[at]!.startMs)).toBeLessThanOrEqual(20)
    }),
    { numRuns: 60 },
  )
})

test('accents before their letters, long texts of several blocks and comments are read as what they are', () => {
  const long = 'Tak długi napis, že se nevejde do jednoho bloku, øl og æbler, Straße ♪ '.repeat(3).trim()
  const cues = [
    { startMs: 0, endMs: 900, text: 'A note to the engineer', isComment: true },
    { startMs: 1000, endMs: 2000, text: 'Příliš žluťoučký kůň, ¿señor Núñez? À côté, çà' },
    { startMs: 3000, endMs: 4000, text: long },
  ]
  const typed = cues.map((cue) => ({ ...cue, text: cue.text.replace('¿', '') }))
  expect(stl(typed).cues.map(({ text }) => text)).toEqual([typed[1]!.text, long])
})

test('a set that grows shows what came before until all of it goes', () => {
  const cues = [
    { startMs: 1000, endMs: 6000, text: 'One', cumulative: 1 },
    { startMs: 2000, endMs: 6000, text: 'two', cumulative: 2 },
    { startMs: 4000, endMs: 6000, text: 'three', cumulative: 3 },
    { startMs: 7000, endMs: 8000, text: 'alone' },
  ]
  expect(stl(cues).cues.map(({ startMs, endMs, text }) => [startMs, endMs, text])).toEqual([
    [1000, 2000, 'One'],
    [2000, 4000, 'One\ntwo'],
    [4000, 6000, 'One\ntwo\nthree'],
    [7000, 8000, 'alone'],
  ])
})

test('both are written beside a video as SRT', () => {
  const made = [{ startMs: 2000, endMs: 3000, text: 'Hello' }]
  const files = [stlFile(made, {}), new TextEncoder().encode(sccFile(made))]
  for (const bytes of files) expect(prepareSubtitle(bytes, {})).toMatchObject({ extension: 'srt', plainText: 'Hello' })
})
