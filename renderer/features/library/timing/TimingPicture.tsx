/** A minute of the film: where somebody speaks, where the cues are, and where they would be. */
import type { TimingPicture as Picture } from '../../../../shared/contract/videos/timing.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'

const laneHeight = 8
const laneGap = 5
const width = 600

export function TimingPicture({ picture, isMoved }: { readonly picture: Picture; readonly isMoved: boolean }) {
  const { timing, wording } = useTexts()
  const lanes = [
    { name: timing.picture.speech, look: 'speech', stretches: picture.reference },
    { name: isMoved ? timing.picture.was : timing.picture.now, look: 'before', stretches: picture.before },
    { name: isMoved ? timing.picture.now : timing.picture.then, look: 'after', stretches: picture.after },
  ]
  const scale = width / (picture.toMs - picture.fromMs)
  return (
    <figure className="timing-picture">
      <div className="timing-lanes">
        {lanes.map(({ name, look, stretches }) => (
          <div key={look} className="timing-lane">
            <span className="timing-lane-name faint small">{name}</span>
            <svg
              className={`timing-strip timing-strip-${look}`}
              viewBox={`0 0 ${width} ${laneHeight + laneGap}`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              {stretches.map(({ startMs, endMs }) => (
                <rect
                  key={`${startMs} ${endMs}`}
                  x={(startMs - picture.fromMs) * scale}
                  y={laneGap / 2}
                  width={Math.max(1, (endMs - startMs) * scale)}
                  height={laneHeight}
                />
              ))}
            </svg>
          </div>
        ))}
      </div>
      <figcaption className="faint small">
        {timing.picture.caption({ from: wording.runningTime(picture.fromMs), to: wording.runningTime(picture.toMs) })}
      </figcaption>
    </figure>
  )
}
