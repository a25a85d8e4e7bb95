/** The jobs of all accounts, newest first: what whoever runs the service looks at. */
import type { Catalogue, Page } from '../../catalogue/records.ts'
import type { ServiceDatabase } from '../../catalogue/store/database.ts'
import type { Job } from './job.ts'
import { jobOfRow, type JobRow } from './jobRows.ts'

export interface ListedJob {
  readonly job: Job
  /** Name of the account; its id where the account is gone. */
  readonly account: string
  /** What it is made of; '' for media, whose address may hold a key. */
  readonly source: string
}

export interface JobQuery {
  readonly isOpenOnly: boolean
  readonly offset: number
  readonly limit: number
}

type ListedRow = JobRow & { readonly account_name: string | null }

const openOnly = 'WHERE j.finished_at IS NULL'

export function listJobs(
  db: ServiceDatabase,
  catalogue: Pick<Catalogue, 'subtitle'>,
  { isOpenOnly, offset, limit }: JobQuery,
): Page<ListedJob> {
  const where = isOpenOnly ? openOnly : ''
  const select = `SELECT j.*, a.name AS account_name FROM ai_jobs j LEFT JOIN accounts a ON a.id = j.account_id
    ${where} ORDER BY j.id DESC LIMIT ? OFFSET ?`
  const total = db.get<{ n: number }>(`SELECT count(*) AS n FROM ai_jobs j ${where}`)?.n ?? 0
  const items = db.all<ListedRow>(select, limit, offset).map((row) => {
    const job = jobOfRow(row)
    return { job, account: row.account_name ?? row.account_id, source: sourceOf(job, catalogue) }
  })
  return { items, total }
}

function sourceOf(job: Job, catalogue: Pick<Catalogue, 'subtitle'>): string {
  if (job.kind === 'transcription') return ''
  return job.source.sent?.name ?? catalogue.subtitle(job.source.nId)?.name ?? job.source.nId
}
