/** Taking the next candidate in the place of the one on the desk. */
import { useApp } from '../../../app/stores/appContext.ts'
import { useHasUnkept } from '../keep/useHasUnkept.ts'
import { showWritten } from '../showWritten.ts'
import { useDeskStore, useDeskStores } from '../useDeskStore.ts'

export interface NextCandidate {
  /** Something is edited and not kept: it belongs to the text that would go. */
  readonly isUnkept: boolean
  readonly take: () => void
}

export function useNextCandidate(): NextCandidate {
  const { client } = useApp()
  const stores = useDeskStores()
  const subject = useDeskStore('desk', (state) => state.subject)
  const text = useDeskStore('desk', (state) => state.text)
  const take = useDeskStore('next', (state) => state.take)
  const isUnkept = useHasUnkept()

  async function takeNext(): Promise<void> {
    const language = text?.language ?? null
    if (isUnkept || !subject || !text || language === null) return
    const file = await take(subject, { language, version: text.version })
    if (file) await showWritten({ client, stores }, { subject, file })
  }

  return { isUnkept, take: () => void takeNext() }
}
