/** Newer versions of the app: what is done about them, what is asked and sent, and how it stands. */
import { useStore } from 'zustand'
import type { UpdatesState } from '../../../../shared/contract/updates.ts'
import { Button } from '../../../components/Button.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { ProgressBar } from '../../../components/ProgressBar.tsx'
import { settingTable } from '../../../../shared/settings/settingTable.ts'
import { choicesOf } from '../../../components/choicesOf.ts'
import { SegmentedControl } from '../../../components/SegmentedControl.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { LabelledRow } from '../LabelledRow.tsx'
import type { SettingsPartProps, SettingsParts } from '../settingsParts.ts'
import { standingSentence } from './standingSentence.ts'

export function UpdateSettings({ parts, state }: SettingsPartProps) {
  const { updates: words } = useTexts()
  const updates = useStore(parts.updates, ({ value }) => value)
  const write = useStore(parts.edit, (edit) => edit.write)
  if (!updates) return null
  if (updates.bar !== null) return <p className="quiet">{words.bars[updates.bar]}</p>
  return (
    <>
      <LabelledRow label={words.mode}>
        <SegmentedControl
          label={words.mode}
          value={state.values['updates.mode']}
          segments={choicesOf(settingTable['updates.mode'].takes, words.modes)}
          onChange={(value) => void write('updates.mode', value)}
        />
      </LabelledRow>
      <p className="faint small">
        {words.sent} {updates.address !== null && words.asks(updates.address)}
      </p>
      {updates.hold !== null && <p className="faint small">{words.holds[updates.hold]}</p>}
      <Standing parts={parts} updates={updates} />
    </>
  )
}

interface StandingProps {
  readonly parts: SettingsParts
  readonly updates: UpdatesState
}

function Standing({ parts, updates }: StandingProps) {
  const { updates: words, wording } = useTexts()
  const attempt = useStore(parts.edit, (edit) => edit.attempt)
  const isRunning = useStore(parts.plan, ({ value }) => value?.phase === 'running')
  const { standing, fault, progress } = updates
  const sentence = standingSentence(updates, words, wording)
  return (
    <>
      <p role="status">{sentence}</p>
      {standing === 'downloading' && <ProgressBar label={sentence} progress={progress} />}
      {fault !== null && <Notice tone="look" text={words.faults[fault]} />}
      {standing === 'ready' ? (
        <>
          {isRunning && <p className="faint small">{words.runs}</p>}
          <Button look="primary" onPress={() => void attempt(parts.installUpdate)}>
            {words.install}
          </Button>
        </>
      ) : (
        <Button
          isBusy={standing === 'looking'}
          isDisabled={standing === 'downloading'}
          onPress={() => void attempt(parts.lookForUpdates)}
        >
          {words.lookNow}
        </Button>
      )}
    </>
  )
}
