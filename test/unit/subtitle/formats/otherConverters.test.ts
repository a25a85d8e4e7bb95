/** What we make of a file beside what other people's converters make of it, where these are installed: ttconv and aeidon. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSubtitle } from '../../../../shared/subtitle/parseSubtitle.ts'
import { askPython } from '../../../bench/askPython.ts'
import { sccFile } from '../../../support/make/sccFile.ts'
import { stlFile } from '../../../support/make/stlFile.ts'

interface Line {
  readonly startMs: number
  readonly endMs: number
  readonly text: string
}

/** Reads {name, base64} of standard input, and prints [[start in ms, end in ms, text]]. */
const ttconv = `
import base64, io, json, sys, xml.etree.ElementTree as et
import ttconv.imsc.reader, ttconv.scc.reader, ttconv.stl.reader, ttconv.srt.writer
files = json.load(sys.stdin)
def model(name, data):
    if name.endswith('.scc'): return ttconv.scc.reader.to_model(data.decode('utf-8'))
    if name.endswith('.stl'): return ttconv.stl.reader.to_model(io.BytesIO(data))
    return ttconv.imsc.reader.to_model(et.ElementTree(et.fromstring(data)))
print(json.dumps([ttconv.srt.writer.from_model(model(one['name'], base64.b64decode(one['bytes']))) for one in files]))
`

const aeidon = `
import base64, json, os, sys, tempfile
import aeidon
def read(one):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, one['name'])
        with open(path, 'wb') as file: file.write(base64.b64decode(one['bytes']))
        project = aeidon.Project(aeidon.framerates.FPS_25_000)
        project.open_main(path, 'utf_8')
        out = os.path.join(folder, 'out.srt')
        project.save_main(aeidon.files.new(aeidon.formats.SUBRIP, out, 'utf_8'))
        with open(out, encoding='utf-8') as file: return file.read()
print(json.dumps([read(one) for one in json.load(sys.stdin)]))
`

interface NamedBytes {
  readonly name: string
  readonly bytes: Uint8Array
}

/** As SRT; null where it is not installed. */
function converted(program: string, files: readonly NamedBytes[]): Promise<readonly string[] | null> {
  return askPython(
    program,
    files.map(({ name, bytes }) => ({ name, bytes: Buffer.from(bytes).toString('base64') })),
  )
}

const hasTtconv = (await converted(ttconv, [])) !== null
const hasAeidon = (await converted(aeidon, [])) !== null

