/** Before others are taken for a scope: for how many, and what it costs at most. While it goes on, how far it is, and the way to stop it. */
import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { AnotherState } from '../../../shared/contract/videos/another.ts'
import type { Scope } from '../../../shared/contract/scope.ts'
import { Button } from '../../components/button/Button.tsx'
import { Notice } from '../../components/page/Notice.tsx'
import { ProgressBar } from '../../components/sign/ProgressBar.tsx'
import { verbWithCost } from '../../texts/costWords.ts'
import { problemText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useApp } from '../stores/appContext.ts'
import { AskingPanel } from './AskingPanel.tsx'

interface AnotherPanelProps {
  readonly scope: Scope
  readonly onClose: () => void
}

export function AnotherPanel({ scope, onClose }: AnotherPanelProps) {
  const texts = useTexts()
  const { commands, checkup } = texts
  const { another, anotherOrders } = useApp()
  const state = useStore(another, ({ value }) => value)
  const { offer, problem, open, start } = useStore(anotherOrders)
  useEffect(() => void open(scope), [open, scope])
  const count = offer?.subtitles ?? 0
  return (
    <AskingPanel title={commands.names.another} onClose={onClose}>
      {state?.isRunning ? (
        <Progress state={state} />
      ) : (
        <div className="asking-fields">
          <Button look="primary" isDisabled={count === 0} onPress={() => void start()}>
            {verbWithCost(texts, checkup.getAnother({ count }), offer)}
          </Button>
        </div>
      )}
      <p className="quiet">{commands.asking.anotherHint}</p>
      {offer?.subtitles === 0 && <Notice tone="quiet" text={commands.reasons['nothing-from-service']} />}
      {state && !state.isRunning && <Outcome state={state} />}
      {problem && <Notice tone="bad" text={problemText(texts, problem)} />}
    </AskingPanel>
  )
}

function Progress({ state: { done, total } }: { readonly state: AnotherState }) {
  const { commands } = useTexts()
  const { anotherOrders } = useApp()
  const cancel = useStore(anotherOrders, (orders) => orders.cancel)
  return (
    <div className="asking-fields">
      <ProgressBar label={commands.asking.taking({ done, total })} progress={total === 0 ? null : done / total} />
      <Button icon="stop" onPress={() => void cancel()}>
        {commands.asking.stop}
      </Button>
    </div>
  )
}

/** What it has taken is said at the foot, with the way back. */
function Outcome({ state: { failed, problem } }: { readonly state: AnotherState }) {
  const texts = useTexts()
  const { asking } = texts.commands
  if (!problem) return null
  return <Notice tone="look" text={`${asking.failed({ count: failed })} ${problemText(texts, problem)}`} />
}
