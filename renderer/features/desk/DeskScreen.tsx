/** The subtitle desk: one subtitle seen and heard, edited, measured and mended. */
import { useEffect } from 'react'
import { useApp } from '../../app/appContext.ts'
import { ProblemNotice } from '../../app/problem/ProblemNotice.tsx'
import { Button } from '../../components/button/Button.tsx'
import { EmptyState } from '../../components/page/EmptyState.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { DeskFix } from './DeskFix.tsx'
import { DeskHead } from './DeskHead.tsx'
import { DeskKeys } from './DeskKeys.tsx'
import { DeskStage } from './DeskStage.tsx'
import { DeskText } from './DeskText.tsx'
import { KeepLine } from './KeepLine.tsx'
import { DeskStrip } from './strip/DeskStrip.tsx'
import { useDeskKeys } from './useDeskKeys.ts'
import { useDeskStore } from './useDeskStore.ts'
import './desk.css'

export function DeskScreen() {
  const { desk } = useTexts()
  const { openScreen } = useApp()
  const isOpen = useDeskStore('desk', ({ subject }) => subject !== null)
  const problem = useDeskStore('desk', (state) => state.problem)
  useLeaving()
  useDeskKeys()
  if (!isOpen)
    return (
      <EmptyState icon="film" title={desk.noneTitle} text={desk.noneHint}>
        <Button onPress={() => openScreen('library')}>{desk.toLibrary}</Button>
      </EmptyState>
    )
  return (
    <>
      <DeskHead />
      {problem && <ProblemNotice problem={problem} />}
      <div className="desk">
        <DeskStage />
        <DeskText />
        <DeskFix />
        <DeskStrip />
      </div>
      <KeepLine />
      <DeskKeys />
    </>
  )
}

/** What is made for the desk ends when it is left, and begins again when it is back. */
function useLeaving(): void {
  const leave = useDeskStore('player', (player) => player.leave)
  const open = useDeskStore('player', (player) => player.open)
  const go = useDeskStore('player', (player) => player.go)
  const atMs = useDeskStore('player', (player) => player.atMs)
  const videoId = useDeskStore('desk', ({ subject }) => subject?.videoId ?? null)
  useEffect(() => {
    if (videoId === null) return
    open(videoId)
    go(atMs)
    return () => leave()
    // Only coming and going count: where the film stands then is where it goes on.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [videoId, open, go, leave])
}
