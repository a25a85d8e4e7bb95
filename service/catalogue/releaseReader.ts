/**
 * Reads release names of a title that is known already. Of millions of such names only the title and the number differ:
 * what stands behind them ("1080p.WEB-DL.x264-LUMEN") is parsed once for all names that share it.
 */
import { parseRelease } from '../../shared/release/parseRelease.ts'
import type { Release } from '../../shared/release/release.ts'
import { titleKey } from '../../shared/release/titleKey.ts'
import { createMemo } from './memo.ts'

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

/** A title, one number in the form that nearly all names have, and tags: a resolution among them leaves no doubt of that. */
const usualForm =
  /^([^[(/\\]+?[ ._])(?:s(\d{1,2})e(\d{1,3})|(?:19[2-9]|20[0-2])\d)([ ._](?=(?:[^/\\]*[ ._])?\d{3,4}p[ ._-])[^/\\]+)$/i

export function createReleaseReader(): ReleaseReader {
  const whole = createMemo<string, ReadName>(keptNames)
  const heads = createMemo<string, string>(keptHeads)

  function readWhole(name: string): ReadName {
    return whole(name, () => {
      const release = parseRelease(name)
      return { release, season: release.season ?? 0, episode: release.episodes[0] ?? release.absoluteEpisode ?? 0 }
    })
  }

  const keyOf = (text: string) => heads(text, () => titleKey(text))
  const isHead = (head: string, title: string) => isPlainly(head, title) || keyOf(head) === keyOf(title)

  return {
    read(name, title) {
      if (title === undefined) return readWhole(name)
      const [, head = '', season, episode, tags = ''] = usualForm.exec(name) ?? []
      if (head === '' || !isHead(head, title)) return readWhole(name)
      if (season === undefined) return readWhole(`Title.2000${tags}`)
      return { ...readWhole(`Title.S01E01${tags}`), season: Number(season), episode: Number(episode) }
    },
  }
}

/** What most names are, seen without working out keys. */
function isPlainly(head: string, title: string): boolean {
  return head.slice(0, -1).replaceAll('.', ' ') === title
}
