/** The list of what is ignored, read page by page, and taking from it. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { IgnoredRecord } from '../../../shared/contract/videos/rules.ts'
import { toAppError, type AppError } from '../../../shared/errors.ts'
import type { Client } from '../../api/client.ts'
import { oneAtATime } from '../../api/oneAtATime.ts'
import type { SayAct } from './sayAct.ts'

export interface IgnoredState {
  /** null before the first answer. */
  readonly rows: readonly IgnoredRecord[] | null
  readonly total: number
  readonly search: string
  readonly problem: AppError | null
  readonly find: (search: string) => Promise<void>
  readonly refresh: () => Promise<void>
  readonly readMore: () => Promise<void>
  readonly takeBack: (row: IgnoredRecord) => Promise<void>
}

export type IgnoredStore = StoreApi<IgnoredState>

const rowsInPage = 100
/** The host hands out no more at once. */
const mostInPage = 500

export function createIgnoredStore(client: Client, say: SayAct): IgnoredStore {
  return createStore<IgnoredState>()((set, get) => {
    let asked = 0

    async function read(limit: number): Promise<void> {
      const { search } = get()
      const number = ++asked
      await firstRows(client, search, limit).then(
        ({ rows, total }) => number === asked && set({ rows, total, problem: null }),
        (thrown: unknown) => number === asked && set({ problem: toAppError(thrown) }),
      )
    }

    const shown = () => Math.max(rowsInPage, get().rows?.length ?? 0)
    const readAgain = oneAtATime(async () => {
      if (get().rows !== null) await read(shown())
    })
    client.on('library.changed', () => void readAgain())
    return {
      rows: null,
      total: 0,
      search: '',
      problem: null,
      async find(search) {
        set({ search })
        await read(rowsInPage)
      },
      refresh: () => read(shown()),
      readMore: () => read(shown() + rowsInPage),
      async takeBack({ id, label }) {
        try {
          const { undoId } = await client.call('ignore.remove', { ids: [id] })
          say({
            text: ({ rules }) => rules.ignored.takenBack({ name: label }),
            key: undoId,
            undo: () => client.call('rules.undo', { undoId }),
          })
          await read(shown())
        } catch (thrown) {
          set({ problem: toAppError(thrown) })
        }
      },
    }
  })
}

async function firstRows(client: Client, search: string, count: number) {
  const rows: IgnoredRecord[] = []
  for (;;) {
    const limit = Math.min(mostInPage, count - rows.length)
    const page = await client.call('ignore.page', { search, offset: rows.length, limit })
    rows.push(...page.rows)
    if (rows.length >= count || page.rows.length < limit) return { rows, total: page.total }
  }
}
