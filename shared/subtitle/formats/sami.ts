/** SAMI: HTML-like text between `<SYNC Start=ms>` marks; one file can hold a language in each class of paragraph. */
import { counted } from '../counted.ts'
import type { Cue, SubtitleDocument } from '../document.ts'
import { subtitleLimits } from '../limits.ts'
import { type MarkupToken, splitMarkup } from './markupTokens.ts'
import type { ReadOptions, SubtitleReader, SubtitleSource } from './reader.ts'
import { chooseClass, type Paragraph } from './samiClass.ts'
import { tidyLines } from '../textLines.ts'
import { withoutSections } from './ttml/xmlSections.ts'

/** How long the last cue stays. */
const lastCueMs = 4000

export const samiReader: SubtitleReader = {
  format: 'sami',
  extensions: ['smi', 'sami'],
  recognises: ({ text }) => /<sami[\s>]|<sync\s{1,9}start\s{0,9}=/i.test(text.slice(0, 4096)),
  read: readSami,
}

function readSami({ text }: SubtitleSource, { languageHint }: ReadOptions): SubtitleDocument {
  const paragraphs = readParagraphs(splitMarkup(bodyOf(text))).toSorted((a, b) => a.startMs - b.startMs)
  const classes = [...new Set(paragraphs.map(({ className }) => className))]
  const chosen = chooseClass(classes, paragraphs, { languageHint, styles: text.slice(0, text.search(/<sync\b/i)) })
  const cues = cuesOf(paragraphs.filter(({ className }) => className === chosen))
  const dropped = counted(classes.length - 1, 'other language', 'in the same file left out')
  return { format: 'sami', cues, header: '', dropped }
}

/** Before it, comments hold the styles; within it they hold nothing. */
function bodyOf(text: string): string {
  return withoutSections(text.slice(Math.max(0, text.search(/<body\b|<sync\b/i))))
}

function readParagraphs(tokens: readonly MarkupToken[]): readonly Paragraph[] {
  const paragraphs: Paragraph[] = []
  let startMs: number | null = null
  let className = ''
  let pieces: string[] = []
  let isInParagraph = false
  const close = () => {
    if (startMs !== null) paragraphs.push({ startMs, className, text: tidyLines(pieces.join('')) })
    pieces = []
    isInParagraph = false
  }
  for (const token of tokens) {
    if (token.kind === 'open' && token.name === 'sync') {
      close()
      startMs = timeOf(token.attributes.get('start'))
    } else if (token.kind === 'open' && token.name === 'p') {
      if (isInParagraph) close()
      isInParagraph = true
      className = token.attributes.get('class')?.toUpperCase() ?? ''
    } else pieces.push(inlineOf(token))
  }
  close()
  return paragraphs
}

function timeOf(written: string | undefined): number | null {
  const ms = Number.parseInt(written ?? '', 10)
  return ms <= subtitleLimits.maxTimeMs ? Math.max(0, ms) : null
}

function inlineOf(token: MarkupToken): string {
  if (token.kind === 'text') return token.text.replace(/\s+/g, ' ')
  if (token.name === 'br' && token.kind === 'open') return '\n'
  if (!/^[ibus]$/.test(token.name)) return ''
  return token.kind === 'open' ? `<${token.name}>` : `</${token.name}>`
}

/** A cue lasts until the next mark; one without text only ends it. */
function cuesOf(paragraphs: readonly Paragraph[]): readonly Cue[] {
  return paragraphs.flatMap(({ startMs, text }, index): Cue[] => {
    const endMs = paragraphs[index + 1]?.startMs ?? startMs + lastCueMs
    return text === '' || endMs <= startMs ? [] : [{ startMs, endMs, text }]
  })
}
