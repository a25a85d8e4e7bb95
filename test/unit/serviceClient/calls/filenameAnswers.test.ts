import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unreadable } from '../../../../shared/json/decoder.ts'
import { filesSearch } from '../../../../shared/wire/v2.ts'
import { sendableFileName } from '../../../../electron/serviceClient/calls/subtitleQuery.ts'
import { provenAnswers } from '../../../../electron/serviceClient/calls/filenameAnswers.ts'
import { mustRead, readWire } from '../../../support/peers/readWire.ts'

const badAnswer = expect.objectContaining({ code: 'service.badAnswer' }) as Error
const entry = (name: string, id = 1) => ({
  file_name: name,
  match: { sd_id: id, name },
  alternates: [],
  subtitles: [{ n_id: `sub of ${name}`, url: '/subtitle/1-1.zip' }],
})
const read = (files: unknown) => mustRead(filesSearch(60), { files }).files

test('each name gets its own entry, doubled names too', () => {
  const names = ['a.mkv', 'b.mkv', 'a.mkv']
  const answers = provenAnswers(names, read(names.map((name) => entry(name))))
  expect(answers.map((answer) => answer.subtitles[0]?.id)).toEqual(['sub of a.mkv', 'sub of b.mkv', 'sub of a.mkv'])
})

test('an original name is told where it is another one', () => {
  const match = (name: string, original: string | null) => ({ sd_id: 1, name, original_name: original })
  const titles = [match('Amélie', 'Le fabuleux destin'), match('Salt', 'Salt'), match('Salt', null)]
  const names = titles.map((_, index) => `${index}.mkv`)
  const told = provenAnswers(names, read(names.map((name, index) => ({ ...entry(name), match: titles[index] }))))
  expect(told.map((answer) => answer.match?.originalName)).toEqual(['Le fabuleux destin', undefined, undefined])
})

test('a name may come back composed otherwise, and is answered as it was asked', () => {
  const asked = 'Ame\u0301lie.mkv'
  expect(provenAnswers([asked], read([entry('Amélie.mkv')]))[0]?.fileName).toBe(asked)
})

test('a name with half a surrogate is matched as it had to be sent', () => {
  expect(provenAnswers(['a\ud800.mkv'], read([entry('a\ufffd.mkv')]))[0]?.fileName).toBe('a\ud800.mkv')
})

test.each<[string, unknown]>([
  ['one too few', [entry('a.mkv')]],
  ['one too many', [entry('a.mkv'), entry('b.mkv'), entry('c.mkv')]],
  ['swapped', [entry('b.mkv'), entry('a.mkv')]],
  ['one twice', [entry('a.mkv'), entry('a.mkv')]],
  ['another name', [entry('a.mkv'), entry('c.mkv')]],
  ['another case', [entry('a.mkv'), entry('B.mkv')]],
  ['none', []],
])('entries with %s are not used', (_name, files) => {
  expect(() => provenAnswers(['a.mkv', 'b.mkv'], read(files))).toThrow(badAnswer)
})

test.each<[string, unknown]>([
  ['a match that is a text', [{ file_name: 'a.mkv', match: 'Arrival' }]],
  ['a match that is a list', [{ file_name: 'a.mkv', match: [] }]],
  ['a name that is a number', [{ file_name: 5 }]],
  ['an entry that is null', [null]],
  ['no list', null],
])('%s makes the answer unreadable', (_name, files) => {
  expect(readWire(filesSearch(60), { files })).toBe(unreadable)
})

test.each<[string, unknown]>([
  ['null', null],
  ['missing', undefined],
  ['a text', 'none'],
])('subtitles that are %s read as none', (_name, subtitles) => {
  expect(provenAnswers(['a.mkv'], read([{ file_name: 'a.mkv', match: null, subtitles }]))[0]?.subtitles).toEqual([])
})

test('10,000 subtitles for one file are cut to a page that a person could read', () => {
  const subtitles = Array.from({ length: 10_000 }, (_, index) => ({ n_id: String(index) }))
  const [answer] = provenAnswers(['a.mkv'], read([{ file_name: 'a.mkv', match: null, subtitles }]))
  expect(answer?.subtitles.length).toBe(200)
})

/** Ways to spoil a batch; each returns what the service answers. */
const spoilers: readonly ((names: readonly string[], at: number) => readonly string[])[] = [
  (names) => names,
  (names, at) => names.toSpliced(at, 1),
  (names, at) => names.toSpliced(at, 0, 'extra.mkv'),
  (names, at) => names.with(at, 'other.mkv'),
  (names, at) => names.with(at, names[0] ?? ''),
  (names, at) => names.with(at, names[0] ?? '').with(0, names[at] ?? ''),
  (names) => names.toReversed(),
]

test('whatever is done to a batch, no subtitle reaches another name', () => {
  const batch = fc.array(fc.string({ minLength: 1, maxLength: 6, unit: 'binary' }), { minLength: 1, maxLength: 50 })
  fc.assert(
    fc.property(batch, fc.nat(), fc.nat(), (names, position, kind) => {
      const spoil = spoilers[kind % spoilers.length]!
      const answered = spoil(names, position % names.length)
      try {
        const answers = provenAnswers(names, read(answered.map((name) => entry(sendableFileName(name)))))
        for (const [index, { fileName, subtitles }] of answers.entries()) {
          expect(fileName).toBe(names[index])
          expect(subtitles[0]?.id.normalize('NFC')).toBe(`sub of ${sendableFileName(fileName)}`.normalize('NFC'))
        }
      } catch (thrown) {
        expect(thrown).toMatchObject({ code: 'service.badAnswer' })
        expect(answered.map(sendableFileName)).not.toEqual(names.map(sendableFileName))
      }
    }),
    { numRuns: 2_000 },
  )
})
