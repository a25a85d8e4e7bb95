/** Which subtitle stands beside the one on the desk. */
import { SelectField } from '../../../components/field/SelectField.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useSeenStore } from '../useSeenStore.ts'
import { choiceWords } from './choiceWords.ts'

const nothing = ''

export function OtherChoice() {
  const texts = useTexts()
  const { compare } = texts.desk
  const choices = useSeenStore('compare', (state) => state.choices)
  const key = useSeenStore('compare', ({ choice }) => choice?.key ?? nothing)
  const choose = useSeenStore('compare', (state) => state.choose)
  if (choices.length === 0) return null
  return (
    <SelectField
      label={compare.beside}
      isLabelHidden
      value={key}
      choices={[
        { value: nothing, label: compare.nothing },
        ...choices.map((choice) => ({
          ...{ value: choice.key, label: choiceWords(texts, choice) },
          ...(choice.kind !== 'before' && { group: compare.groups[choice.kind] }),
        })),
      ]}
      onChange={(value) => void choose(value === nothing ? null : value)}
    />
  )
}
