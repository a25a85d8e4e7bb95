/**
 * Looks for names that nobody asked for, once the service listens: the first names that are asked for would otherwise pay for
 * what the engine compiles only when it is used, several times the work of any later batch.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Title } from '../catalogue/records.ts'
import type { SearchStore } from '../store/store.ts'

export type RehearsedSearch = Pick<SearchStore, 'matchFilenames' | 'complete'>

/** Kinds of names that take a way of their own and find nothing: mistakes, words that are missing, two readings, ids. */
const strangers: readonly string[] = [
  'Teh Quite Lantern (2019) 720p WEB-DL AAC2.0 H.264.mkv',
  'quiet.lantern.of.the.harbor.2019.2160p.UHD.BluRay.REMUX.HDR.TrueHD.7.1-ORE.mkv',
  'Harbor Lights - 1x03 - The Long Night.avi',
  'Harbor.Lights.US.S02.COMPLETE.720p.HDTV.x264-ORE',
  'Harbor.Lights.2021.11.03.WEB.h264-ORE.mkv',
  '[Ore] Harbor Lights - 27 (1080p) [ABCD1234].mkv',
  'Compass 3.mkv',
  'Lantern & Co. II {tt9999999}.mkv',
]

/** The best known titles that begin so have many subtitles to be ranked. */
const beginnings = ['s', 'th', 'm']
const titlesOfEach = 8
const rounds = 2
const options = { engine: 'ai', episodeScope: 'exact', languages: [], subtitlesPerPage: 10 } as const

/** One look a turn of the event loop: whoever asks meanwhile waits for one of them at most. It ends early where `goesOn` says no. */
export async function rehearse(search: RehearsedSearch, goesOn: () => boolean): Promise<void> {
  const names = [...strangers]
  for (const beginning of beginnings) {
    if (!goesOn()) return
    const titles = await search.complete(beginning, { limit: titlesOfEach })
    names.push(...titles.map(releaseOf))
    await nextTurn()
  }
  for (const name of Array.from({ length: rounds }, () => names).flat()) {
    if (!goesOn()) return
    await search.matchFilenames([name], options)
    await nextTurn()
  }
}

function releaseOf({ name, type, year }: Title): string {
  const part = type === 'tv' ? 'S01E02' : String(year ?? '')
  return `${name.replaceAll(' ', '.')}.${part}.1080p.WEB-DL.DDP5.1.H.264-ORE.mkv`
}
