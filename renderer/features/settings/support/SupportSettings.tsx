/** What the log keeps, and the report for support. */
import { Button } from '../../../components/button/Button.tsx'
import { Switch } from '../../../components/field/Switch.tsx'
import { ProblemNotice } from '../../../app/problem/ProblemNotice.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { SettingPlace } from '../SettingPlace.tsx'
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
      <SettingPlace of="log.wholePaths">
        <Switch
          label={privacy.wholePaths}
          hint={privacy.wholePathsHint}
          isOn={state.values['log.wholePaths']}
          onChange={(isOn) => void write('log.wholePaths', isOn)}
        />
      </SettingPlace>
      <Button isBusy={isBusy} onPress={() => void make()}>
        {report ? privacy.again : privacy.make}
      </Button>
      {!report && problem && <ProblemNotice problem={problem} />}
      {report && <ReportPanel report={report} />}
    </>
  )
}
