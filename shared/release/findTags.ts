/** Finds every run of words that could be a tag; whether it is one is decided by `confirmTags`. */
import { languageRows } from './languageTable.ts'
import { serviceRows } from './serviceTable.ts'
import { editionRows, tagRows, type TagKind, type TagRow } from './tagTable.ts'
import type { Token, Words } from './tokens.ts'

export interface Meaning {
  readonly kind: TagKind
  readonly value: string
  /** True when the words cannot be part of a title. */
  readonly isSure: boolean
}

export interface Tag {
  readonly meanings: readonly Meaning[]
  readonly isSure: boolean
  /** Indexes of the first word and of the word after the last. */
  readonly from: number
  readonly to: number
}

interface PhraseNode {
  readonly next: Map<string, PhraseNode>
  readonly meanings: Meaning[]
}

const root: PhraseNode = { next: new Map(), meanings: [] }
for (const row of [...tagRows, ...editionRows, ...languageRows, ...serviceRows]) plant(row)

function plant([kind, value, sure, unsure = '']: TagRow): void {
  for (const phrase of sure.split(',')) plantPhrase(phrase, { kind, value, isSure: true })
  for (const phrase of unsure.split(',')) plantPhrase(phrase, { kind, value, isSure: false })
}

function plantPhrase(phrase: string, meaning: Meaning): void {
  if (!phrase) return
  let node = root
  for (const word of phrase.split(' ')) {
    const next = node.next.get(word) ?? { next: new Map<string, PhraseNode>(), meanings: [] }
    node.next.set(word, next)
    node = next
  }
  if (!node.meanings.some((known) => known.kind === meaning.kind && known.value === meaning.value))
    node.meanings.push(meaning)
}

export function findTags(words: Words): readonly Tag[] {
  const tags: Tag[] = []
  let index = 0
  while (index < words.tokens.length) {
    const tag = tagAt(words, index)
    if (tag) tags.push(tag)
    index = tag?.to ?? index + 1
  }
  return tags
}

function tagAt(words: Words, index: number): Tag | null {
  const listed = listedTagAt(words, index)
  const shaped = shapedTagAt(words, index)
  if (!listed || !shaped) return listed ?? shaped
  return shaped.to > listed.to ? shaped : listed
}

function listedTagAt({ text, tokens }: Words, from: number): Tag | null {
  let node: PhraseNode | undefined = root
  let best: Tag | null = null
  for (let index = from; index < tokens.length; index += 1) {
    const token = tokens[index]
    if (!token || (index > from && !areJoined(text, tokens[index - 1], token))) break
    node = node.next.get(token.lower)
    if (!node) break
    if (node.meanings.length > 0) best = tagOf(node.meanings, from, index + 1)
  }
  const isAudio = best?.meanings.some(({ kind }) => kind === 'audio') ?? false
  return best && isAudio ? { ...best, to: afterChannels(tokens, best.to) } : best
}

function tagOf(meanings: readonly Meaning[], from: number, to: number): Tag {
  return { meanings, isSure: meanings.some(({ isSure }) => isSure), from, to }
}

/** Words of one phrase stand in one bracket with at most one sign between them ('WEB-DL', 'WEB DL', 'AAC 2.0'). */
function areJoined(text: string, left: Token | undefined, right: Token): boolean {
  if (left?.bracket !== right.bracket) return false
  const gap = right.start - left.end
  return gap <= 1 || (gap === 2 && text.charAt(left.end) === text.charAt(left.end + 1))
}

const audioBases: Readonly<Record<string, string>> = {
  dd: 'ac3',
  'dd+': 'eac3',
  ddp: 'eac3',
  ddpa: 'eac3',
  ddpd: 'eac3',
  ac3: 'ac3',
  eac3: 'eac3',
  aac: 'aac',
  heaac: 'aac',
  dts: 'dts',
  dtshd: 'dtshd',
  dtsx: 'dtsx',
  flac: 'flac',
  opus: 'opus',
  truehd: 'truehd',
  thd: 'truehd',
  qaac: 'aac',
  atmos: 'atmos',
  mp3: 'mp3',
  pcm: 'pcm',
  lpcm: 'pcm',
  ma: 'dtshd',
  ogg: 'vorbis',
}
const audioWithChannels =
  /^(dd\+?|ddp|ddpa|ddpd|ac3|eac3|aac|heaac|dts|dtshd|dtsx|flac|qaac|atmos|opus|truehd|thd|mp3|l?pcm|ma|ogg)(\d|\d{2}|\dch|x\d)$/
