/**
 * A cue as a translator gets it: only its words, with numbered marks where tags stand inside a sentence, and back again.
 * What is around the words (tags, positions, dashes, music signs, drawings) never leaves here, so that no engine can lose it.
 */
import type { SubtitleFormat } from '../subtitle/document.ts'
import { decodeBasicEntities } from '../subtitle/entities.ts'
import { atomsOf, hasWords, isKaraoke, markupOf, type MarkupAtom } from './cueMarkup.ts'
import { wrapLines } from './wrapLines.ts'

export type CuePiece =
  | { readonly kind: 'kept'; readonly written: string }
  | {
      readonly kind: 'text'
      /** Words on one line; `⟦0⟧`, `⟦1⟧` … stand for the `marks`, in this order. */
      readonly masked: string
      readonly marks: readonly string[]
      /** How many lines the words took in the source. */
      readonly lineCount: number
    }

export interface MaskedCue {
  readonly source: string
  readonly format: SubtitleFormat
  readonly pieces: readonly CuePiece[]
}

export interface MaskOptions {
  /** Every tag and line end ends a piece: poorer sentences, but no mark that an engine could lose. */
  readonly isCutAtMarks?: boolean
}

const markPattern = /⟦(\d{1,3})⟧/g

/** A speaker's turn, a sung line and everything else become pieces of their own; lines of one sentence are joined. */
export function maskCue(text: string, format: SubtitleFormat, { isCutAtMarks = false }: MaskOptions = {}): MaskedCue {
  if (isKaraoke(text, format)) return { source: text, format, pieces: [kept(text)] }
  const lines = linesOf(atomsOf(text, format))
  const groups = isCutAtMarks ? lines.map((line) => [line]) : groupLines(lines)
  const pieces = groups.flatMap((group, index): CuePiece[] => [
    ...(index > 0 ? [kept('\n')] : []),
    ...(isCutAtMarks ? cutPieces(group[0] ?? [], format) : wholePieces(group, format)),
  ])
  return { source: text, format, pieces: pieces.filter((piece) => piece.kind === 'text' || piece.written !== '') }
}

/** What an engine has to translate, in order; empty for a cue without words. */
export function textsOf({ pieces }: MaskedCue): readonly string[] {
  return pieces.flatMap((piece) => (piece.kind === 'text' ? [piece.masked] : []))
}

/** The numbers of the marks in a text, in order. */
function marksIn(masked: string): readonly number[] {
  return [...masked.matchAll(markPattern)].map(([, number]) => Number(number))
}

/**
 * The cue's text with `translations` in the place of its `textsOf`. Null when one of them is missing or without words, has
 * lost, doubled or moved a mark, or brings markup of its own.
 */
export function unmaskCue({ source, format, pieces }: MaskedCue, translations: readonly string[]): string | null {
  const written: string[] = []
  let next = 0
  for (const piece of pieces) {
    const one = piece.kind === 'kept' ? piece.written : unmaskPiece(piece, translations[next++] ?? '', format)
    if (one === null) return null
    written.push(one)
  }
  if (next !== translations.length) return null
  const text = written.join('')
  return sameList(markupOf(text, format), markupOf(source, format)) ? text : null
}

type TextPiece = Extract<CuePiece, { readonly kind: 'text' }>

function unmaskPiece({ marks, lineCount }: TextPiece, translation: string, format: SubtitleFormat): string | null {
  const line = translation.replace(/[\s\u2028\u2029]+/g, ' ').trim()
  const isWhole = hasWordsOrDigits(line) && sameList(marksIn(line), [...marks.keys()])
  if (!isWhole) return null
  const safe = format === 'vtt' ? escapeVtt(line) : line
  return wrapLines(safe, lineCount, (text) => text.replace(markPattern, '').length).replace(
    markPattern,
    (_, number: string) => marks[Number(number)] ?? '',
  )
}

/** A translation may write a number in digits where the source has a word. */
function hasWordsOrDigits(text: string): boolean {
  return hasWords(text) || /\p{N}/u.test(text.replace(markPattern, ''))
}

function sameList<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index])
}

function escapeVtt(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('-->', '--&gt;')
}

type Line = readonly MarkupAtom[]

/** Line ends inside a tag belong to the tag. */
function linesOf(atoms: readonly MarkupAtom[]): readonly Line[] {
  const lines: MarkupAtom[][] = [[]]
  for (const atom of atoms) {
    const parts = atom.isMarkup ? [atom.written] : atom.written.split('\n')
    for (const [index, written] of parts.entries()) {
      if (index > 0) lines.push([])
      if (written !== '') lines.at(-1)?.push({ ...atom, written })
    }
  }
  return lines
}

