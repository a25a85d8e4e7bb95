/** Mends a finding of the subtitle on the desk, and shows what stands there then to whoever is still there. */
import type { FileFinding } from '../../../../shared/contract/videos/checkup.ts'
import type { Client } from '../../../api/client.ts'
import { reopenDesk, type DeskStores } from '../deskStores.ts'
import type { DeskSubject } from '../deskStore.ts'
import { lookAgain } from '../keep/lookAgain.ts'
import { draftOf } from '../keep/unkept.ts'

export interface DeskParts {
  readonly client: Client
  readonly stores: DeskStores
}

/** @param onMended told of what takes it back, wherever they are by then */
export async function mendOnDesk(
  { client, stores }: DeskParts,
  fault: FileFinding,
  onMended: (batchId: string) => void,
): Promise<void> {
  const { desk, faults } = stores
  const { subject } = desk.getState()
  if (!subject) return
  const mended = await faults.getState().mend(fault)
  if (!mended) return
  const { batchId, sidecarId } = mended
  onMended(batchId)
  const now = desk.getState()
  // Whoever has opened another one meanwhile stays there.
  if (!isSameFile(now.subject, subject)) return
  // What was begun meanwhile stays, and it is told that another version stands there.
  if (draftOf(now) !== null) await lookAgain(client, desk)
  else await reopenDesk(stores, { kind: 'beside', videoId: subject.videoId, sidecarId })
}

function isSameFile(now: DeskSubject | null, { videoId, sidecarId }: DeskSubject): boolean {
  return now?.videoId === videoId && now.sidecarId === sidecarId
}
