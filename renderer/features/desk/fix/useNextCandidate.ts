/** Taking the next candidate in the place of the one on the desk, and bringing that one back where there is no other. */
import { useApp } from '../../../app/stores/appContext.ts'
import { useHasUnkept } from '../keep/useHasUnkept.ts'
import { showWritten } from '../showWritten.ts'
import { useDeskStore, useDeskStores } from '../useDeskStore.ts'
import { useReopen } from '../useReopen.ts'

export interface NextCandidate {
  /** Something is edited and not kept: it belongs to the text that would go. */
  readonly isUnkept: boolean
  readonly take: () => void
  readonly bringBack: () => void
}

export function useNextCandidate(): NextCandidate {
  const { client } = useApp()
  const stores = useDeskStores()
  const subject = useDeskStore('desk', (state) => state.subject)
  const text = useDeskStore('desk', (state) => state.text)
  const { take, forget, fail } = useDeskStore('next', (state) => state)
  const isUnkept = useHasUnkept()
  const reopen = useReopen()

  async function takeNext(): Promise<void> {
    const language = text?.language ?? null
    if (isUnkept || !subject || language === null) return
    const file = await take(subject, language)
    if (file) await showWritten({ client, stores }, { subject, file })
  }

  async function bringBack(): Promise<void> {
    const rowId = text?.rowId ?? null
    if (!subject || rowId === null) return
    try {
      await client.call('history.restoreVersion', { rowId })
      forget()
      await reopen(subject.file)
    } catch (thrown) {
      fail(thrown)
    }
  }

  return { isUnkept, take: () => void takeNext(), bringBack: () => void bringBack() }
}
