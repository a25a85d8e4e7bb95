import { expect, test } from 'vitest'
import { createFulfilment, fulfilPlan } from '../../../../electron/batch/delivery/fulfilPlan.ts'
import type { FulfilParts, GapStep } from '../../../../electron/batch/delivery/fulfilOrder.ts'
import { TrackRefusal } from '../../../../electron/batch/delivery/saveTrack.ts'
import { rankCandidates } from '../../../../electron/matching/choose/rankCandidates.ts'
import type { Plan, PlannedArchive } from '../../../../electron/plan/plan.ts'
import type { Written } from '../../../../electron/sidecar/history/history.ts'
import { refusedTrackId } from '../../../../electron/wanted/insideTrack.ts'
import { AppError } from '../../../../shared/errors.ts'
import { listed, textTrack, wantFor } from '../../../support/make/subjects.ts'

const archiveOf = (id: string): PlannedArchive => {
  const name = `Lake.Watch.S01E${id}.WEB-LUMEN`
  const gap = wantFor(`/lib/${name}.mkv`)
  const request = { release: gap.release, fps: null, wish: gap.wish, title: null } as const
  const subtitle = listed(id, name)
  const [pick] = rankCandidates({ ...request, hearingImpaired: 'any', forced: 'never' }, [subtitle]).candidates
  if (!pick) throw new Error('nothing chosen')
  return { subtitle, isCached: false, cost: 1, serves: [{ gap, pick, next: [] }] }
}

const plan: Plan = {
  archives: Array.from({ length: 40 }, (_, index) => archiveOf(String(index + 10))),
  downloads: 40,
  waiting: [],
  isHeldByLimit: false,
  unmatched: [],
  tooLong: [],
  sourceIds: [],
  translatedNow: 0,
  untranslatable: [],
  ask: [],
  translate: [],
  inside: [],
  none: [],
}

/** A service and a disk that take their time. */
function slowWorld(answer: (fetched: number) => void) {
  const seen = { fetched: 0, fetching: 0, mostFetching: 0, taking: 0, mostTaking: 0 }
  const parts = {
    async fetch() {
      seen.mostFetching = Math.max(seen.mostFetching, (seen.fetching += 1))
      seen.fetched += 1
      await new Promise((resolve) => setImmediate(resolve))
      seen.fetching -= 1
      answer(seen.fetched)
      return { content: { kind: 'zip', members: [], skipped: 0 }, units: 1 }
    },
    async findObstacle() {
      seen.mostTaking = Math.max(seen.mostTaking, (seen.taking += 1))
      return null
    },
    async deliver() {
      for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve))
      seen.taking -= 1
      return { kind: 'covered', message: '' }
    },
    cache: { has: () => false },
    park: () => undefined,
    settled: () => undefined,
    refused: () => undefined,
    memory: { reject: () => undefined },
    open: () => Promise.reject(new Error('not opened here')),
    saveTrack: () => Promise.reject(new Error('nothing is inside')),
  } satisfies FulfilParts
  return { seen, parts }
}

async function run(
  parts: FulfilParts,
  signal = new AbortController().signal,
  some: Plan = plan,
  limitDownloads: number | null = null,
): Promise<readonly GapStep[]> {
  const ends: GapStep[] = []
  await fulfilPlan(parts, some, {
    batchId: 'b',
    limitDownloads,
    signal,
    onStep: (_, step) => {
      if (step.kind === 'skipped' || step.kind === 'written') ends.push(step)
    },
    onArchive: () => undefined,
  })
  return ends
}

test('eight are fetched at a time, and what is slow about the others keeps no download waiting', async () => {
  const { seen, parts } = slowWorld(() => undefined)
  expect(await run(parts)).toHaveLength(40)
  expect(seen).toMatchObject({ fetched: 40, mostFetching: 8, mostTaking: 16 })
})

