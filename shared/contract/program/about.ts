/** What the app is made of: its own licence, the packages of others in it with theirs, and the bill of materials. */
import { z } from 'zod'
import { command, nothing } from '../define.ts'

export const aboutPackage = z.object({
  /** Given out by the host: 'name@version'. */
  packageId: z.string(),
  name: z.string(),
  version: z.string(),
  /** SPDX expression. */
  licence: z.string(),
})
export type AboutPackage = z.output<typeof aboutPackage>

export const aboutState = z.object({
  version: z.string(),
  licence: z.string(),
  packages: z.array(aboutPackage),
  /** Where the bill of materials lies on the user's own machine; null where the page asks for it. */
  billPath: z.string().nullable(),
})
export type AboutState = z.output<typeof aboutState>

export const aboutCommands = {
  /** @throws file.missing where the program was not built */
  'about.state': command(nothing, aboutState),
  /** A piece of a licence's text; `next` is where the following one starts, null after the last. */
  'about.licence': command(
    z.strictObject({ packageId: z.string().max(200), offset: z.int().min(0) }),
    z.object({ text: z.string(), next: z.int().nullable() }),
  ),
  /** CycloneDX as JSON. */
  'about.bill': command(nothing, z.object({ text: z.string() })),
} as const
