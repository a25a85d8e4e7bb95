/** What is done to a text before it is written, shown on an example by the very rules that a download goes through. */
import { useId } from 'react'
import { cleanSubtitle, type CleanWish } from '../../../../shared/subtitle/clean/cleanSubtitle.ts'
import { settingTable } from '../../../../shared/settings/settingTable.ts'
import { choicesOf } from '../../../components/field/choicesOf.ts'
import { SegmentedControl } from '../../../components/field/SegmentedControl.tsx'
import { Switch } from '../../../components/field/Switch.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { LabelledRow } from '../LabelledRow.tsx'
import { SettingPlace } from '../SettingPlace.tsx'
import type { SettingsProps } from '../settingsStores.ts'
import { useSettingsStore } from '../useSettingsStore.ts'

const [sounds, format] = ['clean.hearingImpaired', 'clean.format'] as const
/** In this order on the screen; each has its name and hint in the texts under the last part of its key. */
const parts = ['credits', 'interjections', 'capitals', 'sentenceStarts', 'ocrLetters'] as const

export function CleanSettings({ state: { values } }: SettingsProps) {
  const { clean } = useTexts().settings
  const write = useSettingsStore('edit', (edit) => edit.write)
  const wantsSounds = values.hearingImpaired === 'prefer' || values.hearingImpaired === 'only'
  const wish: CleanWish = {
    ...Object.fromEntries(parts.map((part) => [part, values[`clean.${part}`]])),
    hearingImpaired: values[sounds] && !wantsSounds,
    credits: values['clean.credits'],
  }
  return (
    <div className="settings-fields">
      <SettingPlace of={sounds}>
        <Switch
          label={clean.sounds}
          hint={wantsSounds ? clean.soundsWished : clean.soundsHint}
          isOn={values[sounds]}
          onChange={(isOn) => void write(sounds, isOn)}
        />
      </SettingPlace>
      {parts.map((part) => (
        <SettingPlace key={part} of={`clean.${part}`}>
          <Switch
            label={clean[part]}
            hint={clean[`${part}Hint`]}
            isOn={values[`clean.${part}`]}
            onChange={(isOn) => void write(`clean.${part}`, isOn)}
          />
        </SettingPlace>
      ))}
      <LabelledRow of={format} label={clean.format}>
        <SegmentedControl
          label={clean.format}
          value={values[format]}
          segments={choicesOf(settingTable[format].takes, clean.formats)}
          onChange={(value) => void write(format, value)}
        />
      </LabelledRow>
      <Example rules={wish} />
    </div>
  )
}

/** Every cue keeps its row, also where nothing is left of it: nothing moves while a switch is turned. */
function Example({ rules }: { readonly rules: CleanWish }) {
  const { clean } = useTexts().settings
  const caption = useId()
  const cues = clean.example.map((text, index) => ({ startMs: index * 10_000, endMs: index * 10_000 + 3_000, text }))
  const left = cleanSubtitle({ cues }, rules).document.cues
  return (
    <div className="clean-example">
      <p id={caption} className="faint small">
        {clean.exampleTitle}
      </p>
      <table aria-labelledby={caption}>
        <thead className="faint small">
          <tr>
            <th scope="col">{clean.before}</th>
            <th scope="col">{clean.after}</th>
          </tr>
        </thead>
        <tbody aria-live="polite">
          {cues.map(({ startMs, text }) => {
            const after = left.find((cue) => cue.startMs === startMs)?.text ?? null
            return (
              <tr key={startMs}>
                <td>{text}</td>
                <td className={after === text ? 'faint' : undefined}>
                  {after ?? <span className="clean-example-gone">{clean.gone}</span>}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
