/** The columns of the findings: sign, which subtitle, its language, why, whose, and what mends it. */
import type { FindingGroup, FindingRow } from '../../../shared/contract/videos/checkup.ts'
import type { GroupHeading } from '../../components/list/grouped/groupLayout.ts'
import { LanguageBadge } from '../../app/frame/LanguageBadge.tsx'
import { Icon } from '../../components/icons/Icon.tsx'
import type { GridColumn } from '../../components/list/DataGrid.tsx'
import { TwoLines } from '../../components/list/TwoLines.tsx'
import { Badge } from '../../components/sign/Badge.tsx'
import { FittedName } from '../../components/text/FittedName.tsx'
import { SidecarName } from '../../components/text/SidecarName.tsx'
import type { Texts } from '../../texts/Texts.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { evidenceLines } from '../../app/findings/evidenceWords.ts'
import { FindingVerbs } from './FindingVerbs.tsx'
import { kindStyles } from '../../app/findings/kindStyles.ts'
import '../../app/findings/findings.css'

export type FindingHeading = GroupHeading<FindingGroup>
export type FindingLine = FindingRow | FindingHeading

export function isFinding(line: FindingLine): line is FindingRow {
  return 'sidecarId' in line
}

export function findingColumns({ checkup }: Texts): readonly GridColumn<FindingLine>[] {
  const { columns } = checkup
  return [
    {
      key: 'sign',
      head: <span className="spoken">{columns.kind}</span>,
      width: 'icon',
      cell: (line) => isFinding(line) && <Sign row={line} />,
    },
    {
      key: 'subtitle',
      head: columns.subtitle,
      width: 'wide',
      cell: (line) =>
        isFinding(line) && (
          <TwoLines below={<SidecarName name={line.name} />}>
            <FittedName text={line.title} />
          </TwoLines>
        ),
    },
    {
      key: 'language',
      head: columns.language,
      width: 'xs',
      yields: 'early',
      cell: (line) => isFinding(line) && <LanguageBadge tag={line.language} />,
    },
    {
      key: 'evidence',
      head: columns.evidence,
      // Sentences need more room than names, whose middle may go.
      width: 'wider',
      yields: 'below',
      cell: (line) => isFinding(line) && <Why row={line} />,
    },
    {
      key: 'whose',
      head: columns.whose,
      width: 's',
      yields: 'first',
      cell: (line) =>
        isFinding(line) && (
          <Badge
            text={line.isOurs ? checkup.badge.ours : checkup.badge.yours}
            tone={line.isOurs ? 'accent' : 'quiet'}
            isHollow={!line.isOurs}
          />
        ),
    },
    {
      key: 'mend',
      head: columns.mend,
      width: 'actions',
      cell: (line) => isFinding(line) && <FindingVerbs row={line} />,
    },
  ]
}

function Sign({ row: { kind } }: { readonly row: FindingRow }) {
  const { checkup } = useTexts()
  const { icon, tone } = kindStyles[kind]
  return (
    <span
      className={`checkup-sign tone-${tone}`}
      role="img"
      aria-label={checkup.kinds[kind]}
      title={checkup.kinds[kind]}
    >
      <Icon name={icon} />
    </span>
  )
}

function Why({ row: { evidence } }: { readonly row: FindingRow }) {
  const texts = useTexts()
  const { main, more, isQuote = false } = evidenceLines(texts, evidence)
  return (
    <TwoLines
      below={
        <span className="clip" title={more}>
          {more}
        </span>
      }
    >
      {isQuote ? (
        <code className="checkup-quote clip" title={main}>
          <bdi>{main}</bdi>
        </code>
      ) : (
        <span className="clip" title={main}>
          {main}
        </span>
      )}
    </TwoLines>
  )
}