function linesOf(bytes: Uint8Array, fileName: string): readonly Line[] {
  return parseSubtitle(bytes, { fileName, fps: 25 }).cues.map(({ startMs, endMs, text }) => {
    return {
      startMs,
      endMs,
      text: text
        .replace(/<[^>]*>/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    }
  })
}

function expectSame(ours: readonly Line[], theirs: readonly Line[], within: { startMs: number; endMs: number }) {
  expect(ours.map(({ text }) => text)).toEqual(theirs.map(({ text }) => text))
  for (const [at, { startMs, endMs }] of ours.entries()) {
    expect(Math.abs(startMs - (theirs[at]?.startMs ?? NaN))).toBeLessThanOrEqual(within.startMs)
    expect(Math.abs(endMs - (theirs[at]?.endMs ?? NaN))).toBeLessThanOrEqual(within.endMs)
  }
}

const films = fc
  .array(
    fc.record({
      gap: fc.integer({ min: 25, max: 400 }),
      length: fc.integer({ min: 25, max: 150 }),
      text: fc.stringMatching(/^[A-Z][a-z]{2,9}( [a-z]{2,8}){0,3}[.?!]$/),
    }),
    { minLength: 2, maxLength: 12 },
  )
  // On frames of 25 a second, which all of these formats can say.
  .map((parts) => {
    let frame = 0
    return parts.map(({ gap, length, text }): Line => {
      const startMs = (frame + gap) * 40
      frame += gap + length
      return { startMs, endMs: frame * 40, text }
    })
  })

const clock = (ms: number) => new Date(ms).toISOString().slice(11, 23)
const bytesOf = (text: string) => new TextEncoder().encode(text)
const ttml = (lines: readonly Line[], time: (ms: number) => string) =>
  bytesOf(
    `<tt xmlns="http://www.w3.org/ns/ttml" xmlns:ttp="http://www.w3.org/ns/ttml#parameter" ttp:frameRate="25" xml:lang="en"><body><div>${lines
      .map((one) => `<p begin="${time(one.startMs)}" end="${time(one.endMs)}">${one.text}</p>`)
      .join('')}</div></body></tt>`,
  )

const made: Readonly<Record<string, (lines: readonly Line[]) => Uint8Array>> = {
  'clock.ttml': (lines) => ttml(lines, clock),
  'seconds.ttml': (lines) => ttml(lines, (ms) => `${ms / 1000}s`),
  'milliseconds.ttml': (lines) => ttml(lines, (ms) => `${ms}ms`),
  'frames.ttml': (lines) => ttml(lines, (ms) => `${ms / 40}f`),
  'a.stl': (lines) => stlFile(lines, { framesPerSecond: 25 }),
  'a.scc': (lines) => bytesOf(sccFile(lines)),
  'a.sub': (lines) => bytesOf(lines.map((one) => `{${one.startMs / 40}}{${one.endMs / 40}}${one.text}\n`).join('')),
  'b.sub': (lines) =>
    bytesOf(
      `[INFORMATION]\n[TITLE]x\n[END INFORMATION]\n[SUBTITLE]\n${lines
        .map((one) => `${clock(one.startMs).slice(0, 11)},${clock(one.endMs).slice(0, 11)}\n${one.text}\n`)
        .join('\n')}`,
    ),
  'a.mpl': (lines) =>
    bytesOf(
      lines.map((one) => `[${Math.round(one.startMs / 100)}][${Math.round(one.endMs / 100)}]${one.text}\n`).join(''),
    ),
  'a.ass': (lines) =>
    bytesOf(
      `[Script Info]\nScriptType: v4.00+\n\n[V4+ Styles]\nFormat: Name, Fontname, Fontsize\nStyle: Default,Arial,20\n\n[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\n${lines
        .map(
          (one) =>
            `Dialogue: 0,${clock(one.startMs).slice(1, 11)},${clock(one.endMs).slice(1, 11)},Default,,0,0,0,,${one.text}\n`,
        )
        .join('')}`,
    ),
}

/** One call for all films of a format: each starts a Python. */
async function expectSameOfAll(program: string, name: string, within: { startMs: number; endMs: number }) {
  const samples = fc.sample(films, { numRuns: 12, seed: 18 })
  const files = samples.map((lines) => ({ name, bytes: made[name]?.(lines) ?? new Uint8Array() }))
  const theirs = await converted(program, files)
  expect(theirs).toHaveLength(files.length)
  for (const [at, { bytes }] of files.entries())
    expectSame(linesOf(bytes, name), linesOf(bytesOf(theirs?.[at] ?? ''), 'x.srt'), within)
}

const exact = { startMs: 1, endMs: 1 }

describe.skipIf(!hasTtconv)('beside ttconv, where it is installed', () => {
  test.for(['clock.ttml', 'seconds.ttml', 'milliseconds.ttml', 'frames.ttml', 'a.stl'])('%s', (name) =>
    expectSameOfAll(ttconv, name, exact),
  )

  test('SCC has the same words, and times within what its codes take to be sent', () =>
    expectSameOfAll(ttconv, 'a.scc', { startMs: 1_500, endMs: 1_500 }))
})

describe.skipIf(!hasAeidon)('beside aeidon, where it is installed', () => {
  test.for(['a.sub', 'b.sub', 'a.ass'])('%s', (name) => expectSameOfAll(aeidon, name, exact))

  test('MPL2 counts tenths of a second', () => expectSameOfAll(aeidon, 'a.mpl', { startMs: 100, endMs: 100 }))
})
