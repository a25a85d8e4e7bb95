/** Makes a title list, a manifest of the subtitles that belong to it, and names to look for, with the truth. */
import { once } from 'node:events'
import { createReadStream, createWriteStream, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createRandom } from '../support/make/worlds/makeWorld.ts'
import { madeTitles, releaseName, titleName, type MadeTitle, type Numbered, type Pick } from './vocabulary.ts'

interface MadeSubtitle {
  readonly language: string
  readonly release: string
  readonly place: Numbered | null
}

export interface Query {
  readonly fileName: string
  /** What it is; null for a title that the list does not hold. */
  readonly truth: { readonly name: string; readonly type: MadeTitle['type']; readonly year: number | null } | null
}

const titleListSeed = 11

const languages = 'EN EN EN EN EN ES FR DE IT BR_PT NL SV PL RU CS TR'.split(' ')
const meanSubtitles = 4.9
const mostSubtitles = 400

/** The same for the same title: few titles have hundreds, most have a handful. */
function subtitlesOf(title: MadeTitle): readonly MadeSubtitle[] {
  const pick = createRandom(Number(title.filmdbId.slice(2)))
  const chance = (pick(1_000_000) + 1) / 1_000_000
  const length = Math.min(mostSubtitles, Math.floor(chance ** -0.62 * meanSubtitles * 0.42))
  return Array.from({ length }, () => {
    const place = title.type === 'tv' ? { season: 1 + pick(6), episode: 1 + pick(12) } : null
    return { place, language: languages[pick(languages.length)] ?? 'EN', release: releaseName(title, place, pick) }
  })
}

const header = 'tconst\ttitleType\tprimaryTitle\toriginalTitle\tstartYear\n'

/** Writes a public-style list and returns queries for it. */
export async function writeTitleList(
  path: string,
  { titles, queries }: { readonly titles: number; readonly queries: number },
): Promise<readonly Query[]> {
  const list = createWriteStream(path)
  list.write(header)
  const pick = createRandom(5)
  const known: MadeTitle[] = []
  for (const title of madeTitles(titles, titleListSeed)) {
    const { filmdbId, type, name, year } = title
    const line = `${filmdbId}\t${type === 'tv' ? 'tvSeries' : 'movie'}\t${name}\t${name}\t${year}\n`
    if (!list.write(line)) await once(list, 'drain')
    if (pick(titles) < queries * 2 && subtitlesOf(title).length > 0) known.push(title)
  }
  list.end()
  await once(list, 'finish')
  return Array.from({ length: queries }, () => queryFor(known[pick(known.length)]!, pick))
}

const manifestFiles = 64

/** Writes a manifest of the subtitles of every title of such a list, and the few files that all of them share; returns how many. */
export async function writeManifest(listPath: string, folder: string): Promise<number> {
  mkdirSync(join(folder, 'files'), { recursive: true })
  for (let number = 0; number < manifestFiles; number += 1) {
    writeFileSync(join(folder, fileNumber(number)), `1\n00:00:01,000 --> 00:00:02,000\nLine ${number}.\n`)
  }
  const manifest = createWriteStream(join(folder, 'manifest.jsonl'))
  let subtitles = 0
  for await (const title of readTitleList(listPath)) {
    const lines = subtitlesOf(title).map((subtitle) => manifestLine(title, subtitle, (subtitles += 1)))
    if (!manifest.write(lines.join(''))) await once(manifest, 'drain')
  }
  manifest.end()
  await once(manifest, 'finish')
  return subtitles
}

function manifestLine(
  { type, name, year, filmdbId }: MadeTitle,
  { language, release, place }: MadeSubtitle,
  number: number,
) {
  const title = { type, name, year, filmdb_id: filmdbId }
  const numbers = { season: place?.season ?? null, episode: place?.episode ?? null }
  return `${JSON.stringify({ title, language, releases: [release], ...numbers, files: [fileNumber(number)] })}\n`
}

function fileNumber(number: number): string {
  return `files/${number % manifestFiles}.srt`
}

/** The titles of such a list, one by one. */
async function* readTitleList(path: string): AsyncGenerator<MadeTitle> {
  let isHeader = true
  for await (const line of createInterface(createReadStream(path))) {
    const [filmdbId = '', type, name = '', , year] = line.split('\t')
    if (!isHeader) yield { filmdbId, type: type === 'tvSeries' ? 'tv' : 'movie', name, year: Number(year) }
    isHeader = false
  }
}

/** A release name as users have them: clean, or with the noise that such names have. */
function queryFor(title: MadeTitle, pick: Pick): Query {
  const { place } = subtitlesOf(title)[0]!
  const noise = pick(100)
  if (noise < 2) return { fileName: fileOf({ name: absentName(pick), year: title.year }, place, pick), truth: null }
  const isYearless = noise < 8 || title.type === 'tv'
  const name = noise < 8 ? title.name : noisy(title.name, noise, pick)
  const year = isYearless ? null : title.year
  return { fileName: fileOf({ name, year }, place, pick), truth: { name: title.name, type: title.type, year } }
}

function fileOf(title: { readonly name: string; readonly year: number | null }, place: Numbered | null, pick: Pick) {
  return `${releaseName(title, place, pick)}.mkv`
}

function absentName(pick: Pick): string {
  return `${titleName(pick)} ${titleName(pick)} Unheard`
}

function noisy(name: string, noise: number, pick: Pick): string {
  if (noise < 16) return name.includes('&') ? name.replace('&', 'and') : name.replace(' and ', ' & ')
  if (noise < 22) return name.replace(/^(The|A) /, '')
  if (noise < 28) return name.normalize('NFKD').replace(/\p{M}/gu, '')
  return noise < 34 && name.length > 8 ? withTypo(name, 2 + pick(name.length - 4)) : name
}

function withTypo(name: string, at: number): string {
  return /\w\w/.test(name.slice(at, at + 2)) ? name.slice(0, at) + name.slice(at + 1) : name
}
