/** What the log keeps, and the report for support. */
import { Button } from '../../../components/Button.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { Switch } from '../../../components/Switch.tsx'
import { problemText } from '../../../texts/hostWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import type { SettingsProps } from '../settingsStores.ts'
import { ReportPanel } from './ReportPanel.tsx'
import { useSettingsStore } from '../useSettingsStore.ts'
import './support.css'

export function SupportSettings({ state }: SettingsProps) {
  const texts = useTexts()
  const { privacy } = texts
  const write = useSettingsStore('edit', (edit) => edit.write)
  const report = useSettingsStore('support', (state) => state.report)
  const problem = useSettingsStore('support', (state) => state.problem)
  const isBusy = useSettingsStore('support', (state) => state.isBusy)
  const make = useSettingsStore('support', (state) => state.make)
  return (
    <>
      <Switch
        label={privacy.wholePaths}
        hint={privacy.wholePathsHint}
        isOn={state.values['log.wholePaths']}
        onChange={(isOn) => void write('log.wholePaths', isOn)}
      />
      <Button isBusy={isBusy} onPress={() => void make()}>
        {report ? privacy.again : privacy.make}
      </Button>
      {!report && problem && <Notice tone="bad" text={problemText(texts, problem)} />}
      {report && <ReportPanel report={report} />}
    </>
  )
}
