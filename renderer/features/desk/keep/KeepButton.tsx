/** Writes what is shown as a new version; of a file of the user's it says first that it takes it over. */
import { Button } from '../../../components/button/Button.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { isEdited, noEdit } from '../../../app/desk/edits/edits.ts'
import { keepWords } from '../../../app/desk/edits/keepWords.ts'
import { useUnkept } from './useUnkept.ts'
import { useDeskStore } from '../useDeskStore.ts'

export function KeepButton({ look = 'primary' }: { readonly look?: 'primary' | 'plain' }) {
  const texts = useTexts()
  const { desk } = texts
  const edit = useUnkept()
  const isOurs = useDeskStore('desk', ({ text }) => text?.isOurs ?? true)
  const canKeep = useDeskStore('desk', ({ subject }) => subject?.sidecarId !== null)
  // Which of the two stays is answered first, at the foot.
  const isAsked = useDeskStore('desk', ({ other, hasNewer }) => other !== null || hasNewer)
  const isSaving = useDeskStore('desk', (state) => state.isSaving)
  const keep = useDeskStore('desk', (state) => state.keep)
  const what = keepWords(texts, edit)
  if (!isEdited(edit) || !canKeep || isAsked) return null
  return (
    <Button look={look} isBusy={isSaving} shortcut="Control+S" onPress={() => void keep()}>
      {isOurs ? desk.keep({ what }) : desk.adopt({ what })}
    </Button>
  )
}

/** The room that the first move would take, kept before it: the film above does not change its size then. */
export function KeepRoom() {
  const texts = useTexts()
  const { desk } = texts
  const edit = useUnkept()
  const isOurs = useDeskStore('desk', ({ text }) => text?.isOurs ?? true)
  const canKeep = useDeskStore('desk', ({ subject }) => subject?.sidecarId !== null)
  if (isEdited(edit) || !canKeep) return null
  const what = keepWords(texts, { ...noEdit, offsetMs: 100 })
  return (
    <span className="desk-room" inert>
      <Button>{isOurs ? desk.keep({ what }) : desk.adopt({ what })}</Button>
    </span>
  )
}