test('four episodes of a pack are checked and written side by side', async () => {
  const { parts } = slowWorld(() => undefined)
  const served = plan.archives.flatMap(({ serves }) => serves).slice(0, 10)
  const pack = { ...archiveOf('10'), serves: served }
  let [writing, mostWriting] = [0, 0]
  const deliver: FulfilParts['deliver'] = async () => {
    mostWriting = Math.max(mostWriting, (writing += 1))
    await new Promise((resolve) => setImmediate(resolve))
    writing -= 1
    return { kind: 'covered', message: '' }
  }
  expect(await run({ ...parts, deliver }, undefined, { ...plan, archives: [pack] })).toHaveLength(10)
  expect(mostWriting).toBe(4)
})

test('once the quota is used up only what was on its way has asked for it', async () => {
  const { seen, parts } = slowWorld(() => {
    throw new AppError('quota.exhausted', 'Used up.')
  })
  const ends = await run(parts)
  expect(seen.fetched).toBe(8)
  expect(ends).toHaveLength(40)
  expect(ends.every((step) => step.kind === 'skipped' && step.reason === 'quota')).toBe(true)
})

test('a run that is stopped fetches nothing more', async () => {
  const stop = new AbortController()
  const { seen, parts } = slowWorld((fetched) => {
    if (fetched === 8) stop.abort()
  })
  await expect(run(parts, stop.signal)).rejects.toThrow()
  expect(seen.fetched).toBe(8)
})

test('a track is given up for good only where its text was refused: what could not be read may be whole tomorrow', async () => {
  const gap = wantFor('/lib/Quiet.Harbour.2019.mkv', 'inside:en>en')
  const source = { index: 0, track: textTrack('en'), alternativeIndex: 0, language: 'en' }
  const inside: Plan = { ...plan, archives: [], inside: [{ gap, source }] }
  const given: string[] = []
  const { parts } = slowWorld(() => undefined)
  const ends = (thrown: Error) =>
    run(
      { ...parts, saveTrack: () => Promise.reject(thrown), memory: { reject: (_path, id) => given.push(id) } },
      undefined,
      inside,
    )
  expect(await ends(new AppError('subtitle.unreadable', 'It cannot be read.'))).toMatchObject([{ reason: 'error' }])
  expect(given).toEqual([])
  expect(await ends(new TrackRefusal('subtitle.unreadable', 'Not English.'))).toMatchObject([{ reason: 'rejected' }])
  expect(given).toEqual([refusedTrackId(gap.video, source)])
})

/** A world whose every subtitle is out of step; as last choice it would be written. */
function worldOutOfStep() {
  const { parts } = slowWorld(() => undefined)
  const seen = { fetched: 0, lastChoices: 0, given: [] as string[] }
  const outOfStep: FulfilParts = {
    ...parts,
    async fetch() {
      seen.fetched += 1
      await new Promise((resolve) => setImmediate(resolve))
      return { content: { kind: 'zip', members: [], skipped: 0 }, units: 1 }
    },
    async deliver({ isLastChoice }) {
      if (!isLastChoice) return { kind: 'out-of-step', message: 'Out of step.' }
      seen.lastChoices += 1
      return { kind: 'covered', message: '' }
    },
    memory: { reject: (_path, id) => seen.given.push(id) },
  }
  return { seen, parts: outOfStep }
}

test('what is out of step takes the place of nothing of ours, and is not looked for as a better one again', async () => {
  const { seen, parts } = worldOutOfStep()
  const archive = archiveOf('10')
  const replaces = { id: 1 } as Written
  const better = { ...archive, serves: archive.serves.map((served) => ({ ...served, replaces })) }
  expect(await run(parts, undefined, { ...plan, archives: [better] })).toMatchObject([
    { kind: 'skipped', reason: 'rejected', message: 'Out of step.' },
  ])
  expect(seen).toMatchObject({ lastChoices: 0, given: ['10'] })
})

test('replacements take no download of what still waits in the row, and may take what a plan does not need', async () => {
  const another = (archive: PlannedArchive, id: string) => ({
    ...archive.serves[0]!.pick,
    subtitle: listed(id, 'Other'),
  })
  const archives = plan.archives.map((archive, index) => ({
    ...archive,
    serves: archive.serves.map((served) => ({ ...served, next: [another(archive, `next ${index}`)] })),
  }))
  for (const [limit, fetched] of [
    [40, 40],
    [43, 43],
    [null, 80],
  ] as const) {
    const { seen, parts } = worldOutOfStep()
    await run(parts, undefined, { ...plan, archives }, limit)
    expect(seen.fetched).toBe(fetched)
  }
  // What cannot be written is not fetched: its download is free for another.
  const { seen, parts } = worldOutOfStep()
  let looked = 0
  const findObstacle = async () => ((looked += 1) <= 2 ? { kind: 'covered' as const, message: '' } : null)
  await run({ ...parts, findObstacle }, undefined, { ...plan, archives }, 40)
  expect(seen.fetched).toBe(40)
})

