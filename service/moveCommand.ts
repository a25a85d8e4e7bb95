/** `service move`: all of a data folder into an empty database on a server. */
import type { Arguments } from './commandArguments.ts'
import type { CommandIo } from './commandIo.ts'
import { postgresPlace, withExistingDatabase } from './withDatabase.ts'
import { WrongUsage } from './wrongUsage.ts'

export async function move({ place, values }: Arguments, io: CommandIo): Promise<void> {
  const folder = values['from']
  if (!folder) throw new WrongUsage('Name the data folder: --from DIR.')
  if (place.kind !== 'server') throw new Error('move without a server')
  const server = postgresPlace(place.url, io)
  // Only who has a server needs the package.
  const { moveInto } = await import('./store/postgres/moving/moveInto.ts')
  const tell = (line: string) => io.stderr(line)
  await withExistingDatabase({ kind: 'folder', dataDir: folder }, io, async (from) => {
    io.stdout(JSON.stringify({ moved: await moveInto(server, { from, tell, signal: io.signal }) }))
  })
}
