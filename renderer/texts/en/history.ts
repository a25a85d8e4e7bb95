/** Words of the screen history, in English. */
import type { SinceName } from '../../features/history/sinceChoices.ts'
import type { HistoryRow } from '../../../shared/contract/library.ts'
import { wording } from './wording.ts'

const { count } = wording
const files = (n: number) => count(n, { one: '# file', other: '# files' })

export const history = {
  title: 'History & trash',
  pages: 'What to show',
  page: 'History',
  trash: 'Trash',
  search: 'Search by name',

  batches: 'Runs',
  allBatches: 'All runs',
  batchFiles: (n: number) => files(n),
  emptyTitle: 'Nothing was written yet',
  emptyHint: 'Every subtitle that the app writes is listed here and can be taken back.',
  nothingFoundTitle: 'Nothing fits this search',
  nothingFoundHint: 'Try another part of the name, or another run.',

  table: 'Written subtitles',
  columns: {
    time: 'When',
    file: 'Subtitle',
    language: 'Language',
    release: 'From',
    state: 'State',
  },
  /** By the host's word. */
  warnings: { short: 'It ends well before the video does.' },
  states: { written: 'written', undone: 'taken back', replaced: 'replaced' } satisfies Record<
    HistoryRow['state'],
    string
  >,

  undoRow: 'Undo 1 file',
  undoBatch: (n: number) => `Undo ${files(n)} of this run`,
  undoSince: 'Undo everything since …',
  since: {
    hour: 'an hour ago',
    today: 'today began',
    yesterday: 'yesterday began',
    week: 'a week ago',
  } satisfies Record<SinceName, string>,
  sinceMoment: 'A moment of your own',
  count: 'Count the files',
  undoQuestion: (n: number) => `Undo ${files(n)}?`,
  undo: (n: number) => `Undo ${files(n)}`,
  keep: 'Keep',
  ok: 'All right',
  nothingToUndo: 'There is nothing to take back.',
  undone: (n: number) => `${files(n)} moved to the trash.`,
  keptFiles: (n: number) => `${count(n, { one: '# file was', other: '# files were' })} left alone:`,

  renames: 'Renamed',
  renamesTable: 'Subtitles of yours that were renamed',
  renamesColumns: { to: 'Name now', from: 'Name before', time: 'When', action: 'Actions' },
  renamesEmptyTitle: 'No file of yours was renamed',
  renamesEmptyHint:
    'A subtitle that a renamed video left behind can be named after it, in the plan or beside its video.',
  undoRename: 'Undo 1 renaming',

  trashTable: 'Files in the trash',
  trashColumns: {
    time: 'Since',
    file: 'Subtitle',
    language: 'Language',
    size: 'Size',
    action: 'Actions',
  },
  trashEmptyTitle: 'The trash is empty',
  trashEmptyHint: 'What is taken back or replaced is kept here until you empty it.',
  restore: 'Restore',
  restored: (name: string) => `${name} is back.`,
  emptyTrash: (n: number) => `Empty the trash: ${files(n)}`,
  emptyQuestion: (n: number) => `Delete ${files(n)} for good?`,
  deleteFiles: (n: number) => `Delete ${files(n)}`,
}
