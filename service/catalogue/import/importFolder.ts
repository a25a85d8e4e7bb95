/** Imports a folder: its `manifest.jsonl` where it has one, else every subtitle and archive below it. Follows no links. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ArchiveError } from '../../../node/archive/archiveError.ts'
import { archiveLimits } from '../../../node/archive/archiveLimits.ts'
import { isSubtitleName } from '../../../node/archive/memberNames.ts'
import { isDiskError } from '../../../shared/diskTrouble.ts'
import { toAppError, type AppError } from '../../../shared/errors.ts'
import { importArchive, importSubtitleFile } from './importFile.ts'
import type { ImportRun } from './importRun.ts'

export function isArchiveName(name: string): boolean {
  return /\.zip$/i.test(name)
}

/** A file that a name parser should see with `label`, and where its bytes are. */
export interface FoundFile {
  readonly path: string
  /** The path below the folder, the folder's own name included: it often tells the title. */
  readonly label: string
}

export function importFolder(run: ImportRun, folder: FoundFile): void {
  run.importEach(filesBelow(folder), (file) => importFoundFile(run, file))
}

/** One file of any kind that holds subtitles; what is wrong with it is counted, never thrown. */
export function importFoundFile(run: ImportRun, { path, label }: FoundFile): void {
  try {
    if (statSync(path).size > archiveLimits.archiveBytes) {
      run.tally.skip(`${label}: it is too large for subtitles.`)
      return
    }
    const file = { path: label, bytes: readFileSync(path) }
    if (isArchiveName(path)) importArchive(run, file)
    else importSubtitleFile(run, file)
  } catch (thrown) {
    const error = toAppError(thrown)
    // What the disk of the catalogue says ends the import; what the disk of the file says, its turn.
    if (isDiskError(error.code) || (error.code === 'internal' && !isOfSystem(thrown))) throw thrown
    run.tally.skip(`${label}: ${isOfSystem(thrown) ? 'it cannot be read.' : faultOf(error)}`)
  }
}

/** "Try another subtitle" is advice for a download. */
function faultOf(error: AppError): string {
  if (!(error instanceof ArchiveError)) return error.message
  return error.detail === 'ZIP_NOT_A_ZIP' ? 'it is not a zip archive.' : error.fault
}

/** In order of their names, so that the same folder is imported alike everywhere. */
function* filesBelow({ path, label }: FoundFile): Generator<FoundFile> {
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    const found = { path: join(path, entry.name), label: `${label}/${entry.name}` }
    if (entry.isDirectory()) yield* filesBelow(found)
    else if (entry.isFile() && (isSubtitleName(entry.name) || isArchiveName(entry.name))) yield found
  }
}

function isOfSystem(thrown: unknown): boolean {
  return thrown instanceof Error && 'syscall' in thrown
}
