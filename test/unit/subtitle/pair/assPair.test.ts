/** Two languages in one ASS script: the first as it was, the second in a style of its own. */
import { expect, test } from 'vitest'
import { pairSubtitles } from '../../../../shared/subtitle/pair/pairSubtitles.ts'
import { parseSubtitle } from '../../../../shared/subtitle/parseSubtitle.ts'

const columns = 'Name, Fontname, Fontsize, PrimaryColour, Bold, Alignment, MarginL, MarginR, MarginV, Encoding'
const script = (alignment: number) => `[Script Info]
ScriptType: v4.00+
PlayResY: 1080

[V4+ Styles]
Format: ${columns}
Style: Sign,Arial,30,&H00FFFFFF,0,8,10,10,10,1
Style: Talk,Arial,72,&H00FFFFFF,0,${alignment},10,10,10,1

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
Dialogue: 0,0:00:01.00,0:00:03.00,Talk,,0,0,0,,{\\pos(1,2)}Good {\\i1}morning{\\i0}.
Dialogue: 0,0:00:01.00,0:00:03.00,Sign,,0,0,0,,HARBOUR
Dialogue: 0,0:00:04.00,0:00:05.00,Talk,,0,0,0,,Yes.
`
const spanish =
  '1\n00:00:01,200 --> 00:00:03,100\n{\\an8}Buenos <i>días</i>.\n\n2\n00:00:09,000 --> 00:00:10,000\nFin.\n'

const parse = (text: string) => parseSubtitle(new TextEncoder().encode(text))

test('keeps the script, and shows the second language at the top in the size of the dialogue', () => {
  const { text, extension } = pairSubtitles(parse(script(2)), parse(spanish), { format: 'keep' })
  expect(extension).toBe('ass')
  for (const line of script(2).split('\n')) expect(text).toContain(line)
  expect(text).toContain('Style: Second language,Arial,72,&H00FFFFFF,0,8,10,10,10,1')
  expect(text).toContain('Dialogue: 0,0:00:01.20,0:00:03.10,Second language,,0,0,0,,Buenos {\\i1}días{\\i0}.')
  expect(text).toContain('Dialogue: 0,0:00:09.00,0:00:10.00,Second language,,0,0,0,,Fin.')
})

test('is at the bottom where the dialogue is at the top', () => {
  const { text } = pairSubtitles(parse(script(8)), parse(spanish), { format: 'keep' })
  expect(text).toContain('Style: Second language,Arial,72,&H00FFFFFF,0,2,10,10,10,1')
})

test('reads as the same cues again, and pairs again to the same text', () => {
  const { text } = pairSubtitles(parse(script(2)), parse(spanish), { format: 'keep' })
  expect(parse(text).cues).toHaveLength(5)
  expect(pairSubtitles(parse(script(2)), parse(spanish), { format: 'keep' }).text).toBe(text)
})

test('is SRT where that is wished, where the first is none, and where the script has no styles', () => {
  expect(pairSubtitles(parse(script(2)), parse(spanish), { format: 'srt' }).extension).toBe('srt')
  expect(pairSubtitles(parse(spanish), parse(script(2)), { format: 'keep' }).extension).toBe('srt')
  const bare = parse('[Events]\nDialogue: 0,0:00:01.00,0:00:03.00,Talk,,0,0,0,,Good morning.\n')
  expect(pairSubtitles(bare, parse(spanish), { format: 'keep' })).toMatchObject({
    extension: 'srt',
    text: expect.stringContaining('Good morning.\nBuenos <i>días</i>.') as string,
  })
})
