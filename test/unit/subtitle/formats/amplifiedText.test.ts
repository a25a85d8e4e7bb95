// Small files that would become large subtitles, or take the square of their size to read: each is refused or stays bounded.
import { describe, expect, test } from 'vitest'
import { parseSubtitle } from '../../../../shared/subtitle/parseSubtitle.ts'
import { stlMarkup } from '../../../../shared/subtitle/formats/stl/stlMarkup.ts'
import { subtitleLimits } from '../../../../shared/subtitle/limits.ts'
import { type StlCue, stlFile } from '../../../support/make/stlFile.ts'
import { line, pairs } from '../../../support/make/sccFile.ts'

const read = (text: string) => parseSubtitle(new TextEncoder().encode(text))
const tooBig = expect.objectContaining({ detail: 'SUB_TOO_BIG' }) as Error
const many = <Item>(count: number, item: (at: number) => Item) => Array.from({ length: count }, (_, at) => item(at))
const secondsOf = (at: number) => `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`

describe('EBU-STL', () => {
  const growing = (count: number): readonly StlCue[] =>
    many(count, (at) => ({ startMs: at * 1000, endMs: at * 1000 + 900, text: 'x'.repeat(100), cumulative: 2 }))

  /** One caption of so many blocks that are full of one code, and a letter at its end. */
  function coded(blocks: number, code: number): Uint8Array {
    const made = stlFile([{ startMs: 1000, endMs: 2000, text: ' '.repeat(blocks * 112) }], {})
    const bytes = made.map((byte, at) => (at >= 1024 && (at - 1024) % 128 >= 16 ? code : byte))
    bytes[bytes.length - 1] = 'x'.charCodeAt(0)
    return bytes
  }

  test('a set that never stops growing is refused, though each of its captions is small enough', () => {
    expect(stlFile(growing(1000), {}).length).toBeLessThan(130_000)
    expect(() => parseSubtitle(stlFile(growing(1000), {}))).toThrow(tooBig)
  })

  test('a set of usual length grows as before', () => {
    const { cues } = parseSubtitle(stlFile(growing(40), {}))
    expect(cues.map(({ text }) => text.split('\n').length)).toEqual(many(40, (at) => at + 1))
  })

  test('a caption without words adds no blank line to what is shown', () => {
    const cues = [1, 2, 3].map((cumulative, at) => ({
      startMs: at * 1000 + 1000,
      endMs: 4000,
      text: ['One', ' ', 'two'][at] ?? '',
      cumulative,
    }))
    expect(parseSubtitle(stlFile(cues, {})).cues.map(({ text }) => text)).toEqual(['One', 'One', 'One\ntwo'])
  })

  test('codes for a style that is on already change nothing, and letters are read once a piece', () => {
    const pieces: number[] = []
    const field = new Uint8Array(26_000).fill(0x80)
    field[field.length - 1] = 0x78
    const text = stlMarkup(field, (letters) => {
      pieces.push(letters.length)
      return String.fromCharCode(...letters)
    })
    expect([text, pieces]).toEqual(['<i>x</i>', [1]])
  })

  test('a caption has as many blocks as the format can number', () => {
    expect(parseSubtitle(coded(241, 0x80)).cues).toMatchObject([{ text: '<i>x</i>' }])
    expect(() => parseSubtitle(coded(242, 0x80))).toThrow(tooBig)
  })
})

describe('LRC', () => {
  test('as many lines as a subtitle may have are read, each until the next that begins later', () => {
    const { cues } = read(many(subtitleLimits.maxCues, (at) => `[${secondsOf(at >> 1)}]x`).join('\n'))
    expect(cues).toHaveLength(subtitleLimits.maxCues)
    expect(cues.every(({ startMs, endMs }, at) => endMs - startMs === (at < cues.length - 2 ? 1000 : 4000))).toBe(true)
  })

  test('more marks are refused, wherever they stand and whenever they are', () => {
    const sameTime = many(30, () => `${'[0:1]'.repeat(13_000)}x`)
    expect(() => read(sameTime.join('\n'))).toThrow(tooBig)
  })

  test('long words behind many marks are refused: they come back at each of them', () => {
    const row = `${many(1000, (at) => `[${secondsOf(at)}]`).join('')}${'x'.repeat(20_000)}`
    expect(() => read(row)).toThrow(tooBig)
  })

  test('a separator of Unicode in the words is a blank, and no reason to look at the marks again', () => {
    expect(read('[0:1]a\u2028b\n[0:2]').cues).toEqual([{ startMs: 1000, endMs: 2000, text: 'a b' }])
    const rows = many(3, () => `${'[0:1]'.repeat(6000)}${'y'.repeat(15)}\u2028z`)
    expect(read(rows.join('\n')).cues).toHaveLength(18_000)
  })
})

