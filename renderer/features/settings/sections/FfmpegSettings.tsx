/** Which ffmpeg is used, and its folder: chosen in the system's dialog or by walking through the host's folders, never typed. */
import { useEffect } from 'react'
import type { MediaToolsState } from '../../../../shared/contract/videos/desk.ts'
import { useApp } from '../../../app/stores/appContext.ts'
import { Button } from '../../../components/button/Button.tsx'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { problemText } from '../../../texts/hostWords.ts'
import type { Texts } from '../../../texts/Texts.ts'
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
        {folder !== '' && <Untrusted className="code" text={folder} wraps />}
        <FoundFfmpeg folder={folder} />
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

/** Looked for whenever another folder is named. */
function FoundFfmpeg({ folder }: { readonly folder: string }) {
  const texts = useTexts()
  const tools = useSettingsStore('engines', (store) => store.tools)
  const problem = useSettingsStore('engines', (store) => store.toolsProblem)
  const look = useSettingsStore('engines', (store) => store.lookForTools)
  useEffect(() => void look(), [look, folder])
  return (
    <span className="faint" role="status">
      {problem ? (
        <Untrusted text={problemText(texts, problem)} wraps />
      ) : (
        tools && <Untrusted text={wordsOf(texts, tools)} wraps />
      )}
    </span>
  )
}

/** The folder that the settings name stands beside it already. */
function wordsOf({ settings }: Texts, { version, place, isLate }: MediaToolsState): string {
  if (version === null) return isLate ? settings.ffmpegLate : settings.ffmpegNone
  const named = settings.ffmpegVersion({ version })
  if (place === 'settings') return named
  return `${place === 'bundled' ? settings.ffmpegBundled : settings.ffmpegOfSystem} · ${named}`
}
