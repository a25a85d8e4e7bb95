/** The order of translations: into which language and tone. Its button names how many videos and what is left of the month. */
import { isTone, tones } from '../../../../shared/translation/tones.ts'
import { useApp } from '../../../app/appContext.ts'
import { Button } from '../../../components/Button.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { SelectField } from '../../../components/SelectField.tsx'
import { Untrusted } from '../../../components/Untrusted.tsx'
import { problemText, reasonText } from '../../../texts/hostWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useLibraryStore } from '../useLibraryStore.ts'
import './translate.css'

export function TranslatePanel() {
  const texts = useTexts()
  const { ai, common } = texts
  const { videoIds, left, unitsLeft, problem, isBusy, order, transcribe, close } = useLibraryStore(
    'translate',
    (state) => state,
  )
  if (videoIds === null) return null
  return (
    <section
      className="translate-panel"
      aria-label={ai.panel({ count: videoIds.length })}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
    >
      <div className="translate-fields">
        <strong className="translate-title">{ai.panel({ count: videoIds.length })}</strong>
        <Fields />
        <Button look="primary" icon="sparkle" isBusy={isBusy} onPress={() => void order()}>
          {ai.order({ count: videoIds.length })}
        </Button>
        {videoIds.length === 1 && (
          <span title={ai.transcribeHint}>
            <Button isBusy={isBusy} onPress={() => void transcribe()}>
              {ai.transcribe}
            </Button>
          </span>
        )}
        <Button look="ghost" icon="close" label={common.close} onPress={close} />
      </div>
      <p className="quiet">
        {ai.cost} {unitsLeft !== null && ai.left({ count: unitsLeft })} {left > 0 && ai.tooMany({ count: left })}
      </p>
      {problem && <Notice tone="bad" text={problemText(texts, problem)} />}
      <Result />
    </section>
  )
}

function Fields() {
  const { ai, wording } = useTexts()
  const to = useLibraryStore('translate', (state) => state.to)
  const tone = useLibraryStore('translate', (state) => state.tone)
  const languages = useLibraryStore('translate', (state) => state.languages)
  const choose = useLibraryStore('translate', (state) => state.choose)
  return (
    <>
      <SelectField
        label={ai.to}
        value={to}
        choices={languages.map((tag) => ({ value: tag, label: wording.languageName(tag) }))}
        onChange={(chosen) => choose({ to: chosen })}
      />
      <SelectField
        label={ai.tone}
        value={tone}
        choices={[{ value: '', label: ai.usualTone }, ...tones.map((value) => ({ value, label: ai.tones[value] }))]}
        onChange={(chosen) => choose({ tone: isTone(chosen) ? chosen : '' })}
      />
    </>
  )
}

/** More than that is the activity screen's to show. */
const shownWithout = 5

function Result() {
  const texts = useTexts()
  const { ai } = texts
  const result = useLibraryStore('translate', (state) => state.result)
  const { openScreen } = useApp()
  if (!result) return null
  const watch = (
    <Button size="s" onPress={() => openScreen('activity')}>
      {ai.watch}
    </Button>
  )
  if (result === 'transcription')
    return (
      <div className="translate-result">
        <Notice tone="good" text={ai.transcriptionOrdered}>
          {watch}
        </Notice>
      </div>
    )
  const { ordered, covered, withoutTone, without } = result
  const told = [
    ai.ordered({ count: ordered }),
    covered > 0 && ai.alreadyCovered({ count: covered }),
    without.length > 0 && ai.notTranslatable({ count: without.length }),
  ]
  return (
    <div className="translate-result" role="status">
      <Notice tone={ordered > 0 ? 'good' : 'quiet'} text={told.filter(Boolean).join(' ')}>
        {ordered > 0 && watch}
      </Notice>
      {withoutTone > 0 && <Notice tone="look" text={ai.withoutTone({ count: withoutTone })} />}
      <ul>
        {without.slice(0, shownWithout).map(({ videoName, ...why }) => (
          <li key={videoName} className="translate-without">
            <Untrusted text={videoName} />
            <Untrusted text={reasonText(texts, why)} className="quiet" />
          </li>
        ))}
      </ul>
    </div>
  )
}
