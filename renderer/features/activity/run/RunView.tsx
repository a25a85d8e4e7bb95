/** One run: what it brought, why the rest is not there and what mends it, and each of its subtitles. */
import { useEffect, useRef } from 'react'
import type { RunDetails, RunRow } from '../../../../shared/contract/runs/runs.ts'
import { countsThen, stillDone } from '../../../../shared/counting.ts'
import { RunSign } from '../../../app/runs/RunSign.tsx'
import { costText, detailText, kindText, outcomeText, scopeText } from '../../../app/runs/runWords.ts'
import { SamplesOnly } from '../../../app/service/SamplesOnly.tsx'
import { Button } from '../../../components/button/Button.tsx'
import { PageHead } from '../../../components/page/PageHead.tsx'
import { ShareRing } from '../../../components/sign/ShareRing.tsx'
import { useNow } from '../../../components/text/useNow.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { JobsSection } from '../jobs/JobsSection.tsx'
import { RunProgress, RunSteering } from '../list/UnderWay.tsx'
import { Notices } from '../Notices.tsx'
import { useActivityStore } from '../useActivityStore.ts'
import { RunCauses } from './RunCauses.tsx'
import { RunGroups } from './RunGroups.tsx'
import { RunRows } from './RunRows.tsx'
import { RunVerbs } from './RunVerbs.tsx'

export function RunView() {
  const texts = useTexts()
  const details = useActivityStore('run', (run) => run.details)
  const close = useActivityStore('run', (run) => run.open)
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus(), [])
  return (
    <>
      <div className="run-back">
        <Button ref={back} size="s" look="ghost" icon="chevronLeft" onPress={() => close(null)}>
          {texts.activity.title}
        </Button>
      </div>
      <PageHead
        title={details ? kindText(texts, details.row) : texts.activity.title}
        note={details && <WhenAndWhat row={details.row} />}
      >
        {details && <RunVerbs details={details} />}
      </PageHead>
      {details && <Opened details={details} />}
      <Notices />
    </>
  )
}

function WhenAndWhat({ row }: { readonly row: RunRow }) {
  const texts = useTexts()
  const { runs, wording } = texts
  const { startedMs, endedMs } = row
  const from = wording.moment(startedMs)
  const time = endedMs === null ? from : runs.fromTo({ from, to: wording.time(endedMs) })
  return [time, scopeText(texts, row)].filter((part) => part !== '').join(' · ')
}

function Opened({ details }: { readonly details: RunDetails }) {
  const isOfMachine = details.row.kind === 'translate' || details.row.kind === 'transcribe'
  return (
    <>
      <RunCard details={details} />
      {details.row.kind === 'find' && details.row.counts.missing > 0 && <SamplesOnly isQuiet />}
      <RunGroups row={details.row} />
      <RunCauses causes={details.causes} runId={details.row.id} />
      <JobsSection />
      {!isOfMachine && <RunRows details={details} />}
    </>
  )
}

/** Every second: a service that is away is asked again within seconds. */
const everyMs = 1_000

function RunCard({ details: { row, videos, languages } }: { readonly details: RunDetails }) {
  const texts = useTexts()
  const { plan, runs, wording } = texts
  const nowMs = useNow(everyMs)
  const { counts, sign } = row
  const isUnderWay = sign === 'running' || sign === 'paused'
  const hasShare = counts.all > 0 && sign !== 'undone' && !isUnderWay
  const share = counts.all === 0 ? 0 : stillDone(row) / counts.all
  return (
    <section className="run-card" aria-label={outcomeText(texts, row)}>
      <div className="run-card-head">
        {hasShare ? (
          <ShareRing good={share} bad={countsThen(row).failed / counts.all} words={wording.percent(share)} />
        ) : (
          !isUnderWay && <RunSign row={row} />
        )}
        <div className="run-card-words">
          {/* While it works its words change with every file: read out is how it ends. */}
          <div role="status" aria-live={isUnderWay ? 'off' : 'polite'}>
            <h2 className="run-card-title">{outcomeText(texts, row)}</h2>
          </div>
          <p className="quiet">{detailText(texts, row, nowMs)}</p>
          <p className="quiet">
            {languages.length === 0
              ? plan.videos({ count: videos })
              : `${runs.subtitles({ count: counts.all })} · ${runs.videosAndLanguages({ videos, languages: languages.length })}`}
          </p>
        </div>
        {!isUnderWay && <span className="quiet number">{costText(texts, row)}</span>}
        <RunSteering row={row} />
      </div>
      {isUnderWay && <RunProgress row={row} />}
    </section>
  )
}
