/**
 * Before a large search: what it costs, what is left today, and ways to begin. One line, no dialog; nothing is spent by
 * looking. The keyboard goes to it, but for somebody's who types by then; Tab to its ways; Escape spends nothing and
 * leads back.
 */
import { useId, useRef } from 'react'
import type { PlanEstimate, PlanWay } from '../../../shared/contract/runs/estimate.ts'
import { Button } from '../../components/button/Button.tsx'
import { useFocusBack } from '../../components/page/useFocusBack.ts'
import { shownText } from '../../components/text/untrusted.ts'
import type { Texts } from '../../texts/Texts.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { takeFreeFocus } from '../keys/takeFreeFocus.ts'
import type { SearchAsked } from './searchAsking.ts'
import './estimate.css'

export interface EstimateLineProps {
  readonly asked: Pick<SearchAsked, 'estimate' | 'isLate' | 'decided'>
  /** Each way is an order for `plan.make`. */
  readonly onBegin: (way: PlanWay) => void
  readonly onNotNow: () => void
}

export function EstimateLine({ asked: { estimate, isLate, decided }, onBegin, onNotNow }: EstimateLineProps) {
  const texts = useTexts()
  const { plan, library, wording } = texts
  const line = useRef<HTMLElement>(null)
  useFocusBack(line, takeFreeFocus)
  const [id, note] = [useId(), useId()]
  // A small search that had to wait, or in whose way something stands, asks only whether it is still wanted.
  const ways = estimate.isLarge ? estimate.ways : estimate.ways.filter(({ kind }) => kind === 'all')
  const tomorrow = estimate.isLarge ? plan.estimateTomorrow : null
  const until = estimate.untilMs === null ? null : plan.estimateUntil({ day: wording.shortDay(estimate.untilMs) })
  return (
    <section
      ref={line}
      tabIndex={-1}
      className="estimate"
      aria-labelledby={id}
      aria-describedby={note}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onNotNow()
      }}
    >
      <div className="estimate-words" role="status">
        <strong id={id}>{costWords(texts, estimate)}</strong>
        <span id={note} className="quiet small">
          {[
            estimate.away > 0 ? library.awayNote({ videos: estimate.away }) : null,
            decided > 0 ? plan.estimateReplaces({ count: decided }) : null,
            isLate ? plan.estimateLate : null,
            until,
            plan.estimateUnspent,
            tomorrow,
          ]
            .filter((part) => part !== null)
            .join(' ')}
        </span>
      </div>
      {estimate.mostSearches > 0 && <Left estimate={estimate} />}
      <div className="estimate-ways" role="group" aria-label={plan.beginWith}>
        <span className="quiet" aria-hidden="true">
          {plan.beginWith}
        </span>
        {ways.map((way, index) => (
          <Button
            key={`${way.kind} ${way.name}`}
            look={index === 0 ? 'primary' : 'plain'}
            onPress={() => {
              onBegin(way)
            }}
          >
            {wayWords(texts, way)}
          </Button>
        ))}
        <Button look="ghost" onPress={onNotNow}>
          {plan.beginNot}
        </Button>
      </div>
    </section>
  )
}

/** The same numbers as a picture. */
function Left({ estimate: { searches, searchesLeft } }: Pick<SearchAsked, 'estimate'>) {
  const { wording } = useTexts()
  if (searchesLeft === null) return null
  const part = searchesLeft === 0 ? 1 : Math.min(1, searches / searchesLeft)
  return (
    <div className="estimate-meter" aria-hidden="true">
      <span className="number">
        {wording.number(searches)} / {wording.number(searchesLeft)}
      </span>
      <span className="estimate-track">
        <span style={{ inlineSize: `${part * 100}%` }} />
      </span>
    </div>
  )
}

/** Where the service does not know a season, each of its names is asked for by itself: the most is said too. */
function costWords(texts: Texts, { searches, mostSearches, searchesLeft }: PlanEstimate): string {
  if (mostSearches === 0) return texts.plan.estimateFree
  const cost = { count: searches, most: mostSearches > searches ? mostSearches : 0 }
  return searchesLeft === null ? texts.plan.estimate(cost) : texts.plan.estimateLeft({ ...cost, left: searchesLeft })
}

function wayWords(texts: Texts, { kind, name, videos, searches }: PlanWay): string {
  switch (kind) {
    case 'newest':
      return texts.plan.beginNewest({ videos, count: searches })
    case 'folder':
      return texts.plan.beginFolder({ name: shownText(name), count: searches })
    case 'all':
      return texts.plan.beginAll({ count: searches })
  }
}
