/** A check-up that has ended: a finding of each kind, with evidence of each length. */
import type { Handlers } from '../../../shared/contract/index.ts'
import {
  findingKind,
  type CheckupState,
  type Evidence,
  type FindingRow,
} from '../../../shared/contract/videos/checkup.ts'

type Found = Pick<FindingRow, 'kind' | 'evidence' | 'mend'> & Partial<FindingRow>

const minuteMs = 60_000
const evidences = {
  timing: {
    code: 'out-of-step',
    offsetMs: -2_400,
    speed: 25 / 24,
    pieces: 3,
    against: 'own',
    named: 'Harbour.Lights.S02E03.en.srt',
  },
  encoding: { code: 'wrong-letters', before: 'Â¿QuÃ© pasÃ³ anoche?', after: '¿Qué pasó anoche?' },
  language: { code: 'other-language', found: 'pt-BR', stated: 'es' },
  'other-episode': {
    code: 'same-words',
    other: 'Harbour.Lights.S02E04.1080p.WEB.H264-KESTREL.en.srt',
    share: 0.94,
    isEitherWrong: true,
  },
  empty: { code: 'no-words' },
  cut: { code: 'ends-early', endMs: 21 * minuteMs, ofMs: 44 * minuteMs },
  advert: {
    code: 'adverts',
    count: 3,
    atMs: [0, 20 * minuteMs],
    example: 'Subtitles by an invented team of many names',
  },
  'hearing-impaired': { code: 'sounds', count: 214, example: '[the old door creaks in the wind]' },
  overlap: { code: 'overlaps', count: 41, ofCues: 812, atMs: 12 * minuteMs },
  'too-fast': { code: 'fast', count: 128, ofCues: 812, speed: 31, atMs: 3 * minuteMs },
  duplicate: { code: 'same-beside', other: 'Harbour.Lights.S02E03.1080p.WEB.H264-KESTREL.en.sdh.srt' },
  orphan: { code: 'no-video' },
} as const satisfies Record<FindingRow['kind'], Evidence>
const mends: Partial<Record<FindingRow['kind'], FindingRow['mend']>> = {
  timing: 'retime',
  encoding: 'decode',
  advert: 'clean',
  'other-episode': 'next',
}

export function createFakeCheckup(nowMs: number): Partial<Handlers> {
  const kinds = findingKind.options
  const found: readonly Found[] = kinds.map((kind) => ({ kind, evidence: evidences[kind], mend: mends[kind] ?? null }))
  const rows = found.flatMap((each, at) => [rowOf(each, `${at}-ours`, true), rowOf(each, `${at}-yours`, false)])
  const state: CheckupState = {
    revision: 1,
    work: 'none',
    done: 0,
    total: 0,
    leftMs: null,
    checked: 1_204,
    read: 310,
    endedMs: nowMs - 20 * minuteMs,
    withSound: true,
    notes: [],
    counts: kinds.map((kind) => ({ kind, count: 2, ours: 1 })),
    ours: kinds.length,
    yours: kinds.length,
    mends: { retime: 1, clean: 1, decode: 1, next: 1 },
    mended: 0,
    batchId: null,
    problem: null,
  }
  return {
    'checkup.state': async () => state,
    'checkup.page': async ({ offset, limit }) => ({
      rows: rows.slice(offset, offset + limit),
      groups: kinds.map((group) => ({ group, rows: 2, open: 2, ours: 1 })),
      safe: 3,
      another: 1,
      orphans: [7],
      anotherCost: { downloads: 1, searches: 0, mostSearches: 2 },
      total: rows.length,
      revision: 1,
    }),
  }
}

function rowOf(found: Found, id: string, isOurs: boolean): FindingRow {
  const name = 'Harbour.Lights.S02E03.The.Long.Way.Home.1080p.WEB.H264-KESTREL.en.srt'
  return {
    id: `finding-${id}`,
    severity: found.kind === 'timing' ? 'high' : 'low',
    videoId: found.kind === 'orphan' ? null : 'v1',
    sidecarId: `sidecar-${id}`,
    title: found.kind === 'orphan' ? name : 'Harbour Lights · S02E03',
    name,
    language: 'en',
    isOurs,
    cost: found.mend === 'next' ? { downloads: 1, searches: 0, mostSearches: 2 } : null,
    state: 'open',
    problem: null,
    ...(found.kind === 'orphan' && isOurs ? { orphanRowId: 7 } : {}),
    ...found,
  }
}
