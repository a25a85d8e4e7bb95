import { expect, test } from 'vitest'
import {
  createCheckupMends,
  type CheckupMendsParts,
  type MendingTools,
} from '../../../../electron/views/checkup/checkupMends.ts'
import type { KnownFinding } from '../../../../electron/views/checkup/findingRows.ts'
import { anySignal } from '../../../support/services/testClient.ts'

test('a file that was mended counts as mended, though what else was found of it could not be kept', async () => {
  const states: unknown[] = []
  const recorded: unknown[] = []
  const bugs: string[] = []
  const parts = {
    board: { mark: (_known: unknown, { state }: { state: unknown }) => states.push(state), replace: () => undefined },
    findings: {
      carry() {
        throw new TypeError('the cache broke')
      },
    },
    library: { recordWritten: () => undefined, recordRemoved: () => undefined },
    runs: { record: (_id: string, [file]: readonly { state: unknown }[]) => recorded.push(file?.state) },
    topics: { changed: () => undefined },
    bugs: { report: ({ message }: Error) => bugs.push(message) },
  } as unknown as CheckupMendsParts
  const file = { path: '/films/Salt Road.en.srt', language: 'en', of: null }
  const known = { finding: { kind: 'advert', mend: 'clean', file } } as unknown as KnownFinding
  const tools = { mend: async () => ({ id: 3, path: file.path }) } as unknown as MendingTools
  const order = { batchId: 'b', adopts: false, signal: anySignal }
  expect(await createCheckupMends(parts).mendFile(tools, [known], order)).toBeNull()
  expect(states).toEqual(['mending', 'mended'])
  expect(recorded).toEqual(['written'])
  expect(bugs).toHaveLength(1)
})

test('a file that another text would take the place of, and that is not ours, failed in its run', async () => {
  const recorded: unknown[] = []
  const parts = {
    board: { mark: () => undefined },
    runs: { record: (id: string, [file]: readonly object[]) => recorded.push({ id, ...file }) },
    topics: { changed: () => undefined },
  } as unknown as CheckupMendsParts
  const file = { path: '/films/Salt Road.en.srt', language: 'en', of: null }
  const known = { finding: { kind: 'other', mend: 'next', file } } as unknown as KnownFinding
  const order = { batchId: 'b', adopts: false, signal: anySignal }
  const problem = await createCheckupMends(parts).mendFile({} as MendingTools, [known], order)
  expect(problem).toMatchObject({ code: 'file.foreign' })
  expect(recorded).toMatchObject([{ id: 'b', state: 'failed', code: 'file.foreign', path: file.path }])
})
