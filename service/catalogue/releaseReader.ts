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

/** A title, one number in the form that nearly all names have, and the rest. */
const usualForm = /^([^[(/\\]+?[ ._])(?:s(\d{1,2})e(\d{1,3})|(?:19[2-9]|20[0-2])\d)([ ._][^/\\]+)$/i

export function createReleaseReader(): ReleaseReader {
  const whole = createMemo<string, ReadName>(keptNames)
  const heads = createMemo<string, string>(keptHeads)

  function readWhole(name: string): ReadName {
    return whole(name, () => {
      const release = parseRelease(name)
      return { release, season: release.season ?? 0, episode: release.episodes[0] ?? release.absoluteEpisode ?? 0 }
    })
  }

  const isHead = (head: string, title: string) =>
    heads(head, () => titleKey(head)) === heads(title, () => titleKey(title))

  return {
    read(name, title) {
      const [, head, season, episode, tags] = (title !== undefined && usualForm.exec(name)) || []
      if (title === undefined || head === undefined || !isHead(head, title)) return readWhole(name)
      if (season === undefined) return readWhole(`Title.2000${tags ?? ''}`)
      return { ...readWhole(`Title.S01E01${tags ?? ''}`), season: Number(season), episode: Number(episode) }
    },
  }
}
