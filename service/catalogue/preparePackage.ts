/** Makes a subtitle package ready to be written: all that its names and bytes say, nothing that only the database knows. */
import { hash } from 'node:crypto'
import type { Release } from '../../shared/release/release.ts'
import type { NewFile, NewSubtitle } from './newSubtitle.ts'
import { md5Of } from './store/blobs.ts'
import type { Value } from '../../node/sqlite/statements.ts'
import { describeFile, type DescribedFile } from './describeFile.ts'
import { factsOf } from './releaseFacts.ts'
import { createReleaseReader, type ReleaseReader } from './import/releaseReader.ts'

/** Plain data: one thread may prepare what another one writes. */
export interface PreparedPackage {
  /** Its key in `subtitle_index`, without the title. */
  readonly place: readonly Value[]
  /** Its row in `subtitles`, without the numbers of package and title. */
  readonly row: readonly Value[]
  /** What each of its releases says, as `factsOf` tells it. */
  readonly facts: readonly string[]
  readonly files: readonly PreparedFile[]
  readonly archive: Uint8Array | null
  readonly nId: string | undefined
}

export interface PreparedFile {
  /** Its row in `subtitle_files`, without the numbers of file, package and bytes. */
  readonly row: readonly Value[]
  /** The same object for packages that share the file. */
  readonly content: FileContent
}

export interface FileContent {
  readonly bytes: Uint8Array
  readonly md5: string
  readonly fileNId: string | undefined
}

type Package = Omit<NewSubtitle, 'titleId'>

/** Prepares packages one after the other and remembers what they share. */
export interface PackagePreparer {
  prepare(subtitle: Package): PreparedPackage
}

interface ReadFile {
  readonly described: DescribedFile
  readonly content: FileContent
}

interface PreparerParts {
  readonly reader: ReleaseReader
  /** Files that many packages hold are described and hashed once. */
  readonly files: WeakMap<NewFile, ReadFile>
  readonly facts: WeakMap<Release, string>
}

export function createPreparer(reader: ReleaseReader = createReleaseReader()): PackagePreparer {
  const parts = { reader, files: new WeakMap(), facts: new WeakMap() }
  return { prepare: (subtitle) => prepare(parts, subtitle) }
}

function prepare(parts: PreparerParts, subtitle: Package): PreparedPackage {
  const files = subtitle.files.map((file) => readFile(parts, subtitle, file))
  return {
    place: placeOf(subtitle, fingerprintOf(subtitle, files)),
    row: rowOf(subtitle, nameOf(subtitle, files)),
    facts: factsIn(parts, subtitle, files),
    files: files.map(({ described, content }) => ({ row: fileRowOf(subtitle, described, content), content })),
    archive: subtitle.archive?.bytes ?? null,
    nId: subtitle.nId,
  }
}

function readFile({ reader, files }: PreparerParts, { titleName }: Package, file: NewFile): ReadFile {
  const known = files.get(file)
  if (known) return known
  const { path, bytes, fileNId } = file
  const described = describeFile(path, (name) => reader.read(name, titleName))
  const read = { described, content: { bytes, md5: md5Of(bytes), fileNId } }
  files.set(file, read)
  return read
}

/** Most files are called like their release: what was read of them is not read again. */
function factsIn({ reader, facts }: PreparerParts, subtitle: Package, files: readonly ReadFile[]): readonly string[] {
  return subtitle.releases.map((name) => {
    const sameName = files.find(({ described }) => described.releaseName === name)
    const release = sameName?.described.release ?? reader.read(name, subtitle.titleName).release
    const known = facts.get(release)
    if (known !== undefined) return known
    const said = factsOf(release)
    facts.set(release, said)
    return said
  })
}

function placeOf(subtitle: Package, fingerprint: number): readonly Value[] {
  const { season, episodeFrom, episodeEnd, isFullSeason, language } = subtitle
  return [season ?? -1, episodeFrom ?? -1, episodeEnd ?? -1, Number(isFullSeason), language, fingerprint]
}

/** 48 bits over everything but the numbers: equal for the same package, whatever order its parts came in. */
function fingerprintOf(subtitle: Package, files: readonly ReadFile[]): number {
  const { releases, isHearingImpaired, isMachineMade = false, framerate, comment, author } = subtitle
  const contents = files.map(({ described, content }) => `${described.name}:${content.md5}`).sort()
  const said = [releases.toSorted(), isHearingImpaired, isMachineMade, framerate, comment, author, contents]
  return Number.parseInt(hash('sha1', JSON.stringify(said)).slice(0, 12), 16)
}

/** The file's own name for a single one, the archive's for a pack. */
function nameOf({ name, archive, releases }: Package, [only, ...others]: readonly ReadFile[]): string {
  if (name !== undefined) return name
  if (only && others.length === 0) return only.described.name
  return archive?.name ?? `${releases[0] ?? 'subtitles'}.zip`
}

function rowOf(subtitle: Package, name: string): readonly Value[] {
  return [
    subtitle.language,
    name,
    subtitle.releases.join('\n'),
    subtitle.season,
    subtitle.episodeFrom,
    subtitle.episodeEnd,
    Number(subtitle.isFullSeason),
    Number(subtitle.isHearingImpaired),
    Number(subtitle.isMachineMade ?? false),
    subtitle.framerate,
    subtitle.comment,
    subtitle.author,
  ]
}

/** What the name of a file leaves open, the package says; an episode only where the file is the whole package. */
function fileRowOf(subtitle: Package, described: DescribedFile, { bytes }: FileContent): readonly Value[] {
  const isSingle = subtitle.files.length === 1
  const knowsEpisode = isSingle || described.episode > 0
  return [
    described.name,
    described.releaseName,
    described.season || (knowsEpisode ? (subtitle.season ?? 0) : 0),
    described.episode || (isSingle ? (subtitle.episodeFrom ?? 0) : 0),
    described.language ?? subtitle.language,
    Number(described.isHearingImpaired || subtitle.isHearingImpaired),
    described.format,
    bytes.length,
  ]
}
