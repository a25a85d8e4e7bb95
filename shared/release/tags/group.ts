/** Finds the release group at the end of a name: '-GROUP', '(… Tigole)', '[QxR]', 'x264.ETRG', 'by.Seven'. */
import type { Tag } from './findTags.ts'
import { hasLetterOrDigit, type Bracket, type Token, type Words } from '../tokens.ts'

export interface GroupClues {
  readonly tags: readonly Tag[]
  /** Place behind which a group may stand: the end of title, year and numbering. */
  readonly from: number
  /** The end of the numbering, 0 for none: a tag before it is of the title ('Title (UK) - 1x02 - Words'). */
  readonly numberedTo: number
  /** What a bracket before the title says. */
  readonly leading: string | null
  /** Place before which it must end: the disc ('.CD1'), or the end of the name. */
  readonly to: number
}

type Finder = (words: Words, clues: GroupClues) => string | null

const finders: readonly Finder[] = [ofCollective, afterDash, inBoxes, afterTags]

export function findGroup(words: Words, clues: GroupClues): string | null {
  if (clues.leading !== null) return signed(words, clues) ?? clues.leading
  for (const find of finders) {
    const group = find(words, clues)
    if (group !== null) return group
  }
  return null
}

/** '[Name].Title.2014.x264-GROUP': who signs right behind a tag made it, whatever stands in front. */
function signed(words: Words, clues: GroupClues): string | null {
  const dash = words.text.lastIndexOf('-')
  const before = words.tokens.findLast(({ end }) => end === dash)
  const isBehindTag = before?.bracket === 0 && clues.tags.some(({ to }) => words.tokens[to - 1] === before)
  return isBehindTag ? afterDash(words, clues) : null
}

const dashEnd = /-\s?([^\s\-[\](){}/]{1,40})(?:\s?\[([^\s[\]()]{1,20})\])?[\s.]*$/uy
const boxedDashEnd = /-\s?\[([^\s[\]()]{2,20})\]\s*$/
const dashInBox = /-\s?([^-()[\]]{2,30})\)?\s*$/u
const isBlank = (sign: string) => sign !== '' && sign.trim() === ''

/** A name of a group holds no hyphen, but what stands in a box behind it may. */
function behindLastDash(text: string): RegExpExecArray | null {
  for (let dash = text.lastIndexOf('-'); dash >= 0; dash = text.lastIndexOf('-', dash - 1)) {
    dashEnd.lastIndex = dash
    const found = dashEnd.exec(text)
    if (found || dash === 0 || !text.includes(']', dash)) return found
  }
  return null
}

function afterDash(words: Words, clues: GroupClues): string | null {
  const { text, tokens } = words
  if (text.lastIndexOf('-') < clues.from) return null
  const end = Math.min(endWithoutLanguage(words, clues), clues.to)
  const boxed = text.trimEnd().endsWith(']') ? boxedDashEnd.exec(text) : null
  if (boxed?.[1] && boxed.index >= clues.from && !isTagAt(words, clues, text.lastIndexOf('[') + 1)) return boxed[1]
  const found = clues.tags.length === 0 ? null : behindLastDash(withoutWordsBehind(words, clues, end))
  if (!found?.[1] || found.index < clues.from) return null
  if (isBlank(text.charAt(found.index + 1)) && isBlank(text.charAt(found.index - 1))) return null
  const isTag = clues.tags.some(
    ({ from, to }) =>
      (tokens[to - 1]?.end ?? 0) > found.index + 1 && (tokens[from]?.start ?? 0) < found.index + found[0].length,
  )
  if (isTag && !isBehindCodec(words, clues, found.index) && !isOfWholeDisc(text, found)) return null
  const name = withoutTags(found[1], words, clues)
  if (collective.has(name.toLowerCase())) return name
  const whole = `${wordsBefore(words, clues, found.index)}${name}`
  return found[2] && name === found[1] && !checksum.test(found[2]) ? `${whole}[${found[2]}]` : trimmedDot(whole)
}

const checksum = /^[0-9a-f]{8}$/i

/** '-GROUP.[0A1B2C3D]'. */
function trimmedDot(name: string): string {
  return name.endsWith('.') ? name.slice(0, -1) : name
}

/** 'x264-GROUP (The Other Title)': French posters write the other title behind who made the release. */
function withoutWordsBehind({ text, tokens, brackets }: Words, { tags }: GroupClues, end: number): string {
  if (brackets.length === 1) return text.slice(0, end)
  const box = brackets.findLast(({ open, parent }) => open === '(' && parent === 0)
  const isLast = box !== undefined && box.end < end && !hasLetterOrDigit(text.slice(box.end, end))
  const isTagged = isLast && tags.some(({ from }) => (tokens[from]?.start ?? 0) > box.start)
  return isLast && !isTagged && isSigned.test(text.slice(0, box.start)) ? text.slice(0, box.start) : text.slice(0, end)
}

