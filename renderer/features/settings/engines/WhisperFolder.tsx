/** The folder of the Whisper model: chosen in the system's dialog or by walking through the host's folders, never typed. */
import { useStore } from 'zustand'
import { Button } from '../../../components/Button.tsx'
import { Untrusted } from '../../../components/Untrusted.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import type { SettingsPartProps } from '../settingsParts.ts'

export function WhisperFolder({ parts, state }: SettingsPartProps) {
  const { engines } = useTexts()
  const { write, attempt } = useStore(parts.edit)
  const chooseWhisper = useStore(parts.engines, (store) => store.chooseWhisper)
  const open = useStore(parts.browser, (browser) => browser.open)
  const folder = state.values['engines.whisperFolder']
  const choose = () => (parts.canChooseFolder ? attempt(() => chooseWhisper(null)) : open())
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
