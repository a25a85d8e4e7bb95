/** When the app last looked for a newer version of itself and what it found, kept over restarts among the settings. */
import { z } from 'zod'
import { parseJson } from '../../../shared/json/parseJson.ts'
import type { Database } from '../../database/database.ts'

const key = 'updates.lastLook'
const stored = z.object({ atMs: z.number(), version: z.string().max(100).nullable() })

export type LastCheck = Readonly<z.output<typeof stored>>

export interface UpdateMemory {
  read(): LastCheck | null
  write(look: LastCheck): void
}

/** What is damaged counts as never. */
export function createUpdateMemory(db: Pick<Database, 'get' | 'run'>): UpdateMemory {
  return {
    read() {
      const row = db.get<{ value: string }>('SELECT value FROM setting WHERE key = ?', key)
      return stored.safeParse(parseJson(row?.value)).data ?? null
    },
    write(look) {
      db.run('INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)', key, JSON.stringify(look))
    },
  }
}