/** A group, and a space. */
const isSigned = /-[\p{L}\d]{2,20}\s+$/u

/** '- [1080P]'. */
function isTagAt({ tokens }: Words, { tags }: GroupClues, place: number): boolean {
  return tags.some(({ from }) => tokens[from]?.start === place)
}

/** 'x264-GROUP English': the language behind the group is no part of it. */
function endWithoutLanguage({ text, tokens }: Words, { tags }: GroupClues): number {
  const tag = tags.at(-1)
  const first = tag && tokens[tag.from]
  const isLast = tag?.to === tokens.length && tag.meanings.some(({ kind }) => kind === 'language')
  return first && isLast && ' _'.includes(text.charAt(first.start - 1)) ? first.start - 1 : text.length
}

/** Behind '-', right after the codec, even 'SCENE' and 'UHDTV' are names. */
function isBehindCodec({ tokens }: Words, { tags }: GroupClues, dash: number): boolean {
  return (
    tags.some(({ to, meanings }) => tokens[to - 1]?.end === dash && meanings.some(({ kind }) => kind === 'video')) &&
    !isDepth(tokens, dash)
  )
}

const wholeDisc = /complete[._ ](?:uhd[._ ])?bluray$/i

/** 'COMPLETE.BLURAY-UNTOUCHED': a disc is whole by that word already, so the last one signs. */
function isOfWholeDisc(text: string, { 1: name, index }: RegExpExecArray): boolean {
  return name === 'UNTOUCHED' && wholeDisc.test(text.slice(0, index))
}

function isDepth(tokens: readonly Token[], dash: number): boolean {
  return /^(?:\d.*|hi10p?|dts|aac|ac3|flac)$/.test(tokens.find(({ start }) => start === dash + 1)?.lower ?? '')
}

const reencoded = /^re-?enc(?:oded)?\./i

/** 'AFG.HebSubs' → 'AFG'; 'Het.Robot.Team' stays. */
function withoutTags(name: string, { tokens }: Words, { tags }: GroupClues): string {
  if (!name.includes('.')) return name
  const parts = name.split('.')
  const last = parts.at(-1)?.toLowerCase() ?? ''
  const isTagged = tags.some(({ from }) => tokens[from]?.lower === last) || /subs?$|^(?:mkv|mp4|avi)$/.test(last)
  if (parts.length > 1 && isTagged) return parts.slice(0, -1).join('.')
  return name.replace(reencoded, '')
}

/** 'XviD.Etc-Group': one word between the last tag and the dash belongs to the group. */
function wordsBefore({ text, tokens }: Words, { tags, from }: GroupClues, dash: number): string {
  const before = tags.findLast(({ to }) => (tokens[to - 1]?.end ?? 0) <= dash)
  const [token, next] = [tokens[before?.to ?? -1], tokens[(before?.to ?? -1) + 1]]
  const isOne = token?.end === dash && next?.start === dash + 1 && token.bracket === 0
  return isOne && token.start >= from && token.digits === 0 ? text.slice(token.start, dash + 1) : ''
}

const collective = new Set(['taoe', 'qxr', 'joy', 'sev', 'utr'])

/** '(tags Encoder) QxR': the collective signs, not the encoder. */
function ofCollective({ tokens }: Words, { from }: GroupClues): string | null {
  const last = tokens.at(-1)
  const isSigned = last?.bracket === 0 && last.start > from && collective.has(last.lower)
  return isSigned && tokens.at(-2)?.bracket !== 0 ? last.text : null
}

/** '[Group]' or '(tags Group)' behind the title; the last one that holds a name. */
function inBoxes(words: Words, clues: GroupClues): string | null {
  for (let index = words.brackets.length - 1; index > 0; index -= 1) {
    const box = words.brackets[index]
    const group =
      box?.parent === 0 && box.start >= clues.from - 1 && box.start < clues.to ? nameInBox(words, clues, box) : null
    if (group !== null) return group
  }
  return null
}

/** A checksum, numbers, a count ('of 12', 'Cap.402', 'episode 83'), an id, no letter at all, how it is spoken ('[国语中字]'), or a mark of Japanese television guides ('[字]', '[デ]'). */
const noName =
  /^\s*(?:[0-9a-f]{8}|end|fin|完结?|완결|(?:of|cap|episode|tmdb:|imdb:|tvdb:)[ ._]?\d+|\p{Script=Han}{0,6}(?:中字|[双雙](?:语|語|字)|[内內][嵌封])|\d[\d\s.x-]*|\P{L}*|[\p{Script=Han}\p{Script=Katakana}])\s*$/iu

/** '[dQw4w9WgXcQ]': what video sites and their downloaders call a video. */
const videoId = /^(?=.*[a-z])(?=.*[A-Z])(?=.*[\d_-])[\w-]{11}$/

const idLength = 11
const isVideoId = (content: string) => content.length === idLength && videoId.test(content)

