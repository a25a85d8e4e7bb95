/** What names are put together from beside the title. */
import type { Pick } from '../../../bench/vocabulary.ts'

export const of = <Value>(list: readonly Value[], pick: Pick): Value => list[pick(list.length)] as Value
export const two = (number: number) => String(number).padStart(2, '0')
export const three = (number: number) => String(number).padStart(3, '0')

export const groups = ['LUMEN', 'ORBiT', 'Tango', 'MiRAGE', 'KESTREL', 'SoRReL', 'VESPER'] as const
export const teams = ['Harbor-Subs', 'LanternRaws', 'Kettle', 'Orchard Fansub', 'VesperSubs'] as const

/** 'Harbor & Co.' → 'Harbor.&.Co', 'Mirror (Redux)' → 'Mirror.Redux': how releases write a title. */
export function dotted(title: string): string {
  return title
    .replace(/[()'’]/g, '')
    .replace(/[\s:]+/g, '.')
    .replace(/\.{2,}/g, '.')
    .replace(/\.$/, '')
}

/** Tags of a film on a disc or from the web. */
export function filmTags(pick: Pick): string {
  return `${of(['1080p', '720p', '2160p'], pick)}.${of(['BluRay', 'WEB-DL', 'WEBRip', 'BDRip'], pick)}.${of(['x264', 'x265', 'H.264'], pick)}-${of(groups, pick)}`
}

/** Tags of an episode. */
export function showTags(pick: Pick): string {
  return `${of(['1080p', '720p'], pick)}.${of(['WEB', 'WEB-DL', 'HDTV', 'WEBRip'], pick)}.${of(['x264', 'H.264', 'x265'], pick)}-${of(groups, pick)}`
}

/** A year behind a title tells films and shows of one name apart: where no other year stands, it is read as that. */
export const ownYear = 'without another year its own is taken for the year of the show or film'

export const yearOf = (pick: Pick) => 1990 + pick(34)
/** An episode that counts through all seasons: not of the size of a year, nor of a height. */
export const countOf = (pick: Pick) => of([7, 12, 45, 83, 141, 366, 1071, 1093, 205, 24], pick)
