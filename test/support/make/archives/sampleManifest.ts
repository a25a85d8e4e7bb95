/** A handful of invented titles with subtitles, written to disk as the service's import format. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface ManifestTitle {
  readonly type: 'movie' | 'tv'
  readonly name: string
  readonly original_name?: string
  readonly year: number
  readonly first_air_date?: string | null
  readonly filmdb_id: string
  readonly moviedb_id: number
  readonly sd_id: number
}

export interface ManifestLine {
  readonly title: ManifestTitle
  readonly language: string
  readonly releases: readonly string[]
  readonly season?: number
  readonly episode?: number
  readonly episode_end?: number
  readonly full_season?: boolean
  readonly hi?: boolean
  readonly framerate?: number
  readonly comment?: string
  readonly author?: string
  readonly files: readonly string[]
}

export const quietHarbour: ManifestTitle = {
  type: 'movie',
  name: 'The Quiet Harbour',
  year: 2019,
  filmdb_id: 'tt9000001',
  moviedb_id: 900001,
  sd_id: 1300001,
}

export const copperValley: ManifestTitle = {
  type: 'tv',
  name: 'Copper Valley',
  year: 2021,
  first_air_date: '2021-03-04',
  filmdb_id: 'tt9000002',
  moviedb_id: 900002,
  sd_id: 1300002,
}

const copperValleyMovie: ManifestTitle = {
  type: 'movie',
  name: 'Copper Valley',
  year: 1998,
  filmdb_id: 'tt9000003',
  moviedb_id: 900003,
  sd_id: 1300003,
}

export const glassOrchard: ManifestTitle = {
  type: 'movie',
  name: 'Glass Orchard',
  original_name: 'Stiklo sodas',
  year: 2020,
  filmdb_id: 'tt9000004',
  moviedb_id: 900004,
  sd_id: 1300004,
}

const harbourRelease = 'The.Quiet.Harbour.2019.1080p.BluRay.x264-TIDE'

const single = (episode: number): ManifestLine => {
  const release = `Copper.Valley.S01E0${episode}.720p.WEB.h264-ORE`
  return { title: copperValley, language: 'EN', releases: [release], season: 1, episode, files: [`${release}.srt`] }
}

const pack = (folder: string, episodes: readonly number[]) =>
  episodes.map((episode) => `${folder}/Copper.Valley.S01E0${episode}.1080p.WEB.h264-ORE.srt`)

export const sampleManifest: readonly ManifestLine[] = [
  {
    title: quietHarbour,
    language: 'EN',
    releases: [harbourRelease, 'The.Quiet.Harbour.2019.720p.WEB-DL-SALT'],
    hi: true,
    framerate: 2,
    comment: 'Synced by ear.',
    author: 'ann',
    files: [`${harbourRelease}.srt`],
  },
  { title: quietHarbour, language: 'BR_PT', releases: [harbourRelease], files: [`${harbourRelease}.pt-BR.srt`] },
  single(1),
  single(2),
  {
    title: copperValley,
    language: 'EN',
    releases: ['Copper.Valley.S01E01-E02.1080p.WEB.h264-ORE'],
    season: 1,
    episode: 1,
    episode_end: 2,
    files: pack('range', [1, 2]),
  },
  {
    title: copperValley,
    language: 'EN',
    releases: ['Copper.Valley.S01.1080p.WEB.h264-ORE'],
    season: 1,
    full_season: true,
    files: pack('season', [1, 2, 3]),
  },
  {
    title: copperValleyMovie,
    language: 'EN',
    releases: ['Copper.Valley.1998.DVDRip.XviD-OLD'],
    files: ['Copper.Valley.1998.DVDRip.XviD-OLD.srt'],
  },
  {
    title: glassOrchard,
    language: 'EN',
    releases: ['Glass.Orchard.2020.1080p.WEB.h264-PANE'],
    files: ['Glass.Orchard.2020.1080p.WEB.h264-PANE.srt'],
  },
]

/** Writes the manifest and its subtitle files, each with a text of its own, and gives the manifest's path. */
export function writeManifest(folder: string, lines: readonly ManifestLine[]): string {
  for (const file of lines.flatMap((line) => line.files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), subtitleText(file))
  }
  const manifest = join(folder, 'manifest.jsonl')
  writeFileSync(manifest, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  return manifest
}

export function subtitleText(file: string): string {
  return `1\n00:00:01,000 --> 00:00:02,500\nThis is ${file}.\n\n2\n00:00:03,000 --> 00:00:04,000\nGood night.\n`
}
