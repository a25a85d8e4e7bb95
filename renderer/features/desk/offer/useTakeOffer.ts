/** Taking what is on offer, and what is seen then: the file that stands there now, or the screen that it was opened from. */
import { useStore } from 'zustand'
import type { DeskFile } from '../../../../shared/contract/videos/desk.ts'
import type { Act } from '../../../app/acts/actsStore.ts'
import { replacedWords } from '../../../app/acts/replacedWords.ts'
import { restoredAct } from '../../../app/acts/sayRestored.ts'
import { undoing } from '../../../app/acts/undoing.ts'
import { useApp } from '../../../app/stores/appContext.ts'
import type { Client } from '../../../api/client.ts'
import { useDeskStore, useDeskStores } from '../useDeskStore.ts'
import { showWritten } from '../showWritten.ts'
import { useReopen } from '../useReopen.ts'
import type { Taken } from './offerStore.ts'

export function useTakeOffer(): (file: DeskFile) => Promise<void> {
  const { acts, client, openScreen } = useApp()
  const say = useStore(acts, (state) => state.say)
  const take = useDeskStore('offer', (offer) => offer.take)
  const from = useDeskStore('desk', ({ subject }) => subject?.from ?? 'library')
  const subject = useDeskStore('desk', (desk) => desk.subject)
  const before = subject?.file ?? null
  const stores = useDeskStores()
  const reopen = useReopen()

  /** What was looked at before is on the desk again. */
  function andReopened({ undo, ...act }: Act): Act {
    if (!undo) return act
    return { ...act, undo: () => undo().then(() => (before ? reopen(before) : undefined)) }
  }

  return async (file) => {
    const taken = await take(file)
    if (!taken) return
    if (taken.kind === 'chosen') {
      say(actOf(client, taken))
      openScreen(from)
      return
    }
    say(andReopened(actOf(client, taken)))
    if (subject) await showWritten({ client, stores }, { subject, file: taken.file })
  }
}

function actOf(client: Client, taken: Taken): Act {
  switch (taken.kind) {
    case 'chosen':
      return {
        text: ({ desk }) => desk.offer.chosen,
        key: taken.undoId,
        undo: () => client.call('review.takeBack', { undoId: taken.undoId }),
      }
    case 'written':
      return { text: ({ desk }) => desk.offer.written({ name: taken.name }) }
    case 'replaced':
      return {
        text: (texts) => replacedWords(texts, taken.next),
        ...undoing(client, { kind: 'batch', batchId: taken.batchId }),
      }
    case 'restored':
      return restoredAct(client, taken.restored)
  }
}
