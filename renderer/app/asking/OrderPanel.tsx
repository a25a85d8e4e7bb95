/** What an order of translations or transcriptions asks: the language, the tone. Its button names how much it takes. */
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { isTone, tones } from '../../../shared/translation/tones.ts'
import { Button } from '../../components/button/Button.tsx'
import { SelectField } from '../../components/field/SelectField.tsx'
import { Notice } from '../../components/page/Notice.tsx'
import { Untrusted } from '../../components/text/Untrusted.tsx'
import { verbWithCost } from '../../texts/costWords.ts'
import type { Texts } from '../../texts/Texts.ts'
import { problemText, reasonText } from '../../texts/hostWords.ts'
import { hearingWords } from '../../texts/soundWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { RemedyButton } from '../problem/RemedyButton.tsx'
import { useApp } from '../stores/appContext.ts'
import { AskingPanel } from './AskingPanel.tsx'
import { OrderedNotice } from '../runs/OrderedNotice.tsx'
import { createOrderStore, orderCount, orderSpends } from './orderStore.ts'
import type { Order, OrderState, OrderStore } from './orderStore.ts'

interface OrderPanelProps {
  readonly asked: Order
  readonly onClose: () => void
}

export function OrderPanel({ asked, onClose }: OrderPanelProps) {
  const texts = useTexts()
  const { ai } = texts
  const { client } = useApp()
  const [store] = useState(() => createOrderStore(client, asked))
  const stands = useStore(store)
  const { kind, left, unitsLeft, isUnheard, cost, spoken, isFromInside, problem, isBusy, result, open, order } = stands
  useEffect(() => void open(), [open])
  const count = orderCount(stands)
  const covered = (cost ?? spoken)?.covered ?? 0
  const spends = orderSpends(stands)
  const hasNoEngine = cost?.hasNoEngine === true
  const { title, verb } = wordsOf(texts, stands)
  return (
    <AskingPanel title={title} onClose={onClose}>
      <div className="asking-fields">
        <Fields store={store} />
        <Button
          look="primary"
          isBusy={isBusy}
          isDisabled={count === 0 || isUnheard || hasNoEngine}
          onPress={() => void order()}
        >
          {verbWithCost(texts, verb, spends)}
        </Button>
      </div>
      <p className="quiet">
        {kind === 'translate' ? ai.cost : hearingWords(texts, stands)}{' '}
        {kind === 'translate' && unitsLeft !== null && ai.left({ count: unitsLeft })}{' '}
        {left > 0 && ai.tooMany({ count: left })} {covered > 0 && ai.alreadyCovered({ count: covered })}{' '}
        {spoken && spoken.silent > 0 && ai.silent({ count: spoken.silent })}{' '}
        {!isFromInside && cost && cost.beside > 0 && ai.fromBeside({ count: cost.beside })}{' '}
        {cost && cost.yours > 0 && ai.notYours({ count: cost.yours })}{' '}
        {asked.replaces?.language === stands.to && ai.replacesOurs}
      </p>
      {hasNoEngine && (
        <div className="asking-fields">
          <Notice tone="look" text={ai.noEngine} /> <RemedyButton code="engine.missing" size="s" />
        </div>
      )}
      {problem && <Notice tone="bad" text={problemText(texts, problem)} />}
      {result && <Result result={result} />}
    </AskingPanel>
  )
}

/** Without a number until it is known. */
function wordsOf({ ai, commands }: Texts, stands: OrderState): { readonly title: string; readonly verb: string } {
  const { kind, videos } = stands
  if (videos === null) return { title: commands.names[kind], verb: commands.names[kind] }
  const count = orderCount(stands)
  return kind === 'translate'
    ? { title: ai.panel({ count }), verb: ai.order({ count }) }
    : { title: commands.counted.transcribe({ count }), verb: commands.asking.transcribe({ count }) }
}

function Fields({ store }: { readonly store: OrderStore }) {
  const { ai, wording } = useTexts()
  const { kind, to, tone, languages, cost, isFromInside, choose } = useStore(store)
  return (
    <>
      <SelectField
        label={ai.to}
        value={to}
        choices={languages.map((tag) => ({ value: tag, label: wording.languageName(tag) }))}
        onChange={(chosen) => choose({ to: chosen })}
      />
      {kind === 'translate' && ((cost?.inside ?? 0) > 0 || isFromInside) && (
        <SelectField
          label={ai.from}
          value={isFromInside ? 'inside' : 'service'}
          choices={[
            { value: 'service', label: ai.fromService },
            { value: 'inside', label: ai.fromInside },
          ]}
          onChange={(chosen) => choose({ isFromInside: chosen === 'inside' })}
        />
      )}
      {kind === 'translate' && (
        <SelectField
          label={ai.tone}
          value={tone}
          choices={[{ value: '', label: ai.usualTone }, ...tones.map((value) => ({ value, label: ai.tones[value] }))]}
          onChange={(chosen) => choose({ tone: isTone(chosen) ? chosen : '' })}
        />
      )}
    </>
  )
}

/** More than that is the activity screen's to show. */
const shownWithout = 5

function Result({ result }: { readonly result: NonNullable<OrderState['result']> }) {
  const texts = useTexts()
  const { ai, commands } = texts
  const { runId, ordered, covered, withoutTone, without, silent } = {
    ...{ covered: 0, withoutTone: 0, without: [], silent: 0 },
    ...result,
  }
  const isTranslation = 'withoutTone' in result
  const words = isTranslation ? ai.ordered({ count: ordered }) : `${commands.said.transcribe({ count: ordered })}.`
  const isOrdered = runId !== null && ordered > 0
  const told = [
    !isOrdered && words,
    covered > 0 && ai.alreadyCovered({ count: covered }),
    without.length > 0 && ai.notTranslatable({ count: without.length }),
    silent > 0 && ai.silent({ count: silent }),
  ]
  return (
    <div className="asking-result" role="status">
      {isOrdered && <OrderedNotice runId={runId} words={words} />}
      {told.some(Boolean) && <Notice tone="quiet" text={told.filter(Boolean).join(' ')} />}
      {withoutTone > 0 && <Notice tone="look" text={ai.withoutTone({ count: withoutTone })} />}
      <ul>
        {without.slice(0, shownWithout).map(({ videoName, ...why }) => (
          <li key={videoName} className="asking-without">
            <Untrusted text={videoName} />
            <Untrusted text={reasonText(texts, why)} className="quiet" />
          </li>
        ))}
      </ul>
    </div>
  )
}
