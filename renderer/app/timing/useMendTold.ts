/** Mends a subtitle by what was measured of it, and says so with the way back. */
import type { ToldTiming } from '../../../shared/contract/videos/timing.ts'
import { useToldAct } from '../acts/useToldAct.ts'
import { useApp } from '../stores/appContext.ts'

export function useMendTold({ videoId, sidecarId }: ToldTiming): {
  readonly isBusy: boolean
  readonly mend: () => Promise<void>
} {
  const { client } = useApp()
  const { isBusy, run } = useToldAct(async () => {
    const { batchId } = await client.call('timing.mend', { videoId, sidecarId })
    return { batchId, text: ({ commands }) => commands.said.mended({ count: 1 }) }
  })
  return { isBusy, mend: run }
}
