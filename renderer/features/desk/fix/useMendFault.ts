/** Mends a finding of the subtitle on the desk: what stands there then is on the desk, with the way back. */
import { useStore } from 'zustand'
import type { FileFinding } from '../../../../shared/contract/videos/checkup.ts'
import { undoing } from '../../../app/acts/undoing.ts'
import { useApp } from '../../../app/stores/appContext.ts'
import { useDeskStore } from '../useDeskStore.ts'
import { useReopen } from '../useReopen.ts'

export function useMendFault(): (fault: FileFinding) => Promise<void> {
  const { acts, client } = useApp()
  const say = useStore(acts, (state) => state.say)
  const subject = useDeskStore('desk', (state) => state.subject)
  const mend = useDeskStore('faults', (faults) => faults.mend)
  const reopen = useReopen()
  return async (fault) => {
    if (!subject) return
    const mended = await mend(fault)
    if (!mended) return
    const { batchId, sidecarId } = mended
    say({ text: ({ checkup }) => checkup.saidMended({ count: 1 }), ...undoing(client, { kind: 'batch', batchId }) })
    await reopen({ kind: 'beside', videoId: subject.videoId, sidecarId })
  }
}
