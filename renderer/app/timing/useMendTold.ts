/** Mends a subtitle by what was measured of it, and says so with the way back; what hinders it is said too. */
import { useState } from 'react'
import { useStore } from 'zustand'
import type { ToldTiming } from '../../../shared/contract/videos/timing.ts'
import { toAppError } from '../../../shared/errors.ts'
import { problemText } from '../../texts/hostWords.ts'
import type { Texts } from '../../texts/Texts.ts'
import { undoing } from '../acts/undoing.ts'
import { useApp } from '../stores/appContext.ts'

export function useMendTold({ videoId, sidecarId }: ToldTiming): {
  readonly isBusy: boolean
  readonly mend: () => Promise<void>
} {
  const { client, acts } = useApp()
  const say = useStore(acts, (state) => state.say)
  const [isBusy, setIsBusy] = useState(false)
  async function mend(): Promise<void> {
    setIsBusy(true)
    try {
      const { batchId } = await client.call('timing.mend', { videoId, sidecarId })
      say({
        text: ({ commands }: Texts) => commands.said.mended({ count: 1 }),
        ...undoing(client, { kind: 'batch', batchId }),
      })
    } catch (thrown) {
      const problem = toAppError(thrown)
      say({ text: (texts: Texts) => problemText(texts, problem) })
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, mend }
}
