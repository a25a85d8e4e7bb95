/** The options of the commands, each written down once. Data only. */
import type { OptionRows } from '../../../shared/command/commandRow.ts'
import { settingTable } from '../../../shared/settings/settingTable.ts'
import { nameSearchOptions } from './nameSearchOptions.ts'

const where = 'Home and service'
const wishes = 'What is wanted'
export const run = 'This run'
const output = 'Output'

export const homeOptions = {
  home: {
    kind: 'text',
    value: 'DIR',
    completes: 'folder',
    group: where,
    says: "Where the app keeps its database, settings, cache, trash and log (without it: UNDERTITLE_HOME, or the system's place for app data)",
  },
} as const satisfies OptionRows

export const startOptions = {
  ...homeOptions,
  version: { kind: 'flag', says: 'Tells the version' },
} as const satisfies OptionRows

export const jsonOption = {
  json: { kind: 'flag', group: output, says: 'One JSON object a line on standard output' },
} as const satisfies OptionRows

export const quietOption = {
  quiet: { kind: 'flag', group: output, says: 'Only what matters' },
} as const satisfies OptionRows

export const talkOptions = {
  ...jsonOption,
  ...quietOption,
  verbose: { kind: 'flag', group: output, says: 'Every file with its reasons' },
} as const satisfies OptionRows

export const serviceOptions = {
  ...homeOptions,
  service: {
    kind: 'text',
    value: 'URL',
    group: where,
    says: 'Address of a subtitle service, or embedded for the built-in one',
  },
  'download-url': {
    kind: 'text',
    value: 'URL',
    group: where,
    says: "Where the service's downloads are (without it: the address of the service)",
  },
} as const satisfies OptionRows

const uploadAddress = {
  'upload-url': {
    kind: 'text',
    value: 'URL',
    group: where,
    says: 'Where the service takes uploads (without it: the address of the service)',
  },
} as const satisfies OptionRows

export const namingOption = {
  naming: {
    kind: 'text',
    value: 'PROFILE',
    group: wishes,
    allowed: settingTable.naming.takes.words,
    says: 'Players that shall find the subtitles by their names',
  },
} as const satisfies OptionRows

export const placeOptions = { ...serviceOptions, ...uploadAddress } as const satisfies OptionRows

export const batchOptions = {
  languages: {
    kind: 'text',
    value: 'LIST',
    completes: 'languages',
    group: wishes,
    says: 'Languages that are wanted, such as en,pt-BR; "pt-BR>pt>translate:en" is one wish with fallbacks, en+es one for both and a file of the two. Wins over the rules of folders and titles; what is ignored stays ignored',
  },
  hi: {
    kind: 'text',
    value: 'WISH',
    allowed: settingTable.hearingImpaired.takes.words,
    group: wishes,
    says: 'Subtitles for the hearing-impaired',
  },
  forced: {
    kind: 'text',
    value: 'WISH',
    allowed: settingTable.forced.takes.words,
    group: wishes,
    says: 'Subtitles of foreign dialogue alone',
  },
  ...namingOption,
  clean: {
    kind: 'text',
    value: 'LIST',
    group: wishes,
    says: 'What is taken out of a text before it is written: some of hi, credits, interjections, capitals, starts, letters, with commas, or none',
  },
  format: {
    kind: 'text',
    value: 'FORMAT',
    allowed: settingTable['clean.format'].takes.words,
    group: wishes,
    says: 'Format that is written',
  },
  'yes-to': {
    kind: 'text',
    value: 'CHOICES',
    allowed: settingTable.yesTo.takes.words,
    group: run,
    says: 'Choices that are taken without asking',
  },
  'limit-downloads': { kind: 'text', value: 'N', group: run, says: 'Spends at most N downloads in this run' },
  'dry-run': { kind: 'flag', group: run, says: 'Says what would be written, and writes nothing' },
  offline: { kind: 'flag', group: run, says: 'Asks the service nothing; what the cache has is used' },
  ...nameSearchOptions,
  ...talkOptions,
  ...placeOptions,
} as const satisfies OptionRows

export const scope = 'Which of the videos'

export const titleOptions = {
  title: { kind: 'text', value: 'TITLE', group: scope, says: 'One film or show: words of its title, in any order' },
  season: { kind: 'text', value: 'N', group: scope, says: 'One season' },
} as const satisfies OptionRows

export const scopeOptions = {
  ...titleOptions,
  newest: { kind: 'text', value: 'N', group: scope, says: 'Of those that miss something, the N that changed last' },
  'max-searches': {
    kind: 'text',
    value: 'N',
    group: run,
    says: 'Spends at most N searches in this run; what is beyond them waits for the next one',
  },
  yes: { kind: 'flag', group: run, says: 'Does not ask before a large search, as a terminal does without it' },
} as const satisfies OptionRows

