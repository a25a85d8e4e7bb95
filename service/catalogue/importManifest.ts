/** Imports a `.jsonl` manifest: one subtitle package a line, its files beside the manifest and never outside its folder. */
import { readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, isAbsolute, resolve, sep } from 'node:path'
import { archiveLimits } from '../../shared/archive/archiveLimits.ts'
import { isSubtitleName } from '../../shared/archive/memberNames.ts'
import { canBeSubtitle } from '../../shared/archive/subtitleContent.ts'
import { AppError, toAppError } from '../../shared/errors.ts'
import { openZip } from '../archive/openZip.ts'
import { addSubtitle, type NewFile, type NewSubtitle } from './addSubtitle.ts'
import { addTitle } from './addTitle.ts'
import type { ServiceDatabase } from './database.ts'
import type { ImportTally } from './importTally.ts'
import { readManifestLine, type ManifestEntry } from './manifestLine.ts'
import { readLines } from './readLines.ts'

export async function importManifest(db: ServiceDatabase, path: string, tally: ImportTally): Promise<void> {
  const folder = realpathSync.native(dirname(path))
  let lineNumber = 0
  for await (const lines of readLines(path)) {
    db.transaction(() => {
      for (const line of lines) {
        lineNumber += 1
        importLine(db, { line, folder, place: `${basename(path)}, entry ${lineNumber}` }, tally)
      }
    })
    tally.step()
  }
}

interface PlacedLine {
  readonly line: string
  /** Real path. */
  readonly folder: string
  /** For messages. */
  readonly place: string
}

/** Reads everything before it adds anything, so that a line that fails leaves nothing behind. */
function importLine(db: ServiceDatabase, { line, folder, place }: PlacedLine, tally: ImportTally): void {
  try {
    const entry = readManifestLine(line)
    const content = readContent(folder, entry)
    const title = addTitle(db, entry.title)
    const nId = addSubtitle(db, { ...entry.subtitle, ...content, titleId: title.id })
    tally.count({
      titles: Number(title.isNew),
      subtitles: Number(nId !== null),
      files: nId === null ? 0 : content.files.length,
    })
  } catch (thrown) {
    const error = toAppError(thrown)
    if (error.code === 'internal') throw thrown
    tally.skip(`${place}: ${error.message}`)
  }
}

function readContent(folder: string, { files, archive }: ManifestEntry): Pick<NewSubtitle, 'files' | 'archive'> {
  if (archive === null) return { files: files.map((path) => readSubtitle(folder, path)) }
  const bytes = readInside(folder, archive, archiveLimits.archiveBytes)
  const entries = openZip(bytes)
  return {
    files: entries.map((entry) => ({ path: entry.name, bytes: entry.bytes })),
    archive: { name: basename(archive), bytes },
  }
}

function readSubtitle(folder: string, path: string): NewFile {
  if (!isSubtitleName(path)) throw new AppError('input.invalid', `${path} is no subtitle by its name.`)
  const bytes = readInside(folder, path, archiveLimits.entryBytes)
  if (!canBeSubtitle(bytes)) throw new AppError('subtitle.unreadable', `${path} holds no subtitles.`)
  return { path, bytes }
}

/** Bytes of a file below the folder; links that lead out of it count as out. */
function readInside(folder: string, path: string, mostBytes: number): Uint8Array {
  if (isAbsolute(path) || path.includes('\0') || !isBelow(folder, resolve(folder, path))) throw outside(path)
  try {
    const real = realpathSync.native(resolve(folder, path))
    if (!isBelow(folder, real)) throw outside(path)
    if (statSync(real).size > mostBytes) throw new AppError('input.invalid', `${path} is too large for a subtitle.`)
    return readFileSync(real)
  } catch (thrown) {
    if (thrown instanceof AppError) throw thrown
    throw new AppError('file.missing', `${path} cannot be read.`, thrown)
  }
}

function outside(path: string): AppError {
  return new AppError('input.invalid', `${path} lies outside the manifest's folder.`)
}

function isBelow(folder: string, path: string): boolean {
  return path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
}
