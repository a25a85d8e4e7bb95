/** Reads what stands before a title: '[Group] Title', '[Group][Title][07]', '[1080p] Title', '(1995) Title', 'h265 Title'. */
import type { Tag } from '../tags/findTags.ts'
import type { Meaning } from '../tags/tagTable.ts'
import { isExtraOfDisc } from '../numbering/bare/endedEpisode.ts'
import { onlyTags } from '../tags/onlyTags.ts'
import { readSceneFile } from '../tags/sceneFile.ts'
import { joinedKey } from './titleKey.ts'
import { hasLetterOrDigit, type Bracket, type Token, type Words } from '../tokens.ts'

export interface Leading {
  readonly group: string | null
  /** Where the title may begin, and where it must end when a bracket holds it. */
  readonly titleFrom: number
  readonly titleTo: number | null
  /** Square brackets open the name: the habit of anime releases. */
  readonly isBracketed: boolean
}

/** `shows`: keys of the folder that names the show. */
export function readLeading(words: Words, candidates: readonly Tag[], shows: readonly string[]): Leading {
  const boxes = leadingBrackets(words)
  if (shows.length > 0 && isPairAlone(words.text, boxes)) return unboxed
  if (boxes.length > 0)
    return (
      readTeamAlone(words.text, boxes, shows) ??
      (shows.length === 0 ? readTitleAlone(words.text, boxes) : null) ??
      readBoxes(words, candidates, boxes)
    )
  const only = onlyTags(words, candidates)
  if (only !== null) return { group: null, titleFrom: only, titleTo: only, isBracketed: false }
  const scene = readSceneFile(words, candidates)
  const titleFrom = scene?.titleFrom ?? afterTags(words, candidates, 0)
  return { group: scene?.group ?? null, titleFrom, titleTo: scene?.titleTo ?? null, isBracketed: false }
}

const unboxed: Leading = { group: null, titleFrom: 0, titleTo: null, isBracketed: false }
const pair = /^(?:\d{1,2}x\d{2,3}|s\d{1,2}e\d{1,3})$/i

/** 'Show/[8x15] Words': the words name the episode, as behind '8x15' without brackets. */
function isPairAlone(text: string, [first, ...others]: readonly Bracket[]): boolean {
  return first !== undefined && others.length === 0 && pair.test(text.slice(first.start + 1, first.end))
}

