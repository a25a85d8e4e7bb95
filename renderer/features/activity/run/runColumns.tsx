/** The columns of the subtitles of a run. */
import { useMemo } from 'react'
import type { OutcomeHeading, RunOutcome } from '../../../../shared/contract/runs/runs.ts'
import type { RunKind } from '../../../../shared/runs/runKinds.ts'
import type { GroupHeading } from '../../../components/list/grouped/groupLayout.ts'
import { LanguageBadge } from '../../../app/frame/LanguageBadge.tsx'
import { ChooseFile } from '../../../app/others/ChooseFile.tsx'
import { WriteAnyway } from '../../../app/others/WriteAnyway.tsx'
import { failedWords, stateText } from '../../../app/runs/runWords.ts'
import { RowActions } from '../../../components/list/RowActions.tsx'
import type { GridColumn } from '../../../components/list/DataGrid.tsx'
import { StateWord } from '../../../components/sign/StateWord.tsx'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { outcomeLooks } from './outcomeLooks.ts'
import { ReviewAction, WrittenActions } from './OutcomeActions.tsx'
import { RunVideo } from './RunVideo.tsx'
import { WrittenCell } from './WrittenCell.tsx'

type SeasonHeading = GroupHeading<OutcomeHeading>
export type OutcomeLine = SeasonHeading | RunOutcome

export function isHeading(line: OutcomeLine): line is SeasonHeading {
  return 'kind' in line
}

export function canBeReplaced({ state, isUndone, videoId, release }: RunOutcome): boolean {
  return state === 'written' && !isUndone && videoId !== null && release !== ''
}

/** Refused for what a person may know better: what cannot be read stays refused. */
function canBeInsistedOn({ state, reason, error }: RunOutcome): boolean {
  return state === 'failed' && reason === 'rejected' && error === 'subtitle.unfit'
}

/** A heading has no cells. */
function ofRow(cell: GridColumn<RunOutcome>['cell']): GridColumn<OutcomeLine>['cell'] {
  return (line) => (isHeading(line) ? null : cell(line))
}

export function useRunColumns(kind: RunKind) {
  const texts = useTexts()
  return useMemo((): readonly GridColumn<OutcomeLine>[] => {
    const { activity, runs, wording } = texts
    const { columns } = activity
    return [
      {
        key: 'state',
        head: columns.state,
        width: 'm',
        cell: ofRow(({ state, isUndone }) =>
          isUndone ? (
            <StateWord icon="undo" tone="quiet">
              {runs.signs.undone}
            </StateWord>
          ) : (
            <StateWord {...outcomeLooks[state]}>{stateText(texts, kind, state)}</StateWord>
          ),
        ),
      },
      {
        key: 'file',
        head: columns.file,
        width: 'wide',
        holdsNames: true,
        cell: ofRow((row) => <RunVideo row={row} />),
      },
      {
        key: 'language',
        head: columns.language,
        width: 'xs',
        cell: ofRow(({ language }) => language !== '' && <LanguageBadge tag={language} />),
      },
      {
        key: 'message',
        head: columns.message,
        width: 'wider',
        holdsNames: true,
        yields: 'below',
        cell: ofRow((row) =>
          row.sidecarName === '' ? (
            <Untrusted wraps text={failedWords(texts, row)} className="clip-second quiet" />
          ) : (
            <WrittenCell row={row} />
          ),
        ),
      },
      {
        key: 'time',
        head: columns.time,
        width: 'xs',
        yields: 'first',
        cell: ofRow((row) => <span className="faint number">{wording.time(row.atMs)}</span>),
      },
      {
        key: 'action',
        head: <span className="spoken">{columns.action}</span>,
        width: 'actions',
        align: 'end',
        cell: ofRow((row) => {
          if (row.state === 'review' && row.videoId !== null) return <ReviewAction row={row} />
          if (row.error === 'archive.noMember' && row.videoId !== null)
            return (
              <RowActions>
                <ChooseFile videoId={row.videoId} language={row.language} />
              </RowActions>
            )
          if (canBeInsistedOn(row) && row.videoId !== null)
            return (
              <RowActions>
                <WriteAnyway videoId={row.videoId} language={row.language} />
              </RowActions>
            )
          return canBeReplaced(row) && <WrittenActions row={row} />
        }),
      },
    ]
  }, [texts, kind])
}
