/** Names that nobody else has: of rows, of temporary files, of what a screen is shown. Tests hand in counted ones. */
import { randomBytes } from 'node:crypto'

export interface Ids {
  newId(): string
}

/** Not to be guessed or met by chance; no secret. */
export const randomIds: Ids = { newId: () => randomBytes(8).toString('hex') }
