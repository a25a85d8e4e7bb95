/** Turns the confirmed tags of a name into the fields of the release that describe its picture, sound and cut. */
import type { Tag } from './findTags.ts'
import type { Release, Source } from './release.ts'
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
  const values = (kind: TagKind) => tags.flatMap(({ meanings }) => meanings.filter((meaning) => meaning.kind === kind))
  const all = (kind: TagKind) => [...new Set(values(kind).map(({ value }) => value))]
  const isRemux = values('remux').length > 0
  return {
    source: sourceOf(values('source')) ?? (isRemux ? 'bluray' : null),
    isRemux,
    resolution: resolutionOf(values('resolution')),
    videoCodec: all('video')[0] ?? null,
    audioCodecs: all('audio'),
    editions: all('edition').sort(),
    languages: all('language'),
    streamingService: all('service')[0] ?? null,
    isProper: values('proper').length > 0,
    fps: numberFrom(all('fps')[0]),
    isHearingImpaired: values('notHearing').length > 0 ? false : values('hearing').length > 0 ? true : null,
    isForced: values('forced').length > 0,
  }
}

interface Valued {
  readonly value: string
  readonly isSure: boolean
}

function sourceOf(found: readonly Valued[]): Source | null {
  const value = (found.find(({ isSure }) => isSure) ?? found[0])?.value
  return sources.find((source) => source === value) ?? null
}

function resolutionOf(found: readonly Valued[]): number | null {
  return numberFrom((found.find(({ isSure }) => isSure) ?? found[0])?.value)
}

function numberFrom(text: string | undefined): number | null {
  return text === undefined ? null : Number(text)
}
