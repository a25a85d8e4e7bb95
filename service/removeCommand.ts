/** `service remove`: the subtitles that an import brought are taken out of the catalogue again; without a path, which can be. */
import { resolve } from 'node:path'
import { AppError } from '../shared/errors.ts'
import { counted } from '../shared/text/counted.ts'
import { heldBySource, takeOut, type Held } from './catalogue/import/importedFrom.ts'
import type { ServiceDatabase } from './catalogue/store/database.ts'
import type { Arguments } from './commandArguments.ts'
import type { CommandIo } from './commandIo.ts'
import { withExistingDatabase } from './withDatabase.ts'

export async function removeCommand({ place, paths }: Arguments, io: CommandIo): Promise<void> {
  await withExistingDatabase(place, io, (database) => {
    const held = new Map(Object.entries(heldBySource(database)))
    const sources = [...new Set(paths.map((path) => sourceIn(held, path)))]
    if (sources.length === 0) for (const source of held.keys()) io.stdout(lineOf(held, source))
    for (const source of sources) {
      remove(database, source, io)
      io.stdout(lineOf(held, source))
    }
  })
}

function remove(database: ServiceDatabase, source: string, io: CommandIo): void {
  const onProgress = (subtitles: number) => io.stderr(`${counted(subtitles, 'subtitle')} taken out so far`)
  takeOut(database, { source, onProgress, signal: io.signal })
}

/** @throws AppError before anything is taken out */
function sourceIn(held: ReadonlyMap<string, Held>, path: string): string {
  const source = [path, resolve(path)].find((each) => held.has(each))
  if (source !== undefined) return source
  throw new AppError(
    'input.invalid',
    `No subtitle that was imported from ${path} is in the catalogue. Without a path, this command lists what can be taken out; titles stay.`,
  )
}

function lineOf(held: ReadonlyMap<string, Held>, source: string): string {
  const { titles = 0, subtitles = 0 } = held.get(source) ?? {}
  return JSON.stringify({ source, titles, subtitles })
}
