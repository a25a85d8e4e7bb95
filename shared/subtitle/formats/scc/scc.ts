/** Scenarist Closed Captions: time codes and the bytes of captions in line 21 (CEA-608) that begin there, a pair a frame. */
import { counted } from '../../counted.ts'
import type { SubtitleDocument } from '../../document.ts'
import { subtitleLimits } from '../../limits.ts'
import type { SubtitleReader, SubtitleSource } from '../reader.ts'
import { type CaptionDecoder, createCaptionDecoder } from './captionDecoder.ts'

const codeLine = /^(\d{1,2}):(\d{2}):(\d{2})([:;.,])(\d{2})\s+((?:[0-9a-fA-F]{4}\s*)+)$/

const framesPerSecond = 30_000 / 1001
const frameMs = 1000 / framesPerSecond

export const sccReader: SubtitleReader = {
  format: 'scc',
  extensions: ['scc'],
  recognises: ({ text }) => /^\s*Scenarist_SCC V\d/i.test(text.slice(0, 200)),
  read: readScc,
}

function readScc({ lines }: SubtitleSource): SubtitleDocument {
  const decoder = createCaptionDecoder()
  let unusable = 0
  for (const line of lines.slice(1)) {
    const match = codeLine.exec(line.trim())
    if (!match) {
      if (line.trim() !== '') unusable += 1
      continue
    }
    const [, hours, minutes, seconds, sign = ':', frames, codes = ''] = match
    const startMs = timeOf([hours, minutes, seconds, frames].map(Number), sign !== ':')
    if (startMs > subtitleLimits.maxTimeMs - 3_600_000) unusable += 1
    else readCodes(codes, startMs, decoder)
  }
  const cues = decoder.end()
  return { format: 'scc', cues, header: '', dropped: counted(unusable, 'line', 'that cannot be read left out') }
}

function readCodes(codes: string, startMs: number, decoder: CaptionDecoder): void {
  for (const [index, [code]] of [...codes.matchAll(/[0-9a-fA-F]{4}/g)].entries()) {
    const bytes = Number.parseInt(code, 16)
    // The highest bit of each byte is its parity.
    decoder.read({ first: (bytes >> 8) & 0x7f, second: bytes & 0x7f }, Math.round(startMs + index * frameMs))
  }
}

/** Time codes count 30 frames a second of which 29.97 are shown; with drop frame they leave out numbers, and stay with the clock. */
function timeOf([hours = 0, minutes = 0, seconds = 0, frames = 0]: readonly number[], isDropFrame: boolean): number {
  const wholeMinutes = hours * 60 + minutes
  const count = (wholeMinutes * 60 + seconds) * 30 + frames
  const left = isDropFrame ? 2 * (wholeMinutes - Math.floor(wholeMinutes / 10)) : 0
  return (count - left) * frameMs
}
