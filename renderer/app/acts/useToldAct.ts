/** One press that writes a file: it says what was done, with the way back; what hinders it is said too. */
import { useState } from 'react'
import { useStore } from 'zustand'
import { toAppError } from '../../../shared/errors.ts'
import { problemText } from '../../texts/hostWords.ts'
import { useApp } from '../stores/appContext.ts'
import type { Act } from './actsStore.ts'
import { undoing } from './undoing.ts'

export interface ToldAct {
  readonly text: Act['text']
  /** Of the run that takes it back. */
  readonly batchId: string
}

export function useToldAct(work: () => Promise<ToldAct>): {
  readonly isBusy: boolean
  readonly run: () => Promise<void>
} {
  const { client, acts } = useApp()
  const say = useStore(acts, (state) => state.say)
  const [isBusy, setIsBusy] = useState(false)
  async function run(): Promise<void> {
    setIsBusy(true)
    try {
      const { text, batchId } = await work()
      say({ text, ...undoing(client, { kind: 'batch', batchId }) })
    } catch (thrown) {
      const problem = toAppError(thrown)
      say({ text: (texts) => problemText(texts, problem) })
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, run }
}