const countBehind = /^[\s._-]*\d{1,3}(?:v\d)?(?=[\s._-]*(?:$|[[(]))/

/** 'Show/[Team] 05 [720p]': the folder names the show, and the box who made it; two words may be another title. */
function readTeamAlone(text: string, boxes: readonly Bracket[], shows: readonly string[]): Leading | null {
  const [first] = boxes
  if (shows.length === 0 || boxes.length !== 1 || first?.open !== '[') return null
  const [group, after] = [text.slice(first.start + 1, first.end), first.end + 1]
  const isTeam = oneName.test(group) && !shows.includes(joinedKey(group)) && countBehind.test(text.slice(after))
  return isTeam ? { group, titleFrom: after, titleTo: null, isBracketed: true } : null
}

const pairBehind = /^[\s._-]*(?:s\d{1,2}[ ._]?e\d{1,3}|\d{1,2}x\d{2,3})$/i

/** '[Two Words] 6x01': nothing else is left to be the title. */
function readTitleAlone(text: string, boxes: readonly Bracket[]): Leading | null {
  const [first] = boxes
  if (boxes.length !== 1 || first?.open !== '[' || !pairBehind.test(text.slice(first.end + 1))) return null
  const isTitle = text.slice(first.start, first.end).includes(' ')
  return isTitle ? { group: null, titleFrom: first.start + 1, titleTo: first.end, isBracketed: false } : null
}

/** '[2024] Harbor 2': sorted by year, made by no team. */
const isYear = /^(?:19|20)\d\d$/

const oneName = /^(?=.*\p{L}{2})[\p{L}\d-]{2,20}$/u

function readBoxes(words: Words, candidates: readonly Tag[], boxes: readonly Bracket[]): Leading {
  const named = boxes.filter((box) => !isTags(words, candidates, box))
  const after = (boxes.at(-1)?.end ?? -1) + 1
  const text = (box: Bracket) => words.text.slice(box.start + 1, box.end).trim()
  const isBracketed = boxes.some((box) => box.open !== '(' && !isYear.test(text(box)))
  const [first] = named
  if (!first) return { group: null, titleFrom: afterTags(words, candidates, after), titleTo: null, isBracketed }
  if (boxes.length === 1 && isNamedByBox(words, candidates, after))
    return { group: null, titleFrom: first.start + 1, titleTo: first.end, isBracketed: false }
  if (boxes.length === 1 && isNumberedByBox(words.text, first))
    return { group: null, titleFrom: first.start, titleTo: null, isBracketed: false }
  const isTitledBefore = isTitleBeforeNumber(boxes, named, text)
  if (!isTitledBefore && hasTitle(words.text.slice(after)) && !isTagsOutside(words, candidates, after)) {
    const group =
      (first.open === '(' && !isTeam(words.text, first)) || countsOnly.test(text(first)) ? null : text(first)
    return { group, titleFrom: afterTags(words, candidates, after), titleTo: null, isBracketed }
  }
  const number = boxes.findIndex((box) => isNumber(text(box)))
  const titled = named.filter((box) => !isNumber(text(box)) && (number < 0 || boxes.indexOf(box) < number))
  const box = titleOfNumbers(boxes, number, text) ?? latinOf(titled.slice(1), text) ?? titled[1] ?? titled[0] ?? first
  return { group: box === first ? null : text(first), titleFrom: box.start + 1, titleTo: box.end, isBracketed }
}

const plainNumber = /^(?!(?:19|20)\d\d$)\d{1,4}(?:v\d)?$/

/** '[Team][Title][147]Words': what stands behind the number names the episode. */
function isTitleBeforeNumber(
  boxes: readonly Bracket[],
  named: readonly Bracket[],
  text: (box: Bracket) => string,
): boolean {
  if (boxes.length < 3 || named.length < 2) return false
  const number = boxes.findIndex((box) => plainNumber.test(text(box)))
  return number > 1 && named.filter((box) => boxes.indexOf(box) < number).length > 1
}

/** '[Team][205][11]': of two bare numbers right behind the team the first is the title. */
function titleOfNumbers(
  boxes: readonly Bracket[],
  number: number,
  text: (box: Bracket) => string,
): Bracket | undefined {
  const [said, next] = [boxes[number], boxes[number + 1]]
  const isTitle = number === 1 && said && next && plainNumber.test(text(said)) && plainNumber.test(text(next))
  return isTitle ? said : undefined
}

/** '[2011] Title', '[02x04] Words of the episode': a year or a number, nobody's name. */
const countsOnly = /^(?:(?:19|20)\d\d|\d{1,2}x\d{2,3}|s\d{1,2}e\d{1,3})$/i

const dottedYear = /^\.(?:19|20)\d\d\./
const digitsOfYear = 4

/** '[REC].2007.1080p.BluRay', '[REC].2007.SPANISH.1080p': nothing but the year stands between the bracket and the tags, all in dots. */
function isNamedByBox({ text, tokens }: Words, candidates: readonly Tag[], after: number): boolean {
  const tagAt = after + digitsOfYear + 2
  if (!dottedYear.test(text.slice(after, tagAt))) return false
  const isTagNext = candidates.some(({ from }) => tokens[from]?.start === tagAt)
  return isTagNext && candidates.some(({ isSure }) => isSure)
}

const numberAndYear = /^[. _]?\d{1,2}[. _]\(?(?:19|20)\d\d(?!\d)/
/** '[REC]³ Words (2012)'. */
const raisedNumber = /^[²³]/
const shortWord = /^\p{L}{2,8}$/u

/** '[REC] 2 (2009)', '[REC]2.2009': a number alone is no title, but of '[Team] 42 (2022) [BD 1080p]'. */
function isNumberedByBox(text: string, { start, end }: Bracket): boolean {
  const [said, behind] = [text.slice(start + 1, end), text.slice(end + 1)]
  const isTeam = behind.includes('[') && said !== said.toUpperCase()
  return !isTeam && (numberAndYear.test(behind) || raisedNumber.test(behind)) && shortWord.test(said)
}

const numberBefore = /^[\s._-]*\d{1,4}(?:v\d|end)?(?=[\s._-]|$)/i

/** Text before the next bracket that is more than a number. */
function hasTitle(text: string): boolean {
  const [before = ''] = text.split('[', 1)
  const [own = ''] = before.split('【', 1)
  return hasLetterOrDigit(own.replace(numberBefore, ''))
}

/** 'END】GB MP4': only tags outside the brackets. */
function isTagsOutside({ tokens }: Words, candidates: readonly Tag[], from: number): boolean {
  const first = tokens.findIndex(({ start }) => start >= from)
  const free = tokens.slice(first).filter(({ bracket }) => bracket === 0)
  const tagged = candidates.filter((tag) => tag.from >= first && tokens[tag.from]?.bracket === 0)
  return (
    first >= 0 &&
    free.length > 0 &&
    tagged.some(({ isSure }) => isSure) &&
    tagged.reduce((sum, { from: a, to }) => sum + to - a, 0) >= free.length
  )
}

const onlyLatin = /^[\p{Script=Latin}\d\s\p{P}\p{S}]*$/u

/** Among several bracketed names the Latin one before the tags. */
function latinOf(boxes: readonly Bracket[], text: (box: Bracket) => string): Bracket | undefined {
  const titles = boxes.slice(0, 3)
  if (titles.length < 2) return undefined
  const latin = titles.filter((box) => onlyLatin.test(text(box)) && /\p{L}{2}/u.test(text(box)))
  return latin.find((box) => text(box).includes(' ')) ?? latin[0]
}

function isNumber(text: string): boolean {
  return /^(?:s\d{1,2}e\d{1,3}\P{ASCII}{0,4}|第?\d{1,4}(?:\s*[-~]\s*\d{1,4})?(?:v\d)?[\s_.]?[（(]?(?:[话話集回]|end|fin|tv|完结?|終|终)?[）)]?|[0-9a-f]{8}|全.*|.*合集)$/iu.test(
    text,
  )
}

/** Brackets that follow one another from the first character on; a round one only around a year or a number. */
function leadingBrackets({ text, brackets }: Words): readonly Bracket[] {
  const found: Bracket[] = []
  let place = 0
  for (const bracket of brackets) {
    if (bracket.open === '' || bracket.parent !== 0) continue
    if (place < bracket.start && anyWord.test(text.slice(place, bracket.start))) break
    if (
      bracket.open === '(' &&
      !aroundNumber.test(text.slice(bracket.start, bracket.end + 1)) &&
      !isTeam(text, bracket)
    )
      break
    found.push(bracket)
    place = bracket.end + 1
  }
  return found
}

const teamAndTitle = /^\((?=[^()]*\p{Lu})[\p{L}\d-]{2,15}\) ?[_\p{Lu}\p{Lo}\d]/u
const checksum = /[([][\da-f]{8}[)\]]$/i

/** '(B-A)Title_-_05_(1A2B3C4D)': teams write so where they add a checksum. */
function isTeam(text: string, { start }: Bracket): boolean {
  return start === 0 && teamAndTitle.test(text) && checksum.test(text)
}

/** '(2010) Title', '(4K) (DV) Title'. */
const aroundNumber = /^\(\s?(?:\d{1,2}|(?:19|20)\d\d|[48]k|f?u?hd|hdr|dv|\d{3,4}p)\s?\)/i
const anyWord = /[^\s._★☆-]/

/** '【22年日剧】', '[十月新番]': when and where it was made. */
const seasonOfYear = /^(?:(?:19|20)?\d\d年(?:\d{1,2}月)?\P{N}{1,6}|[\d一二三四五六七八九十]{1,3}月新番)$/u

/** '[Team][Title][NCOP]': what such a box says is no name; the first box is somebody's. */
function isExtraBox(text: string, { start, end }: Bracket): boolean {
  return start > 0 && isExtraOfDisc(text.slice(start + 1, end))
}

function isTags(words: Words, candidates: readonly Tag[], box: Bracket): boolean {
  const { tokens } = words
  const isIn = (place: number) => place > box.start && place < box.end
  const inside = tokens.filter(({ start }) => isIn(start))
  const [only] = inside
  if (
    !only ||
    box.open === '(' ||
    (!words.isAscii && seasonOfYear.test(words.text.slice(box.start + 1, box.end))) ||
    isExtraBox(words.text, box) ||
    (inside.length === 1 && /^[0-9a-f]{8}$/i.test(only.text))
  )
    return true
  const tagged = candidates.filter(({ from }) => isIn(tokens[from]?.start ?? -1))
  const count = tagged.reduce((sum, { from, to }) => sum + to - from, 0)
  return tagged.some(({ isSure }) => isSure) && count * 2 >= inside.length
}

/** Steps over sure tags that stand before the title without brackets ('h265 - HEVC Title'). */
function afterTags({ tokens }: Words, candidates: readonly Tag[], from: number): number {
  let place = from
  let next = tokens.findIndex(({ start }) => start >= from)
  for (const tag of candidates) {
    if (tag.from > next) break
    if (tag.from < next || !tag.meanings.some(isOfPicture) || isBareNumber(tokens, tag)) continue
    place = tokens[tag.to - 1]?.end ?? place
    next = tag.to
  }
  return place
}

/** '480 Lanterns' begins with a number, '480p Lanterns' with a tag. */
function isBareNumber(tokens: readonly Token[], { from, to }: Tag): boolean {
  const first = tokens[from]
  return to - from === 1 && first !== undefined && first.digits === first.lower.length
}

function isOfPicture({ kind, isSure }: Meaning): boolean {
  return isSure && (kind === 'video' || kind === 'resolution')
}
