/** What is left, how much was used on which day, and which unit went where. */
import { useEffect } from 'react'
import type { UsageState } from '../../../shared/contract/account.ts'
import type { Problem } from '../../../shared/contract/problem.ts'
import { Button } from '../../components/button/Button.tsx'
import { PageHead } from '../../components/page/PageHead.tsx'
import { Untrusted } from '../../components/text/Untrusted.tsx'
import { remedies } from '../../app/remedies.ts'
import { ProblemNotice } from '../../app/problem/ProblemNotice.tsx'
import { serviceText } from '../../texts/hostWords.ts'
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
      <KeyProblem />
      <MeterCards state={state} />
      {state && <AccountLine state={state} />}
      {state?.upgradeUrl && (
        <p className="usage-upgrade quiet">
          <Untrusted text={usage.upgrade({ address: state.upgradeUrl })} wraps />
        </p>
      )}
      <DayChart />
      <LedgerTable />
      <Problems />
    </>
  )
}

/** What the service says of the account and of this key; nothing where it says nothing. */
function AccountLine({ state: { accountId, ofThisKey } }: { readonly state: UsageState }) {
  const { usage, wording } = useTexts()
  const shown = (count: number | null) => (count === null ? '–' : wording.number(count))
  const parts = [
    accountId !== null && usage.account({ id: accountId }),
    ofThisKey && usage.thisKey({ searches: shown(ofThisKey.searches), downloads: shown(ofThisKey.downloads) }),
  ].filter((part) => typeof part === 'string')
  if (parts.length === 0) return null
  return (
    <p className="usage-upgrade quiet">
      <Untrusted text={parts.join(' · ')} wraps />
    </p>
  )
}

function PlanNote({ planName, service }: { readonly planName: string | null; readonly service: string }) {
  const texts = useTexts()
  const name = serviceText(texts, service)
  return <Untrusted text={planName === null ? name : `${name} · ${texts.usage.plan({ name: planName })}`} />
}

/** Before all that it bars. */
function KeyProblem() {
  const problem = useUsageStore('state', ({ value }) => value?.problem ?? null)
  if (!problem || !isOfKey(problem)) return null
  return <ProblemNotice problem={problem} />
}

function isOfKey({ code }: Pick<Problem, 'code'>): boolean {
  return remedies[code] === 'key'
}

function Problems() {
  const told = useUsageStore('state', ({ value }) => value?.problem ?? null)
  const ofMeters = told && !isOfKey(told) ? told : null
  const ofState = useUsageStore('state', ({ problem }) => problem)
  const ofDays = useUsageStore('days', ({ problem }) => problem)
  const failure = ofDays ?? ofState
  if (!failure && !ofMeters) return null
  return (
    <div className="notices">
      {failure && <ProblemNotice problem={failure} />}
      {ofMeters && <ProblemNotice tone="look" problem={ofMeters} />}
    </div>
  )
}
