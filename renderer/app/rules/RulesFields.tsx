/** The rules of one place: its wishes and what goes with them, each its own or as inherited. */
import { useMemo } from 'react'
import type { OwnRulesRecord, RulesPlaceRecord } from '../../../shared/contract/videos/rules.ts'
import { settingTable } from '../../../shared/settings/settingTable.ts'
import { choicesOf } from '../../components/field/choicesOf.ts'
import { SelectField } from '../../components/field/SelectField.tsx'
import { WishEditor } from '../../components/field/WishEditor.tsx'
import { readWishes, writeWishes } from '../../components/text/wishText.ts'
import { wishPartText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { inheritedFrom, placeName } from './placeName.ts'
import { useRulesStore } from './useRulesStore.ts'

interface PlaceProps {
  readonly place: RulesPlaceRecord
}

export function RulesFields({ place }: PlaceProps) {
  return (
    <div className="rules-fields">
      <Wishes place={place} />
      <Options place={place} />
    </div>
  )
}

function Wishes({ place }: PlaceProps) {
  const texts = useTexts()
  const { wording, settings, rules: words } = texts
  const places = useRulesStore('languages', ({ rules }) => rules?.places ?? null)
  const own = useRulesStore('languages', ({ draft }) => draft?.languages ?? null)
  const change = useRulesStore('languages', (state) => state.change)
  const known = useRulesStore('settings', ({ value }) => value?.languages ?? null)
  const above = inheritedFrom(places ?? [], place.id)
  const text = own ?? place.inherited?.languages ?? ''
  const choices = useMemo(
    () =>
      (known ?? [])
        .map((language) => ({ ...language, name: wording.languageName(language.tag) }))
        .sort((a, b) => wording.compareNames(a.name, b.name)),
    [known, wording],
  )
  return (
    <>
      <p className="faint small">
        {own !== null || above === null ? words.isOwn : words.inheritedFrom({ place: placeName(texts, above) })}
      </p>
      <WishEditor
        wishes={readWishes(text)}
        choices={choices}
        words={settings.wishes}
        nameOf={(part) => wishPartText(texts, part)}
        onChange={(wishes) => wishes.length > 0 && void change({ languages: writeWishes(wishes) })}
      />
    </>
  )
}

const inherit = 'inherit'

function Options({ place }: PlaceProps) {
  const { settings, rules: words } = useTexts()
  const draft = useRulesStore('languages', (state) => state.draft)
  const change = useRulesStore('languages', (state) => state.change)
  const inherited = place.kind === 'settings' ? [] : [{ value: inherit, label: words.asInherited } as const]
  const yesNo = [
    { value: 'yes', label: words.yes },
    { value: 'no', label: words.no },
  ] as const
  const kept = (said: Partial<OwnRulesRecord>) => void change(said)
  return (
    <div className="rules-options">
      <SelectField
        label={settings.hearingImpaired}
        value={draft?.hearingImpaired ?? inherit}
        choices={[...inherited, ...choicesOf(settingTable.hearingImpaired.takes, settings.hearingImpairedChoices)]}
        onChange={(value) => kept({ hearingImpaired: value === inherit ? null : value })}
      />
      <SelectField
        label={settings.forced}
        value={draft?.forced ? (draft.forced === 'also' ? 'yes' : 'no') : inherit}
        choices={[...inherited, ...yesNo]}
        onChange={(value) => kept({ forced: value === inherit ? null : value === 'yes' ? 'also' : 'never' })}
      />
      <SelectField
        label={settings.skipWhenAudioMatches}
        value={typeof draft?.skipWhenAudioMatches === 'boolean' ? (draft.skipWhenAudioMatches ? 'yes' : 'no') : inherit}
        choices={[...inherited, ...yesNo]}
        onChange={(value) => kept({ skipWhenAudioMatches: value === inherit ? null : value === 'yes' })}
      />
    </div>
  )
}
