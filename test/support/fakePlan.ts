/** A made plan as the host would tell it, with a run that a test steps by hand. No disk, no service. */
import type { AppEvent, Handlers } from '../../shared/contract/index.ts'
import type { Candidate, PlanAnswer, PlanRow, PlanState, Preview } from '../../shared/contract/plan.ts'
import { emptyPlan } from './fakeAnswers.ts'

/** Two seasons and two movies; every tenth row wants a look, every thirtieth has nothing. */
export function makeFakePlanRows(count: number): readonly PlanRow[] {
  return Array.from({ length: count }, (_, index) => planRowAt(index))
}

const groups = [
  'Harbour Lights · Season 1',
  'Harbour Lights · Season 2',
  'A Quiet Orbit · Season 1',
  '遠い海 · Season 3',
]
const rowsInGroup = 13

function planRowAt(index: number): PlanRow {
  const groupIndex = Math.floor(index / rowsInGroup)
  const group = groups[groupIndex % groups.length] ?? ''
  const [show = ''] = group.split(' · ')
  const code = `S0${(groupIndex % 3) + 1}E${String((index % rowsInGroup) + 1).padStart(2, '0')}`
  const stem = `${show.replaceAll(' ', '.')}.${code}.1080p.WEB.H264-NOVA`
  const answer = answerAt(index)
  const hasPick = answer === 'sure' || answer === 'waiting'
  return {
    id: `row-${index}`,
    videoId: `video-${index}`,
    videoName: `${stem}.mkv`,
    group: groupIndex < groups.length ? group : `${group} (${Math.floor(groupIndex / groups.length) + 1})`,
    language: index % 7 === 0 ? 'pt-BR' : 'en',
    answer,
    release: hasPick ? stem.replace('NOVA', 'KESTREL') : null,
    tier: hasPick ? index % 2 : null,
    reasons: hasPick ? [index % 2 === 0 ? 'group' : '!group', 'source', '!fps'] : [],
    kind: hasPick ? ((['human', 'human', 'hearing-impaired', 'machine'] as const)[index % 4] ?? null) : null,
    pack: hasPick && index % 3 !== 0 ? `${show}.S0${(groupIndex % 3) + 1}.COMPLETE.1080p.WEB` : null,
    outputName: hasPick ? `${stem}.en.srt` : null,
    candidates: answer === 'none' ? 0 : 5,
    question: answer === 'ask' ? (index % 20 === 9 ? 'title' : 'tier') : null,
  }
}

function answerAt(index: number): PlanAnswer {
  if (index % 30 === 29) return 'none'
  if (index % 10 === 9) return 'ask'
  return index % 40 === 20 ? 'waiting' : 'sure'
}

export const fakeCandidates: readonly Candidate[] = [
  candidateAt(1, { tier: 2, reasons: ['source', '!group'], author: 'marisol', isCached: true }),
  candidateAt(2, { tier: 3, reasons: ['!source', 'resolution'], author: 'Ngo Van', fps: 25 }),
  candidateAt(3, { tier: 3, reasons: ['!source'], isHearingImpaired: true, comment: 'Corrected and with sounds' }),
  candidateAt(4, { tier: 4, reasons: ['!edition', '!fps'], fps: 25, isPack: true }),
  candidateAt(5, { tier: 4, reasons: ['!edition'], isMachineMade: true }),
]

function candidateAt(number: number, facts: Partial<Candidate>): Candidate {
  return {
    id: `candidate-${number}`,
    release: `Harbour.Lights.S01E10.720p.HDTV.x264-GROUP${number}`,
    author: null,
    comment: null,
    fps: 23.976,
    isHearingImpaired: false,
    isMachineMade: false,
    tier: 2,
    reasons: [],
    isPack: false,
    isCached: false,
    isChosen: false,
    ...facts,
  }
}

const cue = (startMs: number, text: string) => ({ startMs, endMs: startMs + 2_000, text })

export const fakePreview: Preview = {
  first: [cue(41_000, 'The tide is late tonight.'), cue(44_500, '- You always say that.\n- And I am always right.')],
  middle: [cue(1_290_000, 'Somebody has moved the lamp.'), cue(1_293_000, 'It was there at noon.')],
  last: [cue(2_512_000, 'Then we wait for morning.'), cue(2_516_000, 'We wait.')],
  lastCueEndMs: 2_518_000,
  videoDurationMs: 2_640_000,
  encoding: 'UTF-8',
}

export interface FakePlan {
  readonly handlers: Partial<Handlers>
  /** Changes the state and tells it. */
  tell(change: Partial<PlanState>): void
}

export function createFakePlan(count: number, emit: (event: AppEvent) => void): FakePlan {
  let rows = makeFakePlanRows(count)
  let state: PlanState = { ...emptyPlan, phase: 'ready', downloadsLeft: 41, sums: sumsOf(rows) }
  const tell = (change: Partial<PlanState>) => {
    state = { ...state, ...change, revision: state.revision + 1 }
    emit({ name: 'plan.changed', payload: state })
  }
  const filtered = ({ answer, isFromPack, search }: Filter) =>
    rows.filter(
      (row) =>
        (answer === null || row.answer === answer) &&
        (!isFromPack || row.pack !== null) &&
        row.videoName.toLowerCase().includes(search.toLowerCase()),
    )
  const handlers: Partial<Handlers> = {
    'plan.state': async () => state,
    'plan.page': async ({ offset, limit, ...filter }) => {
      const found = filtered(filter)
      return { rows: found.slice(offset, offset + limit), total: found.length, revision: state.revision }
    },
    'plan.groups': async (filter) => groupsOf(filtered(filter)),
    'plan.candidates': async () => [...fakeCandidates],
    'plan.preview': async () => fakePreview,
    'plan.choose': async ({ rowId, candidateId, isForSeason }) => {
      const chosen = rows.find(({ id }) => id === rowId)
      const isMeant = (row: PlanRow) =>
        row.id === rowId || (isForSeason && row.answer === 'ask' && row.group === chosen?.group)
      const changed = rows.filter(isMeant).length
      const answer = candidateId === null ? 'skipped' : 'chosen'
      rows = rows.map((row) => (isMeant(row) ? { ...row, answer } : row))
      tell({ sums: sumsOf(rows) })
      return { changed }
    },
    'plan.run': async () => {
      tell({ phase: 'running', progress: { done: 0, total: count } })
      return {}
    },
  }
  return { handlers, tell }
}

interface Filter {
  readonly answer: PlanAnswer | null
  readonly isFromPack: boolean
  readonly search: string
}

function groupsOf(rows: readonly PlanRow[]) {
  const counts = new Map<string, number>()
  for (const { group } of rows) counts.set(group, (counts.get(group) ?? 0) + 1)
  return [...counts].map(([group, inGroup]) => ({ group, rows: inGroup }))
}

function sumsOf(rows: readonly PlanRow[]): PlanState['sums'] {
  const count = (answer: PlanAnswer) => rows.filter((row) => row.answer === answer).length
  return {
    files: rows.length,
    archives: 23,
    packs: 5,
    filesFromPacks: rows.filter(({ pack }) => pack !== null).length,
    downloads: 23,
    searchUnits: 78,
    fromCache: 61,
    sure: count('sure'),
    ask: count('ask'),
    chosen: count('chosen'),
    skipped: count('skipped'),
    waiting: count('waiting'),
    none: count('none'),
    translate: count('translate'),
    yours: count('yours'),
  }
}