/** What stands beside a language, and beside 'Complete': '[English Audio]', '(Complete Series)'. */
const besideTags = new Set(['audio', 'audios', 'dub', 'dubbed', 'sub', 'subs', 'series'])

function nameInBox({ text, tokens }: Words, { tags }: GroupClues, box: Bracket): string | null {
  const content = text.slice(box.start + 1, box.end)
  if (content.length > 200 || noName.test(content) || isVideoId(content) || isNeverGroup(text, box, tags)) return null
  const inside = wordsIn(tokens, box)
  const free = inside.filter(({ index }) => !tags.some(({ from, to }) => from <= index && index < to))
  if (isOfBroadcaster(inside, free)) return content.trim()
  const hasTags = free.length < inside.length
  if (hasTags && free.every(({ token }) => besideTags.has(token.lower))) return null
  if (!hasTags) {
    const isTitle = box.open === '(' && inside.length > (isSignedBefore({ tokens, box, tags }) ? 1 : 2)
    return isTitle ? null : nameOf(content)
  }
  const dashed = dashInBox.exec(content)?.[1]?.trim()
  const run = trailing(free, inside.at(-1)?.index ?? 0)
  const [first, last] = [run[0]?.token, run.at(-1)?.token]
  if (!first || !last || /^\d+$/.test(last.text)) return null
  if (dashed && text.slice(first.start, last.end).endsWith(dashed)) return nameOf(dashed)
  return run.length > 3 ? null : nameOf(text.slice(first.start, last.end))
}

interface BehindTags extends Pick<Words, 'tokens'> {
  readonly box: Bracket
  readonly tags: readonly Tag[]
}

/** 'x264.GROUP (Other Title)': a word of its own right behind the last tag made it. */
function isSignedBefore({ tokens, box, tags }: BehindTags): boolean {
  const index = tokens.findLastIndex(({ end }) => end <= box.start)
  const word = tokens[index]
  return word?.bracket === 0 && word.digits === 0 && tags.some(({ to }) => to === index)
}

/** '[AniLibria TV]', '[TV-Nihon]': a name of two words, one of them 'TV'. */
function isOfBroadcaster(inside: readonly Placed[], free: readonly Placed[]): boolean {
  const [name] = free
  if (inside.length !== 2 || free.length !== 1 || !name || besideTv.has(name.token.lower)) return false
  return inside.some(({ token }) => token.lower === 'tv') && /^\p{Lu}\p{L}{3,}$/u.test(name.token.text)
}

const besideTv = new Set([
  'audio',
  'version',
  'series',
  'size',
  'special',
  'specials',
  'show',
  'film',
  'movie',
  'edition',
])

/** Cuts stand in '{…}', the words of an episode in '「…」', and at the end of a name without tags its title goes on. */
function isNeverGroup(text: string, { open, end }: Bracket, tags: readonly Tag[]): boolean {
  return '{「『'.includes(open) || (open === '(' && tags.length === 0 && !hasLetterOrDigit(text.slice(end)))
}

interface Placed {
  readonly token: Token
  readonly index: number
}

function wordsIn(tokens: readonly Token[], box: Bracket): readonly Placed[] {
  const inside: Placed[] = []
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]
    if (token && token.start > box.start && token.end <= box.end) inside.push({ token, index })
  }
  return inside
}

/** 'Q22 Joy' and 'Goki TAoE': the encoder before the collective is left out. */
function nameOf(text: string): string | null {
  const words = text.trim().split(/\s+/)
  const last = words.at(-1) ?? ''
  if (words.length > 1 && (collective.has(last.toLowerCase()) || /^[qs]\d\d$/i.test(words[0] ?? ''))) return last
  return text.trim().replace(signedBy, '') || null
}

const signedBy = /^by\s+(?=\S)/i

function trailing<T extends { readonly index: number }>(free: readonly T[], last: number): readonly T[] {
  const start = free.findLastIndex(({ index }, place) => last - index !== free.length - 1 - place)
  return free.slice(start + 1)
}

function afterTags({ text, tokens }: Words, { tags, from, to, numberedTo }: GroupClues): string | null {
  const last = tags.findLast((tag) => tokens[tag.from]?.bracket === 0) ?? tags.at(-1)
  if (!last || (tokens[last.to - 1]?.end ?? 0) < numberedTo) return null
  const rest = tokens.slice(last.to).filter(({ bracket, start, end }) => bracket === 0 && start >= from && end <= to)
  const named = rest.slice(rest.findIndex(({ lower }) => !/^\d$/.test(lower)))
  const words = named.slice(named.findLastIndex(({ lower }) => lower === 'by') + 1)
  const [first, end] = [words[0], words.at(-1)]
  if (!first || !end || words.length > 3 || /^\d+$/.test(end.text) || isList(text, first, end)) return null
  return collective.has(end.lower) ? end.text : text.slice(first.start, end.end)
}

/** 'D, P': dubs, not a group. */
function isList(text: string, first: Token, end: Token): boolean {
  return text.slice(first.start, end.end).includes(',')
}
