/** Words of the screen plan, in English. */
import type { ChipAspect } from '../../features/plan/chips.ts'
import type { PlanAnswer, PlanRow } from '../../../shared/contract/plan.ts'
import { wording } from './wording.ts'

const { count } = wording
const downloads = (n: number) => count(n, { one: '# download', other: '# downloads' })
const files = (n: number) => count(n, { one: '# file', other: '# files' })

export const plan = {
  title: 'Plan & review',

  emptyTitle: 'No plan yet',
  emptyHint: 'A plan shows what would be downloaded for every missing subtitle. Nothing is written before you say so.',
  make: 'Find what is missing',
  makeAgain: 'Plan again',
  nothingMissingTitle: 'Nothing is missing',
  nothingMissingHint: 'Every video of the library has the subtitles you want.',
  noRows: 'No row fits this filter',
  showAll: 'Show all rows',

  scanning: 'Looking through the folders',
  matching: 'Matching names with the service',
  progressOf: (done: string, total: string) => `${done} of ${total}`,
  cancel: 'Cancel',
  running: 'This plan is being carried out.',
  paused: 'The run is paused.',
  finished: 'This plan was carried out.',
  openActivity: 'Show the activity',

  filters: 'Rows by answer',
  everything: 'All',
  answers: {
    sure: 'Sure',
    ask: 'To look at',
    chosen: 'Chosen by you',
    skipped: 'Skipped',
    waiting: 'Waiting',
    translate: 'To translate',
    none: 'Nothing found',
    yours: 'Yours, old name',
  } satisfies Record<PlanAnswer, string>,
  fromPacks: (packs: number) => `From ${count(packs, { one: '# season pack', other: '# season packs' })}`,
  spentOnSearch: (n: number) => `Matching took ${count(n, { one: '# search', other: '# searches' })}`,
  answersFromCache: (n: number) => `${count(n, { one: '# answer', other: '# answers' })} from the cache, free`,

  budgetFree: 'Costs no downloads',
  budgetUnknown: (n: number) => `${downloads(n)}; how many are left today is not known`,
  budgetFits: (n: number, left: number) => `Needs ${downloads(n)} of the ${wording.number(left)} left today`,
  budgetWaits: (n: number, waiting: number) =>
    `${downloads(n)} run now, ${count(waiting, { one: '# file waits', other: '# files wait' })}`,
  waitsUntil: (moment: string, remaining: string) => ` until ${moment}, in ${remaining}`,
  waitsUnknown: ' until the quota is renewed',

  run: (n: number) => (n === 0 ? 'Run: free' : `Run: ${downloads(n)}`),
  lookAt: (n: number) => `Look at the ${wording.number(n)}`,

  table: 'Planned subtitles',
  columns: {
    file: 'File',
    language: 'Language',
    release: 'Subtitle',
    why: 'Why',
    kind: 'Kind',
    action: 'Action',
  },
  singleVideos: 'Single videos',
  rowsInGroup: (n: number) => count(n, { one: '# row', other: '# rows' }),
  fromPack: (name: string) => `from the pack ${name}`,
  renameYours: 'Rename yours',
  renameYoursWhy: 'Rename yours instead of downloading one: 0 units. History takes it back.',
  yours: 'yours, under an old name: 0 units',
  noRelease: 'no subtitle',
  choices: (n: number) => count(n, { other: '# to choose from' }),
  kinds: { human: 'human', 'hearing-impaired': 'HI', machine: 'machine' } satisfies Record<
    NonNullable<PlanRow['kind']>,
    string
  >,
  kindTitles: {
    human: 'Made by people',
    'hearing-impaired': 'For the hearing-impaired: sounds are described',
    machine: 'Translated by a machine',
  } satisfies Record<NonNullable<PlanRow['kind']>, string>,
  actions: {
    sure: 'Write',
    ask: 'Look at it',
    chosen: 'Write',
    skipped: 'Skip',
    waiting: 'Wait',
    translate: 'Translate',
    none: 'Leave',
    yours: 'Rename',
  } satisfies Record<PlanAnswer, string>,
  aspects: {
    group: 'group',
    source: 'source',
    fps: 'fps',
    edition: 'edition',
    streaming: 'streaming',
    proper: 'proper',
    resolution: 'resolution',
    codec: 'codec',
  } satisfies Record<ChipAspect, string>,
  same: (aspect: string) => `${aspect}: the same`,
  differs: (aspect: string) => `${aspect}: differs`,
  tiers: [
    'made for this release',
    'same source and cut',
    'fit not known',
    'other source, or only a part',
    'other cut or speed',
  ],

  review: {
    title: 'Look at what is not sure',
    files: 'Files to look at',
    decided: (n: number, total: number) => `${wording.number(n)} of ${wording.number(total)} decided`,
    more: (n: number) => `${files(n)} more after these`,
    decisions: { open: 'not decided', chosen: 'chosen', skipped: 'skipped' },
    questions: {
      title: 'Is this the right title? The name leaves it open.',
      tier: 'The title is right, but no subtitle was made for this release.',
    },
    candidates: 'Candidates',
    noCandidates: 'No subtitle is on offer for this file. Skip it, or say which title it is.',
    titleHint: 'The search uses one unit. Taking a title asks again for its whole show: one unit for each season.',
    chosen: 'chosen',
    pack: 'season pack',
    by: (author: string) => `by ${author}`,
    fps: (value: string) => `${value} fps`,
    lastCue: (end: string, runtime: string) => `ends ${end} of ${runtime}`,
    lastCueAlone: (end: string) => `ends ${end}`,
    inside: 'Inside the subtitle',
    lookInside: 'Look inside: 1 download',
    lookInsideFree: 'Look inside: free',
    looking: 'Fetching the subtitle …',
    parts: { first: 'Beginning', middle: 'Middle', last: 'End' },
    encoding: (name: string) => `encoding ${name}`,
    longer: (by: string) => `Goes on ${by} after the video has ended`,
    shorter: (by: string) => `Ends ${by} before the video`,
    shortcuts: 'Keys',
    keys: {
      file: 'file',
      choose: 'choose',
      skip: 'skip',
      look: 'look inside',
      season: 'whole season',
      title: 'another title',
      next: 'next open file',
      back: 'back to the plan',
    },
    space: 'Space',
    news: {
      file: (place: number, total: number, name: string) =>
        `File ${wording.number(place)} of ${wording.number(total)}: ${name}`,
      candidates: (n: number) => count(n, { one: '# candidate', other: '# candidates' }),
      chosen: (release: string) => `Chosen: ${release}`,
      season: (n: number) => `Chosen for ${files(n)} of the season`,
      title: (name: string, n: number) => `Taken for ${name}: asked again for ${files(n)}`,
      skipped: 'Skipped',
      finished: 'All files are decided',
    },
  },
}
