/** What became of an order of translations or transcriptions: that it was given, and then how its run stands and ended. */
import { useEffect, useState } from 'react'
import type { RunRow } from '../../../shared/contract/runs/runs.ts'
import { oneAtATime } from '../../api/oneAtATime.ts'
import { Button } from '../../components/button/Button.tsx'
import { Notice } from '../../components/page/Notice.tsx'
import type { Tone } from '../../components/sign/tone.ts'
import { useNow } from '../../components/text/useNow.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { RemedyButton } from '../problem/RemedyButton.tsx'
import { toneOfRun } from './RunSign.tsx'
import { openCause } from './openCause.ts'
import { detailText, outcomeText } from './runWords.ts'
import { useApp } from '../stores/appContext.ts'

export interface OrderedNoticeProps {
  readonly runId: string
  /** What is said as long as nothing has come of it. */
  readonly words: string
}

export function OrderedNotice({ runId, words }: OrderedNoticeProps) {
  const texts = useTexts()
  const { navigate } = useApp()
  const nowMs = useNow()
  const ended = endedOf(useRun(runId))
  const cause = ended && openCause(ended)
  const told = ended ? [outcomeText(texts, ended), detailText(texts, ended, nowMs)] : [words]
  return (
    <Notice tone={ended ? toneOf(ended) : 'accent'} text={told.filter((part) => part !== '').join(' · ')}>
      {cause?.code && <RemedyButton code={cause.code} size="s" />}
      <Button size="s" onPress={() => navigate({ screen: 'activity', runId })}>
        {ended ? texts.runs.openRun : texts.ai.watch}
      </Button>
    </Notice>
  )
}

/** A tick is for what came whole: where something failed, it is to be looked at. */
function toneOf(ended: RunRow): Tone {
  return ended.sign === 'some' ? 'look' : toneOfRun(ended)
}

function endedOf(row: RunRow | null): RunRow | null {
  if (row === null) return null
  return row.endedMs === null ? null : row
}

/** As it stands at each moment; null before it was read. */
function useRun(runId: string): RunRow | null {
  const { client } = useApp()
  const [row, setRow] = useState<RunRow | null>(null)
  useEffect(() => {
    let isShown = true
    const read = oneAtATime(() =>
      client.call('runs.run', { runId }).then(
        (details) => {
          if (isShown) setRow(details.row)
        },
        // A run that cannot be read tells of itself in the list of runs.
        () => undefined,
      ),
    )
    void read()
    const letGo = client.on('runs.changed', () => void read())
    return () => {
      isShown = false
      letGo()
    }
  }, [client, runId])
  return row
}
