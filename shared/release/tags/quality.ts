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
  const said = new Map<TagKind, Meaning[]>()
  for (const { meanings } of tags)
    for (const meaning of meanings) {
      const known = said.get(meaning.kind)
      if (known) known.push(meaning)
      else said.set(meaning.kind, [meaning])
    }
  const isRemux = said.has('remux')
  return {
    source: sourceOf(said.get('source')) ?? (isRemux ? 'bluray' : null),
    isRemux,
    resolution: numberFrom(surest(said.get('resolution'))),
    videoCodec: surest(said.get('video')) ?? null,
    audioCodecs: valuesOf(said.get('audio')),
    editions: sorted(valuesOf(said.get('edition'))),
    languages: valuesOf(said.get('language')),
    streamingService: said.get('service')?.[0]?.value ?? null,
    isProper: said.has('proper'),
    fps: numberFrom(said.get('fps')?.[0]?.value),
    isHearingImpaired: said.has('notHearing') ? false : said.has('hearing') ? true : null,
    isForced: said.has('forced'),
  }
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

/** 'DVD5.720p.HDTV': the size of a disc says where the picture comes from only where nothing else does. */
function sourceOf(meanings: readonly Meaning[] | undefined): Source | null {
  const others = meanings?.filter(({ value }) => value !== discSize)
  if (meanings && others?.length === 0) return 'dvd'
  const value = surest(others)
  return sources.find((source) => source === value) ?? null
}

const discSize = 'dvd size'

function numberFrom(text: string | undefined): number | null {
  return text === undefined ? null : Number(text)
}
