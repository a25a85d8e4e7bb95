/** Finds every run of words that could be a tag; whether it is one is decided by `confirmTags`. */
import type { PhraseNode } from './phrases.ts'
import type { Meaning, TagKind } from './tagTable.ts'
import type { WordShape } from './wordShapes.ts'
import type { Token, Words } from '../tokens.ts'

export interface Tag {
  readonly meanings: readonly Meaning[]
  readonly isSure: boolean
  /** Indexes of the first word and of the word after the last. */
  readonly from: number
  readonly to: number
}

export function findTags(words: Words): readonly Tag[] {
  const tags: Tag[] = []
  let [index, hasBareLines] = [0, false]
  while (index < words.tokens.length) {
    const tag = tagAt(words, index)
    if (tag && !isBehindFirstArticle(words.tokens, tag)) tags.push(withItsArticle(words.tokens, tag))
    hasBareLines ||= tag !== null && isBareNumber(words.tokens, tag)
    index = tag?.to ?? index + 1
  }
  return hasBareLines ? withoutBareLines(words, tags) : tags
}

const articles = new Set(['the', 'a', 'an'])
/** Tags that are words, too, and so may be the noun of a title. */
const wordKinds = new Set<TagKind>(['edition', 'proper', 'other', 'remux', 'source', 'subtitles'])

/** 'The.Remastered.Life.2018': nothing but an article would be left of the title. */
function isBehindFirstArticle(tokens: readonly Token[], { from, isSure, meanings }: Tag): boolean {
  if (from !== 1 || !isSure || !articles.has(tokens[0]?.lower ?? '')) return false
  return meanings.every(({ kind }) => wordKinds.has(kind))
}

/** Behind one of these the article goes on with the title: 'Salt.and.the.Special.Edition'. */
const joins = new Set('and & of in on at for to from by with under over'.split(' '))

/** 'Title.The.Special.Edition.1979': the article belongs to the edition, not to the title. */
function withItsArticle(tokens: readonly Token[], tag: Tag): Tag {
  const { from, to, isSure, meanings } = tag
  if (!isSure || from < 2 || to - from < 2 || tokens[from - 1]?.lower !== 'the') return tag
  const isEdition = meanings.every(({ kind }) => kind === 'edition') && !joins.has(tokens[from - 2]?.lower ?? '')
  return isEdition ? { ...tag, from: from - 1 } : tag
}

function isBareNumber(tokens: readonly Token[], { from, to }: Tag): boolean {
  const first = tokens[from]
  return to - from === 1 && first !== undefined && first.digits === first.lower.length
}

/** '1080 Lanterns 2014 1080p': a number is none of the picture where a real count of lines follows, nor right before what ends a title. */
function withoutBareLines({ tokens }: Words, tags: readonly Tag[]): readonly Tag[] {
  const isLines = ({ meanings }: Tag) => meanings.some(({ kind }) => kind === 'resolution')
  const last = tags.findLast((tag) => isLines(tag) && !isBareNumber(tokens, tag))
  const isNone = (tag: Tag) => {
    const isBefore = last !== undefined && tag.from < last.from
    return isBareNumber(tokens, tag) && isLines(tag) && (isBefore || endsTitle.test(tokens[tag.to]?.lower ?? ''))
  }
  return tags.some(isNone) ? tags.filter((tag) => !isNone(tag)) : tags
}

/** 'Title 480 (1994)', 'Title.720.S01E08', 'Title 480 2x05'. */
const endsTitle = /^(?:(?:19|20)\d\d|s\d{1,2}(?:e\d{1,4})?|\d{1,2}x\d{2,3})$/

function tagAt(words: Words, index: number): Tag | null {
  const { tokens } = words
  const first = tokens[index]
  if (!first) return null
  const { phrases, shape } = first.word
  const listed = phrases ? (namedEditionAt(words, index) ?? listedTagAt(words, index, phrases)) : null
  const shaped = shape ? shapedTagAt(tokens, index, shape) : null
  return listed && !(shaped && shaped.to > listed.to) ? listed : shaped
}

const editionWords = new Set(['ultimate', 'extended', 'special', 'limited', 'collectors', 'directors'])

