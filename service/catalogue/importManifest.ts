/** Imports a `.jsonl` manifest: one subtitle package a line, its files beside the manifest and never outside its folder. */
import { realpathSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { toAppError } from '../../shared/errors.ts'
import { episodesInNames } from './episodeRange.ts'
import type { ImportRun } from './importRun.ts'
import { createManifestFiles, type ManifestFiles } from './manifestFiles.ts'
import { readManifestLine } from './manifestLine.ts'
import { readLines } from './readLines.ts'

export async function importManifest(run: ImportRun, path: string): Promise<void> {
  const files = createManifestFiles(realpathSync.native(dirname(path)))
  let lineNumber = 0
  for await (const lines of readLines(path)) {
    run.importEach(lines, (line) => {
      lineNumber += 1
      importLine(run, files, { line, place: `${basename(path)}, entry ${lineNumber}` })
    })
  }
}

interface PlacedLine {
  readonly line: string
  /** For messages. */
  readonly place: string
}

/** Reads everything before it adds anything, so that a line that fails leaves nothing behind. */
function importLine(run: ImportRun, files: ManifestFiles, { line, place }: PlacedLine): void {
  try {
    const { title, subtitle, content } = readManifestLine(line)
    const whole = { ...subtitle, ...files.read(content) }
    const isUnnumbered = title.type === 'tv' && !whole.isFullSeason && whole.episodeFrom === null
    run.addPackage({
      title,
      subtitle: isUnnumbered ? { ...whole, ...episodesInNames(run.reader, whole) } : whole,
    })
  } catch (thrown) {
    const error = toAppError(thrown)
    if (error.code === 'internal') throw thrown
    run.tally.skip(`${place}: ${error.message}`)
  }
}
