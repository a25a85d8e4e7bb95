/** Whether somebody has listened to the film, how long that takes, and the buttons that begin and end it. */
import { Button } from '../../../components/button/Button.tsx'
import { isSilent } from '../../../texts/soundWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useSeenStore } from '../useSeenStore.ts'

/** Nobody waits by the second. */
const stepMs = 5_000
const wholeSteps = (ms: number) => Math.max(1, Math.ceil(ms / stepMs)) * stepMs

export function SoundState() {
  const state = useSeenStore('strip', ({ whole }) => whole?.state ?? null)
  if (state === 'listening') return <Listening />
  return state === 'unknown' ? <NotHeard /> : null
}

function Listening() {
  const { desk, wording } = useTexts()
  const { strip } = desk
  const share = useSeenStore('strip', ({ whole }) => whole?.share ?? 0)
  const leftMs = useSeenStore('strip', ({ whole }) => whole?.leftMs ?? null)
  const stop = useSeenStore('strip', (store) => store.stopListening)
  const percent = wording.percent(share)
  const words =
    leftMs === null
      ? strip.listening({ share: percent })
      : strip.listeningLeft({ share: percent, left: wording.secondsLeft(wholeSteps(leftMs)) })
  return (
    <span className="strip-unknown">
      <span
        role="progressbar"
        aria-label={strip.listens}
        aria-valuetext={words}
        aria-valuenow={Math.floor(share * 100)}
      >
        {words}
      </span>
      <Button size="s" icon="stop" onPress={() => void stop()}>
        {strip.stop}
      </Button>
    </span>
  )
}

function NotHeard() {
  const { desk, wording } = useTexts()
  const { strip } = desk
  const leftMs = useSeenStore('strip', ({ whole }) => whole?.leftMs ?? null)
  const listen = useSeenStore('strip', (store) => store.listen)
  const isWithoutSound = useSeenStore('seen', ({ details }) => isSilent(details?.tracks ?? []))
  const canListen = useSeenStore('player', ({ tools }) => typeof tools?.version === 'string')
  if (isWithoutSound) return <span className="strip-unknown">{strip.noSound}</span>
  return (
    <span className="strip-unknown">
      <span>{strip.notMeasured}</span>
      {canListen && (
        <Button size="s" onPress={() => void listen()}>
          {leftMs === null ? strip.measure : strip.measureAbout({ time: wording.secondsLeft(wholeSteps(leftMs)) })}
        </Button>
      )}
    </span>
  )
}
