/**
 * Reads release names of a title that is known already. Of millions of such names only the title and the number differ:
 * what stands behind them ("1080p.WEB-DL.x264-LUMEN") is parsed once for all names that share it.
 */
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import type { Release } from '../../../shared/release/release.ts'
import { titleKey } from '../../../shared/release/title/titleKey.ts'
import { createMemo } from '../store/memo.ts'

export interface ReadName {
  /** Its tags are those of the name; its title, year and numbers may be another name's. */
  readonly release: Release
  /** 0 when the name does not say. */
  readonly season: number
  readonly episode: number
}

export interface ReleaseReader {
  /** `title` as the catalogue knows it; without one, and for names of another form, the whole name is parsed. */
  read(name: string, title?: string): ReadName
}

const keptNames = 8_192
const keptHeads = 1_024

/** Behind the title one number in the form that nearly all names have, and tags: a resolution among them leaves no doubt of that. */
const numberAndTags =
  /^(?:s(\d{1,2})e(\d{1,3})|(?:19[2-9]|20[0-2])\d)([ ._](?=(?:[^/\\]*[ ._])?\d{3,4}p[ ._-])[^/\\]+)$/i
const usualHead = /^[^[(/\\]+?[ ._](?=(?:s\d{1,2}e\d{1,3}|(?:19[2-9]|20[0-2])\d)[ ._])/i

export function createReleaseReader(): ReleaseReader {
  const whole = createMemo<string, ReadName>(keptNames)
  const ofMovies = createMemo<string, ReadName>(keptNames)
  const ofShows = createMemo<string, ReadName>(keptNames)
  const heads = createMemo<string, string>(keptHeads)

  const keyOf = (text: string) => heads(text, () => titleKey(text))

  /** How long the title and the sign behind it are in this name; 0 where it does not begin with it. */
  function headLength(name: string, title: string): number {
    if (beginsPlainly(name, title)) return title.length + 1
    const head = usualHead.exec(name)?.[0] ?? ''
    return head !== '' && keyOf(head) === keyOf(title) ? head.length : 0
  }

  return {
    read(name, title) {
      const length = title === undefined ? 0 : headLength(name, title)
      const behind = length === 0 ? null : numberAndTags.exec(name.slice(length))
      if (behind === null) return whole(name, () => readWhole(name))
      const [, season, episode, tags = ''] = behind
      if (season === undefined) return ofMovies(tags, () => readWhole(`Title.2000${tags}`))
      const { release } = ofShows(tags, () => readWhole(`Title.S01E01${tags}`))
      return { release, season: Number(season), episode: Number(episode) }
    },
  }
}

function readWhole(name: string): ReadName {
  const release = parseRelease(name)
  return { release, season: release.season ?? 0, episode: release.episodes[0] ?? release.absoluteEpisode ?? 0 }
}

/** What most names do, seen without working out keys. */
function beginsPlainly(name: string, title: string): boolean {
  for (let at = 0; at < title.length; at += 1) {
    if (name[at] !== title[at] && (name[at] !== '.' || title[at] !== ' ')) return false
  }
  return /^[ ._]/.test(name.charAt(title.length)) && !/[[(/\\]/.test(title)
}