/** Of `get` and `plan`. */
export const getOptions = {
  ...scopeOptions,
  again: {
    kind: 'flag',
    group: run,
    says: 'Asks again for what is missing, whatever was answered before; costs searches again',
  },
  ...batchOptions,
} as const satisfies OptionRows

/** It looks at the newest first, goes on by itself, asks nobody, and asks again by a calendar of its own. */
export const watchOptions = {
  ...scopeOptions,
  ...batchOptions,
  yes: { kind: 'flag', group: run, says: 'Changes nothing here: a watch never asks' },
} as const satisfies OptionRows

export const rulesOptions = {
  languages: {
    kind: 'text',
    value: 'LIST',
    completes: 'languages',
    says: 'Languages that are wanted there, such as en,pt-BR or en+es',
  },
  clear: { kind: 'flag', says: 'Takes its own rules away: it inherits again' },
  title: { ...titleOptions.title, says: 'The titles below these paths that have these words' },
  ...homeOptions,
  ...jsonOption,
} as const satisfies OptionRows

export const ignoreOptions = {
  language: { kind: 'text', value: 'LANG', completes: 'language', says: 'Only this language of it' },
  title: { kind: 'flag', says: 'The whole title: its show, or the movie in all its files' },
  of: { ...titleOptions.title, says: 'Of folders, one film or show: words of its title, in any order' },
  season: { ...titleOptions.season, says: 'Of folders, one season' },
  all: { kind: 'flag', group: scope, says: 'Of folders, every video that is there now' },
  undo: { kind: 'flag', says: 'Takes it back' },
  ...homeOptions,
  ...jsonOption,
} as const satisfies OptionRows

export const ignoredOptions = { ...homeOptions, ...jsonOption } as const satisfies OptionRows

const typeOption = {
  type: { kind: 'text', value: 'TYPE', allowed: ['movie', 'tv'], says: 'Kind of the title' },
} as const satisfies OptionRows

export const usageOptions = { ...serviceOptions, ...jsonOption } as const satisfies OptionRows

export const searchOptions = {
  ...typeOption,
  year: { kind: 'text', value: 'N', says: 'Year of the title' },
  season: { kind: 'text', value: 'N', says: 'One season of a series' },
  episode: { kind: 'text', value: 'N', says: 'One episode of the season' },
  languages: {
    kind: 'text',
    value: 'LIST',
    completes: 'languages',
    says: 'Languages of the subtitles, such as en,pt-BR',
  },
  'full-season': { kind: 'flag', says: 'Packs of the whole season' },
  titles: {
    kind: 'flag',
    says: 'Titles alone, up to 30, by the search of paid plans where yours has it; costs one search, two where the service has no such search',
  },
  page: { kind: 'text', value: 'N', says: 'A further page of the answer; each costs one search' },
  get: { kind: 'text', value: 'N', says: 'Saves the Nth subtitle that was found; costs one download' },
  pick: { kind: 'text', value: 'N_ID', says: 'Saves the subtitle with this id; costs one download' },
  to: {
    kind: 'text',
    value: 'DIR',
    completes: 'folder',
    says: 'Where it is saved (without it: here); never over a file',
  },
  ...usageOptions,
} as const satisfies OptionRows

export const jobsOptions = {
  page: { kind: 'text', value: 'N', says: 'A further page of the list' },
  to: {
    kind: 'text',
    value: 'DIR',
    completes: 'folder',
    says: 'Where a result is saved (without it: here); never over a file',
  },
  ...usageOptions,
} as const satisfies OptionRows

export const runsOptions = {
  page: { kind: 'text', value: 'N', says: 'A further page of the list, which has 50 runs a page' },
  all: { kind: 'flag', says: 'All runs at once' },
  ...homeOptions,
  ...jsonOption,
} as const satisfies OptionRows

export const historyOptions = {
  file: { kind: 'text', value: 'PATH', completes: 'path', says: 'One subtitle, or those of one video' },
  ...homeOptions,
  ...jsonOption,
} as const satisfies OptionRows

export const undoOptions = {
  run: { kind: 'text', value: 'ID', says: 'One run; runs tells their ids' },
  batch: { kind: 'text', value: 'ID', says: 'The same, as older scripts say it' },
  'bring-back': { kind: 'flag', says: 'Takes an undo back: what it took stands beside its video again' },
  since: {
    kind: 'text',
    value: 'TIME',
    says: 'All since a day or time of here, such as 2026-05-01 or 2026-05-01T18:00, or with a zone as history tells it, such as 2026-05-01T18:00Z',
  },
  ...historyOptions,
} as const satisfies OptionRows
