// SubViewer, LRC, and the times of TTML: everything that programs write, and what another program reads of it.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canBeSubtitle } from '../../../../node/archive/subtitleContent.ts'
import { parseSubtitle } from '../../../../shared/subtitle/parseSubtitle.ts'
import { sccFile } from '../../../support/make/sccFile.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const read = (text: string, fileName?: string) =>
  parseSubtitle(bytesOf(text), fileName === undefined ? {} : { fileName })
const linesOf = (text: string) => read(text).cues.map((cue) => `${cue.startMs}-${cue.endMs} ${cue.text}`)
const ttml = (body: string, attributes = '') =>
  `<tt xmlns="http://www.w3.org/ns/ttml" ${attributes}><body>${body}</body></tt>`

test.for([
  ['begin="19.764" end="21"', '19764-21000 x'],
  ['begin="19" dur="2"', '19000-21000 x'],
  ['begin="0.5h" end="1801s"', '1800000-1801000 x'],
  ['begin="2m" end="2.5m"', '120000-150000 x'],
  ['begin="1500ms" end="2s"', '1500-2000 x'],
  ['begin="25f" end="50f"', '1000-2000 x'],
  ['begin="10000000t" end="20000000t"', '1000-2000 x'],
  ['begin="00:00:01:05" end="00:00:02:12.5"', '1200-2500 x'],
  ['begin="1s" end="9s" dur="2s"', '1000-3000 x'],
  ['begin="00:00:01.5" end="00:00:02,75"', '1500-2750 x'],
])('TTML with %s is read as %s', ([times, wanted]) => {
  const rates = 'ttp:frameRate="25" ttp:tickRate="10000000" ttp:subFrameRate="10"'
  expect(linesOf(ttml(`<p ${times}>x</p>`, rates))).toEqual([wanted])
})

test.for([
  ['ttp:frameRate="30" ttp:frameRateMultiplier="1000 1001"', '30f', 1001],
  ['ttp:frameRate="24" ttp:frameRateMultiplier="1000:1001"', '24f', 1001],
  ['ttp:frameRate="50"', '50t', 1000],
  ['', '30f', 1000],
])('with %s, %s are %i ms', ([attributes, end, endMs]) => {
  expect(read(ttml(`<p begin="0s" end="${end}">x</p>`, String(attributes))).cues[0]?.endMs).toBe(endMs)
})

test.for([
  ['<div begin="10s"><p begin="1s" end="2s">x</p></div>', ['11000-12000 x']],
  ['<div begin="10s" end="11.5s"><p begin="1s" end="2s">x</p></div>', ['11000-11500 x']],
  ['<div begin="10s" end="12s"><p>x</p></div>', ['10000-12000 x']],
  [
    '<div timeContainer="seq"><p dur="2s">a</p><p dur="1s">b</p><p begin="1s" dur="1s">c</p></div>',
    ['0-2000 a', '2000-3000 b', '4000-5000 c'],
  ],
  [
    '<p begin="1s" end="9s"><span begin="0s" end="2s">a</span><span begin="2s" end="3s">b</span></p>',
    ['1000-3000 a', '3000-4000 b'],
  ],
  ['<p><span begin="1" end="2">a <span style="x">b</span></span></p>', ['1000-2000 a b']],
  ['<p begin="1" end="2">kept<span>, too</span></p>', ['1000-2000 kept, too']],
  ['<p begin="3" end="4">later</p><p begin="1" end="2">sooner</p>', ['1000-2000 sooner', '3000-4000 later']],
  ['<p begin="1" end="2"/><p begin="3" end="4">x</p>', ['3000-4000 x']],
] as const)('%s is read as %j', ([body, wanted]) => {
  expect(linesOf(ttml(body))).toEqual(wanted)
})

