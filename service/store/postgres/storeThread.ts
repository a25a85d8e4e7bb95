/** Entry of a thread that runs the operations of the service over one connection of its own to PostgreSQL. */
import { parentPort, workerData } from 'node:worker_threads'
import { startArchiveMover } from '../../catalogue/archives/archiveMover.ts'
import type { ArchiveStore } from '../../catalogue/archives/archiveStore.ts'
import { requireArchives } from '../../catalogue/archives/requireArchives.ts'
import { indexNames } from '../../search/indexNames.ts'
import { AppError } from '../../../shared/errors.ts'
import { createOperations } from '../operations.ts'
import { createLeasedTurns } from './leasedTurns.ts'
import { createLink } from './link/link.ts'
import { migrate, requireMigrated } from './migrate.ts'
import { requireNoMove } from './moving/moveStore.ts'
import { createPeer, type Calls } from '../../peer/peer.ts'
import { probe } from './probe.ts'
import { createPostgresDatabase } from './postgresDatabase.ts'
import { operationNames, type StoreTask } from './storeTask.ts'

if (parentPort) serve(parentPort, workerData as StoreTask)

function serve(port: NonNullable<typeof parentPort>, { end, holder, hasArchives }: StoreTask): void {
  const database = createPostgresDatabase(createLink(end))
  // Callers say what time it is: of one service there is one clock.
  let nowMs = 0
  const archives = hasArchives ? archivesOfOwner() : null
  /** What comes of it is the owner's. */
  function tell(name: string, ...given: readonly unknown[]): void {
    void peer.call(name, given)
  }
  const observer = { charged: (...given: readonly unknown[]) => tell('charged', ...given) }
  const turns = createLeasedTurns(database, holder)
  const operations = createOperations({ database, archives, clock: { nowMs: () => nowMs }, observer, turns })
  let mover: ReturnType<typeof startArchiveMover> | null = null

  /** Archives are the owner's: one connection to them for all threads. */
  function archivesOfOwner(): ArchiveStore {
    return {
      async put(key, bytes) {
        await peer.call('putArchive', [key, bytes])
      },
      get: async (key) => (await peer.call('getArchive', [key])) as Uint8Array | null,
      sizeOf: async (key) => (await peer.call('sizeOfArchive', [key])) as number | null,
    }
  }

  const calls: Calls = Object.fromEntries(
    operationNames.map((name) => {
      const [room = '', verb = ''] = name.split('.')
      // The names are those of `Operations`, as the table of them says.
      const work = (operations as unknown as Record<string, Record<string, (...given: unknown[]) => unknown>>)[room]
      return [
        name,
        (atMs: number, ...given: unknown[]) => {
          nowMs = atMs
          return work?.[verb]?.(...given)
        },
      ]
    }),
  )

  const peer = createPeer(port, {
    ...calls,
    /** What only one of the threads does. */
    async lead() {
      requireNoMove(database)
      migrate(database)
      await requireArchives(database, archives)
      indexNames(database)
      const report = (where: string, thrown: unknown) =>
        tell('report', where, thrown instanceof AppError ? thrown.message : String(thrown))
      mover = archives && startArchiveMover({ database, archives, report })
    },
    probe: () => probe(database),
    requireMigrated: () => requireMigrated(database),
    async close() {
      await mover?.close()
      database.close()
    },
  })
}
