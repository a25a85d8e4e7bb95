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
  const said = meaningsByKind(tags)
  const { remux, hearing, notHearing, forced, proper } = said
  return {
    source: sourceOf(said.source) ?? (remux ? 'bluray' : null),
    isRemux: remux !== undefined,
    resolution: numberFrom(surest(said.resolution)),
    videoCodec: surest(said.video) ?? null,
    audioCodecs: valuesOf(said.audio),
    editions: sorted(valuesOf(said.edition)),
    languages: valuesOf(said.language),
    streamingService: said.service?.[0]?.value ?? null,
    isProper: proper !== undefined,
    fps: numberFrom(said.fps?.[0]?.value),
    isHearingImpaired: notHearing ? false : hearing ? true : null,
    isForced: forced !== undefined,
  }
}

type ByKind = Partial<Record<TagKind, Meaning[]>>

function meaningsByKind(tags: readonly Tag[]): ByKind {
  const said: ByKind = {}
  for (const { meanings } of tags)
    for (const meaning of meanings) {
      const known = said[meaning.kind]
      if (known) known.push(meaning)
      else said[meaning.kind] = [meaning]
    }
  return said
}

function valuesOf(meanings: readonly Meaning[] | undefined): string[] {
  if (!meanings) return []
  const values: string[] = []
  for (const { value } of meanings) if (!values.includes(value)) values.push(value)
  return values
}

function sorted(values: string[]): string[] {
  return values.length > 1 ? values.sort() : values
}

function surest(meanings: readonly Meaning[] | undefined): string | undefined {
  return (meanings?.find(({ isSure }) => isSure) ?? meanings?.[0])?.value
}

/** 'DVD5.720p.HDTV' and 'PPV.720p.WEB': a disc's size or a sale says where the picture comes from only where nothing else does. */
const hints: ReadonlyMap<string, Source> = new Map([
  ['dvd size', 'dvd'],
  ['pay per view', 'tv'],
])

function sourceOf(meanings: readonly Meaning[] | undefined): Source | null {
  const said = surest(meanings?.filter(({ value }) => !hints.has(value)))
  const value = said ?? hints.get(meanings?.[0]?.value ?? '')
  return sources.find((source) => source === value) ?? null
}

function numberFrom(text: string | undefined): number | null {
  return text === undefined ? null : Number(text)
}
