/** Media servers that could not be told of what was written: why, when that is tried again, and where it is mended. */
import { useApp } from '../../../app/stores/appContext.ts'
import { Button } from '../../../components/button/Button.tsx'
import { Notice } from '../../../components/page/Notice.tsx'
import { playerTrouble } from '../../../texts/playerWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useActivityStore } from '../useActivityStore.ts'

export function PlayerTroubles() {
  const texts = useTexts()
  const { players: words, wording } = texts
  const { navigate } = useApp()
  const players = useActivityStore('players', ({ value }) => value?.players)
  const failing = players?.filter(({ failure, waiting }) => failure !== null && waiting > 0) ?? []
  if (failing.length === 0) return null
  return (
    <div className="player-troubles">
      {failing.map((each) => (
        <Notice
          key={each.player}
          tone="look"
          text={[
            playerTrouble(texts, each),
            each.retryMs === null ? '' : words.retryAt({ time: wording.time(each.retryMs) }),
          ].join(' ')}
        >
          <Button size="s" onPress={() => navigate({ screen: 'settings', section: 'players' })}>
            {words.title}
          </Button>
        </Notice>
      ))}
    </div>
  )
}
