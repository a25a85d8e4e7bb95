/** The folder of the Whisper model: chosen in the system's dialog or by walking through the host's folders, never typed. */
import { useApp } from '../../../app/stores/appContext.ts'
import { Button } from '../../../components/button/Button.tsx'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import type { SettingsProps } from '../settingsStores.ts'
import { useSettingsStore } from '../useSettingsStore.ts'

export function WhisperFolder({ state }: SettingsProps) {
  const { engines } = useTexts()
  const write = useSettingsStore('edit', (state) => state.write)
  const attempt = useSettingsStore('edit', (state) => state.attempt)
  const chooseWhisper = useSettingsStore('engines', (store) => store.chooseWhisper)
  const open = useSettingsStore('browser', (browser) => browser.open)
  const { host } = useApp()
  const folder = state.values['engines.whisperFolder']
  const choose = () => (host.canChooseFolder ? attempt(() => chooseWhisper(null)) : open())
  return (
    <div className="settings-test">
      {folder === '' ? (
        <span className="faint">{engines.noFolder}</span>
      ) : (
        <Untrusted className="code" text={folder} wraps />
      )}
      <Button size="s" icon="folder" onPress={() => void choose()}>
        {engines.chooseFolder}
      </Button>
      {folder !== '' && (
        <Button size="s" look="danger" onPress={() => void write('engines.whisperFolder', '')}>
          {engines.forgetFolder}
        </Button>
      )}
    </div>
  )
}
