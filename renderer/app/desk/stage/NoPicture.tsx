/** There is no ffmpeg, or it did not answer: what installs it, where else it may be, and what works all the same. */
import { useApp } from '../../stores/appContext.ts'
import { Button } from '../../../components/button/Button.tsx'
import { Icon } from '../../../components/icons/Icon.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { installs } from './installs.ts'
import { useSeenStore } from '../useSeenStore.ts'

export function NoPicture() {
  const { desk, wording } = useTexts()
  const { navigate } = useApp()
  const lookedAtMs = useSeenStore('player', ({ tools }) => tools?.lookedAtMs ?? null)
  const isLate = useSeenStore('player', ({ tools }) => tools?.isLate === true)
  const look = useSeenStore('player', (player) => player.look)
  const { without } = desk
  return (
    <div className="no-picture">
      <h2>{isLate ? without.lateTitle : without.title}</h2>
      <p>{isLate ? without.lateText : without.text}</p>
      {!isLate && <Installs />}
      <div className="desk-move">
        <Button icon="refresh" onPress={() => void look(true)}>
          {without.lookAgain}
        </Button>
        <Button look="ghost" onPress={() => navigate({ screen: 'settings', section: 'download', field: 'ffmpeg' })}>
          {without.nameFolder}
        </Button>
        {lookedAtMs !== null && (
          <span className="faint small">{without.looked({ time: wording.time(lookedAtMs) })}</span>
        )}
      </div>
      <ul className="works">
        {[without.words, without.against, without.reading].map((words) => (
          <li key={words}>
            <Icon name="check" /> {words}
          </li>
        ))}
        {[without.picture, without.speech, without.transcribe].map((words) => (
          <li key={words} className="faint">
            <Icon name="minus" /> {words}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Installs() {
  return (
    <dl className="install">
      {installs.map(({ system, line }) => (
        <div key={system}>
          <dt>{system}</dt>
          <dd>
            <code>{line}</code>
          </dd>
        </div>
      ))}
    </dl>
  )
}
