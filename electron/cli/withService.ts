/** Reaches the service for one command that asks it and nothing of the library; closes everything whatever happens. */
import { openCore, type AppFiles, type EngineCore } from '../engine/openCore.ts'
import { reachService, type ReachedService } from '../engine/reachService.ts'
import { dataFolderPathOf } from './dataFolderPathOf.ts'
import type { ExitCode, Terminal } from './terminal.ts'

export interface ServiceNeeds {
  readonly home: string | undefined
  readonly terminal: Terminal
  readonly files: AppFiles
  readonly overrides: Readonly<Record<string, string>>
}

export async function withService(
  { home, terminal, files, overrides }: ServiceNeeds,
  work: (service: ReachedService, core: EngineCore) => Promise<ExitCode>,
): Promise<ExitCode> {
  const { env, log } = terminal
  const core = openCore({
    homeFolder: dataFolderPathOf(home, terminal),
    ...{ files, overrides, env, log, isOwner: false },
  })
  try {
    const reached = await reachService(core)
    try {
      return await work(reached, core)
    } finally {
      reached.client.close()
      await reached.close()
    }
  } finally {
    core.close()
  }
}
