/** One way to mend: its key, what it does, its cost, and why it is closed or recommended. */
import { useStore } from 'zustand'
import type { DeskMeasure } from '../../../../shared/contract/videos/desk.ts'
import type { VideoDetails } from '../../../../shared/contract/library.ts'
import { ratesOf } from '../../../../shared/timing/speeds.ts'
import { movedBy } from '../../../app/desk/deskTimes.ts'
import { needsOtherText } from '../../../app/findings/wrongText.ts'
import { useAnotherCost } from '../../../app/others/useAnotherCost.ts'
import { Key } from '../../../components/sign/Key.tsx'
import { costWords } from '../../../texts/costWords.ts'
import { isSilent } from '../../../texts/soundWords.ts'
import type { Texts } from '../../../texts/Texts.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useDeskStore, useDeskStores } from '../useDeskStore.ts'
import { givesWay, lackOf, moveOf, rateOf, type FixName } from './fixes.ts'
import { isInVain } from './nextStore.ts'
import { useReplaced } from './useReplaced.ts'
import { useFix } from './useFix.ts'
import { useOrderPrice } from './useOrderPrice.ts'

const noTracks: VideoDetails['tracks'] = []

export interface FixWayProps {
  readonly name: FixName
  /** Its key, behind F. */
  readonly number: number
  readonly isFirst: boolean
}

export function FixWay({ name, number, isFirst }: FixWayProps) {
  const texts = useTexts()
  const { fix, strip } = texts.desk
  const isReplaced = useDeskStore('desk', ({ text }) => givesWay(text))
  const subject = useDeskStore('desk', (state) => state.subject)
  const language = useDeskStore('desk', ({ text }) => text?.language ?? null)
  const measure = useDeskStore('measure', (state) => state.measure)
  const isWithoutSound = useDeskStore('desk', ({ details }) => isSilent(details?.tracks ?? noTracks))
  const isFound = useDeskStore('faults', ({ faults }) => faults.some(needsOtherText))
  const recommended = isFound ? fix.recommendedFound : fix.recommended
  const carryOut = useFix()
  const replaces = useReplaced()
  const byMs = moveOf(measure)
  // One that did not answer in time may answer the next time.
  const isWithoutFfmpeg = useDeskStore('player', ({ tools }) => tools?.version === null && !tools.isLate)
  const order = useOrderPrice(isOrder(name) ? name : null)
  const { isUnheard } = order
  // For a text of the user's this way only leads to the search.
  const isNoneLeft = useIsNoneLeft() && isReplaced
  const lack = lackOf(name, { measure, isSilent: isWithoutSound, isWithoutFfmpeg, isUnheard, isNoneLeft })
  const way = name === 'next' && isReplaced ? 'nextOurs' : name
  const hint = name === 'translate' && replaces ? 'translateOurs' : way
  const nextCost = useAnotherCost(way === 'nextOurs' && subject ? subject.videoId : null, language ?? '')
  const moved = name === 'move' && byMs !== 0 ? fix.moveBy({ seconds: movedBy(texts, byMs) }) : null
  const words = moved ?? (name === 'rate' ? rateWords(texts, measure) : null) ?? fix.ways[way]
  const cost = way === 'nextOurs' ? nextCost : order.cost
  const lackWords = {
    noneLeft: fix.others.count({ count: 0 }),
    ...{ notMeasured: fix.notMeasured, silent: strip.noSound },
    ...{ unheard: texts.ai.unheard, noFfmpeg: fix.noFfmpeg },
  }
  return (
    <button
      type="button"
      className={isFirst && lack === null ? 'fix fix-first' : 'fix'}
      aria-disabled={lack !== null}
      onClick={() => lack === null && carryOut(name)}
    >
      <Key name={String(number)} />
      <b>{words}</b>
      <span className={isFirst && (name === 'move' || name === 'rate') ? 'fix-cost fix-cost-free' : 'fix-cost'}>
        {way === 'nextOurs' || isOrder(way) ? cost && costWords(texts, cost) : fix.costs[way]}
      </span>
      <small>{lack === null ? (isFirst ? recommended : fix.hints[hint]) : lackWords[lack]}</small>
    </button>
  )
}

/** Of the one of ours on the desk: listed there are none, or the next was asked for in vain. */
function useIsNoneLeft(): boolean {
  const stores = useDeskStores()
  const isListedEmpty = useStore(stores.others, ({ isAsked, others }) => isAsked === true && others.length === 0)
  const next = useStore(stores.next)
  const isAskedInVain = useStore(stores.desk, ({ text }) => isInVain(next, text))
  return isListedEmpty || isAskedInVain
}

/** What an AI makes: what that spends is asked for. */
function isOrder(way: FixName | 'nextOurs'): way is 'translate' | 'transcribe' {
  return way === 'translate' || way === 'transcribe'
}

/** Which rate it was made for and which the film has; null while nothing says so. */
function rateWords({ desk, wording }: Texts, measure: DeskMeasure | null): string | null {
  const rates = ratesOf(rateOf(measure)?.speed ?? 1)
  return rates && desk.fix.rateFromTo({ from: wording.number(rates.fromFps), to: wording.number(rates.toFps) })
}
