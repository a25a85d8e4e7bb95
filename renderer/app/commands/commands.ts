/** The one table of commands: what bar, menu, palette, keys and the sheet of keys are made of. */
import { commandIds, type CommandId } from '../../../shared/commands/commandTable.ts'
import { appCommands } from './appCommands.ts'
import type { Command } from './command.ts'
import { scopeCommands } from './scopeCommands.ts'

const byId = new Map<CommandId, Command>([...scopeCommands, ...appCommands].map((command) => [command.id, command]))

/** In the order of their table. */
export const commands: readonly Command[] = commandIds.flatMap((id) => byId.get(id) ?? [])

export function commandOf(id: CommandId): Command {
  const command = byId.get(id)
  if (!command) throw new Error(`The table of commands has no "${id}".`)
  return command
}
