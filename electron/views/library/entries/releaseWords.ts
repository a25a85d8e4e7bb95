/** What every list says of a release. Pure. */
import type { Release } from '../../../../shared/release/release.ts'

/** '1080p WEB-DL · KESTREL' of a video, 'WEB-DL · KESTREL' of a subtitle; '' where the name tells none of it. */
export function releaseWords(release: Release, hasLines = true): string {
  const { resolution, reasons, editions, part, releaseGroup, isRemux } = release
  const read = reasons.find(({ field }) => field === 'source')?.text ?? ''
  const source = isRemux && !/remux/i.test(read) ? `${read} Remux`.trim() : read
  const lines = hasLines && resolution !== null ? `${resolution}p` : ''
  const words = [...editions.map(editionWord), part === null ? '' : `CD${part}`, lines, source]
  const first = words.filter((word) => word !== '').join(' ')
  return [first, releaseGroup ?? ''].filter((word) => word !== '').join(' · ')
}

const editionWords: Readonly<Record<string, string>> = {
  imax: 'IMAX',
  openmatte: 'Open Matte',
  fan: 'Fan Edit',
  director: 'Director’s Cut',
}

export function editionWord(edition: string): string {
  return editionWords[edition] ?? `${edition.charAt(0).toUpperCase()}${edition.slice(1)}`
}

/** Of several files of one film or episode: '1080p, 2160p', best last. */
export function resolutionWords(releases: readonly Release[]): string {
  const lines = new Set(releases.flatMap(({ resolution }) => resolution ?? []))
  return [...lines]
    .sort((a, b) => a - b)
    .map((each) => `${each}p`)
    .join(', ')
}
