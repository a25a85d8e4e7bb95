/** The beginning, the middle and the end: the same difference at all three is an offset, a growing one a frame rate. */
import { useMemo } from 'react'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { stepWords } from '../../../texts/timingWords.ts'
import { clockOf } from '../deskTimes.ts'
import { comingMarks, marksOf, offsetLeft } from './marks.ts'
import { inFilm } from '../seenState.ts'
import { useSeenStore } from '../useSeenStore.ts'
import { useGoTo } from '../useStep.ts'

export function Marks() {
  const texts = useTexts()
  const { desk } = texts
  const text = useSeenStore('seen', (state) => state.text)
  const shown = useSeenStore('seen', (state) => state.cues)
  const chosen = useSeenStore('seen', (state) => state.chosen)
  const lengthMs = useSeenStore('seen', ({ details }) => details?.durationMs ?? text?.cues.at(-1)?.endMs ?? 0)
  const stills = useSeenStore('player', (player) => player.markStills)
  const found = useSeenStore('measure', ({ measure }) => measure?.marks ?? [])
  const goTo = useGoTo()
  const marks = useMemo(() => (text ? marksOf(text.cues, lengthMs) : comingMarks(lengthMs)), [text, lengthMs])
  const placeOf = (index: number) => shown.findIndex(({ from }) => from === index)
  const names = [desk.beginning, desk.middle, desk.end]
  return (
    <div className="marks" role="group" aria-label={desk.marks}>
      {marks.map((mark, at) => {
        const { index, atMs } = mark
        const place = shown[placeOf(index)]
        const still = stills.get(inFilm(lengthMs, atMs))
        const leftMs = offsetLeft(found[at]?.offsetMs, mark, place)
        return (
          <button
            key={names[at]}
            type="button"
            className="mark-card"
            disabled={text === null}
            aria-current={text !== null && placeOf(index) === chosen}
            aria-keyshortcuts={String(at + 1)}
            onClick={() => goTo(placeOf(index))}
          >
            {still !== undefined && <img src={still} alt="" />}
            <span>
              <b>
                {names[at]} <span className="faint">{clockOf(texts, place?.startMs ?? atMs)}</span>
              </b>
              <span className={stepClass(leftMs)}>{stepWords(texts, leftMs)}</span>
            </span>
          </button>
        )
      })}
    </div>
  )
}

/** Nobody sees less. */
const leastMs = 150

function stepClass(offsetMs: number | null | undefined): string {
  return Math.abs(offsetMs ?? 0) < leastMs ? 'mark-good' : 'mark-off'
}
