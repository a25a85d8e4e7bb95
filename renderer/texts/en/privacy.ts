/** Words of what leaves this machine, of the log and of the report for support, in English. */
import type { SupportPart } from '../../../shared/contract/support.ts'
import { wording } from './wording.ts'

const { count } = wording

export const privacy = {
  leaves: 'What is sent',
  leavesHint:
    'To find subtitles, the names of your video files are sent to this service. Names of folders never are; where a file’s name says nothing, the title that was read from its folder is.',
  example: 'For example',
  titlesOnly: 'Titles only',
  titlesOnlyHint:
    'Sends title, year and episode instead of the file’s name. Finds the same, unless a title has more than 30 subtitles: then the one for your very release may not be among those that are listed.',
  title: 'Support',
  hint: 'Nothing is ever sent by itself. A report is saved only after you have seen each of its lines.',
  wholePaths: 'Keep folders in the log',
  wholePathsHint: 'Else only the last name of a path is kept. Reports never tell folders.',
  make: 'Prepare a report…',
  again: 'Prepare again',
  lines: (n: number) => count(n, { one: '# line', other: '# lines' }),
  save: (n: number) => count(n, { one: 'Save # line…', other: 'Save # lines…' }),
  leave: (n: number) => count(n, { one: 'Leave out # line', other: 'Leave out # lines' }),
  none: 'Every line is left out',
  listLabel: 'Lines of the report',
  listHint: 'Click a line, or move to it and press Space, to leave it out or take it back.',
  search: 'Leave out lines with',
  partOut: 'Leave out this part',
  partIn: 'Take this part back',
  saved: 'The report is saved.',
  parts: { program: 'Program', settings: 'Settings', numbers: 'Numbers', log: 'Log' } satisfies Record<
    SupportPart,
    string
  >,
  close: 'Close',
}
