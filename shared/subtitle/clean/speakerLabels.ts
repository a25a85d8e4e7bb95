/**
 * Names of speakers before what they say: 'JOHN:', 'Man 2:', '旁白：'. Headings, times and notices stay, and a name in small
 * letters counts only where the subtitle names speakers so all the time. Pure.
 */
import { isHeading, isRole } from './speakerWords.ts'
import { isSaid } from './soundWords.ts'

export interface Label {
  /** The place of the label's first letter, behind a dash. */
  readonly from: number
  /** Behind the colon and the blanks after it. */
  readonly to: number
  readonly name: string
  /** What follows, up to the next line that begins with a dash or a label. */
  readonly speech: string
}

export interface SpeakerHabits {
  /** Names that may stand in small letters. */
  readonly names: ReadonlySet<string>
  /** How often each label stands before speech. */
  readonly timesOf: ReadonlyMap<string, number>
  /** Whether speakers are named often enough that a name in capitals is one. */
  readonly namesInCapitals: boolean
}

const label =
  /(^|\n)([\s\p{Cf}>–—‐-]{0,12})([\p{L}#][\p{L}\p{M}\p{N} .'’&,/#-]{0,38}?)(\s?[([（［][^()[\]（）［］\n]{1,30}[)\]）］])?\s?(?::(?=\s|$|["“«])|：)[^\S\n]*/gu

/** Behind the end of somebody else's sentence, in capitals only. */
const labelWithin =
  /(?<=[.?!…]["”’)\]]?[^\S\n])()()(\p{Lu}[\p{Lu}.'’-]+(?: \p{Lu}[\p{Lu}.'’-]+){0,2}(?: ?#?\d{1,2})?)(\s?[([（［][^()[\]（）［］\n]{1,30}[)\]）］])?:[^\S\n]+(?=\S)/gu

export function labelsOf(shown: string): readonly Label[] {
  if (!/[:：]/.test(shown)) return []
  const found = [label, labelWithin]
    .flatMap((pattern) => [...shown.matchAll(pattern)])
    .map((match) => {
      const [whole, lineEnd = '', prefix = '', name = ''] = match
      const from = match.index + lineEnd.length + prefix.length
      return { from, to: match.index + whole.length, name: name.trim() }
    })
    .sort((a, b) => a.from - b.from)
    .filter((one, index, all) => one.from >= (all[index - 1]?.to ?? 0))
  return found.map((one, index) => {
    const following = shown.slice(one.to, found[index + 1]?.from ?? shown.length)
    const [speech = ''] = following.split(/\n\s*[-–—‐]/)
    return { ...one, speech }
  })
}

export function speakerHabits(texts: readonly string[], otherSigns: number): SpeakerHabits {
  const labels = texts.flatMap(labelsOf).filter(mayName)
  const timesOf = new Map<string, number>()
  for (const { name } of labels) timesOf.set(baseName(name), (timesOf.get(baseName(name)) ?? 0) + 1)
  const inCapitals = labels.filter(({ name }) => isAllCapitals(name)).length
  const roles = labels.filter(({ name }) => isRole(baseName(name))).length
  // One name in a hundred cues is no habit.
  const namesInCapitals = inCapitals + roles + otherSigns >= texts.length / 100
  return { names: namesInSmall(texts, { labels, timesOf, signs: roles * 2 + otherSigns }), timesOf, namesInCapitals }
}

interface Found {
  readonly labels: readonly Label[]
  readonly timesOf: ReadonlyMap<string, number>
  readonly signs: number
}

/**
 * Names that come back, in a subtitle that describes sounds or names others. A word that stands in small letters anywhere
 * ("look") is no name.
 */
function namesInSmall(texts: readonly string[], { labels, timesOf, signs }: Found): ReadonlySet<string> {
  const candidates = new Set(labels.map(({ name }) => baseName(name)).filter(isNameInSmall))
  const repeated = [...candidates].filter((name) => (timesOf.get(name) ?? 0) >= 2)
  const isHabit = repeated.length >= 3 && signs >= 1
  if (!isHabit && !(repeated.length > 0 && signs >= 3)) return new Set()
  const words = new Set(texts.flatMap((text) => text.match(/(?<![\p{L}'’])\p{Ll}[\p{L}'’]*/gu) ?? []))
  return new Set(repeated.filter((name) => !name.split(' ').some((word) => words.has(word.toLowerCase()))))
}

/** @returns those whose colon is a speaker's. */
export function speakersAmong(labels: readonly Label[], habits: SpeakerHabits): readonly Label[] {
  return labels.filter((one) => isSpeaker(one, habits))
}

function isSpeaker(one: Label, { names, timesOf, namesInCapitals }: SpeakerHabits): boolean {
  if (!mayName(one)) return false
  const base = baseName(one.name)
  const times = timesOf.get(base) ?? 0
  // 'Men: 3. Women: 5.' counts them, where nobody else is named.
  if (isRole(base)) return beginsSentence(one.speech) && (namesInCapitals || times >= 2 || !/^\d/.test(one.speech))
  if (!isAllCapitals(one.name)) return names.has(base) && beginsSentence(one.speech)
  // Both in capitals is a sign on the screen, unless the whole subtitle is written so and the name comes back.
  if (isAllCapitals(one.speech)) return times >= 3
  // 'PSALM 23:' is counted as 'GUARD 2:' is; two of them are guards.
  const isSingle = times < 2
  if (isSingle && (base !== one.name || /^["“«]?\d/.test(one.speech))) return false
  return namesInCapitals
}

/** Something is said behind it, and its words are no heading's and no sentence's. */
function mayName({ name, speech }: Label): boolean {
  if (!/[\p{L}\p{N}♪]/u.test(speech)) return false
  const base = baseName(name)
  if (isRole(base)) return true
  const words = base.split(/\s+/)
  // A pronoun of one language is a first name in another.
  if (words.length > 5 || (words.length > 1 && isSaid(base)) || isHeading(base)) return false
  return isAllCapitals(name) || isNameInSmall(base)
}

/** 'Guard' of 'Guard #2'. */
function baseName(name: string): string {
  return name.replace(/\s*#?\d{1,2}$/u, '').trim()
}

function isAllCapitals(text: string): boolean {
  const letters = text.replace(/\b(?:Mc|Mac)(?=\p{Lu})/gu, '').match(/\p{L}/gu) ?? []
  return letters.length >= 2 && letters.every((letter) => /\p{Lu}/u.test(letter))
}

function isNameInSmall(name: string): boolean {
  const isCased =
    /^(?:\p{Lu}[\p{Ll}\p{Lu}\p{M}'’.-]*)(?:\s(?:and|&|y|et|und|e|i|и|\p{Lu}[\p{Ll}\p{Lu}\p{M}'’.-]*)){0,3}$/u
  return isCased.test(name) || /^[\p{Lo}\p{M}]{1,6}(?:\s[\p{Lo}\p{M}]{1,6})?$/u.test(name)
}

/** A small letter goes on with the sentence that the label began. */
function beginsSentence(speech: string): boolean {
  return !/^\s*\p{Ll}/u.test(speech)
}
