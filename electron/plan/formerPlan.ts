/** That a plan was made, and for what: said after a restart, which loses the plan itself but none of its choices. */
import type { Database } from '../database/database.ts'

export interface FormerPlan {
  readonly madeMs: number
  readonly videos: number
  /** What it was made for, in JSON, as the command takes it. */
  readonly scope: string
}

export interface FormerPlans {
  last(): FormerPlan | null
  keep(plan: FormerPlan): void
  forget(): void
}

export function createFormerPlans(db: Database): FormerPlans {
  return {
    last: () => db.get<FormerPlan>('SELECT made_ms AS madeMs, videos, scope FROM former_plan') ?? null,
    keep({ madeMs, videos, scope }) {
      db.run(
        'INSERT OR REPLACE INTO former_plan (id, made_ms, videos, scope) VALUES (1, ?, ?, ?)',
        madeMs,
        videos,
        scope,
      )
    },
    forget() {
      db.run('DELETE FROM former_plan')
    },
  }
}
