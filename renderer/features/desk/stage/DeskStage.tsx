/** Picture and sound at one line, moving the whole subtitle, and three places to look at. */
import { useTexts } from '../../../texts/TextsContext.tsx'
import { KeepButton, KeepRoom } from '../keep/KeepButton.tsx'
import { Marks } from '../../../app/desk/stage/Marks.tsx'
import { NoPicture } from '../../../app/desk/stage/NoPicture.tsx'
import { Nudge } from '../../../app/desk/stage/Nudge.tsx'
import { PlayedWhole } from '../../../app/desk/stage/PlayedWhole.tsx'
import { Picture } from '../../../app/desk/stage/Picture.tsx'
import { PlayBar } from '../../../app/desk/stage/PlayBar.tsx'
import { useDeskStore } from '../useDeskStore.ts'
import { isWithoutPicture } from '../../../app/desk/stage/isWithoutPicture.ts'
import '../../../app/desk/stage/stage.css'

export function DeskStage() {
  const { desk } = useTexts()
  const isWithout = useDeskStore('player', isWithoutPicture)
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
          <PlayedWhole />
        </>
      )}
      <div className="desk-move">
        <Nudge />
        <KeepButton look={isLeaving ? 'plain' : 'primary'} />
        <KeepRoom />
      </div>
      <Marks />
    </section>
  )
}
