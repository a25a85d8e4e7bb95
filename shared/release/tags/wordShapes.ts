/** Words that are tags by how they are made: '1080p', '1920x1080', 'DDP5', 'WEB1080', '25fps', '700MB'. Knows no place. */
import { valuesOf } from './phrases.ts'
import type { Meaning, TagKind } from './tagTable.ts'

export interface WordShape {
  readonly meanings: readonly Meaning[]
  /** 'DDP5' goes on with '.1'. */
  readonly takesFraction: boolean
  /** '25th' is a tag before 'Anniversary' only. */
  readonly isOrdinal: boolean
}

/** 'DDP5', 'AAC51', 'AC36ch', 'FLACx2', 'DTS-HD MA5': how many channels or tracks. */
const channelsBehind = [/^(.{2,})(\dch|x\d|\d\d)$/, /^(.{2,})(\d)$/]
/** '2xAAC', '4xUkr': so many tracks. */
const tracksBefore = /^\d{1,2}x(\D{3,})$/
const videoGlued = /^(x264|x265|h264|h265|hevc|avc|xvid|divx)(?=[^a-z0-9]|\d|aac|ac3|dts|flac|eac3|ddp|hi10)/
const resolutionWord = /^(?:m|4kto)?(\d{3,4})(?:p|i|px|hd)(?:(\d{2,3})(?:fps)?)?$/
const sizeWord = /^\d{3,5}[x×*](\d{3,4})[pi]?$/
const glued =
  /^(web|webrip|webdl|bluray|bdrip|brrip|hdtv|dvdrip|bd|tv|dvd|hdrip|hdtvrip|hdlight|mhd|hd)(2160|1080|720|576|480)[pi]?$/
const gluedBack = /^(2160|1080|720|576|480)[pi](web|webrip|webdl|bluray|bdrip|brrip|hdtv|dvdrip)$/
const gluedCodec = /^(web|webrip|webdl|bluray|bdrip|brrip|hdtv|dvdrip|pdtv)([xh]26[45]|hevc|xvid|divx)$/
const rateWord = /^(\d{2,3})fps$/
const weightWord = /^\d+(?:mb|gb|mib|gib|kbps|mbps|kb|khz|kbs|mbit|cd|bits?|audios?)$/
const anniversaryWord = /^\d{1,2}(?:th|st|nd|rd)$/

type StatedTag = readonly [kind: TagKind, values: readonly string[]]

/** null for a word that has the shape of no tag. `lower` in small letters, with a digit and something else. */
export function wordShape(lower: string): WordShape | null {
  const of = (kind: TagKind, word: string): StatedTag => [kind, valuesOf(word, kind)]
  const lines = resolutionWord.exec(lower) ?? sizeWord.exec(lower)
  if (lines?.[1] && isLineCount(Number(lines[1])))
    return shapeOf(['resolution', [lines[1]]], ['fps', lines[2] === undefined ? [] : [lines[2]]])
  const audio = audioShape(lower)
  if (audio) return audio
  const both = glued.exec(lower)
  if (both?.[1] && both[2]) return shapeOf(of('source', both[1]), ['resolution', [both[2]]])
  const back = gluedBack.exec(lower)
  if (back?.[1] && back[2]) return shapeOf(of('source', back[2]), ['resolution', [back[1]]])
  const coded = gluedCodec.exec(lower)
  if (coded?.[1] && coded[2]) return shapeOf(of('source', coded[1]), of('video', coded[2]))
  const rate = rateWord.exec(lower)
  if (rate?.[1]) return shapeOf(['fps', [rate[1]]])
  if (weightWord.test(lower)) return shapeOf(['other', ['']])
  if (anniversaryWord.test(lower)) return { ...shapeOf(['edition', ['anniversary']]), isOrdinal: true }
  const video = videoGlued.exec(lower)
  return video?.[1] ? shapeOf(of('video', video[1])) : null
}

function audioShape(lower: string): WordShape | null {
  for (const pattern of channelsBehind) {
    const [, base = '', channels = ''] = pattern.exec(lower) ?? []
    const codecs = base === 'ma' ? ['dtshd'] : valuesOf(base, 'audio')
    if (codecs.length > 0) return { ...shapeOf(['audio', codecs]), takesFraction: channels.length === 1 }
  }
  const track = tracksBefore.exec(lower)?.[1] ?? ''
  const [codecs, languages] = [valuesOf(track, 'audio'), valuesOf(track, 'language')]
  return codecs.length + languages.length > 0 ? shapeOf(['audio', codecs], ['language', languages]) : null
}

function shapeOf(...said: readonly StatedTag[]): WordShape {
  const meanings = said.flatMap(([kind, values]) => values.map((value) => ({ kind, value, isSure: true })))
  return { meanings, takesFraction: false, isOrdinal: false }
}

function isLineCount(lines: number): boolean {
  return lines >= 240 && lines <= 4400
}
