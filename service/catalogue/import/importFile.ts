/** Imports subtitles without a manifest: one file or one archive, told by its name and the folders above it. */
import { readOwnZip } from '../../../node/archive/readZip.ts'
import { canBeSubtitle } from '../../../node/archive/subtitleContent.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import type { Release } from '../../../shared/release/release.ts'
import type { NewFile, NewSubtitle } from '../newSubtitle.ts'
import { describeFile, type DescribedFile } from '../describeFile.ts'
import { episodeRange } from '../episodeRange.ts'
import { isOnePackage } from './archiveContent.ts'
import type { ImportRun } from './importRun.ts'

/** A package as names describe it, before its title is in the catalogue. */
interface NamedPackage {
  readonly release: Release
  readonly releases: readonly string[]
  readonly language: string
  readonly files: readonly NewFile[]
  readonly archive?: NonNullable<NewSubtitle['archive']>
}

/** `file.path` with the folders below the one that the user named, for they tell title, season and language. */
export function importSubtitleFile(run: ImportRun, file: NewFile): void {
  if (!canBeSubtitle(file.bytes)) {
    skipHollow(run, file.path)
    return
  }
  const { language, releaseName } = describe(run, file)
  if (language === null) {
    run.tally.skip(`${file.path}: its name does not say a language, as "name.en.srt" does.`)
    return
  }
  addPackage(run, { release: parseRelease(file.path), releases: [releaseName], language, files: [file] })
}

function skipHollow({ tally }: ImportRun, path: string): void {
  tally.skip(`${path}: it holds no subtitles.`)
}

/** An archive of one title stays whole, a package for each language in it; any other is taken as a folder. */
export function importArchive(run: ImportRun, archive: NewFile): void {
  const content = readOwnZip(archive.bytes)
  for (const name of content.hollow) skipHollow(run, name)
  for (const name of content.unsafe) run.tally.skip(`${archive.path}: ${name} leads out of the archive.`)
  const entries = content.entries.map((entry) => ({ path: entry.name, bytes: entry.bytes }))
  const own = parseRelease(archive.path)
  const members = entries.map((entry) => parseRelease(entry.path))
  if (isOnePackage(own, members)) importWhole(run, archive, { own, entries })
  else for (const entry of entries) importSubtitleFile(run, { ...entry, path: pathInside(archive, entry) })
}

/** As if the archive were a folder, whose name tells what its files do not. */
function pathInside(archive: NewFile, entry: NewFile): string {
  return `${archive.path.replace(/\.zip$/i, '')}/${entry.path}`
}

interface WholeArchive {
  readonly own: Release
  readonly entries: readonly NewFile[]
}

function importWhole(run: ImportRun, archive: NewFile, { own, entries }: WholeArchive): void {
  const whole = describe(run, archive)
  for (const [language, files] of Map.groupBy(entries, (file) => describe(run, file).language ?? whole.language)) {
    if (language === null) run.tally.skip(`${archive.path}: no name in it says a language, as "name.en.srt" does.`)
    else {
      const releases = releasesOf(run, whole.releaseName, files)
      const sent = { name: whole.name, bytes: archive.bytes }
      addPackage(run, { release: own, releases, language, files, archive: sent })
    }
  }
}

/** Asked for several times a file; its name is read once. */
function describe({ reader }: ImportRun, { path }: NewFile): DescribedFile {
  return describeFile(path, (name) => reader.read(name))
}

function releasesOf(run: ImportRun, archiveName: string, files: readonly NewFile[]): readonly string[] {
  const [only, ...others] = files
  return only && others.length === 0 ? [...new Set([describe(run, only).releaseName, archiveName])] : [archiveName]
}

function addPackage(run: ImportRun, named: NamedPackage): void {
  const { release, releases, language, files, archive } = named
  if (release.title === null) {
    run.tally.skip(`${files[0]?.path ?? 'A file'}: its name does not say a title.`)
    return
  }
  const described = files.map((file) => describe(run, file))
  run.addPackage({
    title: {
      type: release.type,
      name: release.title,
      originalName: release.otherTitle,
      year: release.year,
      firstAirDate: null,
      filmdbId: release.filmdbId,
      moviedbId: release.moviedbId,
      sdId: null,
    },
    subtitle: {
      language,
      releases,
      ...numbersOf(release, described),
      isHearingImpaired: described.every((file) => file.isHearingImpaired),
      framerate: 0,
      comment: '',
      author: '',
      files,
      ...(archive && { archive }),
    },
  })
}

/** Several episodes without a word of the archive's name are the range from the first to the last. */
function numbersOf(
  release: Release,
  inside: readonly DescribedFile[],
): Pick<NewSubtitle, 'season' | 'episodeFrom' | 'episodeEnd' | 'isFullSeason'> {
  const nothing = { season: null, episodeFrom: null, episodeEnd: null, isFullSeason: false }
  if (release.type === 'movie') return nothing
  const season = release.season ?? inside.find((file) => file.season > 0)?.season ?? null
  if (release.isFullSeason) return { ...nothing, season, isFullSeason: true }
  const said = release.episodes.length > 0 ? release.episodes : inside.map((file) => file.episode)
  return { season, ...episodeRange(said), isFullSeason: false }
}
