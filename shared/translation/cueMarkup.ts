/** The parts of a cue's text that are no words: tags, overrides, drawings, music signs, dashes. A translation keeps them. Pure. */
import type { SubtitleFormat } from '../subtitle/document.ts'
import { splitInline } from '../subtitle/inlineTags.ts'

export interface MarkupAtom {
  readonly isMarkup: boolean
  readonly written: string
}

/** A cue's text cut into markup and text, in order. In scripts also comments, drawings and stray escapes are markup. */
export function atomsOf(text: string, format: SubtitleFormat): readonly MarkupAtom[] {
  return isScript(format) ? scriptAtoms(text) : inlineAtoms(text)
}

export function isScript(format: SubtitleFormat): boolean {
  return format === 'ass' || format === 'ssa'
}

/** The tags and overrides of a text, exactly as written, in order. */
export function markupOf(text: string, format: SubtitleFormat): readonly string[] {
  return atomsOf(text, format).flatMap(({ isMarkup, written }) => (isMarkup ? [written] : []))
}

/** How many music signs a text has. '#' is one only around a line, as karaoke files write it. */
export function musicSignsIn(text: string): number {
  const signs = text.match(/[♩♪♫♬]/g)?.length ?? 0
  const hashes = text.split('\n').filter((line) => isBetweenHashes(line.trim())).length * 2
  return signs + hashes
}

function isBetweenHashes(line: string): boolean {
  return line.length > 3 && /^#\s/.test(line) && /\s#$/.test(line.slice(-2))
}

/** How many lines begin with a speaker's dash; tags may stand before it. */
export function dialogueLinesIn(text: string, format: SubtitleFormat): number {
  const bare = atomsOf(text, format).map(({ isMarkup, written }) => (isMarkup ? '' : written))
  return bare
    .join('')
    .split('\n')
    .filter((line) => /^\s*[-‐‑–—]/.test(line)).length
}

export function hasWords(text: string): boolean {
  return /\p{L}/u.test(text)
}

function inlineAtoms(text: string): readonly MarkupAtom[] {
  return splitInline(text).map((token) =>
    token.kind === 'text' ? { isMarkup: false, written: token.text } : { isMarkup: true, written: token.written },
  )
}

/** `{…}` with or without a backslash, and a backslash that would escape or break something. */
const scriptMarkup = /\{[^{}]*\}|\\[NnhH{}]|[{}\\]/g

function scriptAtoms(text: string): readonly MarkupAtom[] {
  const atoms: MarkupAtom[] = []
  let isDrawing = false
  let end = 0
  const push = (written: string, isMarkup: boolean) => {
    if (written !== '') atoms.push({ written, isMarkup })
  }
  for (const { 0: written, index } of text.matchAll(scriptMarkup)) {
    push(text.slice(end, index), isDrawing)
    push(written, true)
    isDrawing = drawsAfter(written, isDrawing)
    end = index + written.length
  }
  push(text.slice(end), isDrawing)
  return atoms
}

function drawsAfter(override: string, isDrawing: boolean): boolean {
  const [, scale] = /\\p(\d{1,9})/.exec(override) ?? []
  return scale === undefined ? isDrawing : Number(scale) > 0
}

/** Whether syllables are timed one by one: their words cannot change without breaking the times. */
export function isKaraoke(text: string, format: SubtitleFormat): boolean {
  return isScript(format) && /\{[^{}]*\\[kK][fot]?\d/.test(text)
}
