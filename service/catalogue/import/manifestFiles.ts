/** Reads the files that a manifest names: below its folder, small enough, subtitles. Remembers the ones read last. */
import { lstatSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, isAbsolute, resolve, sep } from 'node:path'
import { archiveLimits } from '../../../node/archive/archiveLimits.ts'
import { isSubtitleName } from '../../../node/archive/memberNames.ts'
import { canBeSubtitle } from '../../../node/archive/subtitleContent.ts'
import { AppError } from '../../../shared/errors.ts'
import { readZip } from '../../../node/archive/readZip.ts'
import type { NewFile, NewSubtitle } from '../newSubtitle.ts'
import { createMemo } from '../store/memo.ts'

export interface ManifestFiles {
  /** @throws AppError with a sentence that names the path. */
  read(named: NamedContent): Pick<NewSubtitle, 'files' | 'archive'>
}

/** Paths as the manifest writes them: either files or one archive. */
export interface NamedContent {
  readonly files: readonly string[]
  readonly archive: string | null
}

/** Of files up to 64 KiB, which most subtitles are: at most 16 MiB are kept. */
const keptFiles = 256
const largestKeptBytes = 65_536

/** `folder` is a real path. */
export function createManifestFiles(folder: string): ManifestFiles {
  const kept = createMemo<string, NewFile>(keptFiles, ({ bytes }) => bytes.length <= largestKeptBytes)
  const realFolders = createMemo<string, string>(keptFiles)
  const realFolderOf = (path: string) => realFolders(path, () => realpathSync.native(path))

  function readInside(path: string, mostBytes: number): Uint8Array {
    if (isAbsolute(path) || path.includes('\0') || !isBelow(folder, resolve(folder, path))) throw outside(path)
    try {
      const real = realPath(resolve(folder, path), realFolderOf)
      if (!isBelow(folder, real)) throw outside(path)
      if (statSync(real).size > mostBytes) throw new AppError('input.invalid', `${path} is too large for a subtitle.`)
      return readFileSync(real)
    } catch (thrown) {
      if (thrown instanceof AppError) throw thrown
      throw new AppError('file.missing', `${path} cannot be read.`, thrown)
    }
  }

  function readSubtitle(path: string): NewFile {
    if (!isSubtitleName(path)) throw new AppError('input.invalid', `${path} is no subtitle by its name.`)
    const bytes = readInside(path, archiveLimits.entryBytes)
    if (!canBeSubtitle(bytes)) throw new AppError('subtitle.unreadable', `${path} holds no subtitles.`)
    return { path, bytes }
  }

  function readArchive(path: string): Pick<NewSubtitle, 'files' | 'archive'> {
    const bytes = readInside(path, archiveLimits.archiveBytes)
    const files = readZip(bytes).entries.map((entry) => ({ path: entry.name, bytes: entry.bytes }))
    return { files, archive: { name: basename(path), bytes } }
  }

  return {
    read: ({ files, archive }) =>
      archive === null ? { files: files.map((path) => kept(path, () => readSubtitle(path))) } : readArchive(archive),
  }
}

/** The way to a file is looked up once a folder; only links are followed to their end. */
function realPath(path: string, realFolderOf: (folder: string) => string): string {
  if (lstatSync(path).isSymbolicLink()) return realpathSync.native(path)
  return resolve(realFolderOf(dirname(path)), basename(path))
}

function outside(path: string): AppError {
  return new AppError('input.invalid', `${path} lies outside the manifest's folder.`)
}

function isBelow(folder: string, path: string): boolean {
  return path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
}
