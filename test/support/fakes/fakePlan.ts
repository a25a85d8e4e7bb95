/** A made plan and what its searches cost, as the host would tell them. No disk, no service. */
import type { UsageEntry } from '../../../shared/contract/account.ts'
import type { Handlers } from '../../../shared/contract/index.ts'
import type { PlanAnswer, PlanFilter, PlanRow, PlanSource, PlanState } from '../../../shared/contract/plan.ts'
import { emptyPlan } from './fakeAnswers.ts'

const groups = ['Harbour Lights S01', 'Harbour Lights S02', 'A Quiet Orbit S01', '遠い海 S03']
const rowsInGroup = 13
const searches = 20

/** Four seasons; every tenth row wants a look, every tenth file is in the cache, every fortieth row waits. */
export function createFakePlan(): Partial<Handlers> {
  const rows = Array.from({ length: groups.length * rowsInGroup }, (_, index) => planRowAt(index))
  const entries = Array.from({ length: 2 * searches }, (_, index) => entryAt(index))
  const filtered = ({ answer, source, group, search }: PlanFilter) =>
    rows.filter(
      (row) =>
        (answer === null || row.answer === answer) &&
        (source === null || comesFrom(source, row)) &&
        (group === null || row.group === group) &&
        row.videoName.toLowerCase().includes(search.toLowerCase()),
    )
  return {
    'plan.state': async () => ({
      ...emptyPlan,
      phase: 'ready',
      downloadsLeft: 41,
      batchId: 'batch-0',
      sums: sumsOf(rows),
    }),
    'plan.page': async ({ offset, limit, ...filter }) => {
      const found = filtered(filter)
      return { rows: found.slice(offset, offset + limit), total: found.length, revision: 1 }
    },
    'plan.groups': async (filter) => {
      const found = Map.groupBy(filtered(filter), ({ group }) => group)
      return [...found].map(([group, some]) => ({ group, rows: some.length }))
    },
    'usage.entries': async ({ offset, limit, kind, batchId }) => {
      const found = entries.filter(
        (entry) => (kind ?? entry.kind) === entry.kind && (batchId ?? entry.batchId) === entry.batchId,
      )
      return { rows: found.slice(offset, offset + limit), total: found.length, revision: 1 }
    },
  }
}

function planRowAt(index: number): PlanRow {
  const group = groups[Math.floor(index / rowsInGroup)] ?? ''
  const code = `${group}E${String((index % rowsInGroup) + 1).padStart(2, '0')}`
  const stem = `${code.replaceAll(' ', '.')}.1080p.WEB.H264-NOVA`
  const answer = answerAt(index)
  const hasPick = answer === 'sure' || answer === 'waiting'
  return {
    id: `row-${index}`,
    videoId: `video-${index}`,
    videoName: `${stem}.mkv`,
    group,
    language: index % 7 === 0 ? 'pt-BR' : 'en',
    answer,
    release: hasPick ? stem.replace('NOVA', 'KESTREL') : null,
    tier: hasPick ? index % 2 : null,
    reasons: hasPick ? [index % 2 === 0 ? 'group' : '!group', 'source', '!fps'] : [],
    kind: hasPick ? 'human' : null,
    pack: hasPick && index % 3 !== 0 ? `${group}.COMPLETE.1080p.WEB` : null,
    outputName: hasPick ? `${stem}.en.srt` : null,
    candidates: answer === 'none' ? 0 : 5,
    question: answer === 'ask' ? 'tier' : null,
  }
}

function answerAt(index: number): PlanAnswer {
  if (index % 30 === 29) return 'none'
  if (index % 10 === 9) return 'ask'
  return index % 40 === 20 ? 'waiting' : 'sure'
}

function comesFrom(source: PlanSource, { id, answer, pack }: PlanRow): boolean {
  if (answer !== 'sure') return false
  return source === 'pack' ? pack !== null : id.endsWith('4') === (source === 'cache')
}

function sumsOf(rows: readonly PlanRow[]): PlanState['sums'] {
  const from = (source: PlanSource) => rows.filter((row) => comesFrom(source, row)).length
  const count = (answer: PlanAnswer) => rows.filter((row) => row.answer === answer).length
  return {
    ...emptyPlan.sums,
    files: count('sure'),
    archives: 28,
    packs: 5,
    filesFromPacks: from('pack'),
    downloads: 23,
    filesFromDownloads: from('download'),
    filesFromCache: from('cache'),
    searchUnits: searches,
    sure: count('sure'),
    ask: count('ask'),
    waiting: count('waiting'),
    none: count('none'),
  }
}

/** The searches of the plan, and as many of another batch. */
function entryAt(index: number): UsageEntry {
  return {
    id: index,
    atMs: Date.UTC(2026, 10, 21, 9) - index * 55_000,
    kind: 'search',
    subject: `Harbour.Lights.S01E${String(index + 1).padStart(2, '0')}.1080p.WEB.H264-NOVA.mkv`,
    reason: 'match by name',
    units: 1,
    state: 'settled',
    batchId: `batch-${index % 2}`,
  }
}
