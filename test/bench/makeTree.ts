/** Makes a library on the disk: sparse videos that look old, each with about two files beside it. Everything below one folder. */
import { closeSync, ftruncateSync, futimesSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { makeMkv } from '../support/make/films/makeVideo.ts'
import { createRandom } from '../support/make/worlds/makeWorld.ts'
import { libraryPath, type Pick } from './vocabulary.ts'

export interface TreeOptions {
  readonly folder: string
  readonly videos: number
  readonly seed: number
  /** All videos in one folder. */
  readonly isFlat?: boolean
}

export interface MadeTree {
  readonly files: number
  readonly sidecars: number
}

const sizeBytes = 700 * 2 ** 20
const longAgoS = 1_577_836_800
const languages = ['en', 'es', 'pt-BR', 'fr', 'de', 'eng', 'ger']
const others = ['.nfo', '-poster.jpg', '.txt']

export function makeTree({ folder, videos, seed, isFlat = false }: TreeOptions): MadeTree {
  const pick = createRandom(seed)
  const header = makeMkv({
    tracks: [{ kind: 'video' }, { kind: 'audio', language: 'eng' }, { kind: 'subtitle', language: 'eng' }],
  })
  const used = new Set<string>()
  const folders = new Set<string>()
  let files = 0
  let sidecars = 0
  const make = (path: string, bytes: Uint8Array | null) => {
    if (!folders.has(dirname(path))) mkdirSync(dirname(path), { recursive: true })
    folders.add(dirname(path))
    writeOld(path, bytes)
    files += 1
  }

  for (let index = 0; index < videos; index += 1) {
    const stem = join(folder, newPath(pick, used, isFlat))
    make(`${stem}.mkv`, header)
    for (const extra of extrasOf(pick)) {
      make(stem + extra, null)
      if (extra.endsWith('.srt')) sidecars += 1
    }
  }
  return { files, sidecars }
}

function newPath(pick: Pick, used: Set<string>, isFlat: boolean): string {
  for (;;) {
    const path = libraryPath(pick)
    const place = isFlat ? basename(path) : path
    if (used.has(place.toLowerCase())) continue
    used.add(place.toLowerCase())
    return place
  }
}

/** Two files on average: subtitles of some languages, and what else lies about. */
function extrasOf(pick: Pick): readonly string[] {
  const first = pick(languages.length)
  const subtitles = Array.from({ length: pick(3) }, (_, index) => languages[(first + index) % languages.length] ?? 'en')
  return [...subtitles.map((language) => `.${language}.srt`), others[pick(others.length)] ?? '.nfo']
}

/** Old, or a scan would wait to see whether it is still growing. */
function writeOld(path: string, header: Uint8Array | null): void {
  const file = openSync(path, 'w')
  if (header) {
    writeSync(file, header)
    ftruncateSync(file, sizeBytes)
  }
  futimesSync(file, longAgoS, longAgoS)
  closeSync(file)
}
