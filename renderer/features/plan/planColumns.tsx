/** The columns of the plan: file and output name, language, chosen release and its pack, why, kind, action. */
import type { PlanRow } from '../../../shared/contract/plan.ts'
import { LanguageBadge } from '../../app/LanguageBadge.tsx'
import { Badge } from '../../components/Badge.tsx'
import { Button } from '../../components/Button.tsx'
import type { GridColumn } from '../../components/DataGrid.tsx'
import { Icon } from '../../components/icons/Icon.tsx'
import { StateWord } from '../../components/StateWord.tsx'
import { TwoLines } from '../../components/TwoLines.tsx'
import { SidecarName } from '../../components/SidecarName.tsx'
import { Untrusted } from '../../components/Untrusted.tsx'
import type { Texts } from '../../texts/Texts.ts'
import { answerStyles } from './answerStyles.ts'
import type { PlanHeading } from './groupLayout.ts'
import { ReasonChips } from './ReasonChips.tsx'

/** One line of the grouped plan. */
export type PlanLine = PlanHeading | PlanRow

/** @param onRename The user's own subtitle of the row is to be named after its video. */
export function planColumns({ plan }: Texts, onRename: (row: PlanRow) => void): readonly GridColumn<PlanLine>[] {
  const ofRow = (cell: GridColumn<PlanRow>['cell']) => (line: PlanLine) => ('videoName' in line ? cell(line) : null)
  const { columns } = plan
  return [
    { key: 'file', head: columns.file, width: 'wide', cell: ofRow((row) => <FileCell row={row} />) },
    {
      key: 'language',
      head: columns.language,
      width: 'xs',
      cell: ofRow(({ language }) => <LanguageBadge tag={language} />),
    },
    {
      key: 'release',
      head: columns.release,
      width: 'wide',
      cell: ofRow((row) => <ReleaseCell row={row} plan={plan} />),
    },
    { key: 'why', head: columns.why, width: 'l', cell: ofRow((row) => <ReasonChips reasons={row.reasons} />) },
    {
      key: 'kind',
      head: columns.kind,
      width: 'xs',
      yields: 'first',
      cell: ofRow(({ kind }) => kind && <KindWord kind={kind} plan={plan} />),
    },
    {
      key: 'action',
      head: columns.action,
      width: 'm',
      cell: ofRow((row) =>
        row.answer === 'yours' ? (
          <Button size="s" icon={answerStyles.yours.icon} label={plan.renameYoursWhy} onPress={() => onRename(row)}>
            {plan.renameYours}
          </Button>
        ) : (
          <StateWord {...answerStyles[row.answer]}>{plan.actions[row.answer]}</StateWord>
        ),
      ),
    },
  ]
}

function FileCell({ row }: { readonly row: PlanRow }) {
  return (
    <TwoLines
      below={
        row.outputName !== null && (
          <>
            <Icon name="arrowRight" />
            <SidecarName name={row.outputName} />
          </>
        )
      }
    >
      <Untrusted text={row.videoName} />
    </TwoLines>
  )
}

interface RowWords {
  readonly row: PlanRow
  readonly plan: Texts['plan']
}

function ReleaseCell({ row, plan }: RowWords) {
  if (row.release === null)
    return (
      <span className="faint clip">
        {row.candidates > 0 ? plan.choices({ count: row.candidates }) : plan.noRelease}
      </span>
    )
  return (
    <TwoLines below={row.pack === null ? tierWords(row, plan) : <Untrusted text={plan.fromPack({ name: row.pack })} />}>
      <Untrusted text={row.release} />
    </TwoLines>
  )
}

/** What people made is the usual case and stays quiet. */
function KindWord({ kind, plan }: { readonly kind: NonNullable<PlanRow['kind']>; readonly plan: Texts['plan'] }) {
  const words = plan.kinds[kind]
  return kind === 'human' ? (
    <span className="faint small">{words}</span>
  ) : (
    <Badge text={words} label={plan.kindTitles[kind]} />
  )
}

function tierWords({ tier, answer }: PlanRow, plan: Texts['plan']) {
  if (answer === 'yours') return <span className="clip">{plan.yours}</span>
  return tier === null ? null : <span className="clip">{plan.tiers[tier]}</span>
}
