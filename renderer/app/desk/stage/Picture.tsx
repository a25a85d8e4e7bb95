/** The film at this moment: a still, then the clip; the subtitle is drawn over it as it would be written. */
import { useEffect, useRef, useState } from 'react'
import type { EditedCue } from '../../../../shared/subtitle/edit/editedCues.ts'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { problemText } from '../../../texts/hostWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { movedWords } from '../edits/keepWords.ts'
import { later } from '../../later.ts'
import { clockOf } from '../deskTimes.ts'
import { noEdit } from '../edits/edits.ts'
import { ShownSubtitle } from './ShownSubtitle.tsx'
import { useSeenStore } from '../useSeenStore.ts'

interface PictureProps {
  /** What is drawn over it. */
  readonly cues: readonly EditedCue[]
  /** Of two of one moment one leads: it is heard, and says where the film stands. */
  readonly leads?: boolean
}

export function Picture({ cues, leads = true }: PictureProps) {
  const texts = useTexts()
  const { desk } = texts
  const still = useSeenStore('player', (player) => player.still)
  const clip = useSeenStore('player', (player) => player.clip)
  const atMs = useSeenStore('player', (player) => player.atMs)
  const problem = useSeenStore('player', (player) => player.problem)
  const edit = useSeenStore('seen', ({ edits }) => (leads ? edits.now : noEdit))
  const moved = movedWords(texts, edit)
  return (
    <div className="picture">
      {still === null && !clip && !(problem && leads) && <span className="picture-time">{clockOf(texts, atMs)}</span>}
      {still !== null && <img className="picture-still" src={still} alt={desk.film} />}
      {clip && <ClipVideo key={clip.address} address={clip.address} leads={leads} />}
      <ShownSubtitle cues={cues} />
      {moved !== null && <span className="picture-chip">{moved}</span>}
      {problem && leads && (
        <span className="picture-chip picture-chip-end">
          <Untrusted text={problemText(texts, problem)} wraps />
        </span>
      )}
    </div>
  )
}

/** A clip is drawn sooner, mostly; of one that is not, nobody shall judge by a picture of another moment. */
const patienceMs = 1_000

/** Follows what the desk says, and tells where it is while it plays. */
function ClipVideo({ address, leads }: { readonly address: string; readonly leads: boolean }) {
  const { desk } = useTexts()
  const video = useRef<HTMLVideoElement>(null)
  const [isReady, setReady] = useState(false)
  const startMs = useSeenStore('player', ({ clip }) => clip?.startMs ?? 0)
  const atMs = useSeenStore('player', (player) => player.atMs)
  const isPlaying = useSeenStore('player', (player) => player.isPlaying)
  const follow = useSeenStore('player', (player) => player.follow)
  const play = useSeenStore('player', (player) => player.play)
  const fail = useSeenStore('player', (player) => player.fail)
  const standIn = useSeenStore('player', (player) => player.standIn)
  useEffect(() => (isReady ? undefined : later(standIn, patienceMs)), [isReady, atMs, standIn])
  // Taken off the page, it would go on asking for a film that the program has let go.
  useEffect(() => {
    const shown = video.current
    if (!shown) return
    shown.src = address
    return () => {
      shown.removeAttribute('src')
      shown.load()
    }
  }, [address])
  useEffect(() => {
    const shown = video.current
    // What it told itself a moment ago is no jump; at rest the one that follows shows the very moment of the one that leads.
    const slackMs = leads || isPlaying ? 300 : 20
    if (shown && isReady && Math.abs(shown.currentTime * 1000 + startMs - atMs) > slackMs)
      shown.currentTime = Math.max(0, (atMs - startMs) / 1000)
  }, [atMs, startMs, isReady, isPlaying, leads])
  useEffect(() => {
    const shown = video.current
    if (!shown || !isReady) return
    if (!isPlaying) {
      shown.pause()
      return
    }
    shown.play().catch(() => play(false))
    if (!leads) return
    let frame = 0
    const tell = () => {
      follow(shown.currentTime * 1000 + startMs)
      frame = requestAnimationFrame(tell)
    }
    frame = requestAnimationFrame(tell)
    return () => cancelAnimationFrame(frame)
  }, [isPlaying, isReady, startMs, follow, play, leads])
  return (
    <video
      ref={video}
      className={isReady ? 'picture-clip' : 'picture-clip picture-clip-coming'}
      aria-label={desk.film}
      preload="auto"
      muted={!leads}
      disablePictureInPicture
      onLoadedData={() => setReady(true)}
      onEnded={() => play(false)}
      onError={fail}
    />
  )
}
