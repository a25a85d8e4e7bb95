/**
 * Pictures that lie beside titles. They are anybody's files: taken for a picture by their content alone, never through a
 * link, within bounds of bytes and pixels; the page draws them small and keeps that. What was read is kept while it fits.
 */
import type { Poster } from '../../../shared/contract/library.ts'
import type { Disk } from '../../disk/disk.ts'
import { folderNameOf } from '../folders/folderPaths.ts'
import { pictureHeader } from './pictureHeader.ts'
import { infoPaths, posterPaths, thumbName, within, type PosterPlace } from './posterNames.ts'

export interface Posters {
  /** @param place null for a title that is no longer there */
  read(posterId: string, place: PosterPlace | null): Promise<Poster | null>
  /** Whether somebody looked, and there was none. */
  hasNone(posterId: string): boolean
  /** A scan is through: what lay beside a title may be another picture. */
  forget(): void
}

export type PosterLooks = Pick<Posters, 'hasNone'>

export interface PostersParts {
  readonly disk: Pick<Disk, 'stat' | 'read'>
  readonly mostKeptBytes?: number
}

/** Twice the largest that the usual sources of posters have: 2,000 × 3,000 pixels as JPEG. A larger one gives way to the next. */
const mostBytes = 4 * 2 ** 20
/** A screen decodes four bytes a pixel: this takes 64 MB for a moment. */
const mostPixels = 16e6
const mostInfoBytes = 512 * 2 ** 10
const usuallyKeptBytes = 32 * 2 ** 20
const mostWithout = 20_000

export function createPosters({ disk, mostKeptBytes = usuallyKeptBytes }: PostersParts): Posters {
  const kept = new Map<string, Poster>()
  let without = new Set<string>()
  let keptBytes = 0
  /** One after the other: a screen full of titles asks at once, and each may be large. */
  let turn: Promise<unknown> = Promise.resolve()

  function keep(posterId: string, poster: Poster): void {
    kept.set(posterId, poster)
    keptBytes += poster.base64.length
    for (const [oldest, { base64 }] of kept) {
      if (keptBytes <= mostKeptBytes) return
      kept.delete(oldest)
      keptBytes -= base64.length
    }
  }

  async function find(posterId: string, place: PosterPlace): Promise<Poster | null> {
    const known = kept.get(posterId)
    if (known) return known
    if (without.has(posterId)) return null
    const poster = await firstOf(disk, place)
    if (poster !== null) keep(posterId, poster)
    else if (without.size < mostWithout) without.add(posterId)
    return poster
  }

  return {
    async read(posterId, place) {
      if (place === null) return null
      const mine = turn.then(() => find(posterId, place))
      turn = mine.catch(() => undefined)
      return mine
    },
    hasNone: (posterId) => without.has(posterId),
    forget() {
      kept.clear()
      keptBytes = 0
      without = new Set()
    },
  }
}

type Reads = PostersParts['disk']

async function firstOf(disk: Reads, place: PosterPlace): Promise<Poster | null> {
  for (const path of posterPaths(place)) {
    const poster = await posterAt(disk, path)
    if (poster) return poster
  }
  for (const path of infoPaths(place)) {
    const bytes = await bytesAt(disk, path, mostInfoBytes)
    const name = bytes && thumbName(new TextDecoder().decode(bytes))
    const poster = name && (await posterAt(disk, within(folderNameOf(path), name)))
    if (poster) return poster
  }
  return null
}

async function posterAt(disk: Reads, path: string): Promise<Poster | null> {
  const bytes = await bytesAt(disk, path, mostBytes)
  const header = bytes && pictureHeader(bytes)
  if (!bytes || !header || header.width * header.height > mostPixels) return null
  return { ...header, base64: Buffer.from(bytes).toString('base64') }
}

/** null for what is not there, is no plain file, is too large or cannot be read: then there is no picture. */
async function bytesAt(disk: Reads, path: string, most: number): Promise<Uint8Array | null> {
  try {
    const found = await disk.stat(path)
    if (!found?.isFile || found.sizeBytes > most) return null
    const bytes = await disk.read(path)
    return bytes.length > most ? null : bytes
  } catch {
    return null
  }
}
