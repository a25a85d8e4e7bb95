/** Words that are tags by how they are made: '1080p', '1920x1080', 'DDP5', 'WEB1080', '25fps', '700MB'. Knows no place. */
import type { Meaning, TagKind } from './tagTable.ts'

export interface WordShape {
  readonly meanings: readonly Meaning[]
  /** 'DDP5' goes on with '.1'. */
  readonly takesFraction: boolean
  /** '25th' is a tag before 'Anniversary' only. */
  readonly isOrdinal: boolean
}

/** What a word of the tables means as one of this kind. */
export type ValueOf = (word: string, kind: TagKind) => string | null

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
const anniversaryWord = /^\d{1,2}(?:th|st|nd|rd)$/

/** The words of releases are few: what was seen once is known. */
const known = new Map<string, WordShape | null>()
const mostKnown = 5_000

/** null for a word that has the shape of no tag. `lower` in small letters, with a digit and something else. */
export function wordShape(lower: string, valueOf: ValueOf): WordShape | null {
  const before = known.get(lower)
  if (before !== undefined) return before
  if (known.size >= mostKnown) known.clear()
  const shape = readShape(lower, valueOf)
  known.set(lower, shape)
  return shape
}

type Said = readonly [kind: TagKind, value: string | null]

function readShape(lower: string, valueOf: ValueOf): WordShape | null {
  const lines = resolutionWord.exec(lower) ?? sizeWord.exec(lower)
  if (lines?.[1] && isLineCount(Number(lines[1]))) return shapeOf(['resolution', lines[1]], ['fps', lines[2] ?? null])
  const audio = audioWithChannels.exec(lower)
  if (audio?.[1])
    return { ...shapeOf(['audio', audioBases[audio[1]] ?? audio[1]]), takesFraction: audio[2]?.length === 1 }
  const both = glued.exec(lower)
  if (both?.[1] && both[2]) return shapeOf(['source', valueOf(both[1], 'source')], ['resolution', both[2]])
  const back = gluedBack.exec(lower)
  if (back?.[1] && back[2]) return shapeOf(['source', valueOf(back[2], 'source')], ['resolution', back[1]])
  const coded = gluedCodec.exec(lower)
  if (coded?.[1] && coded[2])
    return shapeOf(['source', valueOf(coded[1], 'source')], ['video', valueOf(coded[2], 'video')])
  const rate = rateWord.exec(lower)
  if (rate?.[1]) return shapeOf(['fps', rate[1]])
  if (weightWord.test(lower)) return shapeOf(['other', ''])
  if (anniversaryWord.test(lower)) return { ...shapeOf(['edition', 'anniversary']), isOrdinal: true }
  const video = videoGlued.exec(lower)
  return video?.[1] ? shapeOf(['video', valueOf(video[1], 'video')]) : null
}

function shapeOf(...said: readonly Said[]): WordShape {
  const meanings = said.flatMap(([kind, value]) => (value === null ? [] : [{ kind, value, isSure: true }]))
  return { meanings, takesFraction: false, isOrdinal: false }
}

function isLineCount(lines: number): boolean {
  return lines >= 240 && lines <= 4400
}
