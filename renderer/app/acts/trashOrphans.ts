/** Moves subtitles of ours that no video stands beside into the trash, and says so with one way back for all of them. */
import type { InputOf } from '../../../shared/contract/index.ts'
import { toAppError } from '../../../shared/errors.ts'
import type { Client } from '../../api/client.ts'
import type { ActsState } from './actsStore.ts'
import { sayTakenBack } from './sayTakenBack.ts'

/** @throws AppError why the first of those that stayed was kept; the others are in the trash all the same */
export async function trashOrphans(
  client: Client,
  say: ActsState['say'],
  which: InputOf<'orphans.trash'>,
): Promise<void> {
  const taken = await client.call('orphans.trash', which)
  sayTakenBack(client, say, taken)
  const [first] = taken.kept
  if (first) throw toAppError(first)
}
