/** The wanted languages with what they mean for the library, and the rules that go with them. */
import { useEffect, useMemo, useState } from 'react'
import { settingTable } from '../../../../shared/settings/settingTable.ts'
import { choicesOf } from '../../../components/field/choicesOf.ts'
import { SegmentedControl } from '../../../components/field/SegmentedControl.tsx'
import { Switch } from '../../../components/field/Switch.tsx'
import { WishEditor } from '../../../components/field/WishEditor.tsx'
import { readWishes, writeWishes, type Wishes } from '../../../components/text/wishText.ts'
import { wishPartText } from '../../../texts/hostWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { LabelledRow } from '../LabelledRow.tsx'
import { SettingPlace } from '../SettingPlace.tsx'
import type { SettingsProps } from '../settingsStores.ts'
import { useSettingsStore } from '../useSettingsStore.ts'

export function LanguageSettings({ state }: SettingsProps) {
  const { settings } = useTexts()
  const write = useSettingsStore('edit', (edit) => edit.write)
  const { values } = state
  return (
    <>
      <SettingPlace of="languages">
        <WishedLanguages state={state} />
      </SettingPlace>
      <h3>{settings.whichKind}</h3>
      <LabelledRow of="hearingImpaired" label={settings.hearingImpaired}>
        <SegmentedControl
          label={settings.hearingImpaired}
          value={values.hearingImpaired}
          segments={choicesOf(settingTable.hearingImpaired.takes, settings.hearingImpairedChoices)}
          onChange={(value) => void write('hearingImpaired', value)}
        />
      </LabelledRow>
      <SettingPlace of="forced">
        <Switch
          label={settings.forced}
          hint={settings.forcedHint}
          isOn={values.forced === 'also'}
          onChange={(isOn) => void write('forced', isOn ? 'also' : 'never')}
        />
      </SettingPlace>
      <SettingPlace of="skipWhenAudioMatches">
        <Switch
          label={settings.skipWhenAudioMatches}
          isOn={values.skipWhenAudioMatches}
          onChange={(isOn) => void write('skipWhenAudioMatches', isOn)}
        />
      </SettingPlace>
    </>
  )
}

/** The list of wishes alone: the first questions show it too. */
export function WishedLanguages({ state }: SettingsProps) {
  const texts = useTexts()
  const { settings, wording } = texts
  const chosen = useSettingsStore('edit', (edit) => edit.chosenLanguages)
  const choose = useSettingsStore('edit', (edit) => edit.chooseLanguages)
  const countWishes = useSettingsStore('edit', (edit) => edit.countWishes)
  const counts = useSettingsStore('edit', (edit) => edit.wishCounts)
  const text = chosen ?? state.values.languages
  /** Somebody wanted to take away the last one. */
  const [isRefused, setIsRefused] = useState(false)
  const wishes = useMemo(() => readWishes(text), [text])
  const choices = useMemo(
    () =>
      state.languages
        .map((language) => ({ ...language, name: wording.languageName(language.tag) }))
        .sort((a, b) => wording.compareNames(a.name, b.name)),
    [state.languages, wording],
  )
  useEffect(() => void countWishes(text), [countWishes, text])

  function keep(changed: Wishes): void {
    setIsRefused(changed.length === 0)
    if (changed.length > 0) void choose(writeWishes(changed))
  }

  function noteOf(wish: readonly string[]): string | null {
    const found = counts?.find((each) => each.wish === wish.join('>'))
    return found && found.covered + found.missing > 0
      ? settings.wouldMean({ covered: found.covered, missing: found.missing })
      : null
  }

  return (
    <WishEditor
      wishes={wishes}
      choices={choices}
      words={settings.wishes}
      nameOf={(part) => wishPartText(texts, part)}
      noteOf={noteOf}
      refusal={isRefused ? settings.wishes.last : ''}
      onChange={keep}
    />
  )
}
