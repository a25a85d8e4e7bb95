/** New versions of the app itself: whether this build looks for them, what was found, and what became of it. */
import { z } from 'zod'
import { command, done, event, nothing } from '../define.ts'

/** Why this host never looks: the build was given no address, it is no package, or it serves a browser. */
export const updateBar = z.enum(['no_address', 'checkout', 'web'])
export type UpdateBar = z.output<typeof updateBar>

/**
 * Why a newer version is told here and not installed. linux: nobody signs those packages; store: another program installs
 * them; portable, unpacked: no installer made this copy; unsigned: nothing to compare a signature with; read_only: it was
 * started where nothing can be replaced.
 */
export const updateHold = z.enum(['linux', 'store', 'portable', 'unpacked', 'unsigned', 'read_only'])
export type UpdateHold = z.output<typeof updateHold>

/**
 * Why the last look or download came to nothing. elsewhere: it leads to another place; older: an older version is offered
 * than runs; damaged: it is not what was announced; system_too_old: the new version does not run on this system.
 */
export const updateFault = z.enum([
  'unreachable',
  'bad_answer',
  'elsewhere',
  'too_large',
  'cut',
  'damaged',
  'not_signed',
  'older',
  'system_too_old',
  'disk',
  'failed',
])
export type UpdateFault = z.output<typeof updateFault>

export const updatesState = z.object({
  revision: z.int(),
  /** idle: nothing newer is known. ready: downloaded and checked, it is installed when the app ends. */
  status: z.enum(['barred', 'off', 'idle', 'looking', 'available', 'downloading', 'ready']),
  /** Only where it is barred. */
  bar: updateBar.nullable(),
  hold: updateHold.nullable(),
  /** Where it looks, to show. */
  address: z.string().nullable(),
  lookedAtMs: z.number().nullable(),
  /** The newer version that is known. */
  version: z.string().nullable(),
  /** 0–1 while it is downloaded. */
  progress: z.number().nullable(),
  fault: updateFault.nullable(),
})
export type UpdatesState = z.output<typeof updatesState>

export const updatesCommands = {
  'updates.state': command(nothing, updatesState),
  /** Looks at once, whatever the setting. Settles when it was begun. @throws input.invalid where it is barred */
  'updates.check': command(nothing, done),
  /** Ends the app, and starts the new version. @throws input.invalid unless it is ready */
  'updates.install': command(nothing, done),
} as const

export const updatesEvents = {
  'updates.changed': event(updatesState),
} as const
