import { expect, onTestFinished, test } from 'vitest'
import { createCalledThread } from '../../../../node/thread/callThread.ts'
import { AppError } from '../../../../shared/errors.ts'
import { threadEntry } from '../../../support/make/threadEntry.ts'
import { anySignal } from '../../../support/services/testClient.ts'

interface Api {
  readonly count: (bytes: Uint8Array, more: number) => Promise<number>
  readonly hang: () => void
  readonly refuse: () => never
}

const entry = () =>
  threadEntry(
    'let calls = 0',
    'serveCalls(parentPort, {',
    '  count: async (bytes, more) => (calls += 1) * 100 + bytes.length + more,',
    '  hang() { for (;;); },',
    "  refuse() { throw Object.assign(new Error('Refused.'), { detail: 'why' }) },",
    '})',
  )

function open(deadlineMs = 30_000) {
  const thread = createCalledThread<Api>({
    ...{ workerUrl: entry(), resourceLimits: {}, deadlineMs },
    gaveUp: (name) => new AppError('subtitle.unreadable', `${name} was stopped.`),
  })
  onTestFinished(() => thread.close())
  return thread
}

test('calls are answered in turn by one thread, and the caller keeps its bytes', async () => {
  const thread = open()
  const bytes = Buffer.from('abc')
  const answers = [thread.call('count', [bytes, 1], anySignal), thread.call('count', [bytes, 2], anySignal)]
  expect(await Promise.all(answers)).toEqual([104, 205])
  expect(bytes.toString()).toBe('abc')
})

test('what a function throws comes with its detail, and the thread goes on', async () => {
  const thread = open()
  await expect(thread.call('refuse', [], anySignal)).rejects.toMatchObject({ code: 'internal', detail: 'why' })
  expect(await thread.call('count', [Buffer.from(''), 0], anySignal)).toBe(100)
})

test('a thread that hangs is killed at its deadline and replaced by a new one', async () => {
  const thread = open(5_000)
  await expect(thread.call('hang', [], anySignal)).rejects.toThrow('hang was stopped.')
  expect(await thread.call('count', [Buffer.from(''), 0], anySignal)).toBe(100)
})

test('who cancels, and who closes, hears that it was cancelled', async () => {
  const thread = open()
  const controller = new AbortController()
  const hanging = thread.call('hang', [], controller.signal)
  const waiting = thread.call('hang', [], anySignal)
  setTimeout(() => controller.abort(), 20)
  await expect(hanging).rejects.toMatchObject({ code: 'cancelled' })
  await Promise.all([thread.close(), expect(waiting).rejects.toMatchObject({ code: 'cancelled' })])
})
