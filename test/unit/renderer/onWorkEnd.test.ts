import { expect, test } from 'vitest'
import type { InsideState } from '../../../shared/contract/videos/inside.ts'
import { createActsStore } from '../../../renderer/app/acts/actsStore.ts'
import { createInsideStore } from '../../../renderer/app/acts/insideStore.ts'
import { loadTexts } from '../../../renderer/texts/loadTexts.ts'
import type { Client } from '../../../renderer/api/client.ts'

const resting: InsideState = {
  ...{ revision: 1, isRunning: false, total: 0, done: 0, failed: 0, problem: null, batchId: null },
  ...{ videoId: null, track: null, written: 0 },
}

function openScene() {
  let tell: (state: InsideState) => void = () => undefined
  const client = {
    call: async () => resting,
    on: (_: string, listener: typeof tell) => (tell = listener),
    onConnection: () => () => undefined,
  } as unknown as Client
  const acts = createActsStore()
  createInsideStore(client, acts)
  return { acts, tell: (state: Partial<InsideState>) => tell({ ...resting, ...state }) }
}

const ended = { revision: 2, total: 1, done: 1, written: 1, batchId: 'b1' }

test('a track that is saved at once says so with the way back, also where only its end is told', async () => {
  const { acts, tell } = openScene()
  await Promise.resolve()
  tell(ended)
  const texts = await loadTexts('en')
  const { said, undoable } = acts.getState()
  expect(said?.act.text(texts)).toBe('1 track saved as a file')
  expect(undoable).toMatchObject([{ key: 'b1' }])
  tell({ ...ended, revision: 3 })
  expect(acts.getState().count).toBe(1)
})
