/** What a later version of a file keeps of what the one before was. Pure. */
import type { WrittenDetails } from './history.ts'

/** A file of the user's that was taken over is theirs only as it was then: what is made of it is ours. */
export function ownDetails(details: WrittenDetails): WrittenDetails {
  const own: { -readonly [Field in keyof WrittenDetails]: WrittenDetails[Field] } = { ...details }
  delete own.isAdopted
  return own
}
