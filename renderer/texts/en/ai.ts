/** Words of translations and transcriptions, in English. */
import type { AiRowState, CueFault } from '../../../shared/contract/ai.ts'
import type { Tone } from '../../../shared/translation/tones.ts'
import { wording } from './wording.ts'

const { count } = wording
const videos = (n: number) => count(n, { one: '# video', other: '# videos' })
const jobs = (n: number) => count(n, { one: '# job', other: '# jobs' })
const units = (n: number) => count(n, { one: '# AI unit', other: '# AI units' })

export const ai = {
  title: 'Translations and transcriptions',
  left: (n: number, until: string | null) =>
    `${units(n)} left this month${until === null ? '' : `, renewed ${until}`}.`,
  filters: 'Jobs by state',
  filter: { all: 'All', running: 'Under way', waiting: 'Waiting', written: 'Written', failed: 'Failed' },
  states: {
    queued: 'Queued',
    waiting: 'Waiting',
    running: 'Translating',
    checking: 'Checking',
    written: 'Written',
    skipped: 'Skipped',
    failed: 'Failed',
    refused: 'Not accepted',
    cancelled: 'Not followed',
  } satisfies Record<AiRowState, string>,
  columns: {
    state: 'State',
    file: 'Video',
    languages: 'Languages',
    progress: 'Progress',
    message: 'What happened',
    time: 'When',
    action: 'Actions',
  },
  noRows: 'No job fits this filter.',
  reused: 'reused – free',
  progressOf: (name: string) => `Progress of ${name}`,
  remaining: (seconds: number) => `about ${seconds} s left`,
  /** Told where a code says no more. */
  outcomes: {
    waiting: 'It is tried again later.',
    skipped: 'Another file has the name. It was kept.',
    failed: 'It could not be done.',
    refused: 'The result is not its source’s equal and was not written. Try another tone or another source.',
    cancelled: 'Not followed any more.',
  } satisfies Partial<Record<AiRowState, string>>,
  difference: (cue: number, fault: string) => (cue === 0 ? fault : `Cue ${wording.number(cue)}: ${fault}`),
  faults: {
    missing: 'missing',
    added: 'added',
    order: 'not in its place',
    timing: 'other times',
    settings: 'another position or style',
    tags: 'other tags',
    signs: 'other music signs',
    speakers: 'another number of speakers',
    empty: 'without words',
    header: 'other styles of the whole file',
    unreadable: 'no readable subtitle',
  } satisfies Record<CueFault, string>,
  differences: (n: number) =>
    count(n, { one: 'Differs from the source in # place:', other: 'Differs from the source in # places:' }),
  retry: 'Try again',
  retryAll: (n: number) => `Try ${jobs(n)} again`,
  cancel: 'Stop following',
  cancelAll: (n: number) => `Stop following ${jobs(n)}`,
  cancelHint: 'What has begun at the service is paid; following it again later costs nothing.',

  open: 'Translate…',
  openShown: 'Translate what is shown…',
  panel: (n: number) => `Translate ${videos(n)}`,
  to: 'Into',
  tone: 'Tone',
  usualTone: 'As usual',
  tones: {
    faithful: 'Faithful',
    formal: 'Formal',
    casual: 'Casual',
    cinematic_action: 'Action film',
    comedic_fun: 'Comedy',
    anime: 'Anime',
  } satisfies Record<Tone, string>,
  cost: 'Each translation costs one AI unit; one that the service has made before is free.',
  planned: (n: number, left: number | null) =>
    `${count(n, { one: '# translation', other: '# translations' })}${left === null ? '' : ` of ${units(left)} left this month`}`,
  order: (n: number) => `Translate ${videos(n)}`,
  tooMany: (n: number) => `${videos(n)} more do not fit into one order; order again afterwards.`,
  withoutTone: (n: number) =>
    `${count(n, { one: '# translation is', other: '# translations are' })} made in the usual tone: this service knows no tone for files of season packs.`,
  transcribing: 'Writing down',
  transcriptionOrdered: 'Transcription ordered.',
  ordered: (ordered: number, covered: number, without: number) =>
    [
      `${count(ordered, { one: '# translation', other: '# translations' })} ordered.`,
      covered > 0 ? `${videos(covered)} already have one.` : '',
      without > 0 ? `${videos(without)} cannot be translated:` : '',
    ]
      .filter(Boolean)
      .join(' '),
  watch: 'Watch them',
  transcribe: 'Write down what is spoken',
  transcribeHint: 'Speech to text in the language chosen; the built-in service hears the video on this machine.',
}
