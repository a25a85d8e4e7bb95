/** The built-in service, whose commands have a table of their own, as a row of this one. */
import { serviceProgram } from '../../../service/commandRows.ts'
import { appCommand, type AppCommand } from './appCommand.ts'

export const serviceCommands: readonly AppCommand[] = [
  appCommand({ ...serviceProgram, load: async () => (await import('../commands/serviceCommand.ts')).serviceCommand }),
]
