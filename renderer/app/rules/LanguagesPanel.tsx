/** "Languages…": what is wanted of a scope, where that comes from, and what another wish would mean. */
import { Button } from '../../components/button/Button.tsx'
import { SelectField } from '../../components/field/SelectField.tsx'
import { Notice } from '../../components/page/Notice.tsx'
import { problemText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { RulesFields } from './RulesFields.tsx'
import { isChanged, placeOf } from './languagesStore.ts'
import { placeName } from './placeName.ts'
import { RulesFrame } from './RulesFrame.tsx'
import { useRulesStore } from './useRulesStore.ts'

export function LanguagesPanel() {
  const texts = useTexts()
  const { scope, rules, problem, close } = useRulesStore('languages', (state) => state)
  const place = useRulesStore('languages', placeOf)
  if (scope === null) return null
  return (
    <RulesFrame title={texts.rules.title} onClose={close}>
      {problem && <Notice tone="bad" text={problemText(texts, problem)} />}
      {rules && place && (
        <>
          <PlaceChoice />
          <RulesFields place={place} />
          <Outcome />
        </>
      )}
    </RulesFrame>
  )
}

function PlaceChoice() {
  const texts = useTexts()
  const rules = useRulesStore('languages', (state) => state.rules)
  const place = useRulesStore('languages', placeOf)
  const choosePlace = useRulesStore('languages', (state) => state.choosePlace)
  if (!rules || !place) return null
  const words = texts.rules
  return (
    <div className="rules-place">
      <SelectField
        label={words.place}
        value={place.id}
        choices={rules.places.map((each) => ({
          value: each.id,
          label: words.placeVideos({ place: placeName(texts, each), videos: each.videos }),
        }))}
        onChange={(id) => void choosePlace(id)}
      />
      {place.isMixed && <Notice tone="look" text={words.isMixed} />}
    </div>
  )
}

function Outcome() {
  const texts = useTexts()
  const { trial, draft, isBusy, save, inherit, close } = useRulesStore('languages', (state) => state)
  const place = useRulesStore('languages', placeOf)
  const changed = useRulesStore('languages', isChanged)
  return (
    <div className="rules-outcome">
      <span className="faint" role="status">
        {trial && texts.rules.trial({ changed: trial.changed, now: trial.missing.now, then: trial.missing.then })}
      </span>
      <div className="rules-actions">
        {place?.kind !== 'settings' && (
          // It stays where it is: who pressed it keeps the focus.
          <Button look="ghost" icon="undo" isDisabled={draft === null} onPress={() => void inherit()}>
            {texts.rules.inherit}
          </Button>
        )}
        <Button onPress={close}>{texts.common.cancel}</Button>
        <Button look="primary" isDisabled={!changed} isBusy={isBusy} onPress={() => void save()}>
          {texts.rules.save}
        </Button>
      </div>
    </div>
  )
}
