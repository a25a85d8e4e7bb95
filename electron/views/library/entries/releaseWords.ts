/** What a row says of a release: '1080p WEB-DL · KESTREL'. Pure. */
import type { Release } from '../../../../shared/release/release.ts'

export function releaseWords(release: Release): string {
  const { resolution, reasons, editions, part, releaseGroup } = release
  const source = reasons.find(({ field }) => field === 'source')?.text ?? ''
  const words = [...editions, part === null ? '' : `CD${part}`, resolution === null ? '' : `${resolution}p`, source]
  const first = words.filter((word) => word !== '').join(' ')
  return [first, releaseGroup ?? ''].filter((word) => word !== '').join(' · ')
}

/** Of several files of one film or episode: '1080p, 2160p', best last. */
export function resolutionWords(releases: readonly Release[]): string {
  const lines = new Set(releases.flatMap(({ resolution }) => resolution ?? []))
  return [...lines]
    .sort((a, b) => a - b)
    .map((each) => `${each}p`)
    .join(', ')
}
