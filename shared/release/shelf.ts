/** Which shelf of a library holds a file: what its folders are called before any title. Touches no disk. */

/** null where the folders do not say. */
export type Shelf = 'anime' | 'series' | 'films' | null

const words: readonly (readonly [Exclude<Shelf, null>, RegExp])[] = [
  ['anime', /^(?:anim[eé]s?|animes?[ ._-]*(?:series|shows?|tv)|cartoons?)$/i],
  [
    'series',
    /^(?:tv|(?:my[ ._]?)?(?:tv[ ._-]?)?(?:shows?|series)|serien|s[ée]ries|television|dokus?)(?:[ ._-]?(?:4k|hd|uhd|sd))?$/i,
  ],
  ['films', /^(?:my[ ._]?)?(?:movies?|films?|filme|cinema|kino|pel[ií]culas)(?:[ ._-]?(?:4k|hd|uhd|sd|3d))?$/i],
]

/** Libraries have few folders of such names: what was seen once is known. */
const known = new Map<string, Shelf>()
const mostKnown = 500

/** `folders` nearest first; the nearest shelf counts. */
export function shelfOf(folders: readonly string[]): Shelf {
  for (const folder of folders) {
    const before = known.get(folder)
    const shelf = before === undefined ? remember(folder) : before
    if (shelf !== null) return shelf
  }
  return null
}

function remember(folder: string): Shelf {
  if (known.size >= mostKnown) known.clear()
  const shelf = words.find(([, pattern]) => pattern.test(folder))?.[0] ?? null
  known.set(folder, shelf)
  return shelf
}