/** One archive for two gaps, of which the first is known before the plan stands, and one for a third. */
function growing(delivery: (gapPath: string, id: string) => 'written' | 'rejected' = () => 'written') {
  const [pack, other, spare] = [archiveOf('10'), archiveOf('11'), archiveOf('12')]
  const [first, second] = [pack.serves[0]!, { ...other.serves[0]!, pick: { ...pack.serves[0]!.pick } }]
  const replaced = { ...first, next: spare.serves.map(({ pick }) => pick) }
  const whole: PlannedArchive = { ...pack, serves: [replaced, second] }
  const early: PlannedArchive = { ...pack, serves: [replaced] }
  const third = archiveOf('13')
  const [fetched, cached, ends]: [string[], Set<string>, string[]] = [[], new Set(), []]
  const { parts } = slowWorld(() => undefined)
  const fulfilment = createFulfilment(
    {
      ...parts,
      cache: { has: (id) => cached.has(id) },
      async fetch({ subtitle: { id } }) {
        if (!cached.has(id)) fetched.push(id)
        const units = cached.has(id) ? 0 : 1
        cached.add(id)
        return { content: { kind: 'zip', members: [], skipped: 0 }, units }
      },
      async deliver({ gap, pick }) {
        const kind = delivery(gap.video.file.path, pick.subtitle.id)
        if (kind === 'rejected') return { kind, message: 'another cut', code: 'subtitle.unreadable' }
        return { kind: 'covered', message: pick.subtitle.id }
      },
    },
    {
      batchId: 'b',
      limitDownloads: 3,
      signal: new AbortController().signal,
      onStep(gap, step) {
        if (step.kind === 'skipped') ends.push(`${gap.release.episodes[0]} ${step.message}`)
      },
      onArchive: () => undefined,
    },
  )
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20))
  return { fulfilment, early, whole, third, fetched, ends, settled, plan: { ...plan, archives: [whole, third] } }
}

test('what is begun before the plan stands is fetched once, and the plan serves the rest with it', async () => {
  const { fulfilment, early, fetched, ends, settled, plan: all } = growing()
  fulfilment.begin([early])
  await settled()
  expect([fetched, ends]).toEqual([['10'], ['10 10']])
  await fulfilment.finish(all)
  expect(fetched).toEqual(['10', '13'])
  expect(ends).toEqual(['10 10', '11 10', '13 13'])
})

test('what is begun at the very end of the plan is fetched once too', async () => {
  const { fulfilment, early, fetched, ends, plan: all } = growing()
  fulfilment.begin([early])
  await fulfilment.finish(all)
  expect(fetched.toSorted()).toEqual(['10', '13'])
  expect(ends.toSorted()).toEqual(['10 10', '11 10', '13 13'])
})

test('a replacement waits until the plan stands, and takes no unit that others need', async () => {
  const refusing = (path: string, id: string) => (path.includes('E10') && id === '10' ? 'rejected' : 'written')
  const { fulfilment, early, fetched, ends, settled, plan: all } = growing(refusing)
  fulfilment.begin([early])
  await settled()
  expect([fetched, ends]).toEqual([['10'], []])
  await fulfilment.finish(all)
  expect(fetched.toSorted()).toEqual(['10', '12', '13'])
  expect(ends.toSorted()).toEqual(['10 12', '11 10', '13 13'])
})

test('where no plan comes, what was begun ends without a replacement', async () => {
  const { fulfilment, early, fetched, ends } = growing((_, id) => (id === '10' ? 'rejected' : 'written'))
  fulfilment.begin([early])
  await fulfilment.abandon()
  expect([fetched, ends]).toEqual([['10'], []])
})
