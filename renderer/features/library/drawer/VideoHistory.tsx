/** What was written for one video, newest first, and taking it back. */
import type { HistoryRow } from '../../../../shared/contract/library.ts'
import { Badge } from '../../../components/sign/Badge.tsx'
import { Button } from '../../../components/button/Button.tsx'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { wordFor } from '../../../texts/hostWords.ts'
import { CleanedFacts } from '../cleaning/CleanedFacts.tsx'
import { originText } from '../../../texts/originWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { changeText, evidenceText } from '../../../texts/timingWords.ts'

export interface VideoHistoryProps {
  readonly rows: readonly HistoryRow[]
  readonly onUndo: (rowId: number) => void
}

export function VideoHistory({ rows, onUndo }: VideoHistoryProps) {
  const { library } = useTexts()
  if (rows.length === 0) return <p className="faint">{library.drawer.noHistory}</p>
  return (
    <ol className="video-history">
      {rows.map((row) => (
        <HistoryLine key={row.id} row={row} onUndo={onUndo} />
      ))}
    </ol>
  )
}

interface HistoryLineProps extends Omit<VideoHistoryProps, 'rows'> {
  readonly row: HistoryRow
}

function HistoryLine({ row, onUndo }: HistoryLineProps) {
  const texts = useTexts()
  const { library, history, wording, common } = texts
  return (
    <li className="video-event">
      <div className="video-event-words">
        <span className="video-event-line">
          <Badge text={row.language} tone={row.state === 'written' ? 'accent' : 'quiet'} />
          <span>{history.states[row.state]}</span>
          <span className="faint small">{wording.moment(row.atMs)}</span>
        </span>
        {row.madeOf ? (
          <Untrusted
            className="faint small"
            text={common.madeOf({ first: row.madeOf[0], second: row.madeOf[1] })}
            wraps
          />
        ) : (
          <>
            <Untrusted className="code" text={row.release} />
            <span className="faint small clip">
              {[originText(texts, row), row.isMachineMade ? common.machineMade : '']
                .filter((part) => part !== '')
                .join(' · ')}
            </span>
          </>
        )}
        {row.timing && (
          <Untrusted
            className="faint small"
            text={`${texts.timing.was({ change: changeText(texts, row.timing) })}. ${evidenceText(texts, row.timing)}`}
            wraps
          />
        )}
        {row.insteadOf.length > 0 && (
          <Untrusted
            className="small"
            text={texts.timing.insteadOf({ releases: texts.wording.list(row.insteadOf) })}
            wraps
          />
        )}
        {row.warnings.map((warning) => (
          <Untrusted key={warning} className="small" text={wordFor(history.warnings, warning, warning)} wraps />
        ))}
      </div>
      {row.state === 'written' && (
        <Button look="danger" size="s" icon="undo" onPress={() => onUndo(row.id)}>
          {library.drawer.undo}
        </Button>
      )}
      {row.cleaned && <CleanedFacts row={row} cleaned={row.cleaned} />}
    </li>
  )
}
