/** Newer versions of the app: what is done about them, what is asked and sent, and how it stands. */
import type { UpdatesState } from '../../../../shared/contract/runs/updates.ts'
import { Button } from '../../../components/button/Button.tsx'
import { Notice } from '../../../components/page/Notice.tsx'
import { ProgressBar } from '../../../components/sign/ProgressBar.tsx'
import { settingTable } from '../../../../shared/settings/settingTable.ts'
import { choicesOf } from '../../../components/field/choicesOf.ts'
import { SegmentedControl } from '../../../components/field/SegmentedControl.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { LabelledRow } from '../LabelledRow.tsx'
import type { SettingsProps } from '../settingsStores.ts'
import { statusSentence } from './statusSentence.ts'
import { useSettingsStore } from '../useSettingsStore.ts'

export function UpdateSettings({ state }: SettingsProps) {
  const { updates: words } = useTexts()
  const updates = useSettingsStore('updates', ({ value }) => value)
  const write = useSettingsStore('edit', (edit) => edit.write)
  if (!updates) return null
  if (updates.bar !== null) return <p className="quiet">{words.bars[updates.bar]}</p>
  return (
    <>
      <LabelledRow of="updates.mode" label={words.mode}>
        <SegmentedControl
          label={words.mode}
          value={state.values['updates.mode']}
          segments={choicesOf(settingTable['updates.mode'].takes, words.modes)}
          onChange={(value) => void write('updates.mode', value)}
        />
      </LabelledRow>
      <p className="faint small">
        {words.sent} {updates.address !== null && words.asks({ address: updates.address })}
      </p>
      {updates.hold !== null && <p className="faint small">{words.holds[updates.hold]}</p>}
      <UpdateStatus updates={updates} />
    </>
  )
}

function UpdateStatus({ updates }: { readonly updates: UpdatesState }) {
  const { updates: words, wording } = useTexts()
  const installUpdate = useSettingsStore('edit', (edit) => edit.installUpdate)
  const lookForUpdates = useSettingsStore('edit', (edit) => edit.lookForUpdates)
  const isRunning = useSettingsStore('plan', ({ value }) => value?.phase === 'running')
  const { status, fault, progress } = updates
  const sentence = statusSentence(updates, words, wording)
  return (
    <>
      <p role="status">{sentence}</p>
      {status === 'downloading' && <ProgressBar label={sentence} progress={progress} />}
      {fault !== null && <Notice tone="look" text={words.faults[fault]} />}
      {status === 'ready' ? (
        <>
          {isRunning && <p className="faint small">{words.runs}</p>}
          <Button look="primary" onPress={() => void installUpdate()}>
            {words.install}
          </Button>
        </>
      ) : (
        <Button
          isBusy={status === 'looking'}
          isDisabled={status === 'downloading'}
          onPress={() => void lookForUpdates()}
        >
          {words.lookNow}
        </Button>
      )}
    </>
  )
}
