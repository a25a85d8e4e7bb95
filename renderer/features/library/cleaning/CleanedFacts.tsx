/** What was done to a text before it was written: in numbers, piece by piece, and taking it back. */
import type { CleanedFacts as Facts, HistoryRow } from '../../../../shared/contract/library.ts'
import { cleanedWords, lostWords } from '../../../app/cleanedWords.ts'
import { Button } from '../../../components/button/Button.tsx'
import { CueWords } from '../../../components/text/CueWords.tsx'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { ProblemNotice } from '../../../app/problem/ProblemNotice.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useLibraryStore } from '../useLibraryStore.ts'
import './cleaning.css'

export interface CleanedFactsProps {
  readonly row: HistoryRow
  readonly cleaned: Facts
}

export function CleanedFacts({ row, cleaned }: CleanedFactsProps) {
  const texts = useTexts()
  const { cleaning } = texts
  const shown = useLibraryStore('cleaning', (state) => state.shown)
  const isBusy = useLibraryStore('cleaning', (state) => state.isBusy)
  const show = useLibraryStore('cleaning', (state) => state.show)
  const restore = useLibraryStore('cleaning', (state) => state.restore)
  const mine = shown?.rowId === row.id ? shown : null
  const pieces = cleaned.hearingImpaired + cleaned.credits + (cleaned.letters ?? 0)
  const lost = lostWords(texts, cleaned)
  return (
    <div className="cleaned">
      <Untrusted className="small" text={cleanedWords(texts, cleaned)} wraps />
      {lost !== null && <span className="faint small">{lost}</span>}
      <span className="cleaned-verbs">
        {pieces > 0 && (
          <Button look="ghost" size="s" isExpanded={mine !== null} onPress={() => void show(row.id)}>
            {mine ? cleaning.hide : cleaning.show({ count: pieces })}
          </Button>
        )}
        {row.state === 'written' && (
          <Button look="ghost" size="s" icon="undo" isBusy={isBusy} onPress={() => void restore(row.id)}>
            {cleaning.restore}
          </Button>
        )}
      </span>
      {mine?.problem && <ProblemNotice problem={mine.problem} />}
      {mine?.pieces && (
        <ol className="cleaned-pieces" tabIndex={0} aria-label={cleanedWords(texts, cleaned)}>
          {mine.pieces.map(({ cue, startMs, text, reason }, index) => (
            <li key={index} className="small">
              <span className="number faint">
                {cue} · {texts.wording.runningTime(startMs)}
              </span>
              <CueWords text={text} />
              <span className="faint">{cleaning.reasons[reason]}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
