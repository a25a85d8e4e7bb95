/** TTML (also DFXP): paragraphs with times. A text that declares entities is refused: none of ours needs them. */
import { counted } from '../../counted.ts'
import type { Cue, SubtitleDocument } from '../../document.ts'
import { wrapTags } from '../../inlineTags.ts'
import { subtitleLimits } from '../../limits.ts'
import { type MarkupToken, splitMarkup } from '../markupTokens.ts'
import { withoutSections } from './xmlSections.ts'
import type { SubtitleReader, SubtitleSource } from '../reader.ts'
import { tidyLines } from '../../textLines.ts'
import { topRegions } from './ttmlRegions.ts'
import { readRates } from './ttmlTime.ts'
import { type Attributes, timedTexts, type TimedText } from './ttmlTree.ts'

export const ttmlReader: SubtitleReader = {
  format: 'ttml',
  extensions: ['ttml', 'dfxp', 'xml'],
  recognises: ({ text }) => {
    const head = text.slice(0, 4096)
    return /<(?:\w{1,10}:)?tt[\s>]/.test(head) && !/<!doctype|<!entity/i.test(head)
  },
  read: readTtml,
}

type StyleTable = ReadonlyMap<string, readonly string[]>

function readTtml({ text }: SubtitleSource): SubtitleDocument {
  const tokens = splitMarkup(withoutSections(text))
  const root = tokens.find((token) => token.kind === 'open' && token.name === 'tt')
  const rates = readRates(root?.kind === 'open' ? root.attributes : new Map())
  const styles = readStyles(tokens)
  const timed = timedTexts(tokens, rates).filter((one) => one.tokens.some((token) => token.kind === 'text'))
  const looks = { styles, top: topRegions(tokens) }
  const cues = timed.flatMap((one) => cueOf(one, looks) ?? [])
  const dropped = counted(timed.length - cues.length, 'cue', 'with unusable times left out')
  return { format: 'ttml', cues: cues.toSorted((a, b) => a.startMs - b.startMs), header: '', dropped }
}

interface Looks {
  readonly styles: StyleTable
  /** Regions at the top of the picture. */
  readonly top: ReadonlySet<string>
}

function cueOf({ startMs, endMs, tokens, attributes, region }: TimedText, { styles, top }: Looks): Cue | null {
  if (startMs === null || endMs === null || endMs <= startMs || endMs > subtitleLimits.maxTimeMs) return null
  const text = tidyLines(inlineText(tokens, styles))
  const place = text !== '' && top.has(region) ? '{\\an8}' : ''
  return { startMs, endMs, text: place + wrapTags(text, tagsOf(attributes, styles)) }
}

/** Named styles that SRT has a tag for. */
function readStyles(tokens: readonly MarkupToken[]): StyleTable {
  const styles = new Map<string, readonly string[]>()
  for (const token of tokens) {
    if (token.kind !== 'open' || token.name !== 'style') continue
    const id = token.attributes.get('id')
    if (id !== undefined) styles.set(id, tagsOf(token.attributes, new Map()))
  }
  return styles
}

/** Each once, however many styles say it. */
function tagsOf(attributes: Attributes, styles: StyleTable): readonly string[] {
  const named = (attributes.get('style') ?? '').split(/\s+/).flatMap((id) => styles.get(id) ?? [])
  const tags = [
    ...named,
    ...(/^(?:italic|oblique)$/.test(attributes.get('fontstyle') ?? '') ? ['i'] : []),
    ...(attributes.get('fontweight') === 'bold' ? ['b'] : []),
    ...(attributes.get('textdecoration') === 'underline' ? ['u'] : []),
  ]
  return [...new Set(tags)]
}

function inlineText(tokens: readonly MarkupToken[], styles: StyleTable): string {
  const open: (readonly string[])[] = []
  const pieces = tokens.map((token) => {
    if (token.kind === 'text') return token.text.replace(/\s+/g, ' ')
    if (token.name === 'br') return token.kind === 'open' ? '\n' : ''
    if (token.name !== 'span') return ''
    if (token.kind === 'close') return closing(open.pop() ?? [])
    const tags = tagsOf(token.attributes, styles)
    open.push(tags)
    return tags.map((tag) => `<${tag}>`).join('')
  })
  return pieces.join('') + open.toReversed().map(closing).join('')
}

function closing(tags: readonly string[]): string {
  return tags
    .toReversed()
    .map((tag) => `</${tag}>`)
    .join('')
}
