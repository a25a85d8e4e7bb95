/** Words of the screen activity, in English. */
import type { LeftReason } from '../../features/activity/doneSummary.ts'
import type { ActivityRow, SkipReason } from '../../../shared/contract/plan.ts'
import { wording } from './wording.ts'

const { count } = wording
const files = (n: number) => count(n, { one: '# file', other: '# files' })

export const activity = {
  title: 'Activity',
  emptyTitle: 'Nothing has run yet',
  emptyHint: 'Make a plan and run it: every file on its way shows up here.',
  openPlan: 'Go to the plan',
  noRows: 'No row fits this filter',
  showAll: 'Show all rows',

  filters: 'Rows by state',
  counts: {
    all: 'All',
    running: 'Under way',
    written: 'Written',
    skipped: 'Skipped',
    waiting: 'Waiting',
    failed: 'Failed',
  },
  states: {
    queued: 'Queued',
    downloading: 'Downloading',
    checking: 'Checking',
    written: 'Written',
    skipped: 'Skipped',
    waiting: 'Waiting',
    failed: 'Failed',
    cancelled: 'Cancelled',
  } satisfies Record<ActivityRow['state'], string>,
  reasons: {
    covered: 'It is there by now.',
    'foreign-file': 'Another file has the name. It was kept.',
    ask: 'It must be looked at.',
    'no-match': 'The service does not know the title.',
    'no-candidate': 'No subtitle fits.',
    quota: 'Waits for quota.',
    rejected: 'What came was not the right text.',
    error: 'Something went wrong.',
  } satisfies Record<SkipReason, string>,
  table: 'Files on their way',
  columns: {
    state: 'State',
    file: 'File',
    language: 'Language',
    message: 'What happened',
    time: 'When',
    action: 'Actions',
  },

  running: 'Running',
  paused: 'Paused',
  progress: 'Progress of the run',
  downloadsOf: (done: string, total: string) => `Downloads ${done} of ${total}`,
  filesOf: (done: string, total: string) => `Files ${done} of ${total}`,
  pace: (perMinute: string, remaining: string) => `${perMinute} a minute, about ${remaining} left`,
  resumesAt: (moment: string, remaining: string) => `Those that wait go on ${moment}, in ${remaining}, by themselves.`,
  pause: 'Pause',
  resume: 'Go on',
  cancel: 'Cancel',
  cancelHint: 'Finished files stay.',
  retry: (n: number) => `Try ${files(n)} again`,

  doneTitle: (right: string, total: string, share: string) => `${right} of ${total} now right (${share})`,
  nothingLeft: 'Nothing is left over.',
  leftOver: (n: string) => `${n} left:`,
  leftReasons: {
    waiting: (n: number) => count(n, { other: '# waiting for quota' }),
    failed: (n: number) => count(n, { other: '# failed' }),
    ask: (n: number) => count(n, { other: '# to look at' }),
    none: (n: number) => count(n, { other: '# not found' }),
    skipped: (n: number) => count(n, { other: '# skipped' }),
  } satisfies Record<LeftReason, (n: number) => string>,
  spent: (search: number, downloads: number) =>
    `Spent ${count(search, { one: '# search', other: '# searches' })} and ${count(downloads, { one: '# download', other: '# downloads' })}`,
  undoAll: (n: number) => `Undo all ${files(n)}`,
  undoQuestion: (n: number) => `Undo ${files(n)}?`,
  undo: (n: number) => `Undo ${files(n)}`,
  keep: 'Keep',
  undone: (n: number) => `${files(n)} taken back to the trash.`,
  keptFiles: (n: number) => `${count(n, { one: '# file was', other: '# files were' })} left alone:`,

  watch: 'Keep watching…',
  showInFolder: 'Show in folder',
  wrongNext: 'Wrong → next',
  wrongNextHint: 'Moves this subtitle to the trash and writes the next candidate (X)',
  replacing: 'Taking the next one …',
  replaced: (name: string, release: string) => `${name} is now from ${release}. The other one is in the trash.`,
  nothingNext: 'It is in the trash. The service has no other subtitle for this video.',
}
