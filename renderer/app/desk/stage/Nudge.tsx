/** Moves the whole subtitle at once; nothing is written before it is kept. */
import { Button } from '../../../components/button/Button.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { movedBy } from '../deskTimes.ts'
import { useSeenStore } from '../useSeenStore.ts'

const steps = [-500, -100, 100, 500] as const

export function Nudge() {
  const texts = useTexts()
  const { desk } = texts
  const offsetMs = useSeenStore('seen', ({ edits }) => edits.now.offsetMs)
  const speed = useSeenStore('seen', ({ edits }) => edits.now.speed)
  const act = useSeenStore('seen', (state) => state.act)
  const isMoved = offsetMs !== 0 || speed !== 1
  const button = (byMs: number) => (
    <button
      key={byMs}
      type="button"
      aria-label={desk.moveBy({ seconds: movedBy(texts, byMs) })}
      onClick={() => act({ kind: 'nudge', byMs })}
    >
      {movedBy(texts, byMs)}
    </button>
  )
  return (
    <>
      <div className="nudge" role="group" aria-label={desk.move}>
        {steps.slice(0, 2).map(button)}
        <output className={offsetMs === 0 ? 'nudge-still' : ''}>
          {desk.seconds({ seconds: offsetMs === 0 ? '0' : movedBy(texts, offsetMs) })}
        </output>
        {steps.slice(2).map(button)}
      </div>
      {/* Its room is there from the start: with the first move the film above keeps its size. */}
      <span className={isMoved ? undefined : 'desk-room'} inert={!isMoved}>
        <Button look="ghost" onPress={() => act({ kind: 'retime', speed: 1, offsetMs: 0 })}>
          {desk.backToZero}
        </Button>
      </span>
    </>
  )
}
