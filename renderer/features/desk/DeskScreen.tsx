/** The subtitle desk: one subtitle seen and heard, edited, measured and mended. */
import { useEffect } from 'react'
import { useApp } from '../../app/stores/appContext.ts'
import { ProblemNotice } from '../../app/problem/ProblemNotice.tsx'
import { Button } from '../../components/button/Button.tsx'
import { EmptyState } from '../../components/page/EmptyState.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { DeskFix } from './fix/DeskFix.tsx'
import { DeskHead } from './DeskHead.tsx'
import { DeskKeys } from './DeskKeys.tsx'
import { CompareView } from '../../app/desk/compare/CompareView.tsx'
import { DeskOffer } from './offer/DeskOffer.tsx'
import { DeskStage } from './stage/DeskStage.tsx'
import { DeskUnseen } from './stage/DeskUnseen.tsx'
import { DeskText } from './text/DeskText.tsx'
import { KeepLine } from './keep/KeepLine.tsx'
import { DeskStrip } from '../../app/desk/strip/DeskStrip.tsx'
import { useDeskKeys } from './useDeskKeys.ts'
import { useDeskStore } from './useDeskStore.ts'
import './desk.css'

export function DeskScreen() {
  const { desk } = useTexts()
  const { openScreen } = useApp()
  const isWished = useDeskStore('desk', ({ wish }) => wish !== null)
  const isOpen = useDeskStore('desk', ({ subject }) => subject !== null)
  const canKeep = useDeskStore('desk', ({ subject }) => subject?.sidecarId !== null)
  const isComparing = useDeskStore('compare', (compare) => compare.isComparing)
  const problem = useDeskStore('desk', (state) => state.problem)
  useLeaving(isWished)
  useDeskKeys()
  if (!isWished)
    return (
      <EmptyState icon="film" title={desk.noneTitle} text={desk.noneHint}>
        <Button onPress={() => openScreen('library')}>{desk.toLibrary}</Button>
      </EmptyState>
    )
  return (
    <>
      <DeskHead />
      {isOpen && problem && <ProblemNotice problem={problem} />}
      {isOpen ? (
        <div className={isComparing ? 'desk desk-comparing' : 'desk'}>
          {isComparing ? (
            <CompareView />
          ) : (
            <>
              <DeskStage />
              <DeskText />
              {canKeep ? <DeskFix /> : <DeskOffer />}
            </>
          )}
          <DeskStrip />
        </div>
      ) : (
        <DeskUnseen />
      )}
      <KeepLine />
      {isOpen && <DeskKeys />}
    </>
  )
}

/** What is made for the desk ends when it is left, also while its text is still read, and begins again when it is back. */
function useLeaving(isWished: boolean): void {
  const come = useDeskStore('player', (player) => player.come)
  const leave = useDeskStore('player', (player) => player.leave)
  const open = useDeskStore('player', (player) => player.open)
  const go = useDeskStore('player', (player) => player.go)
  const atMs = useDeskStore('player', (player) => player.atMs)
  const videoId = useDeskStore('desk', ({ subject }) => subject?.videoId ?? null)
  useEffect(() => {
    if (!isWished) return
    come()
    return () => leave()
  }, [isWished, come, leave])
  useEffect(() => {
    if (videoId === null) return
    open(videoId)
    go(atMs)
    // Only coming and going count: where the film stands then is where it goes on.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [videoId, open, go])
}
