/** `support`: prints the report for support, every line of it; what becomes of it is up to whoever reads it. */
import { supportText } from '../../shared/supportText.ts'
import { supportParts } from '../support.ts'
import type { ProgramFiles } from './programFiles.ts'
import { readArguments } from './readArguments.ts'
import type { ExitCode, Terminal } from './terminal.ts'
import { withEngine } from './withEngine.ts'

export async function supportCommand(
  args: readonly string[],
  terminal: Terminal,
  files: ProgramFiles,
): Promise<ExitCode> {
  const { values } = readArguments({ args: [...args], options: { home: { type: 'string' } } })
  return withEngine({ home: values.home, terminal, files, isOwner: false }, async (engine) => {
    const parts = await supportParts(engine, { version: files.version, face: 'command' })
    terminal.stdout(supportText(parts, new Set()).trimEnd())
    return 0
  })
}