test('SCC that shows a full screen again by a few codes is refused', () => {
  const [pop, paint] = [0x1420, 0x1429]
  const rows = [0x1140, 0x1160, 0x1240, 0x1260, 0x1540, 0x1560, 0x1640, 0x1660, 0x1740, 0x1760, 0x1040, 0x1340]
  const full = rows.flatMap((row) => [row, row, ...pairs('x'.repeat(32))])
  const again = (at: number) => line(300 + at * 4, [paint, 0x7800, pop])
  const scc = (count: number) =>
    `Scenarist_SCC V1.0\n\n${[line(30, [paint, paint, ...full]), ...many(count, again)].join('\n')}\n`
  expect(read(scc(100)).cues).toHaveLength(100)
  expect(scc(40_000).length).toBeLessThan(2_000_000)
  expect(() => read(scc(40_000))).toThrow(tooBig)
})

describe('TTML', () => {
  const ttml = (body: string) => `<tt xmlns="http://www.w3.org/ns/ttml">${body}</tt>`
  const rowsOf = (piece: string, count: number) => many(count, () => piece.repeat(10_000)).join('\n')

  test('a span may hold any number of tags, however deep it lies', () => {
    const deep = (inner: string) => `${'<span>'.repeat(90)}${inner}${'</span>'.repeat(90)}`
    const body = ttml(`<p begin="1s" end="2s">${deep(`${rowsOf('<b>', 20)} x`)}</p>`)
    expect(read(body).cues).toEqual([{ startMs: 1000, endMs: 2000, text: 'x' }])
  })

  test('more tags than a subtitle has are refused', () => {
    expect(() => read(ttml(`<p begin="1s" end="2s">x${rowsOf('<b>', 51)}</p>`))).toThrow(tooBig)
  })

  test('a style that is named again and again is one tag', () => {
    const style = '<style xml:id="s" tts:fontStyle="italic"/>'
    const body = `<p begin="1s" end="2s"><span style="${'s '.repeat(5000)}">x</span></p>`
    expect(read(ttml(style + body)).cues).toEqual([{ startMs: 1000, endMs: 2000, text: '<i>x</i>' }])
  })

  test('times that add up beyond those of a film are left out', () => {
    const body = '<p dur="90h">a</p><p dur="9h">b</p><p dur="9h">c</p><p dur="9h">d</p>'
    const { cues, dropped } = read(ttml(`<body timeContainer="seq">${body}</body>`))
    expect(cues.map(({ text }) => text)).toEqual(['a', 'b'])
    expect(dropped).toEqual(['2 cues with unusable times left out'])
  })
})

test('SAMI with a class for each paragraph takes the first of those with most text', () => {
  const paragraphs = many(100_000, (at) => `<P Class=C${at}>x`)
  const { cues, dropped } = read(`<SAMI><SYNC Start=1000>${paragraphs.join('\n')}<SYNC Start=2000>`)
  expect(cues.map(({ text }) => text)).toEqual(['x'])
  expect(dropped).toEqual(['99999 other languages in the same file left out'])
})

test('ASS may name thousands of columns: none of them is looked at for each line', () => {
  const columns = `Start, End, Text, ${'a,'.repeat(32_000)}`
  const lines = many(400_000, () => 'Dialogue: x')
  const last = 'Format: Start, End, Text\nDialogue: 0:00:01.00,0:00:02.00,x'
  const { cues } = read(
    `[Events]\nFormat: ${columns.split(', ').toReversed().join(', ')}\n${lines.join('\n')}\n${last}\n`,
  )
  expect(cues).toMatchObject([{ startMs: 1000, endMs: 2000, text: 'x' }])
})

test('WebVTT without blank lines may have more cues than a call takes arguments', () => {
  const block = many(200_000, () => '00:01.000 --> 00:02.000\nx').join('\n')
  expect(() => read(`WEBVTT\n\n${block}\n`)).toThrow(tooBig)
})
