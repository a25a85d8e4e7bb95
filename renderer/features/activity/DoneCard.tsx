/** What the run brought: how many are right now, what is left and why, what it cost; and the way back. */
import { useEffect, useState } from 'react'
import { useApp } from '../../app/appContext.ts'
import type { ActivityState, PlanState } from '../../../shared/contract/plan.ts'
import { Button } from '../../components/Button.tsx'
import { Icon } from '../../components/icons/Icon.tsx'
import { InlineConfirm } from '../../components/InlineConfirm.tsx'
import { NumberLink } from '../../components/NumberLink.tsx'
import { Untrusted } from '../../components/Untrusted.tsx'
import { problemText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import type { UndoResult } from './runStores.ts'
import { doneSummaryOf, type DoneSummary, type LeftReason } from './doneSummary.ts'
import { useActivityStore } from './useActivityStore.ts'

export interface DoneCardProps {
  readonly plan: PlanState
  readonly activity: ActivityState
}

export function DoneCard({ plan, activity }: DoneCardProps) {
  const { activity: words, wording } = useTexts()
  const { host, openScreen, navigate } = useApp()
  const narrow = useActivityStore('view', (view) => view.narrow)
  const undone = useActivityStore('view', (view) => view.undone)
  const summary = doneSummaryOf(plan, activity)
  if (!summary) return null
  const title = words.doneTitle({
    right: wording.number(summary.right),
    total: wording.number(summary.total),
    share: wording.percent(summary.share),
  })
  return (
    <section className="done-card" aria-label={title}>
      <span className="done-card-icon">
        <Icon name="check" />
      </span>
      <div className="done-card-words" role="status">
        <h2 className="done-card-title">{title}</h2>
        <LeftLine
          summary={summary}
          onShow={(reason) => (isPlanned(reason) ? navigate({ screen: 'plan', answer: reason }) : narrow(reason))}
        />
        <p className="quiet">{words.spent({ search: summary.spent.search, downloads: summary.spent.downloads })}</p>
        {undone && <UndoneLine undone={undone} />}
      </div>
      <div className="done-card-actions">
        {plan.batchId !== null && <UndoAll batchId={plan.batchId} />}
        {host.canShowInFolder && summary.right > 0 && <ShowFirst />}
        <Button icon="eye" onPress={() => openScreen('watch')}>
          {words.watch}
        </Button>
      </div>
    </section>
  )
}

/** What waits for a person or was not found was no part of the run: the plan lists it, the activity the others. */
function isPlanned(reason: LeftReason): reason is 'ask' | 'none' {
  return reason === 'ask' || reason === 'none'
}

interface LeftLineProps {
  readonly summary: DoneSummary
  readonly onShow: (reason: LeftReason) => void
}

function LeftLine({ summary, onShow }: LeftLineProps) {
  const { activity, wording } = useTexts()
  const left = summary.total - summary.right
  if (left === 0) return <p>{activity.nothingLeft}</p>
  return (
    <p className="done-card-left">
      <span>{activity.leftOver({ count: wording.number(left) })}</span>
      {summary.left.map(({ reason, count }) => (
        <NumberLink key={reason} text={activity.leftReasons[reason]({ count })} onShow={() => onShow(reason)} />
      ))}
    </p>
  )
}

function UndoneLine({ undone }: { readonly undone: UndoResult }) {
  const texts = useTexts()
  const { activity } = texts
  return (
    <>
      <p>{activity.undone({ count: undone.removed })}</p>
      {undone.kept.length > 0 && <p>{activity.keptFiles({ count: undone.kept.length })}</p>}
      <ul>
        {undone.kept.slice(0, keptShown).map(({ name, ...why }) => (
          <li key={name} className="done-card-kept">
            <Untrusted text={name} />
            <Untrusted text={problemText(texts, why)} className="quiet" />
          </li>
        ))}
      </ul>
    </>
  )
}

/** More than that is the history's to show. */
const keptShown = 5

function UndoAll({ batchId }: { readonly batchId: string }) {
  const { activity } = useTexts()
  const [isAsked, setAsked] = useState(false)
  const files = useActivityStore('view', (view) => view.undoCount)
  const isUndoing = useActivityStore('view', (view) => view.isUndoing)
  const countUndo = useActivityStore('view', (view) => view.countUndo)
  const undoAll = useActivityStore('view', (view) => view.undoAll)
  useEffect(() => void countUndo(batchId), [batchId, countUndo])
  if (files === null || files === 0) return null
  if (!isAsked) {
    return (
      <Button look="danger" icon="undo" onPress={() => setAsked(true)}>
        {activity.undoAll({ count: files })}
      </Button>
    )
  }
  return (
    <InlineConfirm
      question={activity.undoQuestion({ count: files })}
      verb={activity.undo({ count: files })}
      keep={activity.keep}
      isBusy={isUndoing}
      onConfirm={() => void undoAll(batchId)}
      onKeep={() => setAsked(false)}
    />
  )
}

/** Opens the folder of the first written file. */
function ShowFirst() {
  const { activity } = useTexts()
  const showFirstWritten = useActivityStore('view', (view) => view.showFirstWritten)
  return (
    <Button icon="folder" onPress={() => void showFirstWritten()}>
      {activity.showInFolder}
    </Button>
  )
}
