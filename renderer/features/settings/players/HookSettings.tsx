/** The addresses that Sonarr and Radarr call: made, shown once, listed with their last use, revoked. */
import { useState } from 'react'
import type { HookState } from '../../../../shared/contract/program/players.ts'
import { HookAddress } from '../../../app/service/HookAddress.tsx'
import { useApp } from '../../../app/stores/appContext.ts'
import { Button } from '../../../components/button/Button.tsx'
import { TextField } from '../../../components/field/TextField.tsx'
import { Notice } from '../../../components/page/Notice.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useSettingsStore } from '../useSettingsStore.ts'
import { HookLine } from './HookLine.tsx'
import { MadeAddress } from './MadeAddress.tsx'

interface HookSettingsProps {
  readonly hooks: readonly HookState[]
  readonly isWatching: boolean
}

export function HookSettings({ hooks, isWatching }: HookSettingsProps) {
  const { players: words } = useTexts()
  const { openScreen } = useApp()
  const made = useSettingsStore('playersEdit', (edit) => edit.made)
  return (
    <div className="hooks">
      <HookAddress />
      {hooks.length > 0 && !isWatching && (
        <Notice tone="look" text={words.hooksWatchOff}>
          <Button size="s" onPress={() => openScreen('watch')}>
            {words.openWatch}
          </Button>
        </Notice>
      )}
      {hooks.length > 0 && (
        <ul>
          {hooks.map((hook) => (
            <HookLine key={hook.id} hook={hook} />
          ))}
        </ul>
      )}
      {made ? <MadeAddress made={made} /> : <NewHook />}
    </div>
  )
}

function NewHook() {
  const { players: words } = useTexts()
  const makeHook = useSettingsStore('playersEdit', (edit) => edit.makeHook)
  const [name, setName] = useState('')
  return (
    <form
      className="settings-secret-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() === '') return
        void makeHook(name.trim())
        setName('')
      }}
    >
      <TextField label={words.hookName} placeholder="Sonarr" maxLength={60} value={name} onChange={setName} />
      <Button type="submit" isDisabled={name.trim() === ''}>
        {words.make}
      </Button>
    </form>
  )
}
