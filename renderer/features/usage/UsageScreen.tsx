/** What is left, how much was used on which day, and which unit went where. */
import { useEffect } from 'react'
import { Button } from '../../components/Button.tsx'
import { Notice } from '../../components/Notice.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { Untrusted } from '../../components/Untrusted.tsx'
import { problemText, serviceText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { DayChart } from './DayChart.tsx'
import { LedgerTable } from './LedgerTable.tsx'
import { MeterCards } from './MeterCards.tsx'
import { useUsageStore } from './useUsageStore.ts'
import './usage.css'

export function UsageScreen() {
  const { usage } = useTexts()
  const state = useUsageStore('state', ({ value }) => value)
  const isAsking = useUsageStore('days', (days) => days.isAsking)
  const askService = useUsageStore('days', (days) => days.askService)
  const refresh = useUsageStore('state', (record) => record.refresh)
  useEffect(() => void refresh(), [refresh])
  return (
    <>
      <PageHead title={usage.title} note={state && <PlanNote planName={state.planName} service={state.service} />}>
        <span title={usage.refreshHint}>
          <Button icon="refresh" isBusy={isAsking} onPress={() => void askService()}>
            {usage.refresh}
          </Button>
        </span>
      </PageHead>
      <MeterCards state={state} />
      <DayChart />
      <LedgerTable />
      <Problems />
    </>
  )
}

function PlanNote({ planName, service }: { readonly planName: string | null; readonly service: string }) {
  const texts = useTexts()
  const name = serviceText(texts, service)
  return <Untrusted text={planName === null ? name : `${name} · ${texts.usage.plan({ name: planName })}`} />
}

function Problems() {
  const texts = useTexts()
  const ofMeters = useUsageStore('state', ({ value }) => value?.problem ?? null)
  const ofState = useUsageStore('state', ({ problem }) => problem)
  const ofDays = useUsageStore('days', ({ problem }) => problem)
  const failure = ofDays ?? ofState
  if (!failure && !ofMeters) return null
  return (
    <div className="notices">
      {failure && <Notice tone="bad" text={problemText(texts, failure)} />}
      {ofMeters && <Notice tone="look" text={problemText(texts, ofMeters)} />}
    </div>
  )
}
