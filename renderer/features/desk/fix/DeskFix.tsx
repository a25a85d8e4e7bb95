/** What the evidence says, and the ways to mend it, each with its cost. */
import { pairOf } from '../../../../shared/languagePair.ts'
import type { VideoDetails } from '../../../../shared/contract/library.ts'
import { ListenTo } from '../../../app/asking/ListenTo.tsx'
import { Button } from '../../../components/button/Button.tsx'
import { Key } from '../../../components/sign/Key.tsx'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { problemText } from '../../../texts/hostWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { DeskTracks } from './DeskTracks.tsx'
import { FixFaults } from './FixFaults.tsx'
import { FixFinding } from './FixFinding.tsx'
import { NextAsk } from './NextAsk.tsx'
import { DeskOthers } from './DeskOthers.tsx'
import { fixesOfPair, fixNames, recommendedFix } from './fixes.ts'
import { FixWay } from './FixWay.tsx'
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
  const faults = useDeskStore('faults', (state) => state.faults)
  const first = recommendedFix(measure, faults)
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
      <FixFaults />
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

function isPairTag(language: string | null): boolean {
  return language !== null && pairOf(language) !== null
}
