/** Whole paths of generated libraries whose truth is known; skipped where the generator is not at hand. */
import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import { titleKey } from '../../../shared/release/title/titleKey.ts'
import { sharedTool } from '../../support/hostile/sharedTool.ts'

const generator = sharedTool('make-library.mjs')

interface TrueVideo {
  readonly path: string
  readonly kind: 'movie' | 'episode' | 'sample' | 'extra'
  readonly title: string
  readonly year: number | null
  readonly season: number | null
  readonly episode: number | null
  /** Left out of most lines. */
  readonly absolute?: number | null
  readonly date?: string | null
}

function videosOf(seed: number): readonly TrueVideo[] {
  if (generator === null) return []
  const options = ['--dry', '--out', '/nowhere', '--n', '1500', '--seed', `${seed}`]
  const text = execFileSync(process.execPath, [generator, ...options], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const videos = text.split('\n').filter(Boolean)
  return videos
    .map((line) => JSON.parse(line) as TrueVideo)
    .filter(({ kind }) => kind === 'movie' || kind === 'episode')
}

function isRight({ path, kind, title, year, season, episode, absolute, date }: TrueVideo): boolean {
  const read = parseRelease(path)
  const isTitle = titleKey(read.title ?? '').replaceAll(' ', '') === titleKey(title).replaceAll(' ', '')
  if (!isTitle || (read.type === 'tv') !== (kind === 'episode')) return false
  // Some files state no year: it is nowhere to be read.
  if (kind === 'movie') return read.year === year || !path.includes(String(year))
  if (typeof date === 'string') return read.date === date
  if (typeof absolute === 'number' && [read.absoluteEpisode, read.episodes[0]].includes(absolute)) return true
  return read.season === season && read.episodes[0] === episode
}

test.skipIf(generator === null)('at least 97 % of the videos of any library are read right as a whole', () => {
  for (const seed of [1, 5, 11]) {
    const videos = videosOf(seed)
    expect((100 * videos.filter(isRight).length) / videos.length).toBeGreaterThan(97)
  }
})
