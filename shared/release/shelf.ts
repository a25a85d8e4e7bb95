/** Which shelf of a library holds a file: what its folders are called before any title. Touches no disk. */

/** null where the folders do not say. */
export type Shelf = 'anime' | 'series' | 'films' | null

/** Their names in other languages. */
const animeAbroad = 'аниме|动漫|動漫|番剧|番劇|アニメ|애니|애니메이션|мультсериалы'
const seriesAbroad =
  'serie|serie[ ._-]?tv|s[ée]ries[ ._-]tv|tv[ ._-]?serie[nrs]?|seriale|serier|seriály|sorozatok|diziler?|novelas|telenovelas|doramas?|k-?dramas?|mini-?series|сериалы|сериал|дорамы|серіали|电视剧|電視劇|剧集|日剧|日劇|韩剧|韓劇|美剧|美劇|英剧|ドラマ|드라마|예능|综艺|綜藝'
const filmsAbroad = 'filmy|filmek|filmer|filmes|filmler|films?[ ._-]vf|фильмы|кино|фільми|电影|電影|映画|영화'

const words: readonly (readonly [Exclude<Shelf, null>, RegExp])[] = [
  ['anime', new RegExp(`^(?:anim[eé]s?|animes?[ ._-]*(?:series|shows?|tv)|cartoons?|${animeAbroad})$`, 'i')],
  [
    'series',
    new RegExp(
      `^(?:tv|(?:my[ ._]?)?(?:tv[ ._-]?)?(?:shows?|series)|serien|s[ée]ries|television|dokus?|${seriesAbroad})(?:[ ._-]?(?:4k|hd|uhd|sd))?$`,
      'i',
    ),
  ],
  [
    'films',
    new RegExp(
      `^(?:my[ ._]?)?(?:movies?|films?|filme|cinema|kino|pel[ií]culas|${filmsAbroad})(?:[ ._-]?(?:4k|hd|uhd|sd|3d))?$`,
      'i',
    ),
  ],
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
