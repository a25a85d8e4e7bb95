/** Reads a `.jsonl` manifest: a subtitle package a line, its files beside it and never outside its folder. Writes nothing. */
import { realpathSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { toAppError } from '../../../shared/errors.ts'
import type { NewTitle } from '../addTitle.ts'
import { episodesInNames } from '../episodeRange.ts'
import { createManifestFiles } from './manifestFiles.ts'
import { readManifestLine } from './manifestLine.ts'
import { createPreparer, type PreparedPackage } from '../preparePackage.ts'
import { readLines } from './readLines.ts'
import { createReleaseReader } from './releaseReader.ts'

/** Plain data, so that a thread may read what another one writes. */
export type ReadLine = ReadPackage | SkippedLine

export interface ReadPackage {
  /** The same object for lines that follow each other and say the same of it. */
  readonly title: NewTitle
  readonly prepared: PreparedPackage
}

export interface SkippedLine {
  /** Why, in words. */
  readonly skipped: string
}

/** What is read of a line takes far more memory than the line. */
const linesInBatch = 2_000

export async function* readManifest(path: string): AsyncGenerator<readonly ReadLine[]> {
  const readPackage = createPackageReader(realpathSync.native(dirname(path)))
  let lineNumber = 0
  for await (const lines of readLines(path, linesInBatch)) {
    yield lines.map((line) => {
      lineNumber += 1
      try {
        return readPackage(line)
      } catch (thrown) {
        return { skipped: `${basename(path)}, entry ${lineNumber}: ${reasonOf(thrown)}` }
      }
    })
  }
}

/** Throws on what is no fault of the line. */
function reasonOf(thrown: unknown): string {
  const error = toAppError(thrown)
  if (error.code === 'internal') throw thrown
  return error.message
}

function createPackageReader(folder: string): (line: string) => ReadPackage {
  const files = createManifestFiles(folder)
  const reader = createReleaseReader()
  const preparer = createPreparer(reader)
  let last: NewTitle | null = null

  return (line) => {
    const { title, subtitle, content } = readManifestLine(line)
    const whole = { ...subtitle, ...files.read(content), titleName: title.name }
    const isUnnumbered = title.type === 'tv' && !whole.isFullSeason && whole.episodeFrom === null
    const prepared = preparer.prepare(isUnnumbered ? { ...whole, ...episodesInNames(reader, whole) } : whole)
    if (last === null || !isSame(last, title)) last = title
    return { title: last, prepared }
  }
}

/** Lines of one title stand together in most lists. */
function isSame(one: NewTitle, other: NewTitle): boolean {
  return titleFields.every((field) => one[field] === other[field])
}

const titleFields: readonly (keyof NewTitle)[] = [
  'name',
  'year',
  'type',
  'sdId',
  'filmdbId',
  'moviedbId',
  'originalName',
  'firstAirDate',
]
