/** The files of a made run, its history and its trash, as the host would tell them. */
import type { Handlers } from '../../shared/contract/index.ts'
import type { HistoryRow } from '../../shared/contract/library.ts'
import type { ActivityRow, ActivityState } from '../../shared/contract/plan.ts'

const startedMs = Date.UTC(2026, 10, 21, 9)
const states = ['written', 'written', 'written', 'downloading', 'checking', 'queued', 'waiting', 'failed'] as const
const messages: Readonly<Record<ActivityRow['state'], string>> = {
  queued: '',
  downloading: 'Fetching the season pack',
  checking: 'Checking language and length',
  written: 'Harbour.Lights.S01E01.1080p.WEB.H264-NOVA.en.srt',
  skipped: 'No subtitle was found.',
  waiting: 'Waits for tomorrow’s downloads.',
  failed: 'The text is in Spanish, not in English.',
  cancelled: 'Cancelled.',
}

const reasons: Partial<Record<ActivityRow['state'], ActivityRow['reason']>> = { waiting: 'quota', failed: 'rejected' }

function activityRowAt(index: number): ActivityRow {
  const state = states[index % states.length] ?? 'queued'
  return {
    id: `activity-${index}`,
    videoId: `video-${index}`,
    videoName: `Harbour.Lights.S01E${String(index + 1).padStart(2, '0')}.1080p.WEB.H264-NOVA.mkv`,
    language: 'en',
    state,
    message: messages[state],
    reason: reasons[state] ?? null,
    code: null,
    changedMs: startedMs + index * 1_000,
  }
}

const groupOf = (state: ActivityRow['state']) =>
  state === 'queued' || state === 'downloading' || state === 'checking' ? 'running' : state

export function createFakeActivity(count: number): Partial<Handlers> {
  const rows = Array.from({ length: count }, (_, index) => activityRowAt(index))
  const inGroup = (filter: string) => rows.filter((row) => filter === 'all' || groupOf(row.state) === filter)
  const state: ActivityState = {
    revision: 1,
    counts: {
      all: rows.length,
      running: inGroup('running').length,
      written: inGroup('written').length,
      skipped: inGroup('skipped').length,
      waiting: inGroup('waiting').length,
      failed: inGroup('failed').length,
    },
    isRunning: true,
    isPaused: false,
  }
  return {
    'activity.state': async () => state,
    'activity.page': async ({ offset, limit, filter }) => {
      const found = inGroup(filter)
      return { rows: found.slice(offset, offset + limit), total: found.length, revision: 1 }
    },
  }
}

function historyRowAt(index: number): HistoryRow {
  const name = `A.Quiet.Orbit.S01E${String(index + 1).padStart(2, '0')}.2160p.BluRay.x265-TIDE`
  return {
    id: index,
    atMs: startedMs - index * 60_000,
    batchId: `batch-${index % 3}`,
    videoName: `${name}.mkv`,
    sidecarName: `${name}.en.srt`,
    folder: '/media/series/A Quiet Orbit/Season 1',
    language: 'en',
    state: (['written', 'written', 'undone', 'replaced'] as const)[index % 4] ?? 'written',
    release: name.replace('TIDE', 'ORBIT'),
    tier: index % 3,
    reasons: ['source'],
    warnings: [],
    isMachineMade: index % 9 === 0,
  }
}

export function createFakeHistory(count: number): Partial<Handlers> {
  const rows = Array.from({ length: count }, (_, index) => historyRowAt(index))
  const trash = rows.filter(({ state }) => state !== 'written')
  return {
    'history.page': async ({ offset, limit, search, batchId }) => {
      const found = rows.filter(
        (row) => (batchId === null || row.batchId === batchId) && row.sidecarName.toLowerCase().includes(search),
      )
      return { rows: found.slice(offset, offset + limit), total: found.length, revision: 1 }
    },
    'history.batches': async () =>
      [0, 1, 2].map((batch) => ({
        id: `batch-${batch}`,
        command: 'run',
        startedMs: startedMs - batch * 86_400_000,
        written: rows.filter(({ batchId }) => batchId === `batch-${batch}`).length,
      })),
    'history.countUndo': async ({ scope }) => ({ files: scope.kind === 'row' ? 1 : 118 }),
    'history.undo': async () => ({
      removed: 117,
      kept: [{ name: 'A.Quiet.Orbit.S01E03.en.srt', message: 'You have changed it since. It was left alone.' }],
    }),
    'trash.page': async ({ offset, limit }) => ({
      rows: trash.slice(offset, offset + limit).map(({ id, sidecarName, folder, language, atMs }) => ({
        id,
        name: sidecarName,
        folder,
        language,
        sizeBytes: 41_200 + id,
        atMs,
      })),
      total: trash.length,
      revision: 1,
    }),
    'trash.restore': async () => ({ name: 'A.Quiet.Orbit.S01E03.en.srt' }),
  }
}
