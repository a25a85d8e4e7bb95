/**
 * Makes a library of videos and a catalogue of subtitles with the truth between them: movies, shows, shows that only
 * have season packs, decoys of other years and episodes, legacy encodings, files of the user's own. Seeded.
 */
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import iconv from 'iconv-lite'
import { spokenSrt, type DialogueLanguage } from '../dialogue.ts'
import { makeMkv } from '../films/makeVideo.ts'

export interface TrueVideo {
  readonly path: string
  /** Language → the mark that its right subtitle speaks; only languages that the catalogue holds. */
  readonly marks: ReadonlyMap<DialogueLanguage, string>
}

export interface World {
  readonly library: string
  readonly manifest: string
  readonly videos: readonly TrueVideo[]
  /** The user's own files among the videos. */
  readonly userFiles: readonly string[]
}

export interface WorldOptions {
  readonly folder: string
  readonly seed: number
  readonly movies: number
  readonly shows: number
  readonly languages: readonly DialogueLanguage[]
}

interface Release {
  readonly tags: string
  readonly group: string
}

const sources = ['WEB-DL', 'BluRay', 'HDTV', 'WEBRip']
const groups = ['LUMEN', 'ORBIT', 'TANGO', 'MIRAGE', 'KESTREL']
const firstWords = 'Silent Golden Broken Hidden Crimson Paper Distant Burning Hollow Winter Velvet Copper'.split(' ')
const secondWords = 'Lantern Harbor Orchard Mirror Compass Meadow Signal Harvest Canyon Feather Anthem Voyage'.split(
  ' ',
)
const legacyOf: Readonly<Record<DialogueLanguage, string>> = {
  EN: 'utf-8',
  ES: 'windows-1252',
  FR: 'windows-1252',
  BR_PT: 'windows-1252',
  RU: 'windows-1251',
}

/** Small, fast and the same everywhere (mulberry32). */
export function createRandom(seed: number): (length: number) => number {
  let state = seed >>> 0
  return (length) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * length)
  }
}

