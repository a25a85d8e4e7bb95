/**
 * The names that a video goes by, as keys: that of its file, and where the file leaves the title to its folder ("Electric
 * Engine/2x03.mkv"), the two together. So what says the same is treated alike, wherever it stands. Pure.
 */
import type { Release } from '../../../shared/release/release.ts'
import { nameKey } from './nameKey.ts'

export function ownNameKeys(release: Release, videoName: string): ReadonlySet<string> {
  const whole = isTitleFromFolder(release) ? wholeName(release) : null
  return new Set([videoName, ...(whole === null ? [] : [whole])].map(nameKey))
}

function isTitleFromFolder({ reasons }: Release): boolean {
  return reasons.some(({ field, from }) => field === 'title' && from === 'folder')
}

/** null where nothing tells which episode, or which of several films of one title, it is. */
function wholeName({ type, title, year, season, episodes }: Release): string | null {
  if (title === null) return null
  if (type === 'movie') return year === null ? null : `${title} ${year}`
  if (season === null || episodes.length === 0) return null
  return `${title} S${twoDigits(season)}${episodes.map((episode) => `E${twoDigits(episode)}`).join('')}`
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
