/** Better subtitles for ours: taken or offered as the user wants, never over a machine's text or an edited file unasked. */
import { expect, test } from 'vitest'
import { openDatabase } from '../../../../electron/database/database.ts'
import type { RankedSubtitle } from '../../../../electron/matching/choose/choice.ts'
import type { Written, WrittenDetails } from '../../../../electron/sidecar/history.ts'
import { createBetterRound } from '../../../../electron/watch/rounds/betterRound.ts'
import { createBetterWatch } from '../../../../electron/watch/rounds/betterWatch.ts'
import { createWatchNotes } from '../../../../electron/watch/watchNotes.ts'
import {
  connectionTo,
  emptyPlan,
  plannedBatch,
  rankedOf,
  rulesOf,
  wantsOf,
  writtenFor,
  writtenRow,
} from '../../../support/fakes/simulatedRound.ts'
import { videoAt, wantFor } from '../../../support/make/subjects.ts'

const day = 86_400_000

interface Facts {
  readonly mode: 'off' | 'offer' | 'take'
  readonly details?: Partial<WrittenDetails>
  readonly row?: Partial<Written>
  readonly wish?: string
  readonly found: RankedSubtitle
}

function scene({ mode, details = {}, row: rest = {}, wish = 'en', found }: Facts) {
  const db = openDatabase(':memory:')
  const said = { nowMs: 0, isUntouched: true, isThere: true, searches: 9, outcome: 'written' as 'written' | 'error' }
  const nowMs = () => said.nowMs
  const row = writtenRow(rest, details)
  store(db, row)
  const replaced: (Written | undefined)[] = []
  const better = createBetterWatch({ db, notes: createWatchNotes(db), nowMs, days: () => 14 })
  const want = wantFor(row.videoPath, wish, videoAt(row.videoPath))
  const look = createBetterRound({
    better,
    written: () => row,
    isUntouched: async () => said.isUntouched,
    find: () => (said.isThere ? want.video : null),
    mode: () => mode,
    connect: async () => ({ ...connectionTo(() => ({ wants: [], covered: [], forced: [] })), isCached: () => false }),
    async planBatch() {
      const choices = [{ want, status: 'sure', choice: { ranked: [found], rejected: [] } } as const]
      return { ...plannedBatch({ wants: [want], covered: [], forced: [] }, emptyPlan), choices }
    },
    async fulfilPlan(_parts, plan, { onStep }) {
      replaced.push(...plan.archives.flatMap(({ serves }) => serves.map(({ replaces }) => replaces)))
      const failed = { kind: 'skipped', reason: 'error', code: 'service.unreachable', message: '' } as const
      for (const each of wantsOf(plan)) onStep(each, said.outcome === 'written' ? writtenFor(each) : failed)
    },
    rules: () => rulesOf(want.wish),
    spendable: (kind) => (kind === 'search' ? said.searches : 9),
    startBatch: () => 'batch',
    noteWritten: () => undefined,
    nowMs,
  })
  const round = async (atMs: number) => {
    said.nowMs = atMs
    return look({ signal: new AbortController().signal, emit: () => undefined })
  }
  return { said, better, replaced, row, round }
}

function store(db: ReturnType<typeof openDatabase>, row: Written): void {
  db.run("INSERT INTO batch (id, command, started_ms) VALUES ('batch', '', 0)")
  db.run(
    `INSERT INTO written (id, batch_id, video_path, path, sha256, size_bytes, state, language, subject, fingerprint, details, at_ms)
     VALUES (?, ?, ?, ?, '', 1, 'written', ?, '', '', ?, 0)`,
    ...[row.id, row.batchId, row.videoPath, row.path, row.language, JSON.stringify(row.details)],
  )
}

const nearer = rankedOf('new', { tier: 0 })
const machine = { isMachineMade: true, tier: 0 }

test('taken where the user said so, offered where not', async () => {
  const taking = scene({ mode: 'take', found: nearer })
  taking.better.add(taking.row)
  expect(await taking.round(2 * day)).toBe(1)
  expect(taking.replaced).toEqual([taking.row])

  const offering = scene({ mode: 'offer', found: nearer })
  offering.better.add(offering.row)
  expect(await offering.round(2 * day)).toBe(0)
  expect(offering.better.offers()).toEqual([{ writtenId: 1, offer: 'new' }])
  offering.better.want(1)
  expect(await offering.round(2 * day + 1)).toBe(1)
})

test.each(['take', 'offer'] as const)(
  'what a machine made is never replaced unasked in mode %s, and a person’s work is offered for it',
  async (mode) => {
    const { better, replaced, round } = scene({ mode, details: machine, found: rankedOf('new', { tier: 1 }) })
    better.addMachineMade()
    expect(await round(2 * day)).toBe(0)
    expect(replaced).toEqual([])
    expect(better.offers()).toEqual([{ writtenId: 1, offer: 'new' }])
    better.want(1)
    expect(await round(2 * day + 1)).toBe(1)
  },
)

test('a translation is offered a person’s text in the next language of its wish', async () => {
  const row = { language: 'pt-BR', path: '/films/a.pt-BR.srt' }
  const found = rankedOf('new', { language: 'pt', alternativeIndex: 1 })
  const wish = 'pt-BR>pt>translate:en'
  const translated = scene({ mode: 'offer', details: machine, row, wish, found })
  translated.better.addMachineMade()
  await translated.round(2 * day)
  expect(translated.better.offers()).toHaveLength(1)

  const human = scene({ mode: 'offer', row, wish, found })
  human.better.add(human.row)
  await human.round(2 * day)
  expect(human.better.offers()).toEqual([])
})

test('another machine’s text is no better than a person’s', async () => {
  const { better, row, round } = scene({ mode: 'take', found: rankedOf('new', { tier: 0, isMachineMade: true }) })
  better.add(row)
  expect(await round(2 * day)).toBe(0)
})

test('a file that was edited since is the user’s: neither looked at nor replaced any more', async () => {
  const { said, better, row, round, replaced } = scene({ mode: 'take', found: nearer })
  better.add(row)
  said.isUntouched = false
  expect(await round(2 * day)).toBe(0)
  expect([better.due(99 * day), replaced]).toEqual([[], []])
})

test('what cannot be looked at now has its turn in an hour: no unit, a drive that is away', async () => {
  const { said, better, row, round } = scene({ mode: 'take', found: nearer })
  better.add(row)
  said.searches = 0
  expect(await round(2 * day)).toBe(0)
  expect(better.due(2 * day)).toEqual([])
  said.searches = 9
  said.isThere = false
  expect(await round(2 * day + 3_600_000)).toBe(0)
  expect(better.due(2 * day + 3_600_000)).toEqual([])
  said.isThere = true
  expect(await round(2 * day + 7_200_000)).toBe(1)
})

test('a yes of the user outlives a failure', async () => {
  const { said, better, row, round } = scene({ mode: 'offer', found: nearer })
  better.add(row)
  await round(2 * day)
  better.want(1)
  said.outcome = 'error'
  expect(await round(2 * day + 1)).toBe(0)
  said.outcome = 'written'
  expect(await round(2 * day + 3_600_001)).toBe(1)
})

test('each text of a machine is taken up once', async () => {
  const { better } = scene({ mode: 'offer', details: machine, found: nearer })
  better.addMachineMade()
  better.drop(1)
  better.addMachineMade()
  expect(better.due(99 * day)).toEqual([])
})
