/** By what the timing of one subtitle is measured: whatever there is, or one sound track alone. */
import type { VideoDetails } from '../../../shared/contract/library.ts'
import { SelectField } from '../../components/field/SelectField.tsx'
import { soundNames } from '../../texts/soundWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'

interface ListenToProps {
  readonly tracks: VideoDetails['tracks']
  /** null: whatever there is. */
  readonly sound: number | null
  readonly onChange: (sound: number | null) => void
}

const whatever = 'whatever'

export function ListenTo({ tracks, sound, onChange }: ListenToProps) {
  const texts = useTexts()
  const { timing } = texts
  const sounds = soundNames(texts, tracks)
  if (sounds.length === 0) return null
  return (
    <SelectField
      label={timing.listenTo}
      value={sound === null ? whatever : String(sound)}
      choices={[
        { value: whatever, label: timing.whatever },
        ...sounds.map((track, index) => ({ value: String(index), label: timing.onlySound({ track }) })),
      ]}
      onChange={(value) => onChange(value === whatever ? null : Number(value))}
    />
  )
}
