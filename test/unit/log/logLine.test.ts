/** One entry, one line: nothing in a name forges a second one, hides a sign, or tells a key or a folder. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Discretion } from '../../../electron/log/discreet.ts'
import { logLineOf } from '../../../electron/log/logLine.ts'
import { invisibleSigns } from '../../../shared/text/invisibleSigns.ts'

const usual: Discretion = { secrets: new Set(), userFolder: '/home/eva', areWholePaths: false }
const atMs = Date.UTC(2026, 10, 22, 2, 52, 14, 123)
const lineOf = (text: string, discretion: Partial<Discretion> = {}) =>
  logLineOf({ atMs, level: 'info', what: 'file.written', fields: { text } }, { ...usual, ...discretion })

test('a line says when, how grave, what, and the facts', () => {
  const fields = { written: 118, isWhole: true, none: null, language: 'pt-BR', said: 'it is "full"' }
  expect(logLineOf({ atMs, level: 'warn', what: 'run.end', fields }, usual)).toBe(
    '2026-11-22T02:52:14.123Z warn  run.end written=118 isWhole=true language=pt-BR said="it is \\"full\\""',
  )
})

test.each([
  'a\nb',
  'a\r\n2026-11-22T00:00:00.000Z error run.end written=0',
  'a\u001b[2Jb',
  'a\u202egpj.exe',
  'a\u0000b',
  'a\u2028b',
  'a\u0085b',
  'a\u200bb',
  'a\u{e0041}b',
  'a\ud800b',
])('%j stays one line of visible signs, and is told whole', (text) => {
  const line = lineOf(text)
  expect(line.match(invisibleSigns)).toBeNull()
  expect(JSON.parse(line.slice(line.indexOf('"')))).toBe(text.toWellFormed())
})

test('whatever a text holds, it makes one line and no second fact', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const line = lineOf(text)
      expect(line.match(invisibleSigns)).toBeNull()
      expect(line.isWellFormed()).toBe(true)
      expect(line).toMatch(/^2026-11-22T02:52:14\.123Z info {2}file\.written text=(\S*|"(?:[^"\\]|\\.)*")$/)
    }),
  )
})

test.each([
  ['/media/films/Private Folder/Film (2011)/film.mkv', '…/film.mkv'],
  ['C:\\Users\\Eva\\Videos\\film.mkv', '…/film.mkv'],
  ['\\\\server\\share\\Videos\\film.mkv', '…/film.mkv'],
  ['/home/eva', '~'],
  ['/home/eva/film.mkv', '~/film.mkv'],
  ['Cannot read /media/My Films/a.mkv. Check /media/My Films/b.mkv', 'Cannot read …/a.mkv. Check …/b.mkv'],
  ['/media/My Films/a.srt is kept as /media/Old/b.srt', '…/a.srt is kept as …/b.srt'],
  ['no/folder and 24/7', 'no/folder and 24/7'],
])('of the paths in %j only the last names stay', (text, kept) => {
  expect(lineOf(text)).toContain(`text=${/[ ()]/.test(kept) ? JSON.stringify(kept) : kept}`)
})

test('paths stay whole where the user wants them so, keys never do', () => {
  const whole = { areWholePaths: true, secrets: new Set(['s3cret-value']) }
  expect(lineOf('/media/films/s3cret-value/film.mkv', whole)).toContain('"/media/films/[secret]/film.mkv"')
})

test.each([
  ['https://eva:pass@media.example/private/film.wav?token=abc#code=1', 'https://media.example/…'],
  ['GET https://service.example/api?api_key=abcdef failed', 'GET https://service.example/… failed'],
  ['api_key=abcdef&page=2', 'api_key=[secret]&page=2'],
  ['Authorization: Bearer abc.def', 'Authorization: Bearer [secret]'],
  ['The key my-key-123 is refused', 'The key [secret] is refused'],
  ['my-key%2F456', '[secret]'],
])('%j tells no secret', (text, kept) => {
  const line = lineOf(text, { secrets: new Set(['my-key-123', 'my-key/456']) })
  expect(line).toContain(kept)
  expect(line).not.toMatch(/pass|abc|my-key|private/)
})

test('a text without end is cut', () => {
  expect(lineOf('a b '.repeat(100_000)).length).toBeLessThan(600)
})
