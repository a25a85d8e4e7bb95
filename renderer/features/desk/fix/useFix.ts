/** What each way to mend does: moving is shown first and written when it is kept; the rest are the verbs of the other screens. */
import { useStore } from 'zustand'
import { useApp } from '../../../app/stores/appContext.ts'
import { useDeskStore } from '../useDeskStore.ts'
import { orderScope } from './useOrderPrice.ts'
import { focusCurrentLine } from './focusCurrentLine.ts'
import { useReplaced } from './useReplaced.ts'
import { givesWay, moveOf, rateOf, type FixName } from './fixes.ts'

export function useFix(): (name: FixName) => void {
  const { commands, navigate } = useApp()
  const askCommand = useStore(commands, (state) => state.ask)
  const subject = useDeskStore('desk', (state) => state.subject)
  const language = useDeskStore('desk', ({ text }) => text?.language ?? null)
  const title = useDeskStore('desk', ({ details }) => details?.row.title ?? details?.row.name ?? '')
  const measure = useDeskStore('measure', (state) => state.measure)
  const act = useDeskStore('desk', (state) => state.act)
  const isReplaced = useDeskStore('desk', ({ text }) => givesWay(text))
  const replaces = useReplaced()
  const askForNext = useDeskStore('next', (next) => next.askFor)

  /** At its button the next Enter would move it anew, over what was nudged meanwhile. */
  function retime(times: { readonly speed: number; readonly offsetMs: number }): void {
    act({ kind: 'retime', ...times })
    focusCurrentLine()
  }

  return (name) => {
    if (!subject) return
    const rate = rateOf(measure)
    if (name === 'move') retime({ speed: 1, offsetMs: moveOf(measure) })
    else if (name === 'rate' && rate) retime(rate)
    else if (name === 'next' && isReplaced && language !== null) askForNext(true)
    else if (name === 'next') navigate({ screen: 'search', text: title })
    else if (name === 'title') navigate({ screen: 'library', titleOf: subject.videoId, text: title })
    else if (name === 'translate') askCommand(name, orderScope(subject.videoId), replaces)
    else if (name === 'transcribe') askCommand(name, orderScope(subject.videoId))
  }
}
