// Shapes that the formats allow, or programs write, beside the usual ones: none loses a text, or shows it at another time.
import { expect, test } from 'vitest'
import { parseSubtitle } from '../../../../shared/subtitle/parseSubtitle.ts'
import { shiftBy } from '../../../../shared/timing/retiming.ts'
import { retimeText } from '../../../../shared/subtitle/formats/retimeText.ts'

const read = (text: string, fps: number | null = null) => {
  const { format, cues, dropped } = parseSubtitle(new TextEncoder().encode(text), { fps })
  return { format, dropped, cues: cues.map(({ startMs, endMs, text: shown }) => [startMs, endMs, shown]) }
}
const cuesOf = (text: string, fps?: number) => read(text, fps).cues

const ttml = (attributes: string, paragraphs: string) =>
  `<tt xmlns="http://www.w3.org/ns/ttml" xmlns:ttp="http://www.w3.org/ns/ttml#parameter" ${attributes}><body><div>${paragraphs}</div></body></tt>`
const counted = 'ttp:timeBase="smpte" ttp:frameRate="24" ttp:frameRateMultiplier="1000 1001"'
const hourLater = '<p begin="01:00:00:00" end="01:00:02:12">Late</p>'

test('frames that are counted without gaps make an hour of 24 longer than an hour where 23.976 are shown', () => {
  expect(cuesOf(ttml(`${counted} ttp:dropMode="nonDrop"`, hourLater))).toEqual([[3_603_600, 3_606_102, 'Late']])
  expect(cuesOf(ttml(counted, '<p begin="01:00:00" end="01:00:02">Late</p>'))).toEqual([[3_603_600, 3_605_602, 'Late']])
})

test('of frames with numbers left out, and of media time, a clock is right', () => {
  const rate = 'ttp:frameRate="30" ttp:frameRateMultiplier="1000 1001"'
  const semicolons = '<p begin="00:10:00;00" end="00:10:02;15">Half</p>'
  for (const base of ['ttp:timeBase="smpte" ttp:dropMode="dropNTSC"', 'ttp:timeBase="smpte"'])
    expect(cuesOf(ttml(`${base} ${rate}`, semicolons))).toEqual([[600_000, 602_501, 'Half']])
  expect(cuesOf(ttml(rate, hourLater))).toEqual([[3_600_000, 3_602_400, 'Late']])
})

const sami = (body: string) =>
  `<SAMI><HEAD><STYLE TYPE="text/css"><!-- .ENCC {Name: English; lang: en-US;} --></STYLE></HEAD><BODY>${body}</BODY></SAMI>`

test('what a comment of SAMI holds is not shown', () => {
  const body =
    '<SYNC Start=1000><!-- <SYNC Start=1500><P Class=ENCC>Not --><P Class=ENCC>Shown<SYNC Start=3000><P Class=ENCC>&nbsp;'
  expect(read(sami(body))).toEqual({ format: 'sami', dropped: [], cues: [[1000, 3000, 'Shown']] })
})

test('marks of SAMI out of order, and before the film, keep their texts', () => {
  const body = [-500, 5000, 3000].map((start) => `<SYNC Start=${start}><P Class=ENCC>At ${start}`).join('\n')
  expect(cuesOf(sami(body))).toEqual([
    [0, 3000, 'At -500'],
    [3000, 5000, 'At 3000'],
    [5000, 9000, 'At 5000'],
  ])
})

test.for([
  ['microdvd', '{-25}{50}Early\n{100}{125}Then\n'],
  ['mpl2', '[-10][20]Early\n[40][50]Then\n'],
  ['subviewer', '-00:00:01.00,00:00:02.00\nEarly\n\n00:00:04.00,00:00:05.00\nThen\n'],
] as const)('a text of %s that begins before the film begins with it', ([format, text]) => {
  const cues = [
    [0, 2000, 'Early'],
    [4000, 5000, 'Then'],
  ]
  expect(read(text, 25)).toMatchObject({ format, dropped: [], cues })
})

test('moving a MicroDVD file moves what begins before the film too', () => {
  const { text } = retimeText('{-25}{50}Early', shiftBy(2000), { format: 'microdvd', fps: 25 })
  expect(text).toBe('{25}{100}Early')
})

test('a blank line or a look before the text of SubViewer is no end of it', () => {
  const text = `[SUBTITLE]
00:00:01.00,00:00:02.00

One

00:00:04.00,00:00:05.00
[COLF]&H00FF00,[STYLE]it
Two`
  expect(cuesOf(text)).toEqual([
    [1000, 2000, 'One'],
    [4000, 5000, 'Two'],
  ])
})

test.for([
  ['tmplayer', '00:00:01:One\n100:00:01:Never\n00:00:09:Two\n'],
  ['subviewer', '00:00:01.00,00:00:02.50\nOne\n100:00:01.00,100:00:02.00\nNever\n\n00:00:09.00,00:00:10.50\nTwo\n'],
] as const)('hours of %s beyond all films are told', ([format, text]) => {
  const cues = [
    [1000, 2500, 'One'],
    [9000, 10_500, 'Two'],
  ]
  expect(read(text)).toEqual({ format, cues, dropped: ['1 cue with unusable times left out'] })
})

test('a song may have hours', () => {
  expect(cuesOf('[01:00:12.00]One\n[01:00:17.2]Two\n')).toEqual([
    [3_612_000, 3_617_200, 'One'],
    [3_617_200, 3_621_200, 'Two'],
  ])
})

test('three numbers before a line are hours where nobody could sing so fast, and hundredths where somebody could', () => {
  const spoken = '[00:00:01]One\n[00:00:05]Two\n[00:01:02]Three\n'
  expect(cuesOf(spoken).map(([startMs]) => startMs)).toEqual([1000, 5000, 62_000])
  const sung = '[00:01:50]One\n[00:05:20]Two\n[01:02:00]Three\n'
  expect(cuesOf(sung).map(([startMs]) => startMs)).toEqual([1500, 5200, 62_000])
})
