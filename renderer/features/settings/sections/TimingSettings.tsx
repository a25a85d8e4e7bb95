/** What a download's timing is measured against, what is listened to, and how closely. */
import { useMemo } from 'react'
import { pairOf } from '../../../../shared/languagePair.ts'
import { settingTable } from '../../../../shared/settings/settingTable.ts'
import { choicesOf } from '../../../components/field/choicesOf.ts'
import { SegmentedControl } from '../../../components/field/SegmentedControl.tsx'
import { SelectField, type Choice } from '../../../components/field/SelectField.tsx'
import { Switch } from '../../../components/field/Switch.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { LabelledRow } from '../LabelledRow.tsx'
import { SettingPlace } from '../SettingPlace.tsx'
import type { SettingsProps } from '../settingsStores.ts'
import { useSettingsStore } from '../useSettingsStore.ts'

export function TimingSettings({ state }: SettingsProps) {
  const { settings } = useTexts()
  const write = useSettingsStore('edit', (edit) => edit.write)
  return (
    <div className="settings-fields">
      <LabelledRow of="timing.afterDownload" label={settings.timing}>
        <SegmentedControl
          label={settings.timing}
          value={state.values['timing.afterDownload']}
          segments={choicesOf(settingTable['timing.afterDownload'].takes, settings.timingChoices)}
          onChange={(value) => void write('timing.afterDownload', value)}
        />
      </LabelledRow>
      <SettingPlace of="timing.bySound">
        <Switch
          label={settings.timingBySound}
          hint={settings.timingBySoundHint}
          isOn={state.values['timing.bySound']}
          onChange={(isOn) => void write('timing.bySound', isOn)}
        />
      </SettingPlace>
      <LabelledRow of="timing.sound" label={settings.timingSound}>
        <SoundWish wish={state.values['timing.sound']} state={state} />
      </LabelledRow>
      <SettingPlace of="timing.listenClosely">
        <Switch
          label={settings.listenClosely}
          hint={settings.listenCloselyHint}
          isOn={state.values['timing.listenClosely']}
          onChange={(isOn) => void write('timing.listenClosely', isOn)}
        />
      </SettingPlace>
    </div>
  )
}

/** Beside the languages. */
const places = ['original', 'first'] as const

function SoundWish({ wish, state: { languages } }: SettingsProps & { readonly wish: string }) {
  const { settings, wording } = useTexts()
  const write = useSettingsStore('edit', (edit) => edit.write)
  const choices = useMemo(() => {
    const byPlace: Choice<string>[] = places.map((value) => ({ value, label: settings.timingSounds[value] }))
    // A sound track is in one language: pairs are of subtitles.
    const tags = languages
      .filter(({ tag }) => pairOf(tag) === null)
      .map(({ tag }) => ({ value: tag, label: wording.languageName(tag) }))
      .sort((a, b) => wording.compareNames(a.label, b.label))
    const known = [...byPlace, ...tags]
    // A tag that no list has, as the command may set it.
    return known.some(({ value }) => value === wish)
      ? known
      : [...known, { value: wish, label: wording.languageName(wish) }]
  }, [settings, wording, languages, wish])
  return (
    <SelectField
      label={settings.timingSound}
      isLabelHidden
      value={wish}
      choices={choices}
      onChange={(value) => void write('timing.sound', value)}
    />
  )
}
