import { expect, test, vi } from 'vitest'
import type { Client } from '../../../renderer/api/client.ts'
import { createActsStore } from '../../../renderer/app/acts/actsStore.ts'
import { createOpenedStore } from '../../../renderer/features/history/openedStore.ts'
import type { HistoryRow } from '../../../shared/contract/library.ts'

test('an opened row that stands there again after an undo says so', async () => {
  const rowNow = (state: HistoryRow['state']) => ({ id: 7, state }) as HistoryRow
  let state: HistoryRow['state'] = 'replaced'
  const answers: Readonly<Record<string, () => unknown>> = {
    'history.row': () => rowNow(state),
    'history.versions': () => [],
    'history.text': () => null,
  }
  const client = { call: async (name: string) => answers[name]?.() } as unknown as Client
  const opened = createOpenedStore(client, createActsStore())
  opened.getState().open(rowNow('replaced'))
  state = 'written'
  opened.getState().refresh()
  await vi.waitFor(() => expect(opened.getState().row?.state).toBe('written'))
})
