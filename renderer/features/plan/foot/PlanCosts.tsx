/** What the plan writes and costs in one line, what is left today, and what waits until when. Each number shows its videos. */
import type { PlanFilter, PlanState } from '../../../../shared/contract/plan.ts'
import { NumberLink } from '../../../components/button/NumberLink.tsx'
import { Icon } from '../../../components/icons/Icon.tsx'
import { useNow } from '../../../components/text/useNow.ts'
import type { Texts } from '../../../texts/Texts.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { rowsToWrite } from './budget.ts'
import { usePlanStore } from '../usePlanStore.ts'

export interface PlanCostsProps {
  readonly state: PlanState
  readonly onShowSearches: (batchId: string) => void
}

/** Nobody waits by the second. */
const stepMs = 5_000

export function PlanCosts({ state, onShowSearches }: PlanCostsProps) {
  const texts = useTexts()
  const { plan, wording } = texts
  const { sums, batchId } = state
  const searches = plan.spentOnSearch({ count: sums.searchUnits })
  return (
    <p className="plan-costs">
      <Rows
        filter={{ answer: 'write' }}
        count={sums.sure + sums.chosen}
        text={plan.willBeWritten({ count: rowsToWrite(state) })}
      />
      <Rows
        filter={{ source: 'download' }}
        count={sums.filesFromDownloads}
        text={plan.cost.downloads({ count: sums.downloads })}
      />
      {sums.packs > 0 && (
        <Rows
          filter={{ source: 'pack' }}
          count={sums.filesFromPacks}
          text={plan.packsCover({ count: sums.packs, files: sums.filesFromPacks })}
        />
      )}
      {sums.filesFromCache > 0 && (
        <Rows
          filter={{ source: 'cache' }}
          count={sums.filesFromCache}
          text={plan.fromCache({ count: sums.filesFromCache })}
        />
      )}
      {sums.inside > 0 && (
        <Rows filter={{ answer: 'inside' }} count={sums.inside} text={plan.fromInside({ count: sums.inside })} />
      )}
      {sums.translate > 0 && (
        <Rows filter={{ answer: 'translate' }} count={sums.translate} text={plan.cost.ai({ count: sums.translate })} />
      )}
      {state.aboutMs !== null && (
        <span>{plan.about({ time: wording.secondsLeft(Math.ceil(state.aboutMs / stepMs) * stepMs) })}</span>
      )}
      <Waiting state={state} />
      {batchId === null || sums.searchUnits === 0 ? (
        <span>{searches}</span>
      ) : (
        <NumberLink text={searches} hint={plan.showUnits} onShow={() => onShowSearches(batchId)} />
      )}
      <span className="faint">{leftWords(texts, state)}</span>
    </p>
  )
}

function Waiting({
  state: { sums, resumesAtMs, aiResumesAtMs, isServiceBusy, retryAtMs },
}: Pick<PlanCostsProps, 'state'>) {
  const texts = useTexts()
  const nowMs = useNow()
  const { unasked, waitingAi } = sums
  const waiting = sums.waiting - unasked - waitingAi
  const words = [
    waiting > 0
      ? texts.plan.budgetWaits({ count: waiting, until: untilWords(texts, { resumesAtMs, isServiceBusy }, nowMs) })
      : '',
    waitingAi > 0
      ? texts.plan.translationsWait({
          count: waitingAi,
          until: untilWords(texts, { resumesAtMs: aiResumesAtMs, isServiceBusy: false }, nowMs),
        })
      : '',
    unasked > 0 ? unaskedWords(texts, { unasked, retryAtMs }) : '',
  ]
  if (sums.waiting === 0) return null
  return (
    <span className="plan-waits tone-look">
      <Icon name="waiting" />
      <Rows
        filter={{ answer: 'waiting' }}
        count={sums.waiting}
        text={words.filter((part) => part !== '').join(' · ')}
      />
    </span>
  )
}

function unaskedWords(
  { plan, watch, wording }: Texts,
  { unasked, retryAtMs }: Pick<PlanState, 'retryAtMs'> & { readonly unasked: number },
): string {
  const words = plan.unasked({ count: unasked })
  return retryAtMs === null ? words : `${words} ${watch.triedAgain({ time: wording.time(retryAtMs) })}`
}

interface RowsProps {
  readonly filter: Pick<Partial<PlanFilter>, 'answer' | 'source'>
  /** Subtitles of the filter. */
  readonly count: number
  readonly text: string
}

/** Pressing it lists the videos, pressing it again all; where there are none, the words alone. */
function Rows({ filter, count, text }: RowsProps) {
  const { plan } = useTexts()
  const shown = usePlanStore('view', (state) => state.filter)
  const showOnly = usePlanStore('view', (state) => state.showOnly)
  if (count === 0) return <span>{text}</span>
  const { answer = null, source = null } = filter
  const isShown = shown.answer === answer && shown.source === source && shown.group === null
  return (
    <NumberLink
      text={text}
      hint={plan.showFiles({ count })}
      isShown={isShown}
      onShow={() => showOnly(isShown ? {} : filter)}
    />
  )
}

function leftWords({ plan }: Texts, { downloadsLeft: downloads, aiLeft: ai, sums }: PlanState): string {
  if (downloads === null) return ''
  return ai === null || sums.translate + sums.waitingAi === 0
    ? plan.leftToday({ downloads })
    : plan.leftTodayAi({ downloads, ai })
}

type Waits = Pick<PlanState, 'resumesAtMs' | 'isServiceBusy'>

function untilWords({ plan, wording }: Texts, { resumesAtMs, isServiceBusy }: Waits, nowMs: number): string {
  if (resumesAtMs === null) return plan.waitsUnknown
  const moment = wording.moment(resumesAtMs)
  const remaining = wording.remaining(resumesAtMs - nowMs)
  return isServiceBusy ? plan.waitsBusy({ moment, remaining }) : plan.waitsUntil({ moment, remaining })
}
