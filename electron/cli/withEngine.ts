/** Opens an engine for one command, and a connection where the command needs the service; closes both whatever happens. */
import { openEngine, type Engine } from '../engine/compose.ts'
import type { AppFiles } from '../engine/openCore.ts'
import type { Connection } from '../batch/connection.ts'
import { connect } from '../engine/connect.ts'
import { dataFolderPathOf } from './dataFolderPathOf.ts'
import type { ExitCode, Terminal } from './terminal.ts'

export interface EngineNeeds {
  readonly home: string | undefined
  readonly terminal: Terminal
  readonly files: AppFiles
  readonly isOwner: boolean
  readonly overrides?: Readonly<Record<string, string>>
  /** Nobody outside is told of what is written. */
  readonly isOffline?: boolean
  readonly isScanNear?: boolean
}

/** A server that is away must not keep a command from its end. */
const longestTellMs = 10_000

export async function withEngine<Result extends ExitCode | object>(
  needs: EngineNeeds,
  work: (engine: Engine) => Promise<Result>,
): Promise<Result> {
  const { home, terminal, files, isOwner, overrides = {}, isOffline = false, isScanNear = false } = needs
  const homeFolder = dataFolderPathOf(home, terminal)
  const engine = await openEngine({
    ...{ homeFolder, files, overrides, isOwner, isOffline, isScanNear },
    ...{ env: terminal.env, log: terminal.log },
  })
  if (engine.note !== null) terminal.stderr(engine.note)
  try {
    return await work(engine)
  } finally {
    // What is left is told by the next command, or by the window.
    if (isOwner) await engine.teller.finish(longestTellMs)
    engine.close()
  }
}

export function withConnection(
  needs: EngineNeeds,
  work: (connection: Connection, engine: Engine) => Promise<ExitCode>,
): Promise<ExitCode> {
  return withEngine(needs, async (engine) => {
    const connection = await connect(engine)
    try {
      return await work(connection, engine)
    } finally {
      await connection.close()
    }
  })
}
