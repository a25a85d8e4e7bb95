/** A made plan, its questions, and what its searches cost, as the host would tell them. No disk, no service. */
import type { UsageEntry } from '../../../shared/contract/account.ts'
import type { Handlers } from '../../../shared/contract/index.ts'
import type {
  PlanCell,
  PlanCellAnswer,
  PlanFilter,
  PlanGroup,
  PlanRow,
  PlanSource,
  PlanState,
} from '../../../shared/contract/plan.ts'
import { emptyPlan } from './fakeAnswers.ts'

const groups = ['Harbour Lights S01', 'Harbour Lights S02', 'A Quiet Orbit S01', '遠い海 S03']
const rowsInGroup = 13
const searches = 20

/** Four seasons; every tenth subtitle wants a look, every tenth file is in the cache, every fortieth waits. */
export function createFakePlan(): Partial<Handlers> {
  const rows = fakePlanRows()
  const entries = Array.from({ length: 2 * searches }, (_, index) => entryAt(index))
  const filtered = ({ answer, source, group, search }: PlanFilter) =>
    rows.filter(
      (row) =>
        row.cells.some((cell) => isAnswer(answer, cell.answer) && (source === null || comesFrom(source, cell))) &&
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
      return [...found].map(([group, some]) => groupOf(group, some))
    },
    'usage.entries': async ({ offset, limit, kind, batchId }) => {
      const found = entries.filter(
        (entry) => (kind ?? entry.kind) === entry.kind && (batchId ?? entry.batchId) === entry.batchId,
      )
      return { rows: found.slice(offset, offset + limit), total: found.length, revision: 1 }
    },
  }
}

export function fakePlanRows(): readonly PlanRow[] {
  return Array.from({ length: groups.length * rowsInGroup }, (_, index) => planRowAt(index))
}

function groupOf(group: string, rows: readonly PlanRow[]): PlanGroup {
  const cells = rows.flatMap((row) => row.cells)
  const count = (answer: PlanCellAnswer) => cells.filter((cell) => cell.answer === answer).length
  return {
    group,
    title: group.replace(/ S\d+$/, ''),
    season: Number(/S(\d+)$/.exec(group)?.[1]),
    rows: rows.length,
    write: count('sure'),
    packs: 1,
    inside: count('inside'),
    ask: count('ask'),
    translate: count('translate'),
    none: count('none'),
    waiting: count('waiting'),
    tooLong: count('tooLong'),
    covered: count('covered'),
    written: 0,
    told: 0,
    cost: { downloads: 6, ai: count('translate'), inPacks: 0 },
  }
}

function planRowAt(index: number): PlanRow {
  const group = groups[Math.floor(index / rowsInGroup)] ?? ''
  const [, title = '', season = ''] = /^(.*) (S\d+)$/.exec(group) ?? []
  const code = `${season}E${String((index % rowsInGroup) + 1).padStart(2, '0')}`
  const stem = `${title.replaceAll(' ', '.')}.${code}.1080p.WEB.H264-NOVA`
  const first = cellAt(`${index}.en`, answerAt(index), { stem, index })
  const second = cellAt(`${index}.pt`, index % 4 === 0 ? 'covered' : index % 13 === 3 ? 'translate' : 'sure', {
    stem,
    index,
  })
  return {
    id: `video-${index}`,
    videoName: `${stem}.mkv`,
    words: {
      title,
      detected: '',
      part: '',
      year: null,
      code,
      name: index % 3 === 0 ? 'The Long Way Home' : '',
      release: '1080p WEB · NOVA',
    },
    group,
    cells: [first, { ...second, column: 'pt-BR', language: 'pt-BR' }],
    cost: { downloads: index % 5 === 0 ? 1 : 0, ai: second.answer === 'translate' ? 1 : 0, inPacks: 1 },
  }
}

interface CellPlace {
  readonly stem: string
  readonly index: number
}

function cellAt(id: string, answer: PlanCellAnswer, { stem, index }: CellPlace): PlanCell {
  const hasPick = answer === 'sure' || answer === 'waiting'
  return {
    id,
    column: 'en',
    language: 'en',
    isForced: false,
    answer,
    by: answer === 'covered' ? 'sidecar' : null,
    release: hasPick ? stem.replace('NOVA', 'KESTREL') : null,
    words: hasPick ? 'WEB · KESTREL' : '',
    tier: hasPick ? index % 2 : null,
    reasons: hasPick ? [index % 2 === 0 ? 'group' : '!group', 'source', '!fps'] : [],
    kind: hasPick ? 'human' : null,
    pack: hasPick && index % 3 !== 0 ? `${stem}.COMPLETE.1080p.WEB` : null,
    from: answer === 'translate' ? 'en' : null,
    isUnasked: false,
    isRefused: false,
    outputName: hasPick ? `${stem}.en.srt` : null,
    candidates: answer === 'ask' ? 5 : 0,
    question: answer === 'ask' ? 'tier' : null,
    onOffer: answer === 'none' ? ['en-GB'] : [],
  }
}

function answerAt(index: number): PlanCellAnswer {
  if (index % 30 === 29) return 'none'
  if (index % 10 === 9) return 'ask'
  return index % 40 === 20 ? 'waiting' : 'sure'
}

function isAnswer(wanted: PlanFilter['answer'], answer: PlanCellAnswer): boolean {
  return wanted === null || (wanted === 'write' ? answer === 'sure' : wanted === answer)
}

/** English ones alone come from somewhere: the others would only repeat them. */
function comesFrom(source: PlanSource, { id, answer, pack }: PlanCell): boolean {
  if (answer !== 'sure' || !id.endsWith('.en')) return false
  return source === 'pack' ? pack !== null : id.endsWith('4.en') === (source === 'cache')
}

function sumsOf(rows: readonly PlanRow[]): PlanState['sums'] {
  const cells = rows.flatMap((row) => row.cells)
  const from = (source: PlanSource) => cells.filter((cell) => comesFrom(source, cell)).length
  const count = (answer: PlanCellAnswer) => cells.filter((cell) => cell.answer === answer).length
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
    unasked: 0,
    waitingAi: 0,
    waiting: count('waiting'),
    none: count('none'),
    translate: count('translate'),
    covered: count('covered'),
    videos: rows.length,
  }
}

/** The searches of the plan, and as many of another batch. */
function entryAt(index: number): UsageEntry {
  return {
    id: index,
    atMs: Date.UTC(2026, 10, 21, 9) - index * 55_000,
    kind: 'search',
    subject: `Harbour.Lights.S01E${String(index + 1).padStart(2, '0')}.1080p.WEB.H264-NOVA.mkv`,
    title: '',
    reason: 'match by name',
    units: 1,
    state: 'settled',
    batchId: `batch-${index % 2}`,
    elsewhere: null,
  }
}
