/** What went wrong, as every part of the contract tells it. */
import { z } from 'zod'
import { errorCodes } from '../errors.ts'

/** `message` is the host's own sentence, in English; `code` finds the reader's. */
export const problem = z.object({ code: z.enum(errorCodes), message: z.string() })
export type Problem = Readonly<z.output<typeof problem>>
