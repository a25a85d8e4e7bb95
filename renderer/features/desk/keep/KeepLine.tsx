/** At the foot: what was just kept and the way back, that a file would be taken over, or that something is not kept yet. */
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useApp } from '../../../app/stores/appContext.ts'
import { Button } from '../../../components/button/Button.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { isEdited } from '../../../app/desk/edits/edits.ts'
import { KeepButton } from './KeepButton.tsx'
import { keepWords } from '../../../app/desk/edits/keepWords.ts'
import { NewerVersion } from './NewerVersion.tsx'
import { OtherPage } from './OtherPage.tsx'
import { useUnkept } from './useUnkept.ts'
import { useDeskStore } from '../useDeskStore.ts'

export function KeepLine() {
  const texts = useTexts()
  const { desk } = texts
  const edit = useUnkept()
  const isOurs = useDeskStore('desk', ({ text }) => text?.isOurs ?? true)
  const isKept = useDeskStore('desk', ({ keptBatchId }) => keptBatchId !== null)
  const other = useDeskStore('desk', (state) => state.other)
  const hasNewer = useDeskStore('desk', (state) => state.hasNewer)
  const isLeaving = useDeskStore('desk', (state) => state.isLeaving)
  const takeBack = useDeskStore('desk', (state) => state.takeBack)
  const canKeep = useDeskStore('desk', ({ subject }) => subject?.sidecarId !== null)
  const hasEdits = isEdited(edit) && canKeep
  const isResumed = useDeskStore('desk', (state) => state.isResumed)
  const isOfOther = useDeskStore('desk', ({ text }) => text?.isDraftOfOther ?? false)
  const [wasUnkept] = useState(hasEdits)
  const isBack = !isLeaving && hasEdits && (isResumed || wasUnkept)
  if (other || hasNewer)
    return (
      <div className="keep-line" role="status">
        {other ? <OtherPage other={other} /> : <NewerVersion />}
      </div>
    )
  return (
    <div className="keep-line" role="status">
      {isLeaving && <LeaveQuestion />}
      {!isLeaving && isOfOther && <Unkept words={desk.draftOfOther} />}
      {isBack && (
        <Unkept words={desk.notKept({ what: keepWords(texts, edit) })}>
          <KeepButton look="plain" />
        </Unkept>
      )}
      {/* Said from the start: with the first move nothing moves up for it. */}
      {!isLeaving && canKeep && !isOurs && <span>{desk.adoptHint}</span>}
      {!hasEdits && isKept && (
        <>
          <span>{desk.kept}</span>
          <Button size="s" icon="undo" onPress={() => void takeBack()}>
            {desk.takeBack}
          </Button>
        </>
      )}
    </div>
  )
}

/** What comes from before, and the way to be rid of it. */
function Unkept({ words, children }: { readonly words: string; readonly children?: ReactNode }) {
  const { desk } = useTexts()
  const discard = useDeskStore('desk', (state) => state.discard)
  return (
    <>
      <span>{words}</span>
      {children}
      <Button look="danger" onPress={discard}>
        {desk.discard}
      </Button>
    </>
  )
}

/** Takes the focus to the answer that changes nothing, and gives it back. */
function LeaveQuestion() {
  const texts = useTexts()
  const { desk } = texts
  const { openScreen } = useApp()
  const edit = useUnkept()
  const from = useDeskStore('desk', ({ wish }) => wish?.from ?? 'library')
  const stay = useDeskStore('desk', (state) => state.stay)
  const discard = useDeskStore('desk', (state) => state.discard)
  const staying = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const before = document.activeElement
    staying.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <>
      <span>{desk.notKept({ what: keepWords(texts, edit) })}</span>
      <KeepButton />
      <Button
        look="danger"
        onPress={() => {
          discard()
          openScreen(from)
        }}
      >
        {desk.discard}
      </Button>
      <Button ref={staying} shortcut="Escape" onPress={stay}>
        {desk.stay}
      </Button>
    </>
  )
}
