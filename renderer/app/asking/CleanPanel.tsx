/** What cleaning a scope asks: what is to go, or to become SRT. While it goes on, how far it is, and the way to stop it. */
import { useStore } from 'zustand'
import { cleanVerbs } from '../../../shared/cleanVerbs.ts'
import type { Scope } from '../../../shared/contract/scope.ts'
import type { CleaningState } from '../../../shared/contract/videos/scopeVerbs.ts'
import { Button } from '../../components/button/Button.tsx'
import { Notice } from '../../components/page/Notice.tsx'
import { problemText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useApp } from '../stores/appContext.ts'
import { AskingPanel, AskingProgress } from './AskingPanel.tsx'

interface CleanPanelProps {
  readonly scope: Scope
  readonly count: number
  readonly onClose: () => void
}

export function CleanPanel({ scope, count, onClose }: CleanPanelProps) {
  const texts = useTexts()
  const { commands } = texts
  const { cleaning, cleaningOrders } = useApp()
  const state = useStore(cleaning, ({ value }) => value)
  const { problem, start, cancel } = useStore(cleaningOrders)
  return (
    <AskingPanel title={commands.counted.clean({ count })} onClose={onClose}>
      {state?.isRunning ? (
        <AskingProgress label={commands.asking.cleaning(state)} state={state} onStop={cancel} />
      ) : (
        <div className="asking-fields">
          {cleanVerbs.map((what) => (
            <Button key={what} onPress={() => void start(scope, what)}>
              {commands.asking.clean[what]}
            </Button>
          ))}
        </div>
      )}
      <p className="quiet">{commands.asking.cleanHint}</p>
      {state && !state.isRunning && <Outcome state={state} />}
      {problem && <Notice tone="bad" text={problemText(texts, problem)} />}
    </AskingPanel>
  )
}

function Outcome({ state: { what, cleaned, failed, problem } }: { readonly state: CleaningState }) {
  const texts = useTexts()
  const { asking, said } = texts.commands
  if (what === null) return null
  return (
    <>
      <Notice
        tone={cleaned > 0 ? 'good' : 'quiet'}
        text={cleaned > 0 ? said.clean({ count: cleaned }) : asking.nothing}
      />
      {problem && <Notice tone="look" text={`${asking.failed({ count: failed })} ${problemText(texts, problem)}`} />}
    </>
  )
}