export function makeWorld(options: WorldOptions): World {
  const { folder, languages } = options
  const pick = createRandom(options.seed)
  const library = join(folder, 'library')
  const catalogue = join(folder, 'catalogue')
  const lines: object[] = []
  const videos: TrueVideo[] = []
  const userFiles: string[] = []
  const usedTitles = new Set<string>()
  let count = 0

  function newTitle(): string {
    for (;;) {
      const title = `The ${firstWords[pick(12)] ?? ''} ${secondWords[pick(12)] ?? ''}${usedTitles.size > 100 ? ` ${usedTitles.size}` : ''}`
      if (usedTitles.has(title)) continue
      usedTitles.add(title)
      return title
    }
  }

  const release = (): Release => ({ tags: `1080p.${sources[pick(4)] ?? ''}.x264`, group: groups[pick(5)] ?? '' })
  const newId = () => ++count

  function write(path: string, content: string | Buffer): void {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }

  function video(path: string): string {
    const full = join(library, path)
    write(full, makeMkv({ durationS: 300 }))
    truncateSync(full, 3 * 2 ** 20)
    return full
  }

  /** A subtitle file of the catalogue; every third one is in its language's legacy encoding. */
  function subtitle(language: DialogueLanguage, mark: string, name: string): string {
    const path = join(language, `${newId()}`, name)
    const encoding = count % 3 === 0 ? legacyOf[language] : 'utf-8'
    write(join(catalogue, path), iconv.encode(spokenSrt(language, mark, { pick }), encoding))
    return path
  }

  interface Listed {
    readonly title: object
    readonly language: DialogueLanguage
    readonly releases: readonly string[]
    readonly files: readonly string[]
    readonly rest?: object
  }

  function list({ title, language, releases, files, rest = {} }: Listed): void {
    lines.push({ title, language, releases, hi: false, framerate: 0, comment: '', author: 'maker', files, ...rest })
  }

  function movie(): void {
    const [name, year, { tags, group }] = [newTitle(), 1980 + pick(40), release()]
    const dotted = name.replaceAll(' ', '.')
    const full = `${dotted}.${year}.${tags}-${group}`
    const place =
      [`Movies/${name} (${year})/${full}.mkv`, `Movies/${full}/${full}.mkv`, `Downloads/${full}.mkv`][pick(3)] ?? ''
    const path = video(place)
    const title = { type: 'movie', name, year, moviedb_id: newId() }
    const decoy = { type: 'movie', name, year: year + 3 + pick(8), moviedb_id: newId() }
    const sequel = { type: 'movie', name: `${name} 2`, year: year + 2, moviedb_id: newId() }
    const marks = new Map<DialogueLanguage, string>()
    for (const language of languages) {
      list({
        title: decoy,
        language,
        releases: [`${dotted}.${decoy.year}.${tags}-${group}`],
        files: [subtitle(language, `decoy ${path}`, 'decoy.srt')],
      })
      list({
        title: sequel,
        language,
        releases: [`${dotted}.2.${sequel.year}.${tags}-${group}`],
        files: [subtitle(language, `sequel ${path}`, 'sequel.srt')],
      })
      if (pick(12) === 0) continue // The catalogue does not hold everything.
      const mark = `mark ${newId()} ${language}`
      marks.set(language, mark)
      list({ title, language, releases: [full], files: [subtitle(language, mark, `${full}.srt`)] })
      list({
        title,
        language,
        releases: [`${dotted}.${year}.720p.DVDRip.XviD-OTHER`],
        files: [subtitle(language, `${mark} other`, 'other.srt')],
      })
    }
    videos.push({ path, marks })
    if (pick(8) === 0) own(path.replace(/\.mkv$/, '.de.srt'))
  }

  function own(path: string): void {
    write(path, `the user's own ${newId()}`)
    userFiles.push(path)
  }

  function show(): void {
    const [name, season, episodes, { tags, group }] = [newTitle(), 1 + pick(4), 5 + pick(6), release()]
    const dotted = name.replaceAll(' ', '.')
    const isPacked = pick(2) === 0
    const year = 2000 + pick(20)
    const title = { type: 'tv', name, year, moviedb_id: newId() }
    const code = (episode: number) => `S${String(season).padStart(2, '0')}E${String(episode).padStart(2, '0')}`
    const nameOf = (episode: number) => `${dotted}.${code(episode)}.${tags}-${group}`
    const style = pick(3)
    const placeOf = (episode: number) =>
      [
        `TV/${name}/Season ${String(season).padStart(2, '0')}/${nameOf(episode)}.mkv`,
        `TV/${dotted}.S${String(season).padStart(2, '0')}.${tags}-${group}/${nameOf(episode)}.mkv`,
        `TV/${name}/Season ${season}/${name} - ${code(episode)} - ${secondWords[pick(12)] ?? ''} [1080p ${tags.split('.')[1] ?? ''} ${group}].mkv`,
      ][style] ?? ''
    const numbers = Array.from({ length: episodes }, (_, index) => index + 1)
    const made = numbers.map((episode) => ({
      episode,
      path: video(placeOf(episode)),
      marks: new Map<DialogueLanguage, string>(),
    }))
    for (const language of languages) {
      for (const each of made) each.marks.set(language, `mark ${newId()} ${language}`)
      const file = (each: (typeof made)[number]) =>
        subtitle(language, each.marks.get(language) ?? '', `${nameOf(each.episode)}.srt`)
      if (isPacked) {
        const rest = { season, full_season: true }
        list({
          title,
          language,
          releases: [`${dotted}.S${String(season).padStart(2, '0')}.${tags}-${group}`],
          files: made.map(file),
          rest,
        })
      } else {
        for (const each of made) {
          const rest = { season, episode: each.episode, episode_end: each.episode }
          list({ title, language, releases: [nameOf(each.episode)], files: [file(each)], rest })
        }
      }
      const other = { season: season + 1, episode: 1, episode_end: 1 }
      const decoyRelease = `${dotted}.S${String(season + 1).padStart(2, '0')}E01.${tags}-${group}`
      list({
        title,
        language,
        releases: [decoyRelease],
        files: [subtitle(language, `decoy ${name}`, `${decoyRelease}.srt`)],
        rest: other,
      })
    }
    videos.push(...made)
  }

  for (let index = 0; index < options.movies; index += 1) movie()
  for (let index = 0; index < options.shows; index += 1) show()
  own(join(library, 'Movies', 'notes.txt'))
  const manifest = join(catalogue, 'manifest.jsonl')
  write(manifest, `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`)
  return { library, manifest, videos, userFiles }
}
