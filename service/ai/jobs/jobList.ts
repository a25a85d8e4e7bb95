/** The jobs of all accounts, newest first: what whoever runs the service looks at. */
import type { Catalogue, Page } from '../../catalogue/records.ts'
import type { ServiceDatabase } from '../../catalogue/store/database.ts'
import type { Job } from './job.ts'
import { isGivenBack } from './jobEnd.ts'
import { jobOfRow, type JobRow } from './jobRows.ts'

export interface ListedJob {
  readonly job: Job
  /** Name of the account, which may be ''. */
  readonly account: string
  /** What it is made of; '' for media, whose address may hold a key. */
  readonly source: string
  /** Its unit was charged and given back. */
  readonly isGivenBack: boolean
}

export interface JobQuery {
  readonly isOpenOnly: boolean
  readonly offset: number
  readonly limit: number
}

interface ListedRow extends JobRow {
  readonly account_name: string | null
  readonly is_given_back: boolean | number
}

const openOnly = 'WHERE j.finished_at IS NULL'

export function listJobs(
  db: ServiceDatabase,
  catalogue: Pick<Catalogue, 'subtitle'>,
  { isOpenOnly, offset, limit }: JobQuery,
): Page<ListedJob> {
  const where = isOpenOnly ? openOnly : ''
  const select = `SELECT j.*, a.name AS account_name, ${isGivenBack} AS is_given_back FROM ai_jobs j LEFT JOIN accounts a ON a.id = j.account_id
    ${where} ORDER BY j.id DESC LIMIT ? OFFSET ?`
  const total = db.get<{ n: number }>(`SELECT count(*) AS n FROM ai_jobs j ${where}`)?.n ?? 0
  const items = db.all<ListedRow>(select, limit, offset).map((row) => {
    const job = jobOfRow(row)
    const account = row.account_name ?? ''
    return { job, account, source: sourceOf(job, catalogue), isGivenBack: Boolean(row.is_given_back) }
  })
  return { items, total }
}

function sourceOf(job: Job, catalogue: Pick<Catalogue, 'subtitle'>): string {
  if (job.kind === 'transcription') return ''
  return job.source.sent?.name ?? catalogue.subtitle(job.source.nId)?.name ?? job.source.nId
}
