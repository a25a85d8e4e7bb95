/** Lines in capitals that describe a sound without brackets, as British broadcasters write them: 'SHOP DOOR BELL CLANGS'. Pure. */
import type { Span } from './bracketedSounds.ts'
import { tellsSound } from './soundSentences.ts'
import { isSaid, isScreenText } from './soundWords.ts'

/** Where fewer lines have small letters, capitals are the habit of the subtitle. */
const leastInSmall = 0.5

export function isMostlyInSmall(texts: readonly string[]): boolean {
  const lines = texts.flatMap((text) => text.split('\n')).filter((line) => /\p{L}/u.test(line))
  return lines.filter((line) => /\p{Ll}/u.test(line)).length >= lines.length * leastInSmall
}

export interface LineInCapitals {
  readonly from: number
  readonly to: number
  readonly words: string
}

const capitalsOnly = /^[\p{Lu}\p{N}'’ ,&-]+$/u

/** Whole lines of two words and more, without the end of a sentence. */
export function linesInCapitals(shown: string): readonly LineInCapitals[] {
  let from = 0
  return shown.split('\n').flatMap((line) => {
    const to = from + line.length
    const words = withoutDash(line)
    const found = { from, to, words }
    from = to + 1
    const letters = words.match(/\p{Lu}/gu)?.length ?? 0
    return letters >= 4 && words.includes(' ') && capitalsOnly.test(words) ? [found] : []
  })
}

/** Who orders, forbids or asks begins so, in capitals where he shouts. */
const begins = new Set(
  (
    'stop no not never dont quit start keep turn get let listen come go hear watch please open close shut answer ring play call cut bring ' +
    'take put make who what why where when how if is are was do does did can could will would should must have has hes shes its thats ' +
    'this that these those there here and but or so because just only more enough one last my your our hold wait look run hit kill give ' +
    'leave be begin try ask tell say said see feel find follow move pull push use work sound pick set save send show help'
  ).split(' '),
)

/** Somebody speaks of himself, something is, or it is denied. */
const inClauses = new Set(
  'i is are was were be am do does did has have had will would can could not no yes dont cant wont im its hes shes thats there es está son soy no si est sont suis ist sind bin war nicht nein ja è sono non são é não het niet nee är inte er ikke jest nie tak je není ne da'.split(
    ' ',
  ),
)

export function isClause(words: string): boolean {
  const all =
    words
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{M}]+/gu) ?? []
  return all.some((word) => inClauses.has(word))
}

export function isOrder(words: string): boolean {
  const [first = ''] = /[\p{L}\p{N}]+/u.exec(words.toLowerCase().replace(/['’]/g, '')) ?? []
  return begins.has(first)
}

/** What is shown before a cue and after it. */
export interface Around {
  readonly before: string
  readonly after: string
}

/**
 * What an English subtitle tells of sounds. A line goes only where it is a sentence of its own: what stands before it in its
 * cue has come to its end, and nothing in capitals goes on with it.
 */
export function soundLinesInCapitals(shown: string, { before, after }: Around): readonly Span[] {
  const found = linesInCapitals(shown).filter(({ words }) => isSound(words))
  return found.flatMap(({ from, to }) => {
    const above = linesOf(shown.slice(0, from)).at(-1)
    const below = linesOf(shown.slice(to))[0] ?? linesOf(after)[0] ?? ''
    const isBegun = above === undefined ? isOpen(linesOf(before).at(-1) ?? '') : !isAtEnd(above)
    return isBegun || isOpen(below) ? [] : [{ from, to, reason: 'sound' }]
  })
}

const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line.trim() !== '')

const withoutDash = (line: string): string => line.replace(/^\s*[-–—]?\s*/, '').trim()

/** Words in capitals without an end may belong to the ones beside them. */
function isOpen(line: string): boolean {
  const words = withoutDash(line)
  return /\p{Lu}/u.test(words) && !/\p{Ll}|[.!?…]$/u.test(words) && !isSound(words)
}

/** A sentence has ended there, or was none. */
function isAtEnd(line: string): boolean {
  return /[.!?…\])♪"”]\s*$/u.test(line) || !/\p{L}/u.test(line) || isSound(withoutDash(line))
}

function isSound(words: string): boolean {
  if (/[,&]/.test(words) || isOrder(words) || isClause(words) || isSaid(words) || isScreenText(words)) return false
  return tellsSound(words.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [])
}
