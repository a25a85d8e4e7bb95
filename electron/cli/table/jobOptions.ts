/** The options of the commands that are no part of the main job, each written down once. Data only. */
import type { OptionRows } from '../../../shared/command/commandRow.ts'
import { settingTable } from '../../../shared/settings/settingTable.ts'
import { tones } from '../../../shared/translation/tones.ts'
import { nameSearchOptions } from './nameSearchOptions.ts'
import {
  homeOptions,
  jsonOption,
  namingOption,
  quietOption,
  run,
  scope,
  serviceOptions,
  talkOptions,
  titleOptions,
} from './optionSets.ts'

const jobOptions = { ...serviceOptions, ...namingOption, ...talkOptions } as const satisfies OptionRows

/** Of orders to a machine: which videos, and how many units at most. */
const orderOptions = {
  ...titleOptions,
  newest: {
    kind: 'text',
    value: 'N',
    group: scope,
    says: 'Of those without a subtitle in the language, the N that changed last',
  },
  'max-ai': {
    kind: 'text',
    value: 'N',
    group: run,
    says: 'Spends at most N AI units in this run, on what changed last; the rest waits for the next one',
  },
  'dry-run': { kind: 'flag', group: run, says: 'Says what it would cost and for which videos, and orders nothing' },
  yes: { kind: 'flag', group: run, says: 'Does not ask before more than one AI unit, as a terminal does without it' },
} as const satisfies OptionRows

export const translateOptions = {
  to: { kind: 'text', value: 'LANG', completes: 'language', says: 'The language to translate into' },
  tone: { kind: 'text', value: 'TONE', allowed: tones, says: 'How it shall sound' },
  pick: { kind: 'text', value: 'N_ID', says: 'From this subtitle of the service, as search lists it' },
  from: {
    kind: 'text',
    value: 'LANG',
    completes: 'language',
    says: 'From this language (without it: what the video speaks, English, what is wished for)',
  },
  'from-inside': { kind: 'flag', says: 'From a text track inside the video, by the built-in service' },
  ...orderOptions,
  'max-ai': {
    ...orderOptions['max-ai'],
    says: 'Spends at most N AI units in this run: on the N videos that changed last of those with something to translate from',
  },
  ...nameSearchOptions,
  ...jobOptions,
} as const satisfies OptionRows

export const transcribeOptions = {
  language: { kind: 'text', value: 'LANG', completes: 'language', says: 'The language that is spoken' },
  ...orderOptions,
  ...jobOptions,
} as const satisfies OptionRows

/** It spends nothing, so no money is asked about. */
export const timingOptions = {
  ...titleOptions,
  newest: { kind: 'text', value: 'N', group: scope, says: 'Of those with a subtitle of ours, the N that changed last' },
  check: { kind: 'flag', says: 'Measures and writes nothing, as without any option' },
  apply: { kind: 'flag', says: 'Moves those that are surely not in step' },
  'no-video': { kind: 'flag', says: 'Leaves the video unread: neither its tracks nor its sound are compared' },
  reference: {
    kind: 'text',
    value: 'FILE',
    completes: 'path',
    says: 'Measures against this subtitle alone; of one video at a time',
  },
  'by-sound': { kind: 'flag', says: 'Measures by the sound of the video alone, whatever subtitles there are' },
  closely: { kind: 'flag', says: 'Listens closely where loudness cannot tell: voices in loud music; takes longer' },
  audio: { kind: 'text', value: 'NUMBER', says: 'The sound track that is heard, from 1; without it the original one' },
  adopt: {
    kind: 'flag',
    says: 'Moves a subtitle of yours that is named, too: it is kept as version 1, and undo brings it back',
  },
  shift: { kind: 'text', value: 'SECONDS', says: 'Moves by hand: 1.5 is later, -0.4 earlier' },
  speed: { kind: 'text', value: 'RATIO', says: 'Changes the speed by hand, from 0.5 to 2' },
  ...homeOptions,
  ...jsonOption,
} as const satisfies OptionRows

/** It spends nothing either. */
export const cleanOptions = {
  what: {
    kind: 'text',
    value: 'LIST',
    says: 'What is taken out: some of hi, credits, interjections, capitals, starts, letters, with commas (without it and --format: as the settings clean what is written)',
  },
  format: {
    kind: 'text',
    value: 'FORMAT',
    allowed: settingTable['clean.format'].takes.words,
    says: 'Format it is written in',
  },
  'dry-run': { kind: 'flag', says: 'Says what would be cleaned, and writes nothing' },
  ...titleOptions,
  newest: { kind: 'text', value: 'N', group: scope, says: 'Of those with a subtitle of ours, the N that changed last' },
  ...homeOptions,
  ...jsonOption,
  ...quietOption,
} as const satisfies OptionRows

export const pairOptions = {
  ...titleOptions,
  newest: { kind: 'text', value: 'N', group: scope, says: 'The N that changed last' },
  languages: {
    kind: 'text',
    value: 'PAIR',
    completes: 'languages',
    says: 'The two languages, the upper line first: en+es. Several pairs are separated by commas',
  },
  ...namingOption,
  ...homeOptions,
  ...jsonOption,
  ...quietOption,
} as const satisfies OptionRows

export const checkOptions = {
  sound: { kind: 'flag', says: 'Listens to the videos as well, to tell whether subtitles are in step; takes long' },
  apply: { kind: 'flag', says: 'Fixes what Undertitle wrote where that costs nothing; undo reverts it' },
  ...titleOptions,
  newest: { kind: 'text', value: 'N', group: scope, says: 'Of those with a subtitle, the N that changed last' },
  ...homeOptions,
  ...jsonOption,
  ...quietOption,
} as const satisfies OptionRows
