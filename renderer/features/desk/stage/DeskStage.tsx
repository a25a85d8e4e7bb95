/** Picture and sound at one line, moving the whole subtitle, and three places to look at. */
import { useTexts } from '../../../texts/TextsContext.tsx'
import { KeepButton } from '../keep/KeepButton.tsx'
import { Marks } from './Marks.tsx'
import { NoPicture } from './NoPicture.tsx'
import { Nudge } from './Nudge.tsx'
import { Picture } from './Picture.tsx'
import { PlayBar } from './PlayBar.tsx'
import { useDeskStore } from '../useDeskStore.ts'
import './stage.css'

export function DeskStage() {
  const { desk } = useTexts()
  const isWithout = useDeskStore(
    'player',
    ({ tools, clip }) => tools !== null && tools.version === null && clip === null,
  )
  const cues = useDeskStore('desk', (state) => state.cues)
  const isLeaving = useDeskStore('desk', (state) => state.isLeaving)
  return (
    <section className="desk-stage" aria-label={desk.stage}>
      {isWithout ? (
        <NoPicture />
      ) : (
        <>
          <Picture cues={cues} />
          <PlayBar />
        </>
      )}
      <div className="desk-move">
        <Nudge />
        <KeepButton look={isLeaving ? 'plain' : 'primary'} />
      </div>
      <Marks />
    </section>
  )
}