const videoGlued = /^(x264|x265|h264|h265|hevc|avc|xvid|divx)(?=[^a-z0-9]|\d|aac|ac3|dts|flac|eac3|ddp|hi10)/
const resolutionWord = /^m?(\d{3,4})(?:p|i|px|hd)(\d{2,3})?$/
const sizeWord = /^\d{3,5}[x×*](\d{3,4})[pi]?$/
const glued =
  /^(web|webrip|webdl|bluray|bdrip|brrip|hdtv|dvdrip|bd|tv|dvd|hdrip|hdtvrip|hd)(2160|1080|720|576|480)[pi]?$/
const gluedBack = /^(2160|1080|720|576|480)[pi](web|webrip|webdl|bluray|bdrip|brrip|hdtv|dvdrip)$/
const gluedCodec = /^(web|webrip|webdl|bluray|bdrip|brrip|hdtv|dvdrip|pdtv)([xh]26[45]|hevc|xvid|divx)$/
const rateWord = /^(\d{2,3})fps$/
const weightWord = /^\d+(?:mb|gb|mib|gib|kbps|mbps|kb|khz|kbs|mbit|cd|bits?)$/
const hasDigit = /\d/
const onlyDigits = /^\d+$/
const anniversaryWord = /^\d{1,2}(?:th|st|nd|rd)$/

function shapedTagAt({ tokens }: Words, index: number): Tag | null {
  const token = tokens[index]
  if (!token) return null
  const { lower } = token
  if (!hasDigit.test(lower) || onlyDigits.test(lower)) return null
  const one = (...meanings: readonly [TagKind, string][]) =>
    tagOf(
      meanings.map(([kind, value]) => ({ kind, value, isSure: true })),
      index,
      index + 1,
    )
  const lines = resolutionWord.exec(lower) ?? sizeWord.exec(lower)
  if (lines?.[1] && isLineCount(Number(lines[1]))) return one(['resolution', lines[1]], ...rateOf(lines[2]))
  const audio = audioWithChannels.exec(lower)
  if (audio?.[1]) {
    const tag = one(['audio', audioBases[audio[1]] ?? audio[1]])
    return { ...tag, to: audio[2]?.length === 1 ? afterFraction(tokens, index + 1) : index + 1 }
  }
  const both = glued.exec(lower)
  if (both?.[1] && both[2]) return one(...sourceOf(both[1]), ['resolution', both[2]])
  const back = gluedBack.exec(lower)
  if (back?.[1] && back[2]) return one(...sourceOf(back[2]), ['resolution', back[1]])
  const coded = gluedCodec.exec(lower)
  if (coded?.[1] && coded[2]) return one(...sourceOf(coded[1]), ...videoOf(coded[2]))
  const rate = rateWord.exec(lower)
  if (rate?.[1]) return one(['fps', rate[1]])
  if (weightWord.test(lower)) return one(['other', ''])
  if (anniversaryWord.test(lower) && tokens[index + 1]?.lower === 'anniversary') return anniversaryAt(tokens, index)
  const video = videoGlued.exec(lower)
  return video?.[1] ? one(...videoOf(video[1])) : null
}

function isLineCount(lines: number): boolean {
  return lines >= 240 && lines <= 4400
}

function rateOf(digits: string | undefined): [TagKind, string][] {
  return digits ? [['fps', digits]] : []
}

function sourceOf(word: string): [TagKind, string][] {
  const meaning = root.next.get(word)?.meanings.find(({ kind }) => kind === 'source')
  return meaning ? [['source', meaning.value]] : []
}

function videoOf(word: string): [TagKind, string][] {
  const meaning = root.next.get(word)?.meanings.find(({ kind }) => kind === 'video')
  return meaning ? [['video', meaning.value]] : []
}

function anniversaryAt(tokens: readonly Token[], index: number): Tag {
  const last = /^(?:edition|remastered)$/.test(tokens[index + 2]?.lower ?? '') ? index + 3 : index + 2
  return tagOf([{ kind: 'edition', value: 'anniversary', isSure: true }], index, last)
}

/** Steps over '5.1', '51' or '6ch' after the name of an audio format. */
function afterChannels(tokens: readonly Token[], index: number): number {
  const lower = tokens[index]?.lower ?? ''
  if (/^(?:51|71|20|10|\dch)$/.test(lower)) return index + 1
  if (!/^[1-9]$/.test(lower)) return index
  const after = afterFraction(tokens, index + 1)
  return after > index + 1 ? after : index
}

function afterFraction(tokens: readonly Token[], index: number): number {
  const [before, fraction] = [tokens[index - 1], tokens[index]]
  const isClose = before && fraction && fraction.start - before.end <= 1
  return isClose && /^[0-2](?:ch)?$/.test(fraction.lower) ? index + 1 : index
}
