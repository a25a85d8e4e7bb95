/** Where the daily digest and new questions go: the address, its form, its token, and a trial. */
import type { PlayersState } from '../../../../shared/contract/program/players.ts'
import type { SettingValues } from '../../../../shared/contract/settings.ts'
import { settingTable } from '../../../../shared/settings/settingTable.ts'
import { choicesOf } from '../../../components/field/choicesOf.ts'
import { DraftField } from '../../../components/field/DraftField.tsx'
import { SegmentedControl } from '../../../components/field/SegmentedControl.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { LabelledRow } from '../LabelledRow.tsx'
import { SecretField } from '../SecretField.tsx'
import { SettingPlace } from '../SettingPlace.tsx'
import { useSettingsStore } from '../useSettingsStore.ts'
import { homeAddress } from '../wholeAddress.ts'
import { TrialLine } from './TrialLine.tsx'
import { isSaidBy, validTrial } from './validTrial.ts'

interface NotifySettingsProps {
  readonly notify: PlayersState['notify']
  readonly values: SettingValues
}

export function NotifySettings({ notify, values }: NotifySettingsProps) {
  const { players: words, wording } = useTexts()
  const write = useSettingsStore('edit', (edit) => edit.write)
  const setSecret = useSettingsStore('edit', (edit) => edit.setSecret)
  const trial = validTrial(
    useSettingsStore('playersEdit', (edit) => edit.trials.notify),
    notify,
  )
  const failure = isSaidBy(trial, notify.failure) ? null : notify.failure
  const forgetTrial = useSettingsStore('playersEdit', (edit) => edit.forgetTrial)
  const address = values['notify.address']
  const change = (work: Promise<void>) => {
    forgetTrial('notify')
    void work
  }
  return (
    <div className="outsider" role="group" aria-label={words.notifyTitle}>
      <SettingPlace of="notify.address">
        <DraftField
          label={words.address}
          type="url"
          placeholder={words.addressExample({ address: 'https://ntfy.sh/undertitle-4Kq9' })}
          value={address}
          onKeep={(value) => change(write('notify.address', homeAddress(value)))}
        />
      </SettingPlace>
      <LabelledRow of="notify.form" label={words.form}>
        <SegmentedControl
          label={words.form}
          value={values['notify.form']}
          segments={choicesOf(settingTable['notify.form'].takes, words.forms)}
          onChange={(value) => change(write('notify.form', value))}
        />
      </LabelledRow>
      <LabelledRow of="notify.questions" label={words.questions}>
        <SegmentedControl
          label={words.questions}
          value={values['notify.questions']}
          segments={choicesOf(settingTable['notify.questions'].takes, words.questionWords)}
          onChange={(value) => void write('notify.questions', value)}
        />
      </LabelledRow>
      {address !== '' && (
        <>
          <SecretField
            label={words.keys.notify}
            secret={notify.key}
            onSet={(value) => change(setSecret('notify-key', value))}
          />
          <TrialLine outsider="notify" verb={words.sendTest} trial={trial} />
          <p className={failure === null ? 'faint small' : 'outsider-failing small'} role="status">
            {failure !== null && `${words.failures[failure]} `}
            {notify.toldMs === null ? words.notSent : words.lastSent({ time: wording.moment(notify.toldMs) })}
          </p>
        </>
      )}
    </div>
  )
}
