/** What is left, how much was used on which day, and which unit went where. */
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../components/Button.tsx'
import { Notice } from '../../components/Notice.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { Untrusted } from '../../components/Untrusted.tsx'
import { problemText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { DayChart } from './DayChart.tsx'
import { LedgerTable } from './LedgerTable.tsx'
import { MeterCards } from './MeterCards.tsx'
import type { UsageStores } from './usageStores.ts'
import './usage.css'

export function UsageScreen({ stores }: { readonly stores: UsageStores }) {
  const { usage } = useTexts()
  const state = useStore(stores.state, ({ value }) => value)
  const isAsking = useStore(stores.days, (days) => days.isAsking)
  useEffect(() => void stores.state.getState().refresh(), [stores])
  return (
    <>
      <PageHead title={usage.title} note={state && <PlanNote planName={state.planName} service={state.service} />}>
        <span title={usage.refreshHint}>
          <Button icon="refresh" isBusy={isAsking} onPress={() => void stores.days.getState().askService()}>
            {usage.refresh}
          </Button>
        </span>
      </PageHead>
      <MeterCards state={state} store={stores.days} />
      <DayChart store={stores.days} />
      <LedgerTable stores={stores} />
      <Problems stores={stores} />
    </>
  )
}

function PlanNote({ planName, service }: { readonly planName: string | null; readonly service: string }) {
  const { usage } = useTexts()
  return <Untrusted text={planName === null ? service : `${service} · ${usage.plan({ name: planName })}`} />
}

function Problems({ stores }: { readonly stores: UsageStores }) {
  const texts = useTexts()
  const ofMeters = useStore(stores.state, ({ value }) => value?.problem ?? null)
  const ofState = useStore(stores.state, ({ problem }) => problem)
  const ofDays = useStore(stores.days, ({ problem }) => problem)
  const failure = ofDays ?? ofState
  if (!failure && !ofMeters) return null
  return (
    <div className="notices">
      {failure && <Notice tone="bad" text={problemText(texts, failure)} />}
      {ofMeters && <Notice tone="look" text={problemText(texts, ofMeters)} />}
    </div>
  )
}
