/** An address that was just made: shown this once, to be copied. */
import { useState } from 'react'
import { useApp } from '../../../app/stores/appContext.ts'
import { Button } from '../../../components/button/Button.tsx'
import { shownText } from '../../../components/text/untrusted.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useSettingsStore } from '../useSettingsStore.ts'
import type { MadeHook } from './playersStore.ts'

/** A window has no port of its own: the one of the page stands there, as the sentence above says it. */
const pageOfDesktop = 'http://127.0.0.1:8470'

export function MadeAddress({ made }: { readonly made: MadeHook }) {
  const { players: words } = useTexts()
  const { host } = useApp()
  const close = useSettingsStore('playersEdit', (edit) => edit.closeMade)
  const [isCopied, setIsCopied] = useState(false)
  const address = `${host.kind === 'desktop' ? pageOfDesktop : window.location.origin}/hooks/${made.token}`
  const name = shownText(made.name)
  return (
    <div className="hook-made" role="status">
      <p>{words.made({ name })}</p>
      <div className="settings-secret-form">
        <label className="field">
          <span className="field-label">{words.madeAddress({ name })}</span>
          <span className="field-box">
            <input
              className="field-input code"
              readOnly
              spellCheck={false}
              value={address}
              onFocus={(event) => event.target.select()}
            />
          </span>
        </label>
        <Button
          icon={isCopied ? 'check' : 'copy'}
          onPress={() => void navigator.clipboard.writeText(address).then(() => setIsCopied(true))}
        >
          {isCopied ? words.copied : words.copy}
        </Button>
        <Button look="ghost" onPress={close}>
          {words.done}
        </Button>
      </div>
    </div>
  )
}
