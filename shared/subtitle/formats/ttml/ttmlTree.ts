/**
 * When each text of a TTML file is shown. Times count from the beginning of the element around them; where that one's
 * children come one after the other (`timeContainer="seq"`), from the end of the child before. Pure.
 */
import type { MarkupToken } from '../markupTokens.ts'
import { ttmlTime, type TtmlRates } from './ttmlTime.ts'

export type Attributes = ReadonlyMap<string, string>

export interface TimedText {
  /** Null where the file tells no usable time. */
  readonly startMs: number | null
  readonly endMs: number | null
  /** What is within the paragraph, or within a piece of it that has times of its own. */
  readonly tokens: readonly MarkupToken[]
  readonly attributes: Attributes
  /** The name of the one that it is shown in, or ''. */
  readonly region: string
}

interface Element {
  readonly name: string
  readonly attributes: Attributes
  readonly startMs: number
  /** Null where nothing ends it. */
  readonly endMs: number | null
  readonly hasTimes: boolean
  readonly isSequence: boolean
  /** Of a sequence: the end of its last child. */
  cursorMs: number
  /** Shared with the element around it where it is a part of that one's text: nothing is copied from depth to depth. */
  readonly tokens: MarkupToken[]
  /** Whether texts within have become texts of their own. */
  hasParts: boolean
}

const timedNames = new Set(['body', 'div', 'p', 'span'])

/** In the order of the file. */
export function timedTexts(tokens: readonly MarkupToken[], rates: TtmlRates): readonly TimedText[] {
  const texts: TimedText[] = []
  const open: Element[] = []

  function close(): void {
    const element = open.pop()
    if (!element) return
    const parent = open.at(-1)
    if (parent?.isSequence) parent.cursorMs = element.endMs ?? element.cursorMs
    const isText = element.name === 'p' || (element.name === 'span' && isPart(element))
    if (isText && !(element.hasParts && isBlank(element.tokens))) texts.push(textOf(element, open))
    if (element.name !== 'span') return
    if (isPart(element)) markParts(open)
    else element.tokens.push({ kind: 'close', name: 'span' })
  }

  function closeUntil(name: string): void {
    if (!open.some((element) => element.name === name)) return
    while (open.at(-1)?.name !== name) close()
    close()
  }

  for (const token of tokens) {
    const isTimed = token.kind !== 'text' && timedNames.has(token.name)
    if (!isTimed) {
      const around = open.at(-1)
      if (around?.name === 'p' || around?.name === 'span') around.tokens.push(token)
    } else if (token.kind === 'close') closeUntil(token.name)
    else {
      if (token.name !== 'span') closeUntil('p')
      if (open.length < deepest) open.push(begin(token, open.at(-1), rates))
    }
  }
  while (open.length > 0) close()
  return texts
}

/** Deeper nesting is no subtitle's. */
const deepest = 100

function begin(token: MarkupToken & { readonly kind: 'open' }, parent: Element | undefined, rates: TtmlRates): Element {
  const { name, attributes } = token
  const [begins, ends, lasts] = ['begin', 'end', 'dur'].map((key) => ttmlTime(attributes.get(key), rates))
  const fromMs = (parent?.isSequence ? parent.cursorMs : parent?.startMs) ?? 0
  const startMs = fromMs + (begins ?? 0)
  const told = [
    ends === null || ends === undefined ? null : fromMs + ends,
    lasts === null || lasts === undefined ? null : startMs + lasts,
  ]
  const endMs = earliest([...told, parent?.endMs ?? null])
  const hasTimes = (begins ?? null) !== null && told.some((one) => one !== null)
  const isSequence = attributes.get('timecontainer') === 'seq'
  const tokens = tokensOf(token, parent)
  return { name, attributes, startMs, endMs, hasTimes, isSequence, cursorMs: startMs, tokens, hasParts: false }
}

/** A span without times of its own goes on with the text that it stands in. */
function tokensOf(token: MarkupToken & { readonly kind: 'open' }, parent: Element | undefined): MarkupToken[] {
  if (!parent || token.name !== 'span' || isPart(token)) return []
  parent.tokens.push(token)
  return parent.tokens
}

function earliest(times: readonly (number | null)[]): number | null {
  const known = times.filter((time) => time !== null)
  return known.length === 0 ? null : Math.min(...known)
}

/** A span with times is shown by itself. */
function isPart({ name, attributes }: Pick<Element, 'name' | 'attributes'>): boolean {
  return name === 'span' && ['begin', 'end', 'dur'].some((key) => attributes.has(key))
}

function markParts(open: readonly Element[]): void {
  for (const element of open) if (element.name === 'p' || element.name === 'span') element.hasParts = true
}

/** A paragraph needs times, or some around it. */
function textOf({ startMs, endMs, hasTimes, tokens, attributes }: Element, around: readonly Element[]): TimedText {
  const isTold =
    hasTimes ||
    attributes.has('begin') ||
    attributes.has('end') ||
    attributes.has('dur') ||
    around.some((element) => element.hasTimes)
  const region =
    attributes.get('region') ?? around.findLast((one) => one.attributes.has('region'))?.attributes.get('region')
  return { startMs: isTold ? startMs : null, endMs, tokens, attributes, region: region ?? '' }
}

function isBlank(tokens: readonly MarkupToken[]): boolean {
  return tokens.every((token) => token.kind !== 'text' || token.text.trim() === '')
}
