/** Whether somebody has listened to the film, and the button that does it once. */
import { Button } from '../../../components/button/Button.tsx'
import { isSilent } from '../../../texts/soundWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useSeenStore } from '../useSeenStore.ts'

export function SoundState() {
  const { desk, wording } = useTexts()
  const { strip } = desk
  const state = useSeenStore('strip', ({ whole }) => whole?.state ?? null)
  const share = useSeenStore('strip', ({ whole }) => whole?.share ?? 0)
  const listen = useSeenStore('strip', (store) => store.listen)
  const isWithoutSound = useSeenStore('seen', ({ details }) => isSilent(details?.tracks ?? []))
  const canListen = useSeenStore('player', ({ tools }) => typeof tools?.version === 'string')
  if (state === 'listening') return <span role="status">{strip.listening({ share: wording.percent(share) })}</span>
  if (state !== 'unknown') return null
  if (isWithoutSound) return <span className="strip-unknown">{strip.noSound}</span>
  return (
    <span className="strip-unknown">
      <span>{strip.notMeasured}</span>
      {canListen && (
        <Button size="s" onPress={() => void listen()}>
          {strip.measure}
        </Button>
      )}
    </span>
  )
}
