/** The options of `upload`: every field of upload step 3 (API §4) has one of its name. Data only. */
import type { OptionRows } from '../../../shared/command/commandRow.ts'
import { framerateCodes, productionTypes, uploadQualities } from '../../../shared/uploads/uploadTerms.ts'
import { placeOptions } from './optionSets.ts'

const title = 'The title'
const subtitle = 'The subtitle'
const sending = 'Sending'

export const uploadOptions = {
  type: { kind: 'text', value: 'TYPE', allowed: ['movie', 'tv'], group: title, says: 'Kind of the title' },
  'moviedb-id': { kind: 'text', value: 'N', group: title, says: 'Its number at the movie database' },
  'filmdb-id': { kind: 'text', value: 'ID', group: title, says: 'Its id at the film database, such as tt0123456' },
  'service-id': { kind: 'text', value: 'N', group: title, says: 'Its number at the service' },
  season: { kind: 'text', value: 'N', group: title, says: 'Season of a series' },
  episode: { kind: 'text', value: 'N', group: title, says: 'One episode' },
  ef: { kind: 'text', value: 'N', group: title, says: 'The first of several episodes' },
  ee: { kind: 'text', value: 'N', group: title, says: 'The last of several episodes' },
  'full-season': { kind: 'flag', group: title, says: 'A whole season' },
  video: {
    kind: 'text',
    value: 'FILE',
    completes: 'path',
    group: subtitle,
    says: 'The video that it belongs to (without it: the one beside it)',
  },
  lang: { kind: 'text', value: 'LANG', completes: 'language', group: subtitle, says: 'Its language' },
  release: { kind: 'list', value: 'NAME', group: subtitle, says: 'A release that it fits' },
  name: { kind: 'text', value: 'NAME', group: subtitle, says: 'Its name on the service' },
  quality: { kind: 'text', value: 'WORD', allowed: uploadQualities, group: subtitle, says: 'Source of the video' },
  framerate: {
    kind: 'text',
    value: 'CODE',
    allowed: framerateCodes.map(String),
    group: subtitle,
    says: "The service's code of the frame rate",
  },
  'production-type': {
    kind: 'text',
    value: 'CODE',
    allowed: Object.values(productionTypes).map(String),
    group: subtitle,
    says: "The service's code of how it was made",
  },
  hi: {
    kind: 'text',
    value: 'ANSWER',
    allowed: ['true', 'false'],
    alone: 'true',
    group: subtitle,
    says: 'Whether it is for the hearing-impaired',
  },
  comment: { kind: 'text', group: subtitle, says: 'What others should know' },
  tag: { kind: 'list', value: 'TAG', group: subtitle, says: 'A tag' },
  'sd-id': { kind: 'text', value: 'N', group: subtitle, says: 'Your own public subtitle that it takes the place of' },
  'file-n-id': {
    kind: 'text',
    value: 'ID',
    group: sending,
    says: 'The file of an earlier step that it takes the place of',
  },
  pack: { kind: 'flag', group: sending, says: 'All files are one upload' },
  again: { kind: 'flag', group: sending, says: 'Sends also what was sent before' },
  'dry-run': {
    kind: 'flag',
    group: sending,
    says: 'Shows exactly what would be sent, and sends nothing; looking titles up costs searches',
  },
  ...placeOptions,
  json: { kind: 'flag', group: 'Output', says: 'One JSON object a line on standard output' },
  quiet: { kind: 'flag', group: 'Output', says: 'Only what matters' },
} as const satisfies OptionRows
