/** Which episodes a package is for where nobody says: from the first to the last that its names tell. Pure. */
import type { NewFile, NewSubtitle } from './newSubtitle.ts'
import type { ReleaseReader } from './import/releaseReader.ts'

export type EpisodeRange = Pick<NewSubtitle, 'episodeFrom' | 'episodeEnd'>

interface Names extends Pick<NewSubtitle, 'releases'> {
  readonly files: readonly Pick<NewFile, 'path'>[]
}

/** 0 stands for a name that does not say. */
export function episodeRange(numbers: readonly number[]): EpisodeRange {
  const episodes = numbers.filter((episode) => episode > 0)
  if (episodes.length === 0) return { episodeFrom: null, episodeEnd: null }
  return { episodeFrom: Math.min(...episodes), episodeEnd: Math.max(...episodes) }
}

/** The names of the files know best; where they are silent ("en.srt"), those of the releases are asked. */
export function episodesInNames(reader: ReleaseReader, { files, releases }: Names): EpisodeRange {
  const numbersIn = (name: string) => {
    const { release, episode } = reader.read(name)
    return release.episodes.length > 0 ? release.episodes : [episode]
  }
  const inside = episodeRange(files.flatMap(({ path }) => numbersIn(path)))
  return inside.episodeFrom === null ? episodeRange(releases.flatMap(numbersIn)) : inside
}
