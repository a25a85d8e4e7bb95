/** Imports subtitles without a manifest: one file or one archive, told by its name and the folders above it. */
import { openZip } from '../archive/openZip.ts'
import { canBeSubtitle } from '../../shared/archive/subtitleContent.ts'
import { parseRelease } from '../../shared/release/parseRelease.ts'
import type { Release } from '../../shared/release/release.ts'
import { titleKey } from '../../shared/release/titleKey.ts'
import { addSubtitle, type NewFile, type NewSubtitle } from './addSubtitle.ts'
import { addTitle } from './addTitle.ts'
import type { ServiceDatabase } from './database.ts'
import { describeFile } from './describeFile.ts'
import type { ImportTally } from './importTally.ts'

/** A package as names describe it, before its title is in the catalogue. */
interface NamedPackage {
  readonly release: Release
  readonly releases: readonly string[]
  readonly language: string
  readonly files: readonly NewFile[]
  readonly archive?: NonNullable<NewSubtitle['archive']>
}

/** `file.path` with the folders below the one that the user named, for they tell title, season and language. */
export function importSubtitleFile(db: ServiceDatabase, file: NewFile, tally: ImportTally): void {
  if (!canBeSubtitle(file.bytes)) {
    tally.skip(`${file.path}: it holds no subtitles.`)
    return
  }
  const { language, releaseName } = describeFile(file.path)
  if (language === null) {
    tally.skip(`${file.path}: its name does not say a language, as "name.en.srt" does.`)
    return
  }
  addPackage(db, { release: parseRelease(file.path), releases: [releaseName], language, files: [file] }, tally)
}

/** An archive of one title stays whole, a package for each language in it; one of many titles is taken as a folder. */
export function importArchive(db: ServiceDatabase, archive: NewFile, tally: ImportTally): void {
  const entries = openZip(archive.bytes).map((entry) => ({ path: entry.name, bytes: entry.bytes }))
  const own = parseRelease(archive.path)
  const titles = new Set(
    entries.map((entry) => titleKey(parseRelease(entry.path).title ?? '')).filter((key) => key !== ''),
  )
  if (titles.size > 1) {
    for (const entry of entries) importSubtitleFile(db, entry, tally)
    return
  }
  const [first] = entries
  const release = own.title === null && first ? parseRelease(first.path) : own
  const whole = describeFile(archive.path)
  for (const [language, files] of byLanguage(entries, whole.language)) {
    if (language === null) tally.skip(`${archive.path}: no name in it says a language, as "name.en.srt" does.`)
    else
      addPackage(
        db,
        { release, releases: releasesOf(whole.releaseName, files), language, files, archive: kept(archive) },
        tally,
      )
  }
}

function kept({ path, bytes }: NewFile): NonNullable<NewSubtitle['archive']> {
  return { name: describeFile(path).name, bytes }
}

function byLanguage(
  files: readonly NewFile[],
  fallback: string | null,
): ReadonlyMap<string | null, readonly NewFile[]> {
  return Map.groupBy(files, (file) => describeFile(file.path).language ?? fallback)
}

function releasesOf(archiveName: string, files: readonly NewFile[]): readonly string[] {
  const [only, ...others] = files
  return only && others.length === 0 ? [...new Set([describeFile(only.path).releaseName, archiveName])] : [archiveName]
}

function addPackage(db: ServiceDatabase, named: NamedPackage, tally: ImportTally): void {
  const { release, files } = named
  if (release.title === null) {
    tally.skip(`${files[0]?.path ?? 'A file'}: its name does not say a title.`)
    return
  }
  const title = addTitle(db, {
    type: release.type,
    name: release.title,
    originalName: release.otherTitle,
    year: release.year,
    firstAirDate: null,
    filmdbId: release.filmdbId,
    moviedbId: release.moviedbId,
    sdId: null,
  })
  const { releases, language, archive } = named
  const nId = addSubtitle(db, {
    titleId: title.id,
    language,
    releases,
    ...numbersOf(named),
    isHearingImpaired: files.every((file) => describeFile(file.path).isHearingImpaired),
    framerate: 0,
    comment: '',
    author: '',
    files,
    ...(archive && { archive }),
  })
  tally.count({ titles: Number(title.isNew), subtitles: Number(nId !== null), files: nId === null ? 0 : files.length })
}

/** Several episodes without a word of the archive's name are the range from the first to the last. */
function numbersOf({
  release,
  files,
}: NamedPackage): Pick<NewSubtitle, 'season' | 'episodeFrom' | 'episodeEnd' | 'isFullSeason'> {
  const nothing = { season: null, episodeFrom: null, episodeEnd: null, isFullSeason: false }
  if (release.type === 'movie') return nothing
  const inside = files.map((file) => describeFile(file.path))
  const season = release.season ?? inside.find((file) => file.season > 0)?.season ?? null
  if (release.isFullSeason) return { ...nothing, season, isFullSeason: true }
  const said = release.episodes.length > 0 ? release.episodes : inside.map((file) => file.episode)
  const episodes = said.filter((episode) => episode > 0)
  if (episodes.length === 0) return { ...nothing, season }
  return { season, episodeFrom: Math.min(...episodes), episodeEnd: Math.max(...episodes), isFullSeason: false }
}
