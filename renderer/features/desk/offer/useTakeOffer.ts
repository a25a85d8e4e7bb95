/** Taking what is on offer, and what is seen then: the file that stands there now, or the screen that it was opened from. */
import { useStore } from 'zustand'
import type { DeskFile } from '../../../../shared/contract/videos/desk.ts'
import { useApp } from '../../../app/stores/appContext.ts'
import type { Texts } from '../../../texts/Texts.ts'
import { useDeskStore } from '../useDeskStore.ts'
import { useReopen } from '../useReopen.ts'

export function useTakeOffer(): (file: DeskFile) => Promise<void> {
  const { acts, client, openScreen } = useApp()
  const say = useStore(acts, (state) => state.say)
  const take = useDeskStore('offer', (offer) => offer.take)
  const from = useDeskStore('desk', ({ subject }) => subject?.from ?? 'library')
  const before = useDeskStore('desk', ({ subject }) => subject?.file ?? null)
  const reopen = useReopen()
  return async (file) => {
    const taken = await take(file)
    if (taken?.kind === 'written') {
      const { name, batchId } = taken
      const takeBack = async () => {
        await client.call('history.undo', { scope: { kind: 'batch', batchId: batchId ?? '' } })
        if (before) await reopen(before)
      }
      const text = (texts: Texts) => texts.desk.offer.written({ name })
      say(batchId === null ? { text } : { text, undo: takeBack })
      await reopen(taken.file)
    } else if (taken) {
      const { undoId } = taken
      say({
        text: (texts: Texts) => texts.desk.offer.chosen,
        undo: () => client.call('review.takeBack', { undoId }),
      })
      openScreen(from)
    }
  }
}
