import { expect, test } from 'vitest'
import { createUsageQuestion } from '../../../electron/batch/usageQuestion.ts'
import { AppError } from '../../../shared/errors.ts'

const { signal } = new AbortController()

function question(learnUsage: () => Promise<unknown>, isOffline = false) {
  const log: string[] = []
  const parts = {
    learnUsage: () => {
      log.push('asked')
      return learnUsage()
    },
    reader: { warmUp: () => log.push('warm') },
  }
  return { log, usage: createUsageQuestion(parts, { isOffline, signal }) }
}

test('what is seen while the library is still scanned is asked for at once, and never twice', async () => {
  const { log, usage } = question(async () => 'left')
  usage.askAhead(() => false)
  expect(log).toEqual([])
  usage.askAhead(() => true)
  usage.askAhead(() => true)
  usage.askFor(() => true)
  expect(log).toEqual(['warm', 'asked'])
  expect(await usage.answered()).toBe('left')
})

test('a service that is away ends no run that proves to need nothing of it', async () => {
  const { usage } = question(() => Promise.reject(new AppError('service.unreachable', 'Not there.')))
  usage.askAhead(() => true)
  usage.askFor(() => false)
  expect(await usage.answered()).toBeNull()
  usage.askFor(() => true)
  await expect(usage.answered()).rejects.toMatchObject({ code: 'service.unreachable' })
})

test('a library whose first hundreds have all that is wanted is not looked through twice; offline nothing is asked', async () => {
  const { log, usage } = question(async () => null)
  let looks = 0
  for (let slice = 0; slice < 1_000; slice += 1) usage.askAhead(() => (looks += 1) < 0)
  expect([looks, log]).toEqual([10, []])
  const offline = question(async () => null, true)
  offline.usage.askAhead(() => true)
  offline.usage.askFor(() => true)
  expect([await offline.usage.answered(), offline.log]).toEqual([null, []])
})
