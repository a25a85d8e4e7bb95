/** What the service command is given of the program that runs it. Types only. */
import type { EarFiles } from '../node/ear/earFiles.ts'
import type { AiValues } from './ai/readSettings.ts'
import type { PostgresThreads } from './store/postgres/postgresStore.ts'

export interface CommandIo {
  stdout(line: string): void
  stderr(line: string): void
  /** Engines, and their keys, which never are arguments. */
  readonly env?: AiValues
  /** Ends `start` cleanly and stops an `import`. */
  readonly signal: AbortSignal
  /** Where `start` writes down what it does. */
  readonly log?: ServiceLog
  /** `importWorker.ts`, or what the build made of it; without it an import does with one thread. */
  readonly importWorker?: URL
  /** Files of the close ear; without them speech is cut by loudness alone. */
  readonly ear?: EarFiles
  /** Folder of the built page for whoever runs the service; without it there is no `--admin-port`. */
  readonly operatorPage?: string
  /** Without them there is no `--database`. */
  readonly postgresThreads?: PostgresThreads
}

export interface ServiceLog {
  /** @param dataDir null where all is kept on a server: then nothing is written here */
  begin(dataDir: string | null, address: string): void
  /** What the one who started it should know. */
  warning(sentence: string): void
  /** @param where Method and path, no query. @param traceId of the request, where it was one */
  bug(where: string, thrown: unknown, traceId?: string): void
}
