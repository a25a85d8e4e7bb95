/** AI jobs of all accounts: how far each is, whose it is, what it cost, and since when it is there. */
import type { OperatorJob } from '../../../shared/contract/operator.ts'
import { SegmentedControl } from '../../components/field/SegmentedControl.tsx'
import { TwoLines } from '../../components/list/TwoLines.tsx'
import { EmptyState } from '../../components/page/EmptyState.tsx'
import { Untrusted } from '../../components/text/Untrusted.tsx'
import { useNow } from '../../components/text/useNow.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useOperator } from '../operatorStores.ts'
import { AccountLink } from '../AccountLink.tsx'
import { PartHead } from '../PartHead.tsx'
import { RowsFoot } from '../RowsFoot.tsx'
import { TableFrame } from '../TableFrame.tsx'
import { JobState } from './JobState.tsx'
import { costText, jobText } from './jobWords.ts'

export function JobsPart() {
  const { screens, jobs } = useTexts().operator
  const { rows, total, problem, isOpenOnly } = useOperator('jobs', (state) => state)
  const { readAgain, readMore, show } = useOperator('jobs', (state) => state)
  const segments = [
    { value: 'all', label: jobs.all },
    { value: 'open', label: jobs.open },
  ] as const
  return (
    <>
      <PartHead title={screens.jobs} onRefresh={readAgain}>
        <SegmentedControl
          label={jobs.which}
          value={isOpenOnly ? 'open' : 'all'}
          segments={segments}
          onChange={(value) => show(value === 'open')}
        />
      </PartHead>
      {rows?.length === 0 &&
        (isOpenOnly ? (
          <EmptyState icon="checkRing" title={jobs.noneOpen} />
        ) : (
          <EmptyState icon="sparkle" title={jobs.none} text={jobs.noneHint} />
        ))}
      {rows !== null && rows.length > 0 && <JobTable rows={rows} />}
      <RowsFoot shown={rows?.length ?? 0} total={total} problem={problem} onMore={readMore} />
    </>
  )
}

function JobTable({ rows }: { readonly rows: readonly OperatorJob[] }) {
  const { screens, jobs } = useTexts().operator
  const { job, state, account, units, age } = jobs.columns
  return (
    <TableFrame label={screens.jobs} heads={[job, state, account, units, age]}>
      {rows.map((row) => (
        <JobRow key={row.id} job={row} />
      ))}
    </TableFrame>
  )
}

function JobRow({ job }: { readonly job: OperatorJob }) {
  const texts = useTexts()
  const nowMs = useNow()
  const remaining = texts.wording.remaining(nowMs - job.createdAtMs)
  return (
    <tr>
      <th scope="row">
        <TwoLines below={job.source === '' ? undefined : <Untrusted text={job.source} />}>
          {jobText(texts, job)}
        </TwoLines>
      </th>
      <td>
        <JobState job={job} />
      </td>
      <td>
        <AccountLink id={job.accountId} name={job.account} />
      </td>
      <td className="number">{costText(texts, job)}</td>
      <td className="number" title={texts.wording.moment(job.createdAtMs)}>
        {texts.operator.jobs.ago({ remaining })}
      </td>
    </tr>
  )
}
