/** All questions of one sitting, page by page. */
import type { ReviewRow } from '../../../../shared/contract/runs/review.ts'
import type { Client } from '../../../api/client.ts'

export interface Questions {
  readonly rows: readonly ReviewRow[]
  /** Of the whole list; more than `rows` when they do not fit one sitting. */
  readonly total: number
}

/** The longest page the host gives, and how many of them one sitting reads. */
const pageSize = 500
const mostPages = 20

export async function readQuestions(client: Client): Promise<Questions> {
  const rows: ReviewRow[] = []
  let total = 0
  for (let page = 0; page < mostPages; page += 1) {
    const answer = await client.call('review.page', { offset: page * pageSize, limit: pageSize })
    rows.push(...answer.rows)
    total = answer.total
    if (rows.length >= total || answer.rows.length === 0) break
  }
  return { rows, total }
}
