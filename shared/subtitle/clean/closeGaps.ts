/** What is left of a line when words have gone: blanks, dashes and line ends are put in order around the gap. Pure. */
import type { Edit } from './shownText.ts'

interface Line {
  readonly from: number
  /** Place of its line end, or the end of the text. */
  readonly to: number
}

/** A dash of any kind or a caption's chevrons before what a speaker says. */
const dash = /^([\s\p{Cf}]*)([-–—‐‑]+|>{2,3})[^\S\n]*/u

/**
 * Only lines that have lost something change. A line without words goes; where one of two speakers is gone the other loses
 * his dash, and where names that told speakers apart are gone (`named`: their places) dashes tell.
 */
export function closeGaps(shown: string, removed: Uint8Array, named: readonly number[]): Edit {
  const gone = new Uint8Array(removed)
  const lines = linesOf(shown, gone)
  const kept = lines.filter((line) => !isEmptied(shown, gone, line))
  for (const line of lines) if (!kept.includes(line)) gone.fill(1, line.from, line.to)
  for (const { to } of lines.filter((line) => !hasFollower(line, kept))) gone[to] = 1
  for (const line of kept) if (isTouched(gone, line)) closeLine(shown, gone, line)
  for (const place of named) if (isInsideLine(shown, gone, place)) removeBlanksBefore(shown, gone, place)
  removeLonelyDash(shown, gone, { lines, kept })
  return { gone, added: missingDashes(shown, { gone, kept, named }) }
}

/** A line end that is gone joins its two lines. */
function linesOf(shown: string, gone: Uint8Array): readonly Line[] {
  const lines: Line[] = []
  let from = 0
  for (let at = 0; at <= shown.length; at += 1) {
    if (at < shown.length && (shown[at] !== '\n' || gone[at] === 1)) continue
    lines.push({ from, to: at })
    from = at + 1
  }
  return lines
}

function isTouched(gone: Uint8Array, { from, to }: Line): boolean {
  return gone.subarray(from, to).includes(1)
}

function isEmptied(shown: string, gone: Uint8Array, line: Line): boolean {
  return isTouched(gone, line) && !/[\p{L}\p{N}]/u.test(leftOf(shown, gone, line))
}

function leftOf(shown: string, gone: Uint8Array, { from, to }: Line): string {
  return Array.from({ length: to - from }, (_, index) => (gone[from + index] ? '' : shown.charAt(from + index))).join(
    '',
  )
}

function hasFollower(line: Line, kept: readonly Line[]): boolean {
  return kept.includes(line) && kept.at(-1) !== line
}

function closeLine(shown: string, gone: Uint8Array, { from, to }: Line): void {
  const places = Array.from({ length: to - from }, (_, index) => from + index).filter((at) => !gone[at])
  const isBlank = (at: number | undefined) => at !== undefined && /[^\S\n]/.test(shown.charAt(at))
  const dashes = dash.exec(shown.slice(from, to))?.[0].length ?? 0
  const [first] = places.filter((at) => at >= from + dashes)
  for (const [nth, at] of places.entries()) {
    const next = places[nth + 1]
    const isAtGap = next === undefined || next !== at + 1 || (at > 0 && gone[at - 1] === 1)
    if (!isBlank(at) || at < from + dashes) continue
    const isBeforeStop = next !== undefined && next !== at + 1 && /[,.!?;:…，。！？；：、]/.test(shown.charAt(next))
    const isLeading =
      first !== undefined && places.slice(0, nth).every((place) => place < from + dashes || isBlank(place))
    if (isAtGap && (next === undefined || isBlank(next) || isBeforeStop || isLeading)) gone[at] = 1
  }
  trimStart(shown, gone, { from: from + dashes, to })
}

/** The comma or stop of what went before; '...' belongs to what follows. */
function trimStart(shown: string, gone: Uint8Array, { from, to }: Line): void {
  if (gone[from] !== 1) return
  const left = leftOf(shown, gone, { from, to })
  const [rest = ''] = /^(?:[^\S\n]*(?:[,;:，；：。]|\.(?!\.)))?[^\S\n]*/.exec(left) ?? []
  let length = rest.length
  for (let at = from; at < to && length > 0; at += 1) {
    if (gone[at]) continue
    gone[at] = 1
    length -= 1
  }
}

interface Lines {
  readonly lines: readonly Line[]
  readonly kept: readonly Line[]
}

function removeLonelyDash(shown: string, gone: Uint8Array, { lines, kept }: Lines): void {
  const hasDash = ({ from, to }: Line) => dash.test(shown.slice(from, to))
  const speakers = kept.filter(hasDash)
  const [first] = kept
  if (speakers.length !== 1 || speakers[0] !== first || !first || lines.length === kept.length) return
  const [whole = ''] = dash.exec(shown.slice(first.from, first.to)) ?? []
  gone.fill(1, first.from, first.from + whole.length)
}

interface Named {
  readonly gone: Uint8Array
  readonly kept: readonly Line[]
  readonly named: readonly number[]
}

function missingDashes(shown: string, { gone, kept, named }: Named): ReadonlyMap<number, string> {
  const isNamed = ({ from, to }: Line) => named.some((place) => place >= from && place < to)
  const [first] = kept
  const inside = named.filter((place) => isInsideLine(shown, gone, place))
  if (!first || !(kept.slice(1).some(isNamed) || inside.length > 0)) return new Map()
  const hasDash = ({ from, to }: Line) => dash.test(leftOf(shown, gone, { from, to }))
  const speakers = kept.filter((line) => (line === first || isNamedAtStart(line)) && !hasDash(line))
  function isNamedAtStart({ from, to }: Line): boolean {
    return named.some((place) => place >= from && place < to && !inside.includes(place))
  }
  return new Map([
    ...speakers.map(({ from, to }): [number, string] => [firstLeft(gone, { from, to }), '- ']),
    ...inside.map((place): [number, string] => [place, '\n- ']),
  ])
}

/** Something of another speaker is left before it. */
function isInsideLine(shown: string, gone: Uint8Array, place: number): boolean {
  const lineFrom = shown.lastIndexOf('\n', place - 1) + 1
  return /[\p{L}\p{N}]/u.test(leftOf(shown, gone, { from: lineFrom, to: place }))
}

/** A new line begins there. */
function removeBlanksBefore(shown: string, gone: Uint8Array, place: number): void {
  for (let at = place - 1; at >= 0 && /[^\S\n]/.test(shown.charAt(at)); at -= 1) gone[at] = 1
}

function firstLeft(gone: Uint8Array, { from, to }: Line): number {
  let at = from
  while (at < to && gone[at] === 1) at += 1
  return at
}
