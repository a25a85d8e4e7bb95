/** The marks of the cues that are shown, worked out when they or what is heard change. */
import { useMemo } from 'react'
import { unmatchedOf, type Unmatched } from '../../../../shared/timing/unmatched.ts'
import { useSeenStore } from '../useSeenStore.ts'
import { cueMarks, type CueMark } from './cueMarks.ts'

export interface StripMarks {
  readonly unmatched: Unmatched
  /** One a cue. */
  readonly marks: readonly CueMark[]
}

export function useStripMarks(): StripMarks {
  const cues = useSeenStore('seen', (state) => state.cues)
  const language = useSeenStore('seen', ({ text }) => text?.language ?? null)
  const speech = useSeenStore('strip', (state) => state.speech)
  return useMemo(() => {
    const unmatched = unmatchedOf(speech, cues)
    return { unmatched, marks: cueMarks(cues, { language, written: unmatched.written }) }
  }, [cues, language, speech])
}