test.for([
  [
    'SubViewer 2',
    '[INFORMATION]\n[TITLE]Film\n[DELAY]0\n[END INFORMATION]\n[SUBTITLE]\n[COLF]&HFFFFFF,[STYLE]bd,[SIZE]18,[FONT]Arial\n00:00:01.00,00:00:03.50\nHello[br]you\n\n00:00:04.00,00:00:05.00\nBye\n',
    ['1000-3500 Hello\nyou', '4000-5000 Bye'],
  ],
  [
    'what YouTube makes of it',
    '0:00:01.000,0:00:03.000\nHello\nyou\n\n0:00:04.000,0:00:05.000\nBye\n',
    ['1000-3000 Hello\nyou', '4000-5000 Bye'],
  ],
  [
    'without blank lines',
    '00:00:01.00,00:00:03.00\na\n00:00:04:50,00:00:05:00\nb|c',
    ['1000-3000 a', '4500-5000 b\nc'],
  ],
  [
    'SubViewer 1',
    '[TITLE]\nFilm\n[BEGIN]\n******** START SCRIPT ********\n[00:00:01]\nHello|you\n[00:00:03]\n\n[00:00:04]\nBye\n[00:00:05]\n[END]\n',
    ['1000-3000 Hello\nyou', '4000-5000 Bye'],
  ],
  ['times in the wrong order', '00:00:03.00,00:00:01.00\nno\n\n00:00:04.00,00:00:05.00\nyes\n', ['4000-5000 yes']],
] as const)('%s is read as SubViewer', ([, text, wanted]) => {
  expect([read(text).format, linesOf(text)]).toEqual(['subviewer', wanted])
  expect(read(text, 'film.sub').format).toBe('subviewer')
  expect(canBeSubtitle(bytesOf(text))).toBe(true)
})

test.for([
  [
    'plain',
    '[ti:Song]\n[ar:Ann]\n\n[00:01.00]One\n[00:03.50]two\n[00:05.00]\n[01:00.25]three\n',
    ['1000-3500 One', '3500-5000 two', '60250-64250 three'],
  ],
  [
    'several times a line',
    '[00:01.00][00:05.00]Chorus\n[00:03.00]Verse\n[00:07.00]\n',
    ['1000-3000 Chorus', '3000-5000 Verse', '5000-7000 Chorus'],
  ],
  ['moved earlier', '[offset:+500]\n[00:01.00]a\n[00:02.00]\n', ['500-1500 a']],
  ['moved later', '[offset: -500]\n[00:01.00]a\n[00:02.00]\n', ['1500-2500 a']],
  [
    'times of words',
    '[00:01.00] <00:01.00> One <00:01.50> two\n[00:03.000]three\n[00:04]\n',
    ['1000-3000 One two', '3000-4000 three'],
  ],
  ['minutes beyond an hour', '[75:00.00]late\n[75:01.00]\n', ['4500000-4501000 late']],
] as const)('LRC, %s', ([, text, wanted]) => {
  expect([read(text).format, linesOf(text)]).toEqual(['lrc', wanted])
  expect(canBeSubtitle(bytesOf(text))).toBe(true)
})

test('a clock in somebody’s words makes no SRT a song', () => {
  expect(read('1\n00:00:01,000 --> 00:00:02,000\n[00:12] on the clock\n', 'x.txt').format).toBe('srt')
})

const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0
const hasPysubs2 = spawnSync('python3', ['-c', 'import pysubs2']).status === 0

/** Times rounded to hundredths, words without markup. */
interface Plain {
  readonly startMs: number
  readonly endMs: number
  readonly words: string
}

function plain(srt: string): readonly Plain[] {
  return read(srt).cues.map(({ startMs, endMs, text }) => ({ startMs, endMs, words: wordsOf(text) }))
}

const wordsOf = (text: string) =>
  text
    .replace(/<[^>]*>|\{[^}]*\}/g, '')
    .replace(/\s+/g, ' ')
    .trim()

