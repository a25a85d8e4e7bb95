/**
 * The first channel of captions in line 21 (CEA-608) -> cues: pairs of bytes in, with the time of each. Captions pop on (built
 * unseen, then shown at once), roll up (a line a time) or are painted on. Text mode and the other channels are not read.
 */
import type { Cue } from '../../document.ts'
import { createTextMeter } from '../textMeter.ts'
import { basicCharacter, extendedCharacter, specialCharacter } from './characters608.ts'
import { createCaptionScreen, type CaptionScreen } from './captionScreen.ts'

export interface CaptionDecoder {
  /** Two bytes without their parity. @throws SubtitleError SUB_TOO_BIG where they have shown more than a subtitle may hold */
  read(pair: CodePair, atMs: number): void
  /** What is still shown stays a while. */
  end(): readonly Cue[]
}

export interface CodePair {
  readonly first: number
  readonly second: number
}

type Mode = 'pop' | 'roll' | 'paint' | 'text'

/** How long a caption stays that is never erased. */
const lastCueMs = 4000

/** Rows of the preamble codes by their first byte, low and high half of the second. */
const rowsOfPreamble: Readonly<Record<number, readonly [number, number]>> = {
  0x10: [11, 11],
  0x11: [1, 2],
  0x12: [3, 4],
  0x13: [12, 13],
  0x14: [14, 15],
  0x15: [5, 6],
  0x16: [7, 8],
  0x17: [9, 10],
}

export function createCaptionDecoder(): CaptionDecoder {
  const cues: Cue[] = []
  const meter = createTextMeter()
  let [shown, built] = [createCaptionScreen(), createCaptionScreen()]
  let mode: Mode = 'pop'
  let [row, column, isItalic] = [15, 0, false]
  let isOurChannel = true
  let shownSinceMs: number | null = null
  let before: CodePair | null = null

  const target = (): CaptionScreen => (mode === 'pop' ? built : shown)

  /** What was seen until now becomes a cue. */
  function close(atMs: number): void {
    const sinceMs = shownSinceMs
    shownSinceMs = null
    if (sinceMs === null || atMs <= sinceMs) return
    const text = shown.text()
    if (text === '') return
    // A few codes can show a full screen again.
    meter(text)
    cues.push({ startMs: sinceMs, endMs: atMs, text })
  }

  function write(char: string, atMs: number): void {
    if (mode === 'text' || char === '') return
    if (mode !== 'pop' && char !== ' ') shownSinceMs ??= atMs
    target().put(row, column, { char, isItalic })
    column += 1
  }

  function erase(atMs: number): void {
    close(atMs)
    shown.clear()
  }

  function show(atMs: number): void {
    close(atMs)
    ;[shown, built] = [built, shown]
    built.clear()
    mode = 'pop'
    if (!shown.isEmpty()) shownSinceMs = atMs
  }

  /** From now on lines roll: one is a cue until the next begins. */
  function roll(atMs: number): void {
    if (mode !== 'roll') {
      erase(atMs)
      built.clear()
    }
    mode = 'roll'
    ;[row, column] = [15, 0]
  }

  const commands: Readonly<Record<number, (atMs: number) => void>> = {
    0x20: () => (mode = 'pop'),
    0x21: () => {
      column = Math.max(0, column - 1)
      target().cut(row, column)
    },
    0x24: () => {
      target().cut(row, column)
    },
    0x25: roll,
    0x26: roll,
    0x27: roll,
    0x29: (atMs) => {
      if (mode !== 'paint' && shownSinceMs !== null) close(atMs)
      if (mode === 'roll') shown.clear()
      mode = 'paint'
    },
    0x2a: () => (mode = 'text'),
    0x2b: () => (mode = 'text'),
    0x2c: erase,
    0x2d: (atMs) => {
      if (mode === 'roll') erase(atMs)
      column = 0
    },
    0x2e: () => {
      built.clear()
    },
    0x2f: show,
  }

  function readControl(first: number, second: number, atMs: number): void {
    isOurChannel = (first & 0x08) === 0
    if (!isOurChannel) return
    if ((first === 0x14 || first === 0x15) && second >= 0x20 && second <= 0x2f) commands[second]?.(atMs)
    else if (first === 0x17 && second >= 0x21 && second <= 0x23) column += second - 0x20
    else if (first === 0x11 && second >= 0x30 && second <= 0x3f) write(specialCharacter(second), atMs)
    else if ((first === 0x12 || first === 0x13) && second >= 0x20 && second <= 0x3f) {
      column = Math.max(0, column - 1)
      write(extendedCharacter(first, second), atMs)
    } else if (first === 0x11 && second >= 0x20 && second <= 0x2f) {
      write(' ', atMs)
      isItalic = (second & 0x0e) === 0x0e
    } else if (second >= 0x40) place(first, second)
  }

  function place(first: number, second: number): void {
    const [low, high] = rowsOfPreamble[first] ?? [row, row]
    if (mode !== 'roll') row = second & 0x20 ? high : low
    const style = second & 0x1f
    column = style >= 0x10 ? ((style & 0x0e) >> 1) * 4 : 0
    isItalic = (style & 0x1e) === 0x0e
  }

  return {
    read(pair, atMs) {
      const { first, second } = pair
      const isControl = first >= 0x10 && first <= 0x1f
      const isRepeated = isControl && before?.first === first && before.second === second
      before = isRepeated ? null : pair
      if (isRepeated) return
      if (isControl) readControl(first, second, atMs)
      else if (isOurChannel) for (const code of [first, second]) if (code >= 0x20) write(basicCharacter(code), atMs)
    },
    end() {
      if (shownSinceMs !== null) close(shownSinceMs + lastCueMs)
      return cues
    },
  }
}
