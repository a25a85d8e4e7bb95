/** Mends a finding of the subtitle on the desk: what stands there then is on the desk, with the way back. */
import { useStore } from 'zustand'
import type { FileFinding } from '../../../../shared/contract/videos/checkup.ts'
import { undoing } from '../../../app/acts/undoing.ts'
import { useApp } from '../../../app/stores/appContext.ts'
import { useDeskStores } from '../useDeskStore.ts'
import { mendOnDesk } from './mendOnDesk.ts'

export function useMendFault(): (fault: FileFinding) => Promise<void> {
  const { acts, client } = useApp()
  const say = useStore(acts, (state) => state.say)
  const stores = useDeskStores()
  return (fault) =>
    mendOnDesk({ client, stores }, fault, (batchId) =>
      say({ text: ({ checkup }) => checkup.saidMended({ count: 1 }), ...undoing(client, { kind: 'batch', batchId }) }),
    )
}
