/** The last run of this plan, as the list of runs tells it: it stays while a person decides what the next one takes up. */
import { useEffect } from 'react'
import type { PlanState } from '../../../../shared/contract/plan.ts'
import { useApp } from '../../../app/stores/appContext.ts'
import { RunSign } from '../../../app/runs/RunSign.tsx'
import { costText, detailText, outcomeText } from '../../../app/runs/runWords.ts'
import { Button } from '../../../components/button/Button.tsx'
import { useNow } from '../../../components/text/useNow.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { usePlanStore } from '../usePlanStore.ts'

export function LastRun({ state: { runId, revision } }: { readonly state: PlanState }) {
  const texts = useTexts()
  const nowMs = useNow()
  const { navigate } = useApp()
  const run = usePlanStore('lastRun', (last) => (last.row?.id === runId ? last.row : null))
  const read = usePlanStore('lastRun', (last) => last.read)
  useEffect(() => void read(runId), [read, runId, revision])
  if (run === null) return null
  const title = outcomeText(texts, run)
  return (
    <section className="last-run" aria-label={title}>
      <RunSign row={run} />
      <p className="last-run-words" role="status">
        <strong>{title}</strong> <span className="quiet">{detailText(texts, run, nowMs)}</span>
      </p>
      <span className="quiet number">{costText(texts, run)}</span>
      <Button size="s" onPress={() => navigate({ screen: 'activity', runId: run.id })}>
        {texts.runs.openRun}
      </Button>
    </section>
  )
}
