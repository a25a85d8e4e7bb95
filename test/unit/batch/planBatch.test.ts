import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { BatchEvent } from '../../../electron/batch/batchEvents.ts'
import { planBatch, type PlanOrder, type PlanParts } from '../../../electron/batch/planBatch.ts'
import type { MatchedVideo } from '../../../electron/matching/matchedVideo.ts'
import type { PlannedArchive } from '../../../electron/plan/plan.ts'
import { AppError } from '../../../shared/errors.ts'
import { bookOf } from '../../support/make/bookOf.ts'
import { plainNaming } from '../../support/make/nameRules.ts'
import { listed, textTrack, titled, videoAt, wantFor } from '../../support/make/subjects.ts'
import { nothingOrdered } from '../../support/fakes/nothingOrdered.ts'

const videos = Array.from({ length: 250 }, (_, index) => videoAt(`/m/Film.${1900 + index}.mkv`))

/** Parts of which the last `lacking` videos want something; `log` tells what happened in which order. */
function planOf(lacking: number, learnUsage: () => Promise<unknown> = async () => null, all = videos, wish = 'en') {
  const log: string[] = []
  const asked: string[] = []
  let looked = 0
  const wantedOf: PlanOrder['wantedOf'] = (some) => {
    looked += some.length
    log.push(`looked at ${looked}`)
    const wants = some.filter((video) => all.indexOf(video) >= all.length - lacking)
    return { gaps: wants.map((video) => wantFor(video.file.path, wish, video)), covered: [], ignored: [], forced: [] }
  }
  const parts: PlanParts = {
    checkFolder: async () => undefined,
    naming: plainNaming,
    matcher: {
      matchAll: async (gaps) => {
        asked.push(...gaps.map(({ video }) => video.file.path))
        return []
      },
    },
    memory: {
      rejectedIds: () => new Set(),
      refusedVideos: () => new Set(),
      refusalOf: () => null,
      leavesLanguagesOut: () => false,
    },
    notFound: { record: () => undefined },
    learntNames: { learn: async () => undefined },
    cache: { has: () => false },
    jobs: nothingOrdered,
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
    translators: { has: async () => true, refused: () => [], isOutsidePlan: () => false },
    beside: { find: async () => null },
  }
  const plan = (change: Partial<PlanOrder> = {}, changed: PlanParts = parts) =>
    planBatch(
      changed,
      { videos: all, ignored: 0, unreadable: 0, orphans: 0 },
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
  return { log, asked, parts, plan }
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

test('what no disk would take the name of is not asked for, and is neither written, paid nor said to be not found', async () => {
  const long = videoAt(`/m/${'Correspondence.'.repeat(16)}2019.x264.mkv`)
  const { asked, plan } = planOf(2, async () => null, [videoAt('/m/Film.1900.mkv'), long])
  const planned = await plan()
  expect(asked).toEqual(['/m/Film.1900.mkv'])
  expect(planned.plan.tooLong.map(({ video }) => video.file.path)).toEqual([long.file.path])
  expect(planned.plan).toMatchObject({ archives: [], downloads: 0, waiting: [], ask: [] })
  expect(planned.plan.none.map(({ video }) => video.file.path)).not.toContain(long.file.path)
})

test('what comes from inside the videos, or has no name, is planned while the service is away', async () => {
  const away = () => Promise.reject(new AppError('service.unreachable', 'Not there.'))
  const long = videoAt(`/m/${'Correspondence.'.repeat(16)}2019.x264.mkv`)
  const film = videoAt('/m/Film.1900.mkv')
  const media = { durationMs: null, fps: null, height: null, tracks: [textTrack('en')] }
  const { log, asked, plan } = planOf(2, away, [{ ...film, media }, long], 'inside:en>en>translate:es')
  const { plan: planned } = await plan()
  expect([log.includes('asked'), asked]).toEqual([false, []])
  expect([planned.inside, planned.tooLong].map((gaps) => gaps.length)).toEqual([1, 1])
  const open = planOf(1, away, [film], 'inside:en>es>translate:en')
  await expect(open.plan()).rejects.toMatchObject({ code: 'service.unreachable' })
})

/** A service that answers one film after another, each with a subtitle of its own. */
function growingPlan(units: number | null, limitDownloads: number | null = null) {
  const told: string[] = []
  const films = videos.slice(0, 4)
  const { parts } = planOf(films.length, async () => null, films)
  const answers = films.map((video): MatchedVideo => {
    const gap = wantFor(video.file.path, 'en', video)
    const name = basename(video.file.path, '.mkv')
    const title = titled('Film', { year: gap.release.year })
    const rest = { release: gap.release, title, alternates: [], cost: 1, isFromCache: false }
    return { video, status: 'sure', ...rest, listed: [listed(name, name)] }
  })
  const make = (onCertain?: PlanOrder['onCertain']) =>
    planOf(films.length, async () => null, films).plan(
      { limitDownloads, ...(onCertain && { onCertain }) },
      {
        ...parts,
        ledger: { ...parts.ledger, remaining: () => units },
        matcher: {
          matchAll: async (_, { onAnswered }) => {
            for (const answer of answers.slice(0, 3)) {
              onAnswered?.([answer])
              told.push('answered')
            }
            return answers
          },
        },
      },
    )
  const early = (archives: readonly PlannedArchive[]) => {
    told.push(...archives.map(({ subtitle }) => subtitle.id))
  }
  return { told, make, early }
}

test('what the plan will hold whatever else is answered is told while it is made, and the plan is the same', async () => {
  const { told, make, early } = growingPlan(4)
  const { plan } = await make(early)
  expect(told).toEqual(['Film.1900', 'answered', 'Film.1901', 'answered', 'Film.1902', 'answered'])
  expect(plan).toEqual((await make()).plan)
  expect(plan.downloads).toBe(4)
})

test('with too few units for all of it nothing is certain', async () => {
  for (const [units, limit] of [
    [3, null],
    [null, 3],
  ] as const) {
    const { told, make, early } = growingPlan(units, limit)
    await make(early)
    expect(told).not.toContain('Film.1900')
  }
})

describe('until when a plan waits', () => {
  const reset = { download: 24, ai: 48 }
  const limited = { limitDownloads: 1, mostSearches: 2 }
  /** Two films that the service answered, and one that it was not asked for. */
  async function resumption(change: Partial<PlanOrder>, left: number) {
    const films = videos.slice(0, 3)
    const told: BatchEvent[] = []
    const { parts, plan } = planOf(films.length, async () => null, films)
    const answers = films.map((video, index): MatchedVideo => {
      const { release } = wantFor(video.file.path, 'en', video)
      const name = basename(video.file.path, '.mkv')
      const entry = { video, release, alternates: [], cost: 1, isFromCache: false }
      return index < 2
        ? { ...entry, status: 'sure', title: titled('Film', { year: release.year }), listed: [listed(name, name)] }
        : { ...entry, status: 'waiting', title: null, listed: [] }
    })
    const ledger: PlanParts['ledger'] = {
      ...parts.ledger,
      remaining: (_, kind) => (kind === 'download' ? left : 1970),
      resumesAtMs: (_, kind) => (kind === 'ai' ? reset.ai : reset.download),
    }
    const order = { ...change, emit: (event: BatchEvent) => told.push(event) }
    await plan(order, { ...parts, ledger, matcher: { matchAll: async () => answers } })
    return told.flatMap((event) => (event.kind === 'plan' ? [[event.waiting, event.resumesAtMs]] : []))
  }

  test('no reset is named for what the limits of the run alone hold', async () => {
    expect(await resumption(limited, 49)).toEqual([[2, null]])
  })

  test('a reset is named where units are used up, or searches wait that no limit holds', async () => {
    expect(await resumption({ ...limited, limitDownloads: null }, 1)).toEqual([[2, reset.download]])
    expect(await resumption({ limitDownloads: 1 }, 49)).toEqual([[2, reset.download]])
  })
})
