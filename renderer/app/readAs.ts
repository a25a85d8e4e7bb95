/** How a file's name was read, in the short form that people know: 'Harbour Lights S01E04', 'Undertow (1999)'. */
import type { VideoRow } from '../../shared/contract/library.ts'

export function readAs({ title, year, season, episodes }: VideoRow): string {
  const numbers = [
    season === null ? '' : `S${padded(season)}`,
    ...episodes.map((episode) => `E${padded(episode)}`),
  ].join('')
  return [title ?? '', numbers, year === null ? '' : `(${year})`].filter((part) => part !== '').join(' ')
}

function padded(value: number): string {
  return String(value).padStart(2, '0')
}
