/** Which regions of a TTML file lie at the top of the picture. Pure. */
import type { MarkupToken } from '../markupTokens.ts'
import type { Attributes } from './ttmlTree.ts'

/** A text above this share of the height stands at the top. */
const topShare = 0.4

/** Names of regions. What a region does not say itself may stand in a style within it. */
export function topRegions(tokens: readonly MarkupToken[]): ReadonlySet<string> {
  const top = new Set<string>()
  const pictureHeight = heightOf(tokens)
  let open: { readonly id: string; attributes: Attributes } | null = null
  for (const token of tokens) {
    if (token.kind === 'open' && token.name === 'region') {
      open = { id: token.attributes.get('id') ?? '', attributes: token.attributes }
    } else if (token.kind === 'open' && token.name === 'style' && open) {
      open.attributes = new Map([...open.attributes, ...token.attributes])
    } else if (token.kind === 'open' && open) open = null
    if (open && isAtTop(open.attributes, pictureHeight)) top.add(open.id)
    else if (open) top.delete(open.id)
    if (token.kind === 'close' && token.name === 'region') open = null
  }
  return top
}

/** Where its text stands between its edges is `before` unless it says otherwise; a region without a place says nothing. */
function isAtTop(attributes: Attributes, pictureHeight: number | null): boolean {
  const from = secondOf(attributes.get('origin'), pictureHeight)
  const height = secondOf(attributes.get('extent'), pictureHeight)
  const align = attributes.get('displayalign')
  if (from === null && align !== 'before') return false
  const within = { after: 1, center: 0.5 }[align ?? ''] ?? 0
  return (from ?? 0) + (height ?? 1 - (from ?? 0)) * within < topShare
}

/** Of '10% 80%' or '64px 576px' the share of the height; null for other units. */
function secondOf(written: string | undefined, pictureHeight: number | null): number | null {
  const [, amount, unit] = /^\s*\S{1,20}\s+(\d{1,5}(?:\.\d{1,9})?)(%|px)\s*$/.exec(written ?? '') ?? []
  if (amount === undefined) return null
  if (unit === '%') return Number(amount) / 100
  return pictureHeight === null ? null : Number(amount) / pictureHeight
}

function heightOf(tokens: readonly MarkupToken[]): number | null {
  const root = tokens.find((token) => token.kind === 'open' && token.name === 'tt')
  const extent = root?.kind === 'open' ? (root.attributes.get('extent') ?? '') : ''
  const [, height] = /^\s*\d{1,5}px\s+(\d{1,5})px\s*$/.exec(extent) ?? []
  return Number(height) > 0 ? Number(height) : null
}
