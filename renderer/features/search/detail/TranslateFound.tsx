/** "Translate…" of the chosen result: a button, then the language and the order with its cost, in the flow of the page. */
import type { SubtitleRow } from '../../../../shared/contract/search.ts'
import { OrderedNotice } from '../../../app/runs/OrderedNotice.tsx'
import { Button } from '../../../components/button/Button.tsx'
import { SelectField } from '../../../components/field/SelectField.tsx'
import { Notice } from '../../../components/page/Notice.tsx'
import { costWords } from '../../../texts/costWords.ts'
import { problemText } from '../../../texts/hostWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useSearchStore } from '../useSearchStore.ts'

interface TranslateFoundProps {
  readonly row: SubtitleRow
  readonly videoId: string
}

export function TranslateFound({ row, videoId }: TranslateFoundProps) {
  const { search } = useTexts()
  const isOpen = useSearchStore('translation', ({ subtitleId }) => subtitleId === row.id)
  const open = useSearchStore('translation', (state) => state.open)
  if (isOpen) return <OrderForm row={row} videoId={videoId} />
  return (
    <Button icon="sparkle" onPress={() => void open(row.id, row.language)}>
      {search.translate}
    </Button>
  )
}

function OrderForm({ row, videoId }: TranslateFoundProps) {
  const texts = useTexts()
  const { ai, search, common, wording } = texts
  const { languages, to, isBusy, problem, close, choose, order } = useSearchStore('translation', (state) => state)
  // A pack whose files nobody has listed is asked for with them.
  const mostSearches = row.isFullSeason && row.files === null ? 1 : 0
  const cost = { ai: 1, downloads: row.isCached ? 0 : 1, mostSearches }
  return (
    <section
      className="video-picker"
      aria-label={search.translating}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
    >
      <div className="video-picker-head">
        <span className="strong">{search.translating}</span>
        <Button look="ghost" icon="close" label={common.close} onPress={close} />
      </div>
      <SelectField
        label={ai.to}
        value={to}
        choices={languages.map((tag) => ({ value: tag, label: wording.languageName(tag) }))}
        onChange={choose}
      />
      <Button look="primary" isBusy={isBusy} isDisabled={to === ''} onPress={() => void order(videoId)}>
        {ai.order({ count: 1 })}
      </Button>
      <p className="quiet small">{costWords(texts, cost)}</p>
      {problem && <Notice tone="bad" text={problemText(texts, problem)} />}
      <Result />
    </section>
  )
}

function Result() {
  const { ai } = useTexts()
  const result = useSearchStore('translation', (state) => state.result)
  if (!result) return null
  if (result.runId === null) return <Notice tone="quiet" text={ai.alreadyCovered({ count: 1 })} />
  return <OrderedNotice runId={result.runId} words={ai.ordered({ count: 1 })} />
}
