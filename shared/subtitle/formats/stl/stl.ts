/** EBU-STL (EBU Tech 3264): a header of 1024 bytes and blocks of 128. No text file: known by its first bytes. Pure. */
import { counted } from '../../counted.ts'
import type { Cue, SubtitleDocument } from '../../document.ts'
import { subtitleLimits } from '../../limits.ts'
import { SubtitleError } from '../../subtitleError.ts'
import { createTextMeter } from '../textMeter.ts'
import { stlText } from './iso6937.ts'
import { stlMarkup } from './stlMarkup.ts'

const headerBytes = 1024
const blockBytes = 128
const textFrom = 16

export function isStl(bytes: Uint8Array): boolean {
  return bytes.length >= headerBytes && /^\d{3}STL\d{2}\.\d{2}$/.test(ascii(bytes, 0, 11))
}

interface Header {
  readonly framesPerSecond: number
  readonly table: string
  /** The time code with which the programme begins. */
  readonly programmeMs: number
}

/** One subtitle of one or more blocks. */
interface Caption {
  readonly startMs: number
  readonly endMs: number
  readonly isAtTop: boolean
  /** 0 for a whole one; 1 to 3 where one of several comes to what is shown already: first, further, last. */
  readonly cumulative: number
  readonly text: string
}

/** Comments and blocks that were cut off are left out. */
export function readStl(bytes: Uint8Array): SubtitleDocument {
  const header = headerOf(bytes)
  const captions = accumulated(captionsIn(bytes, header))
  const offsetMs = captions.every(({ startMs }) => startMs >= header.programmeMs) ? header.programmeMs : 0
  const cues = whileShown(captions)
    .filter(({ startMs, endMs, text }) => endMs > startMs && endMs <= subtitleLimits.maxTimeMs && text !== '')
    .map(({ startMs, endMs, text, isAtTop }): Cue => {
      const shown = isAtTop ? `{\\an8}${text}` : text
      return { startMs: startMs - offsetMs, endMs: endMs - offsetMs, text: shown }
    })
  const dropped = counted(captions.length - cues.length, 'cue', 'with unusable times or no text left out')
  return { format: 'stl', cues, header: '', dropped }
}

function headerOf(bytes: Uint8Array): Header {
  const framesPerSecond = Number(ascii(bytes, 6, 8)) || 25
  const [hours = 0, minutes = 0, seconds = 0, frames = 0] = (ascii(bytes, 256, 264).match(/\d\d/g) ?? []).map(Number)
  const programmeMs = timeOf([hours, minutes, seconds, frames], framesPerSecond)
  return { framesPerSecond, table: ascii(bytes, 12, 14), programmeMs }
}

const [lastBlock, userData, comment] = [0xff, 0xfe, 1]

/** The standard counts those of one caption from 0x00 to 0xef; the last has a number of its own. */
const maxCaptionBlocks = 0xf0 + 1

/** One after the other, so that what comes to too much is refused before the rest is read. @throws SubtitleError */
function* captionsIn(bytes: Uint8Array, { framesPerSecond, table }: Header): Generator<Caption> {
  let text: number[] = []
  for (let at = headerBytes; at + blockBytes <= bytes.length; at += blockBytes) {
    const block = bytes.subarray(at, at + blockBytes)
    if (block[3] === userData || block[15] === comment) continue
    text.push(...block.subarray(textFrom))
    if (text.length > maxCaptionBlocks * (blockBytes - textFrom)) throw new SubtitleError('SUB_TOO_BIG')
    if (block[3] !== lastBlock) continue
    const markup = stlMarkup(Uint8Array.from(text), (some) => stlText(some, table))
    yield {
      startMs: timeOf([...block.subarray(5, 9)], framesPerSecond),
      endMs: timeOf([...block.subarray(9, 13)], framesPerSecond),
      isAtTop: (block[13] ?? 0) > 0 && (block[13] ?? 0) <= lastTopRow,
      cumulative: block[4] ?? 0,
      text: markup,
    }
    text = []
  }
}

/** Of the 23 rows of teletext. */
const lastTopRow = 6

/** What belongs together is shown as it grows. @throws SubtitleError where it grows beyond what a subtitle may hold */
function accumulated(captions: Iterable<Caption>): readonly Caption[] {
  const meter = createTextMeter()
  const all: Caption[] = []
  let shown = ''
  for (const caption of captions) {
    shown = [caption.cumulative > 1 ? shown : '', caption.text].filter((text) => text !== '').join('\n')
    meter(shown)
    all.push({ ...caption, text: shown })
  }
  return all
}

/** What grows gives way to what it grows to; the last of it stays until all of it goes. */
function whileShown(captions: readonly Caption[]): readonly Caption[] {
  return captions.map((caption, at) => {
    const next = captions[at + 1]
    const goesOn = caption.cumulative > 0 && caption.cumulative < 3 && next !== undefined && next.cumulative > 1
    return goesOn ? { ...caption, endMs: next.startMs } : caption
  })
}

function timeOf([hours = 0, minutes = 0, seconds = 0, frames = 0]: readonly number[], framesPerSecond: number): number {
  return ((hours * 60 + minutes) * 60 + seconds) * 1000 + Math.round((frames / framesPerSecond) * 1000)
}

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to))
}
