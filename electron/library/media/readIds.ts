/**
 * Finds the ids of a title that library managers leave beside a video: in .nfo files and in tags of names
 * ("[tmdbid-123]", "{imdb-tt123}"), so that the service can be asked by id (product §7).
 */
import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { stemOf } from '../scan/fileNames.ts'
import { keyOf } from '../findSidecars.ts'
import { hasAnyId, noIds, type MediaFile, type TitleIds } from '../mediaFile.ts'
import { systemCode } from '../scan/readFolder.ts'

/** Real ones are a few KiB; those with a cast of thousands stay below this. */
const mostNfoBytes = 256 * 1024

/**
 * Looks from the video outwards: its own .nfo, its name, movie.nfo, then its folder with tvshow.nfo and each folder
 * up to `root`. The first place that knows an id decides, so that ids of two titles are never mixed.
 * Unreadable files count as absent, for this time. Where a scan has seen which .nfo files there are, no other is opened.
 */
export async function readIds(video: SeenVideo): Promise<FoundIds> {
  let areAllRead = true
  const ids = await seekOutwards(video, (file) =>
    readSeen(file, video.infoFiles).catch(() => {
      areAllRead = false
      return noIds
    }),
  )
  return { ids, areAllRead }
}

export interface FoundIds {
  readonly ids: TitleIds
  /** False where a file that is there could not be read: it may say more another time. */
  readonly areAllRead: boolean
}

type IdsIn = (file: string) => Promise<TitleIds>

async function seekOutwards({ path: videoPath, root }: SeenVideo, idsIn: IdsIn): Promise<TitleIds> {
  const folder = path.dirname(videoPath)
  const stem = stemOf(path.basename(videoPath))
  const own = merge(await idsIn(path.join(folder, `${stem}.nfo`)), idsInName(stem))
  if (hasAnyId(own)) return own
  const movie = merge(await idsIn(path.join(folder, 'movie.nfo')), idsInName(path.basename(folder)))
  if (hasAnyId(movie)) return movie
  for (const above of foldersUpTo(folder, root)) {
    const ids = merge(await idsIn(path.join(above, 'tvshow.nfo')), idsInName(path.basename(above)))
    if (hasAnyId(ids)) return ids
  }
  return noIds
}

export type SeenVideo = Pick<MediaFile, 'path' | 'root' | 'infoFiles'>

/** What a scan saw may be written in another case. */
async function readSeen(file: string, seen: SeenVideo['infoFiles']): Promise<TitleIds> {
  if (seen === undefined) return readNfo(file)
  const there = seen.length === 0 ? undefined : seen.find((one) => keyOf(one.path) === keyOf(file))
  return there === undefined ? noIds : readNfo(there.path)
}

const filmdbTag = /[[{(]imdb(?:id)?[-=_: ]?(tt\d+)[\])}]/i
const bareFilmdbTag = /[[{(](tt\d{7,9})[\])}]/i
const moviedbTag = /[[{(](?:tmdb|moviedb)(?:id)?[-=_: ]?(\d+)[\])}]/i

/** Ids from tags such as "[tmdbid-123]", "{tmdb-123}", "[imdbid=tt0123456]", "{imdb-tt0123456}". */
export function idsInName(name: string): TitleIds {
  if (!/[[{(]/.test(name)) return noIds
  return idsFrom(filmdbTag.exec(name)?.[1] ?? bareFilmdbTag.exec(name)?.[1], moviedbTag.exec(name)?.[1])
}

/** Ids of the title that an .nfo text describes: XML of a media centre, or any text with an address in it. */
export function idsInNfo(wholeText: string): TitleIds {
  const text = withoutActors(wholeText)
  if (/<episodedetails[\s>]/i.test(text)) return idsOfShow(text)
  const ids = idsFrom(
    element(text, 'imdb', 'tt\\d+') ?? /<imdb_?id>\s*(tt\d+)/i.exec(text)?.[1] ?? /<id>\s*(tt\d+)/i.exec(text)?.[1],
    element(text, 'tmdb', '\\d+') ?? /<tmdb_?id>\s*(\d+)/i.exec(text)?.[1],
  )
  return merge(ids, idsInAddresses(text))
}

/** Actors have ids of their own. Split, not matched: a hostile text must not cost more than its length. */
function withoutActors(text: string): string {
  const [before = '', ...actors] = text.split(/<actor>/i)
  return (
    before +
    actors
      .map((part) =>
        part
          .split(/<\/actor>/i)
          .slice(1)
          .join(''),
      )
      .join('')
  )
}

/** An episode's own ids are not those of its show, which alone has a title at the service. */
function idsOfShow(text: string): TitleIds {
  return idsFrom(/<showimdbid>\s*(tt\d+)/i.exec(text)?.[1], /<showtmdbid>\s*(\d+)/i.exec(text)?.[1])
}

function element(text: string, type: string, id: string): string | undefined {
  return new RegExp(`<uniqueid\\b[^>]{0,100}\\btype=["']${type}["'][^>]{0,100}>\\s*(${id})`, 'i').exec(text)?.[1]
}

function idsInAddresses(text: string): TitleIds {
  const filmdbId = /imdb\.com\/(?:[a-z]{2}\/)?title\/(tt\d+)/i.exec(text)?.[1]
  return idsFrom(filmdbId, /themoviedb\.org\/(?:movie|tv)\/(\d+)/i.exec(text)?.[1])
}

function idsFrom(filmdb: string | undefined, moviedb: string | undefined): TitleIds {
  const number = Number(moviedb)
  return {
    filmdbId: filmdb && /^tt\d{5,10}$/i.test(filmdb) ? filmdb.toLowerCase() : null,
    moviedbId: Number.isSafeInteger(number) && number > 0 ? number : null,
  }
}

function merge(nearer: TitleIds, farther: TitleIds): TitleIds {
  return { filmdbId: nearer.filmdbId ?? farther.filmdbId, moviedbId: nearer.moviedbId ?? farther.moviedbId }
}

/** The video's folder, then the ones above it, down to and with `root`; only its own folder when it lies elsewhere. */
function foldersUpTo(folder: string, root: string): readonly string[] {
  const relative = path.relative(root, folder)
  if (relative.startsWith('..') || path.isAbsolute(relative)) return [folder]
  const names = relative === '' ? [] : relative.split(path.sep)
  return [...names.map((_, index) => path.join(root, ...names.slice(0, names.length - index))), root]
}

async function readNfo(file: string): Promise<TitleIds> {
  const text = await readStart(file)
  return text === null ? noIds : idsInNfo(text)
}

async function readStart(file: string): Promise<string | null> {
  const flags = constants.O_RDONLY | (constants.O_NOFOLLOW || 0) | (constants.O_NONBLOCK || 0)
  const handle = await open(file, flags).catch(absent)
  if (!handle) return null
  try {
    const stats = await handle.stat()
    if (!stats.isFile()) return null
    const wanted = Math.min(stats.size, mostNfoBytes)
    if (wanted === 0) return ''
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(wanted), 0, wanted, 0)
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** null for what is not there, and for a link, which is not followed. @throws what the system said of anything else */
function absent(thrown: unknown): null {
  if (['ENOENT', 'ENOTDIR', 'ELOOP'].includes(systemCode(thrown))) return null
  throw thrown
}
