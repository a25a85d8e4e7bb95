/** How much is measured: `UNDERTITLE_BENCH` is short (a check, 3 minutes), default (10 minutes) or full (a million titles). */

export interface Sizes {
  readonly name: 'short' | 'default' | 'full'
  readonly names: number
  /** Videos of each tree that is scanned; every video has about two more files. */
  readonly trees: readonly number[]
  /** Videos of the trees that are indexed, and that lie in one folder. */
  readonly indexedVideos: number
  /** Videos of the tree of which a slower program scans a tenth. */
  readonly peerVideos: number
  /** Videos of the library that the window's host takes in. */
  readonly hostVideos: number
  readonly titles: number
  readonly matchedBatches: number
  /** Titles of the catalogues that a service answers from over HTTP. */
  readonly servedTitles: number
  readonly batchVideos: number
  readonly rounds: number
  readonly smallFiles: number
  /** Videos of the libraries that the window's host groups, sorts and searches. */
  readonly shownVideos: readonly number[]
  /** Subtitles of the library that is checked, about. */
  readonly checkedSubtitles: number
  /** Rows of the list that is shown in the browser. */
  readonly listedRows: number
}

const short: Sizes = {
  name: 'short',
  names: 2_000,
  trees: [3_300],
  indexedVideos: 1_000,
  peerVideos: 1_000,
  hostVideos: 3_300,
  titles: 20_000,
  matchedBatches: 60,
  servedTitles: 5_000,
  batchVideos: 60,
  rounds: 3,
  smallFiles: 100,
  shownVideos: [12_000],
  checkedSubtitles: 200,
  listedRows: 20_000,
}

const usual: Sizes = {
  name: 'default',
  names: 5_000,
  trees: [10_000, 100_000],
  indexedVideos: 10_000,
  peerVideos: 10_000,
  hostVideos: 100_000,
  titles: 100_000,
  matchedBatches: 200,
  servedTitles: 40_000,
  batchVideos: 500,
  rounds: 3,
  smallFiles: 300,
  shownVideos: [12_000, 100_000],
  checkedSubtitles: 1_000,
  listedRows: 100_000,
}

const full: Sizes = { ...usual, name: 'full', titles: 1_000_000, rounds: 5 }

export function sizesOf(name: string | undefined): Sizes {
  if (name === 'short') return short
  return name === 'full' ? full : usual
}
