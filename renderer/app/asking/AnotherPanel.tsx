/** Before others are taken for a scope: for how many, and what it costs at most. While it goes on, how far it is, and the way to stop it. */
import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { AnotherState } from '../../../shared/contract/videos/another.ts'
import type { Scope } from '../../../shared/contract/scope.ts'
import { Button } from '../../components/button/Button.tsx'
import { Notice } from '../../components/page/Notice.tsx'
import { verbWithCost } from '../../texts/costWords.ts'
import { problemText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useApp } from '../stores/appContext.ts'
import { AskingPanel, AskingProgress } from './AskingPanel.tsx'

interface AnotherPanelProps {
  readonly scope: Scope
  readonly onClose: () => void
}

export function AnotherPanel({ scope, onClose }: AnotherPanelProps) {
  const texts = useTexts()
  const { commands, checkup } = texts
  const { another, anotherOrders } = useApp()
  const state = useStore(another, ({ value }) => value)
  const { offer, problem, open, start, cancel } = useStore(anotherOrders)
  useEffect(() => void open(scope), [open, scope])
  const count = offer?.subtitles ?? 0
  return (
    <AskingPanel title={commands.names.another} onClose={onClose}>
      {state?.isRunning ? (
        <AskingProgress label={commands.asking.taking(state)} state={state} onStop={cancel} />
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

/** What it has taken is said at the foot, with the way back. */
function Outcome({ state: { failed, problem } }: { readonly state: AnotherState }) {
  const texts = useTexts()
  const { asking } = texts.commands
  if (!problem) return null
  return <Notice tone="look" text={`${asking.failed({ count: failed })} ${problemText(texts, problem)}`} />
}
