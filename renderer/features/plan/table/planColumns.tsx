/** The columns of the plan: the video, a cell for each wished language, and what the video costs. */
import type { PlanCell, PlanGroup, PlanRow } from '../../../../shared/contract/plan.ts'
import type { GridColumn } from '../../../components/list/DataGrid.tsx'
import { TwoLines } from '../../../components/list/TwoLines.tsx'
import { FittedName } from '../../../components/text/FittedName.tsx'
import { shownText } from '../../../components/text/untrusted.ts'
import type { Texts } from '../../../texts/Texts.ts'
import type { GroupHeading } from '../../../components/list/grouped/groupLayout.ts'
import { PlanCellView } from './PlanCellView.tsx'
import { costWords, type Resumption } from '../planWords.ts'

/** One line of the grouped plan. */
export type PlanHeading = GroupHeading<PlanGroup>
export type PlanLine = PlanHeading | PlanRow

export interface PlanColumnsNeeds {
  readonly languages: readonly string[]
  readonly resumption: Resumption
  /** The column of languages that the keys stand on, counted from 1. */
  readonly place: number | null
  /** null where choices cannot be changed just now. */
  readonly onReview: ((cell: PlanCell) => void) | null
  readonly onRename: (cell: PlanCell) => void
}

/** More languages than these share their room; then a column shows the sign with its word alone. */
const roomyLanguages = 4

export function planColumns(texts: Texts, needs: PlanColumnsNeeds): readonly GridColumn<PlanLine>[] {
  const { plan, wording } = texts
  const ofRow = (cell: GridColumn<PlanRow>['cell']) => (line: PlanLine) => ('videoName' in line ? cell(line) : null)
  const isRoomy = needs.languages.length <= roomyLanguages
  return [
    {
      key: 'video',
      head: plan.columns.video,
      width: 'wide',
      cell: ofRow((row) => <VideoCell texts={texts} row={row} />),
    },
    ...needs.languages.map((language, index): GridColumn<PlanLine> => ({
      key: language,
      head: (
        <span className="plan-language clip" title={wording.languageName(language)}>
          <span className="plan-language-name">{wording.languageName(language)}</span>
          <bdi className="plan-language-code">{language}</bdi>
        </span>
      ),
      width: isRoomy ? 'half' : 's',
      cell: ofRow((row) => (
        <PlanCellView
          cells={row.cells.filter(({ column }) => column === language)}
          resumption={needs.resumption}
          isAt={needs.place === index + 1}
          onReview={needs.onReview}
          onRename={needs.onRename}
        />
      )),
    })),
    {
      key: 'cost',
      head: plan.columns.cost,
      width: 's',
      align: 'end',
      yields: 'first',
      cell: ofRow(({ cost }) => <span className="quiet number clip">{costWords(texts, cost)}</span>),
    },
  ]
}

interface VideoCellProps {
  readonly texts: Texts
  readonly row: PlanRow
}

function VideoCell({ texts, row: { words, videoName } }: VideoCellProps) {
  const { title, year, code, name, release, detected } = words
  const isEpisode = code !== ''
  const below = detected === '' ? release : `${release} · ${texts.review.detected({ title: detected })}`
  return (
    <TwoLines below={<FittedName text={below} title={shownText(videoName)} />}>
      <span className="plan-video clip" title={shownText(videoName)}>
        {isEpisode && <span className="number">{code}</span>}
        <FittedName
          text={isEpisode ? name : year === null ? title : `${title} (${year})`}
          title={shownText(videoName)}
        />
      </span>
    </TwoLines>
  )
}
