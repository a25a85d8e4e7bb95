/** The whole film as sound and bars, and the part around the playhead below it: where to look, and the way there. */
import { useEffect, useMemo } from 'react'
import { Button } from '../../../components/button/Button.tsx'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { problemText } from '../../../texts/hostWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useSeenStore } from '../useSeenStore.ts'
import { SoundState } from './SoundState.tsx'
import { PlaceSteps } from './PlaceSteps.tsx'
import { SoundLegend } from './SoundLegend.tsx'
import { StripPart } from './StripPart.tsx'
import { StripWhole } from './StripWhole.tsx'
import { useStripMarks } from './useStripMarks.ts'
import './strip.css'

export function DeskStrip() {
  const texts = useTexts()
  const { strip } = texts.desk
  const cues = useSeenStore('seen', (state) => state.cues)
  const speech = useSeenStore('strip', (state) => state.speech)
  const problem = useSeenStore('strip', (state) => state.problem)
  const { unmatched, marks } = useStripMarks()
  const fast = useMemo(() => cues.filter((_, index) => marks[index]?.pace === 'over'), [cues, marks])
  return (
    <section className="desk-strip" aria-label={strip.label}>
      <div className="strip-bar">
        <b>{strip.whole}</b>
        <SoundState />
        <SoundLegend />
        {speech.length > 0 && (
          <>
            <PlaceSteps places={unmatched.spoken} look="spoken" />
            <PlaceSteps places={unmatched.written} look="written" />
          </>
        )}
        {fast.length > 0 && <PlaceSteps places={fast} look="fast" />}
        {problem && <Untrusted className="small" text={problemText(texts, problem)} />}
        <Zoom />
      </div>
      <StripWhole {...{ unmatched, marks }} />
      <StripPart {...{ unmatched, marks }} />
    </section>
  )
}

function Zoom() {
  const { desk, wording } = useTexts()
  const zoomMs = useSeenStore('strip', (state) => state.zoomMs)
  const zoom = useSeenStore('strip', (state) => state.zoom)
  const showPart = useSeenStore('strip', (state) => state.showPart)
  const heard = useSeenStore('strip', ({ whole }) => (whole?.state === 'known' ? 1 : (whole?.share ?? 0)))
  const centre = useSeenStore('player', ({ atMs }) => Math.round(atMs / 2_000) * 2_000)
  useEffect(() => void showPart(centre - zoomMs / 2), [showPart, centre, zoomMs, heard])
  return (
    <span className="strip-zoom">
      <Button size="s" look="ghost" icon="minus" label={desk.strip.zoomOut} onPress={() => zoom(zoomMs * 2)} />
      <span className="number small">{desk.seconds({ seconds: wording.number(Math.round(zoomMs / 1000)) })}</span>
      <Button size="s" look="ghost" icon="plus" label={desk.strip.zoomIn} onPress={() => zoom(zoomMs / 2)} />
    </span>
  )
}
