/** What putting two languages into one file asks: which is above, which below, and beside how many videos that can be done. */
import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { PairsState } from '../../../shared/contract/videos/pairs.ts'
import type { Scope } from '../../../shared/contract/scope.ts'
import { Button } from '../../components/button/Button.tsx'
import { SelectField } from '../../components/field/SelectField.tsx'
import { SidecarName } from '../../components/text/SidecarName.tsx'
import { Notice } from '../../components/page/Notice.tsx'
import { problemText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useApp } from '../stores/appContext.ts'
import { AskingPanel, AskingProgress } from './AskingPanel.tsx'

interface PairPanelProps {
  readonly scope: Scope
  readonly onClose: () => void
}

export function PairPanel({ scope, onClose }: PairPanelProps) {
  const texts = useTexts()
  const { pairs, pairOrders } = useApp()
  const state = useStore(pairs, ({ value }) => value)
  const problem = useStore(pairOrders, (orders) => orders.problem)
  const open = useStore(pairOrders, (orders) => orders.open)
  const cancel = useStore(pairOrders, (orders) => orders.cancel)
  useEffect(() => void open(scope), [open, scope])
  return (
    <AskingPanel title={texts.commands.pair.title} onClose={onClose}>
      {state?.isRunning ? (
        <AskingProgress label={texts.commands.pair.making(state)} state={state} onStop={cancel} />
      ) : (
        <Choice />
      )}
      <p className="quiet">{texts.commands.pair.hint}</p>
      {state && !state.isRunning && state.total > 0 && <Outcome state={state} />}
      {problem && <Notice tone="bad" text={problemText(texts, problem)} />}
    </AskingPanel>
  )
}

function Choice() {
  const { commands, wording } = useTexts()
  const { pairOrders } = useApp()
  const { languages, first, second, counts, choose, swap, start } = useStore(pairOrders)
  const words = commands.pair
  const choices = languages.map(({ language, videos }) => ({
    value: language,
    label: words.language({ name: wording.languageName(language), count: videos }),
  }))
  const below = choices.filter(({ value }) => value !== first)
  const left = counts === null ? 0 : counts.both - counts.made
  return (
    <>
      <div className="asking-fields">
        <SelectField
          label={words.above}
          value={first}
          choices={choices}
          onChange={(tag) => void choose({ first: tag })}
        />
        <Button icon="swap" label={words.swap} onPress={() => void swap()} />
        <SelectField
          label={words.below}
          value={second}
          choices={below}
          onChange={(tag) => void choose({ second: tag })}
        />
        <Button
          look={left > 0 ? 'primary' : 'plain'}
          isDisabled={(counts?.both ?? 0) === 0}
          onPress={() => void start()}
        >
          {left > 0 ? words.make({ count: left }) : words.again}
        </Button>
      </div>
      <p className="soft" role="status">
        {counts && words.counts(counts)}
      </p>
      {counts?.name && (
        <p className="soft asking-name">
          {words.named} <SidecarName name={counts.name} />
        </p>
      )}
    </>
  )
}

/** What it has made is said at the foot, with the way back. */
function Outcome({ state: { made, apart, failed, problem } }: { readonly state: PairsState }) {
  const texts = useTexts()
  const { pair, asking } = texts.commands
  return (
    <>
      {made + failed === 0 && <Notice tone="quiet" text={pair.nothing} />}
      {apart > 0 && <Notice tone="look" text={pair.apart({ count: apart })} />}
      {problem && <Notice tone="look" text={`${asking.failed({ count: failed })} ${problemText(texts, problem)}`} />}
    </>
  )
}
