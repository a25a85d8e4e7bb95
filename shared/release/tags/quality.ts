/** Turns the confirmed tags of a name into the fields of the release that describe its picture, sound and cut. */
import type { Tag } from './findTags.ts'
import type { Meaning } from './tagTable.ts'
import type { Release, Source } from '../release.ts'

export type Quality = Pick<
  Release,
  | 'source'
  | 'isRemux'
  | 'resolution'
  | 'videoCodec'
  | 'audioCodecs'
  | 'editions'
  | 'languages'
  | 'streamingService'
  | 'isProper'
  | 'fps'
  | 'isHearingImpaired'
  | 'isForced'
>

const sources: readonly Source[] = ['bluray', 'web', 'tv', 'dvd', 'cam', 'telesync', 'telecine', 'workprint', 'vhs']

/** What the tags read so far say. */
interface Said {
  source: Meaning | null
  /** Where nothing else says it. */
  hint: Source | null
  isRemux: boolean
  resolution: Meaning | null
  video: Meaning | null
  readonly audio: string[]
  readonly editions: string[]
  readonly languages: string[]
  service: Meaning | null
  isProper: boolean
  fps: Meaning | null
  isHearing: boolean
  isNotHearing: boolean
  isForced: boolean
}

export function qualityOf(tags: readonly Tag[]): Quality {
  const said = saidBy(tags)
  const { source, hint, isRemux, isProper, isForced } = said
  return {
    source: source ? sourceOf(source) : (hint ?? (isRemux ? 'bluray' : null)),
    isRemux,
    resolution: numberFrom(said.resolution),
    videoCodec: said.video?.value ?? null,
    audioCodecs: said.audio,
    editions: said.editions.length > 1 ? said.editions.sort() : said.editions,
    languages: said.languages,
    streamingService: said.service?.value ?? null,
    isProper,
    fps: numberFrom(said.fps),
    isHearingImpaired: said.isNotHearing ? false : said.isHearing ? true : null,
    isForced,
  }
}

/** A record with a place for every kind: one that grew by what it is told would take hundreds of forms, and be slow to ask. */
function saidBy(tags: readonly Tag[]): Said {
  const said: Said = {
    source: null,
    hint: null,
    isRemux: false,
    resolution: null,
    video: null,
    audio: [],
    editions: [],
    languages: [],
    service: null,
    isProper: false,
    fps: null,
    isHearing: false,
    isNotHearing: false,
    isForced: false,
  }
  for (const { meanings } of tags) for (const meaning of meanings) note(said, meaning)
  return said
}

function note(said: Said, meaning: Meaning): void {
  const { kind, value } = meaning
  if (kind === 'source' && hints.has(value)) said.hint ??= hints.get(value) ?? null
  else if (kind === 'source') said.source = surer(said.source, meaning)
  else if (kind === 'resolution') said.resolution = surerHeight(said.resolution, meaning)
  else if (kind === 'video') said.video = surer(said.video, meaning)
  else if (kind === 'audio') add(said.audio, value)
  else if (kind === 'language') add(said.languages, value)
  else if (kind === 'edition') add(said.editions, value)
  else if (kind === 'service') said.service ??= meaning
  else if (kind === 'fps') said.fps ??= meaning
  else if (kind === 'remux') said.isRemux = true
  else if (kind === 'proper') said.isProper = true
  else if (kind === 'hearing') said.isHearing = true
  else if (kind === 'notHearing') said.isNotHearing = true
  else if (kind === 'forced') said.isForced = true
}

/** The first that can be nothing else, or the first of all. */
function surer(known: Meaning | null, meaning: Meaning): Meaning {
  return known === null || (meaning.isSure && !known.isSure) ? meaning : known
}

const usualHeights = new Set(['480', '576', '720', '1080', '2160'])

/** '[1920x800] 1080p': what the picture is sold as tells more than where its black bars were cut. */
function surerHeight(known: Meaning | null, meaning: Meaning): Meaning {
  const isCut = known !== null && !usualHeights.has(known.value) && usualHeights.has(meaning.value)
  return isCut ? meaning : surer(known, meaning)
}

function add(values: string[], value: string): void {
  if (!values.includes(value)) values.push(value)
}

/** 'DVD5.720p.HDTV' and 'PPV.720p.WEB': a disc's size or a sale says where the picture comes from only where nothing else does. */
const hints: ReadonlyMap<string, Source> = new Map([
  ['dvd size', 'dvd'],
  ['pay per view', 'tv'],
])

function sourceOf({ value }: Meaning): Source | null {
  return sources.find((source) => source === value) ?? null
}

function numberFrom(said: Meaning | null): number | null {
  return said === null ? null : Number(said.value)
}
