/** The report for support: every line that would be saved is shown first, and any of them can be left out. */
import { z } from 'zod'
import { command, id, nothing } from '../define.ts'

export const supportPart = z.enum(['program', 'settings', 'numbers', 'log'])
export type SupportPart = z.output<typeof supportPart>

export const supportReport = z.object({
  id,
  parts: z.array(z.object({ part: supportPart, lines: z.array(z.string()) })),
})
export type SupportReport = z.output<typeof supportReport>

export const supportCommands = {
  /** Gathers the lines; nothing is saved or sent. */
  'support.make': command(nothing, supportReport),
  /**
   * Saves that very report where the user says in the system's dialog, without the lines left out: those count through all
   * parts, from 0. False where the dialog was closed. @throws input.invalid where the host has no dialog: the page saves then
   */
  'support.save': command(
    z.strictObject({ reportId: id, omitted: z.array(z.int().min(0)).max(10_000) }),
    z.object({ isSaved: z.boolean() }),
  ),
} as const
