/**
 * A library that its user changes all the time: films come, are renamed, move with their folder, go; subtitles are edited by hand,
 * others are put beside. It knows what is the user's and which subtitle each film should have in the end.
 */
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import type { TrueVideo } from '../support/make/worlds/makeWorld.ts'

export interface ChangingLibrary {
  /** One change; what it was. */
  change(): string
  films(): number
  /** Films that have not their one right subtitle; a sentence each. */
  missing(): readonly string[]
  /** Files of the user's that are not as the user left them. */
  damaged(): readonly string[]
}

interface Film {
  folder: string
  file: string
  /** What its right subtitle speaks; undefined where the catalogue has none. */
  readonly mark: string | undefined
  isEdited: boolean
  /** By name inside the folder. */
  readonly own: Map<string, string>
}

export interface LibraryOptions {
  readonly root: string
  /** Films that have not come yet. */
  readonly stock: readonly TrueVideo[]
  readonly pick: (length: number) => number
}

/** About so many are there all the time: a library that grows would explain any growth. */
const usualFilms = 40
const shelves = 4

export function createChangingLibrary({ root, stock, pick }: LibraryOptions): ChangingLibrary {
  const coming = [...stock]
  const films: Film[] = []
  let count = 0
  const shelf = () => join(root, `Shelf ${pick(shelves)}`)
  const subtitleOf = ({ folder, file }: Film) => join(folder, file.replace(/\.mkv$/, '.en.srt'))

  function come(): string {
    const next = coming.shift()
    if (!next) return 'nothing'
    const film: Film = {
      folder: join(shelf(), `${basename(next.path, '.mkv')} ${++count}`),
      file: basename(next.path),
      mark: next.marks.get('EN'),
      isEdited: false,
      own: new Map(),
    }
    mkdirSync(film.folder, { recursive: true })
    copyFileSync(next.path, join(film.folder, film.file))
    films.push(film)
    return 'come'
  }

  function renameFile(film: Film): string {
    if (film.isEdited) return moveFolder(film)
    const file = film.file.replace(/(?:\.r\d+)?\.mkv$/, `.r${++count}.mkv`)
    renameSync(join(film.folder, film.file), join(film.folder, file))
    film.file = file
    return 'rename'
  }

  function moveFolder(film: Film): string {
    const place = shelf()
    mkdirSync(place, { recursive: true })
    const folder = join(place, basename(film.folder).replace(/ \d+$/, ` ${++count}`))
    renameSync(film.folder, folder)
    film.folder = folder
    return 'move'
  }

  function go(film: Film): string {
    rmSync(film.folder, { recursive: true, maxRetries: 5, retryDelay: 50 })
    films.splice(films.indexOf(film), 1)
    return 'go'
  }

  function edit(film: Film): string {
    const path = subtitleOf(film)
    if (!existsSync(path)) return ownFile(film)
    appendFileSync(path, '\n41\n00:08:00,000 --> 00:08:02,000\nBy hand.\n')
    film.isEdited = true
    film.own.set(basename(path), readFileSync(path, 'utf8'))
    return 'edit'
  }

  function ownFile(film: Film): string {
    const name = [`notes ${++count}.txt`, film.file.replace(/\.mkv$/, '.de.srt')][pick(2)] ?? ''
    film.own.set(name, `1\n00:00:01,000 --> 00:00:02,000\nMeins, Nummer ${++count}.\n`)
    writeFileSync(join(film.folder, name), film.own.get(name) ?? '')
    return 'own'
  }

  function faultOf(film: Film): string | null {
    const { folder, mark, isEdited } = film
    const found = readdirSync(folder).filter((name) => name.endsWith('.en.srt'))
    const expected = mark === undefined && !isEdited ? [] : [basename(subtitleOf(film))]
    if (found.join() !== expected.join()) return `${folder} has [${found.join()}], not [${expected.join()}]`
    const isRight = mark === undefined || readFileSync(subtitleOf(film), 'utf8').split('\n').includes(mark)
    return isRight ? null : `${subtitleOf(film)} is another film's`
  }

  return {
    change() {
      const kind = pick(100)
      const film = films[pick(films.length)]
      if (!film || films.length < usualFilms / 2) return come()
      if (kind < 55) return films.length < usualFilms + pick(8) ? come() : go(films[pick(5)] ?? film)
      if (kind < 68) return renameFile(film)
      if (kind < 82) return moveFolder(film)
      return kind < 92 ? edit(film) : ownFile(film)
    },
    films: () => films.length,
    missing: () => films.flatMap((film) => faultOf(film) ?? []),
    damaged: () =>
      films.flatMap(({ folder, own }) =>
        [...own].flatMap(([name, text]) => {
          const path = join(folder, name)
          return existsSync(path) && readFileSync(path, 'utf8') === text ? [] : [path]
        }),
      ),
  }
}
