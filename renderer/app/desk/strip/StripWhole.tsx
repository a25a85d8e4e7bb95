/** The whole film: sound above, cues below; a press or the arrow keys go there. */
import { useId, useMemo, type KeyboardEvent, type PointerEvent } from 'react'
import type { Pace } from '../../../../shared/subtitle/edit/readingSpeed.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { clockOf } from '../deskTimes.ts'
import { lengthOf } from '../seenState.ts'
import { useSeenStore } from '../useSeenStore.ts'
import { useGoToMoment } from '../useStep.ts'
import { soundPaths, spansPath } from './soundPath.ts'
import type { StripMarks } from './useStripMarks.ts'

const width = 1200
const soundHeight = 44
const height = 58
const stepMs = 10_000
const paces = ['easy', 'fast', 'over'] as const satisfies readonly Pace[]

export function StripWhole({ unmatched, marks }: StripMarks) {
  const texts = useTexts()
  const { strip } = texts.desk
  const cues = useSeenStore('seen', (state) => state.cues)
  const lengthMs = useSeenStore('seen', lengthOf)
  const columns = useSeenStore('strip', ({ whole }) => whole?.columns ?? [])
  const zoomMs = useSeenStore('strip', (state) => state.zoomMs)
  const atMs = useSeenStore('player', (player) => player.atMs)
  const goTo = useGoToMoment()
  const scale = width / Math.max(1, lengthMs)
  const spoken = useSeenStore('strip', (state) => state.spoken)
  const sound = useMemo(
    () => soundPaths(columns, { fromMs: 0, toMs: lengthMs, spoken, width, height: soundHeight }),
    [columns, spoken, lengthMs],
  )
  const bars = useMemo(() => {
    const ofPace = (pace: Pace) => cues.filter((_, index) => (marks[index]?.pace ?? 'easy') === pace)
    return paces.map((pace) => [pace, spansPath(ofPace(pace), { scale, y: soundHeight + 4, height: 8 })] as const)
  }, [cues, marks, scale])
  const hatch = useId()

  function onPointer(event: PointerEvent<HTMLElement>): void {
    if (event.buttons !== 1) return
    const { left, width: seen } = event.currentTarget.getBoundingClientRect()
    goTo(((event.clientX - left) / seen) * lengthMs)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    goTo(atMs + (event.key === 'ArrowLeft' ? -stepMs : stepMs))
  }

  return (
    <div
      className="strip-whole"
      role="slider"
      tabIndex={0}
      aria-label={strip.place}
      aria-valuemin={0}
      aria-valuemax={Math.round(lengthMs / 1000)}
      aria-valuenow={Math.round(atMs / 1000)}
      aria-valuetext={clockOf(texts, atMs)}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
      onKeyDown={onKeyDown}
    >
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <Hatches id={hatch} />
        <path className="s-extra" d={spansPath(unmatched.written, { scale, y: 0, height })} />
        <path className="s-sound" d={sound.other} />
        <path className="s-sound s-speech" d={sound.speech} />
        <path fill={`url(#${hatch}-gap)`} d={spansPath(unmatched.spoken, { scale, y: 0, height: soundHeight })} />
        <path className="s-gap" d={spansPath(unmatched.spoken, { scale, y: 0, height: 3 })} />
        {bars.map(([pace, path]) => (
          <path key={pace} className={`s-cue s-cue-${pace}`} d={path} />
        ))}
        <path
          fill={`url(#${hatch}-extra)`}
          d={spansPath(unmatched.written, { scale, y: soundHeight + 2, height: 12 })}
        />
        <rect className="s-window" x={(atMs - zoomMs / 2) * scale} y={0} width={zoomMs * scale} height={height} />
        <path className="s-head" d={`M${atMs * scale} 0V${height}`} />
      </svg>
    </div>
  )
}

/** Leaning one way where nothing stands under speech, and the other where nobody speaks: told apart without their colours. */
function Hatches({ id }: { readonly id: string }) {
  const lines = { patternUnits: 'userSpaceOnUse', width: 9, height: 9 } as const
  return (
    <defs>
      <pattern id={`${id}-gap`} {...lines}>
        <rect className="s-hatch-ground" width={9} height={9} />
        <path className="s-hatch-gap" d="M-1 10L10 -1M-1 1L1 -1M8 10L10 8" />
      </pattern>
      <pattern id={`${id}-extra`} {...lines}>
        <rect className="s-hatch-ground" width={9} height={9} />
        <path className="s-hatch-extra" d="M-1 -1L10 10M-1 8L1 10M8 -1L10 1" />
      </pattern>
    </defs>
  )
}
