/** `service import`: folders, lists and manifests into a data folder or a database. */
import { counted } from '../shared/text/counted.ts'
import { resolve } from 'node:path'
import { importPaths, requireSources } from './catalogue/import/import.ts'
import type { ImportCounts, ImportOptions, ImportProgress } from './catalogue/import/importTally.ts'
import type { Arguments } from './commandArguments.ts'
import type { CommandIo } from './commandIo.ts'
import { postgresPlace, withDatabase } from './withDatabase.ts'

export async function importCommand(given: Arguments, io: CommandIo): Promise<void> {
  const { titles, subtitles, files, skipped } = await importAll(given, io)
  io.stdout(JSON.stringify({ titles, subtitles, files, skipped }))
}

async function importAll({ place, paths }: Arguments, io: CommandIo): Promise<ImportCounts> {
  const { signal, importWorker } = io
  const options: ImportOptions = {
    onProgress: (progress) => io.stderr(progressLine(progress)),
    signal,
    ...(importWorker && { worker: importWorker }),
  }
  // A mistyped path leaves no empty service behind.
  requireSources(paths)
  if (place.kind === 'folder') {
    const sources = paths.map((path) => resolve(path))
    return withDatabase(place, io, (database) => importPaths(database, sources, { ...options, recordsSources: true }))
  }
  const server = postgresPlace(place.url, io)
  // Only who has a server needs the package.
  const { importInto } = await import('./store/postgres/moving/importInto.ts')
  return importInto(server, { paths, options, signal })
}

function progressLine({ message, titles, subtitles, files, skipped }: ImportProgress): string {
  const found = [counted(titles, 'title'), counted(subtitles, 'subtitle'), counted(files, 'file')]
  return message ?? `${found.join(', ')}, ${skipped} skipped so far`
}
