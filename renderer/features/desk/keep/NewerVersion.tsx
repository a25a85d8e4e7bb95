/** Another version stands in the place of the one that is edited here: which of the two stays. The other one is in the history. */
import { useEffect } from 'react'
import { Button } from '../../../components/button/Button.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { isEdited } from '../../../app/desk/edits/edits.ts'
import { useDeskStore } from '../useDeskStore.ts'
import { keepWords } from '../../../app/desk/edits/keepWords.ts'
import { draftOf } from './unkept.ts'
import { useUnkept } from './useUnkept.ts'

export function NewerVersion() {
  const texts = useTexts()
  const { desk } = texts
  const edit = useUnkept()
  const isSaving = useDeskStore('desk', (state) => state.isSaving)
  const openNewer = useDeskStore('desk', (state) => state.openNewer)
  const keep = useDeskStore('desk', (state) => state.keep)
  const isForNothing = useDeskStore('desk', (state) => draftOf(state) === null)
  // All of it was taken back by hand: nothing is left to decide.
  useEffect(() => {
    if (isForNothing) void openNewer()
  }, [isForNothing, openNewer])
  return (
    <>
      <span>{desk.newerHas({ what: keepWords(texts, edit) })}</span>
      <Button isDisabled={isSaving} onPress={() => void openNewer()}>
        {desk.openNewer}
      </Button>
      {isEdited(edit) && (
        <Button isBusy={isSaving} onPress={() => void keep(true)}>
          {desk.writeOver}
        </Button>
      )}
    </>
  )
}
