import { describe, expect, it } from 'vitest'
import { isWellFormedSrt } from '../../../../../shared/subtitle/formats/srt/srtForm.ts'
import { readPlainSrt } from '../../../../../shared/subtitle/formats/srt/plainSrt.ts'
import { readSrt } from '../../../../../shared/subtitle/formats/srt/srt.ts'
import { parseSubtitle } from '../../../../../shared/subtitle/parseSubtitle.ts'
import { createRandom } from '../../../../support/make/worlds/makeWorld.ts'

const film = [
  '1\n00:00:01,000 --> 00:00:02,500\nGood evening.\n',
  '2\n00:00:03,000 --> 00:00:04,500\n- Who is there?\n- <i>Me.</i>\n',
  '3\n00:00:05,000 --> 00:00:06,500\n\n',
  '4\n01:02:03,004 --> 01:02:05,006\n¿Qué? 2 > 1\n',
  '5\n01:02:06,004 --> 01:02:07,006\nThe end…\n',
]

/** What is put into a text, or in place of a part of it. */
const pieces = [
  ...['\n', '\n\n', '\n\n\n', ' ', '\u00a0', '\t', '\r', '1', '5', '6', '0', '-->', '→', '&gt;', '.', ','],
  ...['[', '\n[Events]\n', '<sami>', '<tt>', 'WEBVTT', '\nNext line', '00:00:09,000 --> 00:00:10,000'],
]

function changed(text: string, pick: (below: number) => number): string {
  const at = pick(text.length + 1)
  return text.slice(0, at) + (pieces[pick(pieces.length)] ?? '') + text.slice(at + pick(3))
}

describe('an SRT text in the form that most have', () => {
  it('is read in one pass, with numbers from 0 as from 1', () => {
    const plain = film.slice(0, 2).join('\n')
    expect(readPlainSrt(plain)).toEqual([
      { startMs: 1_000, endMs: 2_500, text: 'Good evening.' },
      { startMs: 3_000, endMs: 4_500, text: '- Who is there?\n- <i>Me.</i>' },
    ])
    expect(readPlainSrt(plain.replace('1\n', '0\n').replace('\n2\n', '\n1\n'))).toHaveLength(2)
  })

  it('comes to the same as by the readers of all that people have, whatever is changed in it', () => {
    const pick = createRandom(7)
    let read = 0
    for (let round = 0; round < 20_000; round += 1) {
      let text = film.filter((_, at) => round % 3 > 0 || at !== 3).join('\n')
      for (let times = pick(4); times > 0; times -= 1) text = changed(text, pick)
      const cues = readPlainSrt(text)
      if (!cues) continue
      read += 1
      const lines = text.split('\n')
      expect(readSrt({ text, lines }), JSON.stringify(text)).toEqual({ format: 'srt', cues, header: '', dropped: [] })
      expect(isWellFormedSrt(lines), JSON.stringify(text)).toBe(true)
      const bytes = new TextEncoder().encode(text)
      const quick = parseSubtitle(bytes, { fileName: 'film.srt' })
      expect({ ...parseSubtitle(bytes), isPlain: quick.isPlain }, JSON.stringify(text)).toEqual(quick)
    }
    expect(read).toBeGreaterThan(1_000)
  })

  it('is none where a line is longer than is allowed, or the text has more of them', () => {
    expect(readPlainSrt(`${film[0]}${'a'.repeat(70_000)}\n`)).toBeNull()
    expect(readPlainSrt(`${film[0]}${'\n'.repeat(500_001)}`)).toBeNull()
  })
})
