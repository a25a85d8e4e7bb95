/** Lines in capitals that describe a sound without brackets, as British broadcasters write them: 'SHOP DOOR BELL CLANGS'. Pure. */
import { isSaid, isScreenText, namesSound } from './soundWords.ts'
import type { Span } from './bracketedSounds.ts'

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
    const words = line.replace(/^\s*[-–—]?\s*/, '').trim()
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
const heard = new Set(
  'music laughter applause chatter gunfire gunshot gunshots thunder footsteps siren sirens static explosion explosions'.split(
    ' ',
  ),
)
const subjects = new Set(
  'he she it they all both man woman boy girl baby crowd audience children people dog dogs cat phone'.split(' '),
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

/** Its last word tells what is heard ("BELL CLANGS", "SOFT MUSIC"), or somebody is heard ("THEY LAUGH"). */
export function soundLinesInCapitals(shown: string): readonly Span[] {
  return linesInCapitals(shown).flatMap(({ from, to, words }) =>
    isSound(words) ? [{ from, to, reason: 'sound' }] : [],
  )
}

function isSound(words: string): boolean {
  const all = words.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []
  const [first = '', last = ''] = [all[0], all.at(-1)]
  if (all.length < 2 || isOrder(words) || isClause(words) || isSaid(words) || isScreenText(words)) return false
  if (!namesSound(last)) return false
  return heard.has(last) || /(?:s|ing)$/.test(last) || subjects.has(first)
}
