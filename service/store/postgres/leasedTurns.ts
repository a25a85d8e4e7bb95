/**
 * Turns of nodes that share a database: a job is leased by one of them, which says every few seconds that it lives. Where it does
 * not, another one takes the job over, and whatever the first still writes of it is refused. Time is the database's own.
 */
import type { ServiceDatabase } from '../../catalogue/store/database.ts'
import type { JobTurns } from '../../ai/jobs/jobBook.ts'
import { JobTakenOver } from '../../ai/jobs/jobTakenOver.ts'

/** Seven looks at the queue (jobQueue.ts): a node that is only busy keeps its jobs. */
const leaseSeconds = 15
const until = `clock_timestamp() + interval '${leaseSeconds} seconds'`

const those = 'SELECT item::bigint FROM json_array_elements_text(?2::json) AS item'
const giveBack = `DELETE FROM job_leases WHERE holder = ?1 AND job_id IN (${those})`
const renew = `UPDATE job_leases SET until = ${until} WHERE holder = ?1 AND job_id IN (${those})`
/** Rows that another node looks at just now are passed over: the two never wait for each other, nor take the same. */
const takeNext = `
  WITH next AS (
    SELECT j.id FROM ai_jobs j WHERE j.finished_at IS NULL AND j.id NOT IN (${those}) AND NOT EXISTS
      (SELECT 1 FROM job_leases l WHERE l.job_id = j.id AND l.until > clock_timestamp() AND l.holder <> ?1)
    ORDER BY j.id LIMIT ?3 FOR UPDATE OF j SKIP LOCKED
  )
  INSERT INTO job_leases (job_id, holder, until) SELECT id, ?1, ${until} FROM next
  ON CONFLICT (job_id) DO UPDATE SET holder = excluded.holder, until = excluded.until
    WHERE job_leases.until <= clock_timestamp() OR job_leases.holder = excluded.holder
  RETURNING job_id`
const ours = 'SELECT 1 FROM job_leases WHERE job_id = ? AND holder = ? FOR UPDATE'

/** @param holder a name that no other node has */
export function createLeasedTurns(db: ServiceDatabase, holder: string): JobTurns {
  return {
    take(most, running, { unfinished }) {
      const here = JSON.stringify([...running])
      if (running.size > 0) db.run(renew, holder, here)
      if (most <= 0) return []
      const taken = new Set(db.all<{ job_id: number }>(takeNext, holder, here, most).map(({ job_id }) => job_id))
      return taken.size === 0 ? [] : unfinished().filter(({ id }) => taken.has(id))
    },
    requireOurs({ id }) {
      if (db.get(ours, id, holder) === undefined) throw new JobTakenOver(`Job ${id} was taken over by another node.`)
    },
    giveBack(ids) {
      db.run(giveBack, holder, JSON.stringify(ids))
    },
    leave() {
      db.run('DELETE FROM job_leases WHERE holder = ?', holder)
    },
  }
}
