/** What the evidence says, and the ways to mend it, each with its cost. */
import { useStore } from 'zustand'
import { pairOf } from '../../../../shared/languagePair.ts'
import type { DeskMeasure } from '../../../../shared/contract/videos/desk.ts'
import { ratesOf } from '../../../../shared/timing/speeds.ts'
import type { VideoDetails } from '../../../../shared/contract/library.ts'
import { useAnotherCost } from '../../../app/others/useAnotherCost.ts'
import { ListenTo } from '../../../app/asking/ListenTo.tsx'
import { useApp } from '../../../app/stores/appContext.ts'
import { Button } from '../../../components/button/Button.tsx'
import { Key } from '../../../components/sign/Key.tsx'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { costWords } from '../../../texts/costWords.ts'
import { problemText } from '../../../texts/hostWords.ts'
import type { Texts } from '../../../texts/Texts.ts'
import { isSilent } from '../../../texts/soundWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { DeskTracks } from './DeskTracks.tsx'
import { FixFinding } from './FixFinding.tsx'
import { NextAsk } from './NextAsk.tsx'
import { DeskOthers } from './DeskOthers.tsx'
import { fixesOfPair, fixNames, lackOf, moveOf, rateOf, recommendedFix, type FixName } from './fixes.ts'
import { movedBy } from '../../../app/desk/deskTimes.ts'
import { useDeskStore } from '../useDeskStore.ts'

const noTracks: VideoDetails['tracks'] = []

export function DeskFix() {
  const texts = useTexts()
  const { desk } = texts
  const subject = useDeskStore('desk', (state) => state.subject)
  const measure = useDeskStore('measure', (state) => state.measure)
  const isMeasuring = useDeskStore('measure', (state) => state.isMeasuring)
  const problem = useDeskStore('measure', (state) => state.problem)
  const ask = useDeskStore('measure', (state) => state.ask)
  const sound = useDeskStore('measure', (state) => state.sound)
  const listenTo = useDeskStore('measure', (state) => state.listenTo)
  const tracks = useDeskStore('desk', ({ details }) => details?.tracks ?? noTracks)
  const isPair = useDeskStore('desk', ({ text }) => isPairTag(text?.language ?? null))
  const first = recommendedFix(measure)
  if (!subject) return null
  const { videoId, sidecarId } = subject
  return (
    <aside className="desk-fix" aria-label={desk.fix.title}>
      <div className="fix-head">
        <h2>
          {desk.fix.title} <Key name="F" />
        </h2>
        {measure && <FixFinding measure={measure} />}
        {problem && <Untrusted className="small" text={problemText(texts, problem)} wraps />}
        <div role="status">{isMeasuring && desk.fix.measuring}</div>
        <ListenTo tracks={tracks} sound={sound} onChange={listenTo} />
        <Button size="s" isBusy={isMeasuring} onPress={() => sidecarId !== null && void ask(videoId, sidecarId)}>
          {measure ? desk.fix.measureAgain : desk.fix.measure}
        </Button>
      </div>
      <ol className="fix-list">
        {(isPair ? fixesOfPair : fixNames).map((name, at) => (
          <li key={name}>
            <FixWay name={name} number={at + 1} isFirst={name === first} />
            {name === 'next' && (
              <>
                <NextAsk />
                <DeskOthers />
              </>
            )}
          </li>
        ))}
      </ol>
      {isPair && <p className="fix-of-pair small quiet">{desk.fix.ofEach}</p>}
      <DeskTracks />
    </aside>
  )
}

interface FixWayProps {
  readonly name: FixName
  /** Its key, behind F. */
  readonly number: number
  readonly isFirst: boolean
}

function FixWay({ name, number, isFirst }: FixWayProps) {
  const texts = useTexts()
  const { fix, strip } = texts.desk
  const isOurs = useDeskStore('desk', ({ text }) => text?.isOurs ?? false)
  const subject = useDeskStore('desk', (state) => state.subject)
  const language = useDeskStore('desk', ({ text }) => text?.language ?? null)
  const measure = useDeskStore('measure', (state) => state.measure)
  const isWithoutSound = useDeskStore('desk', ({ details }) => isSilent(details?.tracks ?? noTracks))
  const carryOut = useFix()
  const byMs = moveOf(measure)
  // One that did not answer in time may answer the next time.
  const isWithoutFfmpeg = useDeskStore('player', ({ tools }) => tools?.version === null && !tools.isLate)
  const lack = lackOf(name, { measure, isSilent: isWithoutSound, isWithoutFfmpeg })
  const way = name === 'next' && isOurs ? 'nextOurs' : name
  const nextCost = useAnotherCost(way === 'nextOurs' && subject ? subject.videoId : null, language ?? '')
  const moved = name === 'move' && byMs !== 0 ? fix.moveBy({ seconds: movedBy(texts, byMs) }) : null
  const words = moved ?? (name === 'rate' ? rateWords(texts, measure) : null) ?? fix.ways[way]
  const lackWords = { notMeasured: fix.notMeasured, silent: strip.noSound, noFfmpeg: fix.noFfmpeg } as const
  return (
    <button
      type="button"
      className={isFirst ? 'fix fix-first' : 'fix'}
      aria-disabled={lack !== null}
      onClick={() => lack === null && carryOut(name)}
    >
      <Key name={String(number)} />
      <b>{words}</b>
      <span className={isFirst && (name === 'move' || name === 'rate') ? 'fix-cost fix-cost-free' : 'fix-cost'}>
        {way === 'nextOurs' ? nextCost && costWords(texts, nextCost) : fix.costs[way]}
      </span>
      <small>{lack === null ? (isFirst ? fix.recommended : fix.hints[way]) : lackWords[lack]}</small>
    </button>
  )
}

/** Which rate it was made for and which the film has; null while nothing says so. */
function rateWords({ desk, wording }: Texts, measure: DeskMeasure | null): string | null {
  const rates = ratesOf(rateOf(measure)?.speed ?? 1)
  return rates && desk.fix.rateFromTo({ from: wording.number(rates.fromFps), to: wording.number(rates.toFps) })
}

function isPairTag(language: string | null): boolean {
  return language !== null && pairOf(language) !== null
}

/** Moving is shown first and written when it is kept; the rest are the verbs of the other screens. */
function useFix(): (name: FixName) => void {
  const { commands, navigate } = useApp()
  const askCommand = useStore(commands, (state) => state.ask)
  const subject = useDeskStore('desk', (state) => state.subject)
  const language = useDeskStore('desk', ({ text }) => text?.language ?? null)
  const title = useDeskStore('desk', ({ details }) => details?.row.title ?? details?.row.name ?? '')
  const measure = useDeskStore('measure', (state) => state.measure)
  const act = useDeskStore('desk', (state) => state.act)
  const isOurs = useDeskStore('desk', ({ text }) => text?.isOurs ?? false)
  const askForNext = useDeskStore('next', (next) => next.askFor)
  return (name) => {
    if (!subject) return
    const scope = { search: '', ids: [subject.videoId], language }
    const rate = rateOf(measure)
    if (name === 'move') act({ kind: 'retime', speed: 1, offsetMs: moveOf(measure) })
    else if (name === 'rate' && rate) act({ kind: 'retime', ...rate })
    else if (name === 'next' && isOurs && language !== null) askForNext(true)
    else if (name === 'next') navigate({ screen: 'search', text: title })
    else if (name === 'title') navigate({ screen: 'library', titleOf: subject.videoId, text: title })
    else if (name === 'translate' || name === 'transcribe') askCommand(name, scope)
  }
}
