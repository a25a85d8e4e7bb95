/** The folder of ffmpeg: chosen in the system's dialog or by walking through the host's folders, never typed. */
import { useApp } from '../../../app/stores/appContext.ts'
import { Button } from '../../../components/button/Button.tsx'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { LabelledRow } from '../LabelledRow.tsx'
import type { SettingsProps } from '../settingsStores.ts'
import { useSettingsStore } from '../useSettingsStore.ts'

export function FfmpegSettings({ state }: SettingsProps) {
  const { settings, engines } = useTexts()
  const write = useSettingsStore('edit', (edit) => edit.write)
  const attempt = useSettingsStore('edit', (edit) => edit.attempt)
  const chooseFfmpeg = useSettingsStore('engines', (store) => store.chooseFfmpeg)
  const browse = useSettingsStore('ffmpegBrowser', (browser) => browser.open)
  const { host } = useApp()
  const folder = state.values.ffmpeg
  const choose = () => (host.canChooseFolder ? attempt(() => chooseFfmpeg(null)) : browse())
  return (
    <LabelledRow of="ffmpeg" label={settings.ffmpeg}>
      <div className="settings-test">
        {folder === '' ? (
          <span className="faint">{settings.ffmpegOfSystem}</span>
        ) : (
          <Untrusted className="code" text={folder} wraps />
        )}
        <Button size="s" icon="folder" onPress={() => void choose()}>
          {engines.chooseFolder}
        </Button>
        {folder !== '' && (
          <Button size="s" look="danger" onPress={() => void write('ffmpeg', '')}>
            {engines.forgetFolder}
          </Button>
        )}
      </div>
    </LabelledRow>
  )
}
