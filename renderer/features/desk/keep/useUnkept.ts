/** What keeping would write just now, to components. */
import { useMemo } from 'react'
import type { SubtitleEdit } from '../../../../shared/subtitle/edit/editedCues.ts'
import { useDeskStore } from '../useDeskStore.ts'
import { unkeptEdit } from './unkept.ts'

export function useUnkept(): SubtitleEdit {
  const text = useDeskStore('desk', (state) => state.text)
  const edits = useDeskStore('desk', (state) => state.edits)
  const editing = useDeskStore('desk', (state) => state.editing)
  return useMemo(() => unkeptEdit({ text, edits, editing }), [text, edits, editing])
}
