/** "Ignore…": the videos or their titles, in one language or in all. */
import { Button } from '../../components/button/Button.tsx'
import { SegmentedControl } from '../../components/field/SegmentedControl.tsx'
import { SelectField } from '../../components/field/SelectField.tsx'
import { Notice } from '../../components/page/Notice.tsx'
import { problemText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { RulesFrame } from './RulesFrame.tsx'
import { useRulesStore } from './useRulesStore.ts'

export function IgnorePanel() {
  const texts = useTexts()
  const words = texts.rules.ignore
  const state = useRulesStore('ignore', (ignore) => ignore)
  const { scope, videos, languages, what, language, problem, isBusy, choose, ignore, close } = state
  if (scope === null) return null
  const canIgnore = videos > 0 && !isBusy
  return (
    <RulesFrame title={words.title} onClose={close} onEnter={() => canIgnore && void ignore()}>
      {problem && <Notice tone="bad" text={problemText(texts, problem)} />}
      <SegmentedControl
        label={words.what}
        value={what}
        segments={[
          { value: 'videos', label: words.videos({ count: videos }) },
          { value: 'titles', label: words.titles },
        ]}
        onChange={(value) => choose({ what: value })}
      />
      <SelectField
        label={words.language}
        value={language}
        choices={[
          { value: '', label: words.everyLanguage },
          ...languages.map((tag) => ({ value: tag, label: texts.wording.languageName(tag) })),
        ]}
        onChange={(value) => choose({ language: value })}
      />
      <div className="rules-actions">
        <Button onPress={close}>{texts.common.cancel}</Button>
        <Button look="primary" isBusy={isBusy} isDisabled={videos === 0} onPress={() => void ignore()}>
          {words.verb}
        </Button>
      </div>
    </RulesFrame>
  )
}
