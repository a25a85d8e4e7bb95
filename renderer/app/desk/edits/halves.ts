/** One line cut in two: each half keeps the style and the place that its words had, for the time that its letters need. Pure. */
import type { CueChange } from '../../../../shared/subtitle/edit/editedCues.ts'
import { splitInline, type InlineToken } from '../../../../shared/subtitle/inlineTags.ts'
import { plainTextOf } from '../../../../shared/subtitle/plainText.ts'

type Words = CueChange['cues'][number]

interface Placed {
  readonly token: InlineToken
  readonly from: number
  readonly to: number
}

/** Tags that hold until they are closed. */
const styles = new Set(['i', 'b', 'u', 's', 'font', 'c', 'v', 'lang'])

/** @param letter of its text; null: where its first line ends, or in its middle. null: nothing would be left of one half */
export function halvesOf(cue: Words, letter: number | null): readonly Words[] | null {
  const placed = placedTokens(cue.text)
  const firstLine = cue.text.indexOf('\n')
  const places = [letter ?? 0, firstLine, middleBlank(cue.text, placed), Math.floor(cue.text.length / 2)]
  for (const place of places.filter((at) => at > 0 && at < cue.text.length)) {
    const texts = textsAt(cue.text, placed, outsideTags(place, placed))
    const letters = texts.map((text) => plainTextOf(text).length)
    const [first = 0, second = 0] = letters
    if (first > 0 && second > 0) return timed(cue, texts, first / (first + second))
  }
  return null
}

function timed({ startMs, endMs }: Words, [first, second]: readonly [string, string], share: number): readonly Words[] {
  const cutMs = Math.round(startMs + (endMs - startMs) * Math.min(0.9, Math.max(0.1, share)))
  return [
    { startMs, endMs: cutMs, text: first },
    { startMs: cutMs, endMs, text: second },
  ]
}

function placedTokens(text: string): readonly Placed[] {
  let from = 0
  return splitInline(text).map((token) => {
    const placed = { token, from, to: from + (token.kind === 'text' ? token.text : token.written).length }
    from = placed.to
    return placed
  })
}

/** A tag opens in the half of the words behind it, and closes in that of the words before. */
function outsideTags(at: number, placed: readonly Placed[]): number {
  const isClosing = ({ token }: Placed) => token.kind === 'tag' && token.isClosing
  const inside = placed.find(({ token, from, to }) => token.kind !== 'text' && from < at && at < to)
  if (inside) return outsideTags(isClosing(inside) ? inside.to : inside.from, placed)
  const before = placed.find(({ to }) => to === at)
  if (before?.token.kind === 'tag' && !isClosing(before)) return outsideTags(before.from, placed)
  const behind = placed.find(({ from }) => from === at)
  return behind && isClosing(behind) ? outsideTags(behind.to, placed) : at
}

/** What was said of all words before the cut is said again behind it. */
function textsAt(text: string, placed: readonly Placed[], at: number): readonly [string, string] {
  const open: { readonly name: string; readonly written: string }[] = []
  const overrides: string[] = []
  for (const { token } of placed.filter(({ to }) => to <= at)) {
    if (token.kind === 'override') overrides.push(token.written)
    else if (token.kind === 'tag' && token.isClosing) {
      const index = open.findLastIndex(({ name }) => name === token.name)
      if (index >= 0) open.splice(index, 1)
    } else if (token.kind === 'tag' && styles.has(token.name)) open.push(token)
  }
  const closing = open.toReversed().map(({ name }) => `</${name}>`)
  const opening = [...overrides, ...open.map(({ written }) => written)]
  return [text.slice(0, at).trim() + closing.join(''), opening.join('') + text.slice(at).trim()]
}

/** Between two words, where both halves have nearly as many letters; 0 where it is one word. */
function middleBlank(text: string, placed: readonly Placed[]): number {
  const lettersUpTo = (at: number) => plainTextOf(text.slice(0, at)).length
  const middle = lettersUpTo(text.length) / 2
  const blanks = placed.flatMap(({ token, from }) =>
    token.kind === 'text' ? [...token.text.matchAll(/\s/gu)].map(({ index }) => from + index) : [],
  )
  const away = (at: number) => Math.abs(lettersUpTo(at) - middle)
  return blanks.reduce((best, at) => (best === 0 || away(at) < away(best) ? at : best), 0)
}
