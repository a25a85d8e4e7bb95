/**
 * Which brackets of a subtitle describe a sound or name a speaker. A bracket with words of speech, a place or a time stays,
 * and what is not known stays where the subtitle does not use its kind of bracket for sounds all the time. Pure.
 */
import { isSaid, isScreenText, namesSound } from './soundWords.ts'
import { isRole } from './speakerWords.ts'

export interface Span {
  readonly from: number
  /** Behind its last unit. */
  readonly to: number
  readonly reason: 'sound' | 'speaker'
}

export interface BracketHabits {
  /** Kinds of bracket that stand around sounds again and again, so that even unknown words in them are none of the dialogue. */
  readonly usual: ReadonlySet<BracketKind>
  /** What stands in brackets before speech several times: names. */
  readonly speakers: ReadonlySet<string>
}

type BracketKind = 'square' | 'round'

interface Bracket {
  readonly kind: BracketKind
  readonly from: number
  readonly to: number
  readonly words: string
  /** Within a sentence rather than before, after or instead of one. */
  readonly isInside: boolean
  readonly isBeforeSpeech: boolean
}

const pair = /[[［【〔]([^[\]［］【】〔〕]{1,200})[\]］】〕]|[(（]([^()（）]{1,200})[)）]/gu

function bracketsOf(shown: string): readonly Bracket[] {
  return [...shown.matchAll(pair)].flatMap((match): Bracket[] => {
    const [whole, square, round = ''] = match
    const from = match.index
    const colon = /^\s?[:：]/.exec(shown.slice(from + whole.length))?.[0] ?? ''
    const to = from + whole.length + colon.length
    const words = (square ?? round).replace(/\s+/g, ' ').trim()
    if (!/\p{L}/u.test(words) || isEmoticon(shown, from, words)) return []
    const before = shown.slice(0, from)
    const after = shown.slice(to)
    return [
      {
        kind: square === undefined ? 'round' : 'square',
        from,
        to,
        words,
        isInside: isUnfinished(before) || /^ ?\p{Ll}/u.test(after),
        isBeforeSpeech: /(?:^|\n)[\s\p{Cf}>–—‐-]*$/u.test(before) && /^[^\n]*[\p{L}\p{N}]/u.test(after),
      },
    ]
  })
}

/** ':( … :)' is a sad and a glad face. */
function isEmoticon(shown: string, from: number, words: string): boolean {
  return /[:;=8xX]['’]?-?$/.test(shown.slice(Math.max(0, from - 3), from)) || /[:;=]-?$/.test(words)
}

/** What goes before ends in a word or a comma; a dash at a line's beginning is a new speaker. */
function isUnfinished(before: string): boolean {
  const line = before.replace(/[\s\p{Cf}]+$/u, '')
  return /[\p{L}\p{N},]$/u.test(line)
}

/** Three times is a habit. */
const habit = 3

export function bracketHabits(texts: readonly string[]): BracketHabits {
  const all = texts.flatMap(bracketsOf)
  const usual = (['square', 'round'] as const).filter((kind) => {
    const ofKind = all.filter((bracket) => bracket.kind === kind)
    const sure = ofKind.filter((bracket) => isSureSound(bracket) && !bracket.isInside)
    return sure.length >= habit && sure.length >= ofKind.length / 4
  })
  const timesOf = new Map<string, number>()
  for (const { words, isBeforeSpeech } of all)
    if (isBeforeSpeech && isShortName(words)) timesOf.set(words, (timesOf.get(words) ?? 0) + 1)
  const speakers = [...timesOf].filter(([, times]) => times >= habit).map(([words]) => words)
  return { usual: new Set(usual), speakers: new Set(speakers) }
}

export function bracketsToRemove(shown: string, habits: BracketHabits): readonly Span[] {
  if (!/[[(［【〔（]/.test(shown)) return []
  return bracketsOf(shown).flatMap((bracket) => {
    const reason = reasonFor(bracket, habits)
    return reason === null ? [] : [{ from: bracket.from, to: bracket.to, reason }]
  })
}

function reasonFor(bracket: Bracket, { usual, speakers }: BracketHabits): Span['reason'] | null {
  const { kind, words, isInside, isBeforeSpeech } = bracket
  if (isSaid(words) || isScreenText(words)) return null
  const isUsual = usual.has(kind)
  if (isSureSound(bracket)) return isInside && kind === 'round' && !isAllCapitals(words) && !isUsual ? null : 'sound'
  if (isInside) return null
  const isSpeaker = isBeforeSpeech && (speakers.has(words) || isRole(words.replace(numberAtEnd, '')))
  if (isSpeaker) return 'speaker'
  if (!isUsual) return null
  return isBeforeSpeech && isShortName(words) ? 'speaker' : 'sound'
}

const numberAtEnd = /\s*#?\d{1,2}$/

function isSureSound({ words }: Bracket): boolean {
  return !isSaid(words) && !isScreenText(words) && !isSentence(words) && namesSound(words)
}

/** 'Silence is golden.': descriptions have no full stop where they are not a subtitle's habit. */
function isSentence(words: string): boolean {
  return /[^.][.。]$/u.test(words) && words.split(' ').length >= 3
}

function isAllCapitals(words: string): boolean {
  return /\p{Lu}/u.test(words) && !/\p{Ll}/u.test(words)
}

/** Up to three words that each begin with a capital, or a few letters of a script without capitals. */
function isShortName(words: string): boolean {
  return /^\p{Lu}[\p{L}.'’-]*(?:\s(?:\p{Lu}[\p{L}.'’-]*|&|\d{1,2})){0,3}$/u.test(words) || /^\p{Lo}{1,8}$/u.test(words)
}
