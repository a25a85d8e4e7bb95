/** What stands in the place of the subtitle on the desk by now is shown to whoever is still there, and takes nothing from them. */
import type { DeskFile } from '../../../shared/contract/videos/desk.ts'
import type { Client } from '../../api/client.ts'
import { fileKey } from '../../app/desk/deskFiles.ts'
import { reopenDesk, type DeskStores } from './deskStores.ts'
import type { DeskSubject } from './deskStore.ts'
import { lookAgain } from './keep/lookAgain.ts'
import { draftOf } from './keep/unkept.ts'

export interface DeskParts {
  readonly client: Client
  readonly stores: DeskStores
}

export interface WrittenOnDesk {
  /** What was on the desk when it was asked for. */
  readonly subject: DeskSubject
  readonly file: DeskFile
}

export async function showWritten({ client, stores }: DeskParts, { subject, file }: WrittenOnDesk): Promise<void> {
  const now = stores.desk.getState()
  // Whoever has opened another one meanwhile stays there.
  if (!isSameFile(now.subject, subject)) return
  // What was begun meanwhile stays, and it is told that another version stands there; what stands nowhere is only looked at.
  if (subject.sidecarId !== null && draftOf(now) !== null) await lookAgain(client, stores.desk)
  else await reopenDesk(stores, file)
}

function isSameFile(now: DeskSubject | null, { videoId, sidecarId, file }: DeskSubject): boolean {
  if (now?.videoId !== videoId || now.sidecarId !== sidecarId) return false
  return sidecarId !== null || fileKey(now.file) === fileKey(file)
}
