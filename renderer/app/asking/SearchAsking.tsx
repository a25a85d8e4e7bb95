/** Above what is shown: what a search would cost and how it may begin, that it waits for a run, or why it could not begin. */
import { useStore } from 'zustand'
import { Button } from '../../components/button/Button.tsx'
import { Notice } from '../../components/page/Notice.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useApp } from '../stores/appContext.ts'
import { ProblemNotice } from '../problem/ProblemNotice.tsx'
import { EstimateLine } from './EstimateLine.tsx'

export function SearchAsking() {
  const texts = useTexts()
  const { searching, openScreen } = useApp()
  const { asked, waiting, problem, begin, notNow } = useStore(searching)
  if (asked) return <EstimateLine asked={asked} onBegin={(way) => void begin(way)} onNotNow={notNow} />
  if (waiting)
    return (
      <Notice tone="look" text={texts.plan.waitsForRun}>
        <Button size="s" onPress={() => openScreen('activity')}>
          {texts.plan.openActivity}
        </Button>
        <Button size="s" look="ghost" onPress={notNow}>
          {texts.plan.beginNot}
        </Button>
      </Notice>
    )
  return (
    problem && (
      <ProblemNotice problem={problem}>
        <Button look="ghost" size="s" icon="close" label={texts.common.close} onPress={notNow} />
      </ProblemNotice>
    )
  )
}
