/** What a second start of the app tells the first one before it ends: the paths it was asked to open. */
import { isAbsolute } from 'node:path'
import { z } from 'zod'

const message = z.object({ paths: z.array(z.string().max(32_767)).max(1_000) })

/** Any process of the user can send this: what does not fit counts as "no paths". */
export function readSecondStart(told: unknown): readonly string[] {
  const read = message.safeParse(told)
  return read.success ? read.data.paths.filter((path) => isAbsolute(path) && !path.includes('\0')) : []
}
