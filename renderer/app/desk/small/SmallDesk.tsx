/** The desk in small: picture and sound of one subtitle, three places to look at, its strip, and what the evidence says. */
import { type KeyboardEvent, type ReactNode } from 'react'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { problemText } from '../../../texts/hostWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { isTypingIn, pressesTarget } from '../../keys/isTypingIn.ts'
import { isWithoutPicture } from '../stage/isWithoutPicture.ts'
import { Marks } from '../stage/Marks.tsx'
import { Picture } from '../stage/Picture.tsx'
import { PlayBar } from '../stage/PlayBar.tsx'
import { PlayedWhole } from '../stage/PlayedWhole.tsx'
import { StripWhole } from '../strip/StripWhole.tsx'
import { useStripMarks } from '../strip/useStripMarks.ts'
import { useSeenStore } from '../useSeenStore.ts'
import { filmKeyOf } from './smallKeys.ts'
import { useFilmKey } from './useFilmKey.ts'
import { Verdict } from './Verdict.tsx'
import { WithoutPicture } from './WithoutPicture.tsx'
import '../stage/stage.css'
import '../strip/strip.css'
import './smallDesk.css'

export interface SmallDeskProps {
  /** Without it only its tools stand there, which keep the focus once it comes. */
  readonly isOpen?: boolean
  /** What else is done with it there. */
  readonly children: ReactNode
}

export function SmallDesk({ isOpen = true, children }: SmallDeskProps) {
  const texts = useTexts()
  const problem = useSeenStore('seen', (state) => state.problem)
  const isHere = useSeenStore('seen', ({ text }) => text !== null)
  const onKeyDown = useKeyDown()
  return (
    <section
      className="small-desk"
      aria-label={isOpen ? texts.desk.small.title : undefined}
      aria-busy={isOpen && !isHere && problem === null}
      onKeyDown={onKeyDown}
    >
      {isOpen && <OverFilm isHere={isHere} why={problem && problemText(texts, problem)} />}
      <div className="small-desk-tools">{children}</div>
    </section>
  )
}

interface OverFilmProps {
  readonly isHere: boolean
  /** It cannot be read; null where nothing says so. */
  readonly why: string | null
}

function OverFilm({ isHere, why }: OverFilmProps) {
  const isWithout = useSeenStore('player', isWithoutPicture)
  const cues = useSeenStore('seen', (state) => state.cues)
  const marks = useStripMarks()
  return (
    <>
      {why !== null || isWithout ? (
        // In the place of the picture: what stands below does not jump.
        <div className="picture small-desk-unread">
          {why === null ? <WithoutPicture /> : <Untrusted className="small" text={why} wraps />}
        </div>
      ) : (
        <Picture cues={cues} />
      )}
      {/* Its room is kept: nothing moves when the words come. */}
      <div className={isHere ? 'small-desk-film' : 'small-desk-film small-desk-coming'} inert={!isHere}>
        <Marks />
        <StripWhole {...marks} />
        {/* That nothing can be played is known late. */}
        <div className={isWithout ? 'small-desk-coming' : undefined} inert={isWithout}>
          <PlayBar />
        </div>
        {!isWithout && <PlayedWhole />}
        <Verdict />
      </div>
    </>
  )
}

/** While it has the keyboard. What takes a key itself keeps it. */
function useKeyDown(): (event: KeyboardEvent) => void {
  const carryOut = useFilmKey()
  return (event) => {
    const isOfTarget = isTypingIn(event.target) || pressesTarget(event)
    const key = event.defaultPrevented || isOfTarget ? null : filmKeyOf(event)
    if (!key) return
    event.preventDefault()
    if (key.kind === 'line' || !event.repeat) carryOut(key)
  }
}
