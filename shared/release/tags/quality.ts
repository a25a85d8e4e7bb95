/** Turns the confirmed tags of a name into the fields of the release that describe its picture, sound and cut. */
import type { Tag } from './findTags.ts'
import type { Meaning } from './tagTable.ts'
import type { Release, Source } from '../release.ts'
import type { TagKind } from './tagTable.ts'

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

export function qualityOf(tags: readonly Tag[]): Quality {
  const said = meaningsOf(tags)
  const isRemux = first(said, 'remux') !== undefined
  return {
    source: sourceOf(said) ?? (isRemux ? 'bluray' : null),
    isRemux,
    resolution: numberFrom(surest(said, 'resolution')),
    videoCodec: surest(said, 'video')?.value ?? null,
    audioCodecs: valuesOf(said, 'audio'),
    editions: sorted(valuesOf(said, 'edition')),
    languages: valuesOf(said, 'language'),
    streamingService: first(said, 'service')?.value ?? null,
    isProper: first(said, 'proper') !== undefined,
    fps: numberFrom(first(said, 'fps')),
    isHearingImpaired: first(said, 'notHearing') ? false : first(said, 'hearing') ? true : null,
    isForced: first(said, 'forced') !== undefined,
  }
}

/** Those of all tags one after the other: they are few, and looked through faster than put into a record by kind. */
function meaningsOf(tags: readonly Tag[]): readonly Meaning[] {
  const said: Meaning[] = []
  for (const { meanings } of tags) for (const meaning of meanings) said.push(meaning)
  return said
}

function first(said: readonly Meaning[], wanted: TagKind): Meaning | undefined {
  return said.find(({ kind }) => kind === wanted)
}

function surest(said: readonly Meaning[], wanted: TagKind): Meaning | undefined {
  return said.find(({ kind, isSure }) => isSure && kind === wanted) ?? first(said, wanted)
}

function valuesOf(said: readonly Meaning[], wanted: TagKind): string[] {
  const values: string[] = []
  for (const { kind, value } of said) if (kind === wanted && !values.includes(value)) values.push(value)
  return values
}

function sorted(values: string[]): string[] {
  return values.length > 1 ? values.sort() : values
}

/** 'DVD5.720p.HDTV': the size of a disc says where the picture comes from only where nothing else does. */
function sourceOf(said: readonly Meaning[]): Source | null {
  const found = surest(said, 'source')
  if (found?.value !== discSize) return asSource(found)
  const others = said.filter(({ kind, value }) => kind === 'source' && value !== discSize)
  return others.length === 0 ? 'dvd' : asSource(surest(others, 'source'))
}

function asSource(found: Meaning | undefined): Source | null {
  return sources.find((source) => source === found?.value) ?? null
}

const discSize = 'dvd size'

function numberFrom(said: Meaning | undefined): number | null {
  return said === undefined ? null : Number(said.value)
}
