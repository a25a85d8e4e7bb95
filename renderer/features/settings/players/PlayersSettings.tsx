/** Players and servers: who is told of new subtitles, who may tell this app of new files, and where the digest goes. */
import { useEffect } from 'react'
import { ProblemNotice } from '../../../app/problem/ProblemNotice.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import type { SettingsProps } from '../settingsStores.ts'
import { useSettingsStore } from '../useSettingsStore.ts'
import { HookSettings } from './HookSettings.tsx'
import { NotifySettings } from './NotifySettings.tsx'
import { PlayerGroup } from './PlayerGroup.tsx'
import './players.css'

export function PlayersSettings({ state }: SettingsProps) {
  const { players: words, settings } = useTexts()
  const record = useSettingsStore('players', ({ value }) => value)
  const refresh = useSettingsStore('players', (players) => players.refresh)
  const problem = useSettingsStore('playersEdit', (edit) => edit.problem)
  // Folders may have come, and watching been turned on, since it was last read.
  useEffect(() => void refresh(), [refresh])
  if (!record) return null
  return (
    <>
      {problem && <ProblemNotice problem={problem} />}
      <h3>{words.playersTitle}</h3>
      <p className="faint small">{words.playersHint}</p>
      {record.players.map((player) => (
        <PlayerGroup key={player.player} player={player} values={state.values} />
      ))}
      <h3>{words.hooksTitle}</h3>
      <p className="faint small">{words.hooksHint}</p>
      <HookSettings hooks={record.hooks} isWatching={record.isWatching} />
      <h3>{words.notifyTitle}</h3>
      <p className="faint small">{words.notifyHint}</p>
      <NotifySettings notify={record.notify} values={state.values} />
      <p className="faint small">{settings.protections[record.secretProtection]}</p>
    </>
  )
}