/** Sung words, told by their signs, and turns of speech, told by their dashes, are not joined with their neighbours. */
function groupLines(lines: readonly Line[]): readonly (readonly Line[])[] {
  const groups: Line[][] = []
  let wasSung = false
  for (const line of lines) {
    const words = wordsOf(line)
    const begins = /^\s*(?:[-‐‑–—]|[♩♪♫♬]|#\s)/.test(words)
    const last = groups.at(-1)
    if (!last || begins || wasSung) groups.push([line])
    else last.push(line)
    wasSung = /(?:[♩♪♫♬]|\s#)$/.test(words.trimEnd())
  }
  return groups
}

function wordsOf(line: Line): string {
  return line.map(({ isMarkup, written }) => (isMarkup ? '' : written)).join('')
}

function wholePieces(group: readonly Line[], format: SubtitleFormat): readonly CuePiece[] {
  const joined = group.flatMap((line, index) => (index === 0 ? line : [{ isMarkup: false, written: ' ' }, ...line]))
  if (!hasWords(group.map(wordsOf).join(' '))) return [kept(group.map(writtenOf).join('\n'))]
  const { before, inner, after } = trimmed(joined)
  const marks: string[] = []
  const masked = inner.map((atom) => maskAtom(atom, marks, format)).join('')
  return [kept(before), { kind: 'text', masked, marks, lineCount: group.length }, kept(after)]
}

/** Neighbouring tags share a mark: fewer marks are lost less often. */
function maskAtom({ isMarkup, written }: MarkupAtom, marks: string[], format: SubtitleFormat): string {
  if (isMarkup) return `⟦${marks.push(written) - 1}⟧`
  const shown = format === 'vtt' ? decodeBasicEntities(written) : written
  return shown.replaceAll('⟦', '[').replaceAll('⟧', ']')
}

function cutPieces(line: Line, format: SubtitleFormat): readonly CuePiece[] {
  return line.flatMap((atom) =>
    atom.isMarkup || !hasWords(atom.written) ? [kept(atom.written)] : wholePieces([[atom]], format),
  )
}

function writtenOf(line: Line): string {
  return line.map(({ written }) => written).join('')
}

function kept(written: string): CuePiece {
  return { kind: 'kept', written }
}

interface Trimmed {
  readonly before: string
  readonly inner: readonly MarkupAtom[]
  readonly after: string
}

const opening = /^(?:\s*[-‐‑–—]{1,3})?\s*(?:[♩♪♫♬]+\s*|#\s+)?/

/** Cuts tags, dashes and music signs off both ends. */
function trimmed(atoms: readonly MarkupAtom[]): Trimmed {
  const [before, rest] = cutStart(atoms)
  const [after, inner] = cutEnd(rest)
  return { before, inner: mergeMarkup(inner), after }
}

function cutStart(atoms: readonly MarkupAtom[]): readonly [string, readonly MarkupAtom[]] {
  let before = ''
  for (const [index, { isMarkup, written }] of atoms.entries()) {
    const cut = isMarkup ? written : (opening.exec(written)?.[0] ?? '')
    before += cut
    const left = written.slice(cut.length)
    if (left !== '') return [before, [{ isMarkup: false, written: left }, ...atoms.slice(index + 1)]]
  }
  return [before, []]
}

function cutEnd(atoms: readonly MarkupAtom[]): readonly [string, readonly MarkupAtom[]] {
  let after = ''
  for (let index = atoms.length - 1; index >= 0; index -= 1) {
    const { isMarkup = true, written = '' } = atoms[index] ?? {}
    const at = isMarkup ? 0 : endOfWords(written)
    after = written.slice(at) + after
    if (at > 0) return [after, [...atoms.slice(0, index), { isMarkup: false, written: written.slice(0, at) }]]
  }
  return [after, []]
}

/** Where music signs and spaces at the end begin. */
function endOfWords(written: string): number {
  const end = written.trimEnd().length
  let signs = end
  while ('♩♪♫♬'.includes(written[signs - 1] ?? ' ')) signs -= 1
  if (signs === end && /\s#$/.test(written.slice(0, end))) signs -= 2
  return written.slice(0, signs).trimEnd().length
}

function mergeMarkup(atoms: readonly MarkupAtom[]): readonly MarkupAtom[] {
  const merged: MarkupAtom[] = []
  for (const atom of atoms) {
    const last = merged.at(-1)
    if (last?.isMarkup && atom.isMarkup) merged[merged.length - 1] = { ...last, written: last.written + atom.written }
    else merged.push(atom)
  }
  return merged
}