/** 'Ultimate Hunter Edition': one word of its own inside an edition. */
function namedEditionAt({ text, tokens }: Words, from: number): Tag | null {
  const [first, own, last] = [tokens[from], tokens[from + 1], tokens[from + 2]]
  if (last?.lower !== 'edition' || !first || !own || !editionWords.has(first.lower)) return null
  const isPhrase = areJoined(text, first, own) && areJoined(text, own, last)
  if (!isPhrase || own.word.phrases !== null) return null
  const meanings = first.word.phrases?.meanings.filter(({ kind }) => kind === 'edition') ?? []
  return tagOf(
    meanings.length > 0 ? meanings.map((meaning) => ({ ...meaning, isSure: true })) : specialEdition,
    from,
    from + 3,
  )
}

const specialEdition: readonly Meaning[] = [{ kind: 'edition', value: 'special', isSure: true }]

/** The longest phrase that begins with this word; `node` is where its first word leads. */
function listedTagAt({ text, tokens }: Words, from: number, node: PhraseNode): Tag | null {
  let [last, best, to] = [node, node, from + 1]
  for (let index = from + 1; index < tokens.length && last.next.size > 0; index += 1) {
    const token = tokens[index]
    const next = token && areJoined(text, tokens[index - 1], token) ? last.next.get(token.lower) : undefined
    if (!next) break
    last = next
    if (next.meanings.length > 0) [best, to] = [next, index + 1]
  }
  const { meanings, isSure, isAudio } = best
  if (meanings.length === 0) return null
  const isLanguage = meanings.some(({ kind }) => kind === 'language')
  return { meanings, isSure, from, to: isAudio ? afterChannels(tokens, to) : isLanguage ? afterPoint(tokens, to) : to }
}

/** 'Hindi.5.1.English.2.0': how many channels a language has. */
function afterPoint(tokens: readonly Token[], index: number): number {
  const isFront = frontOfSound.has(tokens[index]?.lower ?? '')
  const after = isFront ? afterFraction(tokens, index + 1) : index
  return after > index + 1 ? after : index
}

const frontOfSound = new Set('2 5 7'.split(' '))

function tagOf(meanings: readonly Meaning[], from: number, to: number): Tag {
  return { meanings, isSure: meanings.some(({ isSure }) => isSure), from, to }
}

/** Words of one phrase stand in one bracket with at most one sign between them ('WEB-DL', 'WEB DL', 'AAC 2.0'). */
function areJoined(text: string, left: Token | undefined, right: Token): boolean {
  if (left?.bracket !== right.bracket) return false
  const gap = right.start - left.end
  return gap <= 1 || (gap === 2 && text.charAt(left.end) === text.charAt(left.end + 1))
}

function shapedTagAt(tokens: readonly Token[], index: number, shape: WordShape): Tag | null {
  const { meanings, takesFraction, isOrdinal } = shape
  const next = index + 1
  if (!isOrdinal) return tagOf(meanings, index, takesFraction ? afterFraction(tokens, next) : next)
  return tokens[next]?.lower === 'anniversary' ? tagOf(meanings, index, afterAnniversary(tokens, next + 1)) : null
}

function afterAnniversary(tokens: readonly Token[], index: number): number {
  return /^(?:edition|remastered)$/.test(tokens[index]?.lower ?? '') ? index + 1 : index
}

const frontChannels = new Set('1 2 3 4 5 6 7 8 9'.split(' '))
const behindPoint = new Set('0 1 2 0ch 1ch 2ch'.split(' '))
const wholeChannels = new Set('51 71 20 10 0ch 1ch 2ch 3ch 4ch 5ch 6ch 7ch 8ch 9ch'.split(' '))

/** Steps over '5.1', '51' or '6ch' after the name of an audio format. */
function afterChannels(tokens: readonly Token[], index: number): number {
  const lower = tokens[index]?.lower ?? ''
  if (wholeChannels.has(lower)) return index + 1
  if (!frontChannels.has(lower)) return index
  const after = afterFraction(tokens, index + 1)
  return after > index + 1 ? after : index
}

function afterFraction(tokens: readonly Token[], index: number): number {
  const [before, fraction] = [tokens[index - 1], tokens[index]]
  const isClose = before && fraction && fraction.start - before.end <= 1
  return isClose && behindPoint.has(fraction.lower) ? index + 1 : index
}
