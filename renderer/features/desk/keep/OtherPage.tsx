/** Another page has edited the same subtitle: what stands there, and which of the two stays. */
import { Button } from '../../../components/button/Button.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import type { OtherDraft } from '../deskStore.ts'
import { useDeskStore } from '../useDeskStore.ts'
import { keepWords } from '../../../app/desk/edits/keepWords.ts'
import { unkeptEdit } from './unkept.ts'

export function OtherPage({ other: { draft } }: { readonly other: OtherDraft }) {
  const texts = useTexts()
  const { desk } = texts
  const text = useDeskStore('desk', (state) => state.text)
  const takeOther = useDeskStore('desk', (state) => state.takeOther)
  const keepMine = useDeskStore('desk', (state) => state.keepMine)
  const { typing: editing, ...now } = draft
  const what = keepWords(texts, unkeptEdit({ text, edits: { now, past: [], future: [] }, editing }))
  return (
    <>
      <span>{what === '' ? desk.otherPage : desk.otherPageHas({ what })}</span>
      <Button onPress={() => void takeOther()}>{desk.takeOther}</Button>
      <Button onPress={keepMine}>{desk.keepMine}</Button>
    </>
  )
}