function inFolder<Result>(name: string, text: string, convert: (file: string, srt: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'formats-'))
  try {
    writeFileSync(join(folder, name), text)
    return convert(join(folder, name), join(folder, 'out.srt'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function byFfmpeg(name: string, text: string): readonly Plain[] {
  const convert = (file: string) =>
    execFileSync('ffmpeg', ['-v', 'error', '-i', file, '-f', 'srt', '-'], { timeout: 20_000 })
  return plain(inFolder(name, text, convert).toString('utf8'))
}

function byPysubs2(name: string, text: string): readonly Plain[] {
  const program = 'import pysubs2,sys; print(pysubs2.load(sys.argv[1]).to_string("srt"))'
  return plain(
    inFolder(name, text, (file) => execFileSync('python3', ['-c', program, file], { timeout: 20_000 })).toString(
      'utf8',
    ),
  )
}

function expectSame(ours: readonly Plain[], theirs: readonly Plain[], withinMs: number): void {
  expect(ours.map(({ words }) => words)).toEqual(theirs.map(({ words }) => words))
  for (const [at, { startMs, endMs }] of ours.entries()) {
    expect(Math.abs(startMs - theirs[at]!.startMs)).toBeLessThanOrEqual(withinMs)
    expect(Math.abs(endMs - theirs[at]!.endMs)).toBeLessThanOrEqual(withinMs)
  }
}

const clock = (ms: number) => new Date(ms).toISOString().slice(11, 22)
const cues = fc
  .array(
    fc.record({
      gap: fc.integer({ min: 100, max: 900 }),
      length: fc.integer({ min: 50, max: 500 }),
      text: fc.stringMatching(/^[A-Z][a-z]{2,9}( [a-z]{2,8}){0,3}[.?!]$/),
    }),
    { minLength: 2, maxLength: 12 },
  )
  .map((parts) => {
    let at = 0
    return parts.map(({ gap, length, text }) => {
      const startMs = (at + gap) * 10
      at += gap + length
      return { startMs, endMs: at * 10, text }
    })
  })

const written: Readonly<Record<string, (list: readonly { startMs: number; endMs: number; text: string }[]) => string>> =
  {
    'x.sub': (list) =>
      `[INFORMATION]\n[TITLE]x\n[END INFORMATION]\n[SUBTITLE]\n${list.map((one) => `${clock(one.startMs)},${clock(one.endMs)}\n${one.text}\n`).join('\n')}`,
    'x.lrc': (list) =>
      list.map((one) => `[${clock(one.startMs).slice(3)}]${one.text}\n[${clock(one.endMs).slice(3)}]\n`).join(''),
    'x.scc': sccFile,
    'x.mpl': (list) =>
      list.map((one) => `[${Math.round(one.startMs / 100)}][${Math.round(one.endMs / 100)}]${one.text}\n`).join(''),
    'x.vtt': (list) =>
      `WEBVTT\n\n${list.map((one) => `${clock(one.startMs)}0 --> ${clock(one.endMs)}0\n${one.text}\n`).join('\n')}`,
  }

describe.skipIf(!hasFfmpeg)('beside ffmpeg, where it is installed', () => {
  test.for(['x.sub', 'x.lrc', 'x.vtt'])('%s is read the same', (name) => {
    fc.assert(
      fc.property(cues, (list) => {
        const text = written[name]!(list)
        expectSame(
          plain(toSrt(text)),
          byFfmpeg(name, text).filter(({ words }) => words !== ''),
          10,
        )
      }),
      { numRuns: 8 },
    )
  })

  test('SCC has the same words, and times within what its codes take to be sent', () => {
    fc.assert(
      fc.property(cues, (list) => {
        const spaced = list.map((one, at) => ({
          ...one,
          startMs: one.startMs + at * 3000,
          endMs: one.endMs + at * 3000,
        }))
        const text = sccFile(spaced)
        expectSame(plain(toSrt(text)), byFfmpeg('x.scc', text), 1500)
      }),
      { numRuns: 8 },
    )
  })
})

describe.skipIf(!hasPysubs2)('beside pysubs2, where it is installed', () => {
  test.for(['x.mpl', 'x.vtt'])('%s is read the same', (name) => {
    fc.assert(
      fc.property(cues, (list) => {
        const text = written[name]!(list)
        expectSame(plain(toSrt(text)), byPysubs2(name, text), 100)
      }),
      { numRuns: 4 },
    )
  })
})

function toSrt(text: string): string {
  const time = (ms: number) => new Date(ms).toISOString().slice(11, 23).replace('.', ',')
  return read(text)
    .cues.map(({ startMs, endMs, text: shown }, at) => `${at + 1}\n${time(startMs)} --> ${time(endMs)}\n${shown}\n`)
    .join('\n')
}
