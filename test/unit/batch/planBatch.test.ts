import { expect, test } from 'vitest'
import { planBatch, type PlanOrder, type PlanParts } from '../../../electron/batch/planBatch.ts'
import { AppError } from '../../../shared/errors.ts'
import { bookOf } from '../../support/make/bookOf.ts'
import { videoAt, wantFor } from '../../support/make/subjects.ts'

const videos = Array.from({ length: 250 }, (_, index) => videoAt(`/m/Film.${1900 + index}.mkv`))

/** Parts of which the last `lacking` videos want something; `log` tells what happened in which order. */
function planOf(lacking: number, learnUsage: () => Promise<unknown> = async () => null) {
  const log: string[] = []
  let looked = 0
  const wantedOf: PlanOrder['wantedOf'] = (some) => {
    looked += some.length
    log.push(`looked at ${looked}`)
    const wants = some.filter((video) => videos.indexOf(video) >= videos.length - lacking)
    return { gaps: wants.map((video) => wantFor(video.file.path, 'en', video)), covered: [], ignored: [], forced: [] }
  }
  const parts: PlanParts = {
    matcher: { matchAll: async () => [] },
    memory: { rejectedIds: () => new Set() },
    notFound: { record: () => undefined },
    cache: { has: () => false },
    ledger: { remaining: () => null, heldOffUntilMs: () => null, resumesAtMs: () => null },
    service: 'embedded',
    estimate: async () => {
      throw new Error('Nobody wants to know what it costs.')
    },
    learnUsage: () => {
      log.push('asked')
      return learnUsage()
    },
    reader: { warmUp: () => log.push('warm') },
  }
  const plan = (change: Partial<PlanOrder> = {}) =>
    planBatch(
      parts,
      { videos, ignored: 0, orphans: 0 },
      {
        rules: bookOf('en', { hearingImpaired: 'avoid' }),
        wantedOf,
        allowance: 'sure',
        limitDownloads: null,
        isOffline: false,
        batchId: 'b',
        signal: new AbortController().signal,
        emit: (event) => log.push(event.kind),
        ...change,
      },
    )
  return { log, plan }
}

test('the service is asked for the usage once, while the rest of the library is looked through', async () => {
  const { log, plan } = planOf(250)
  await plan()
  expect(log).toEqual(['looked at 100', 'warm', 'asked', 'looked at 200', 'looked at 250', 'scanned', 'plan'])
})

test('where nothing is wanted, or the app is offline, the service is not asked', async () => {
  const whole = planOf(0)
  await whole.plan()
  const offline = planOf(250)
  await offline.plan({ isOffline: true })
  expect([...whole.log, ...offline.log]).not.toContain('asked')
})

test('a service that refuses ends the plan before anything is matched, after what was found is told', async () => {
  const { log, plan } = planOf(1, () => Promise.reject(new AppError('key.refused', 'Not this key.')))
  await expect(plan()).rejects.toMatchObject({ code: 'key.refused' })
  expect(log).toEqual(['looked at 100', 'looked at 200', 'looked at 250', 'warm', 'asked', 'scanned'])
})
