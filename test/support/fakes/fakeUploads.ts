/** Upload rows for tests of the screens: a season as the host would tell it, without disk or service. */
import type { UploadRow, UploadSource, UploadState } from '../../../shared/contract/upload.ts'
import type { Handlers } from '../../../shared/contract/index.ts'
import { AppError } from '../../../shared/errors.ts'
import { uploadFieldNames } from '../../../shared/contract/upload.ts'

const noUploads: UploadState = {
  revision: 1,
  host: '',
  hasToken: true,
  isSending: false,
  toSend: 0,
  through: 0,
  pack: null,
  counts: { all: 0, ready: 0, incomplete: 0, failed: 0, pending: 0, approved: 0, rejected: 0 },
  toAsk: 0,
}

export function fakeUpload(episode: number, change: Partial<UploadRow> = {}): UploadRow {
  const release = `Copper.Valley.S01E${String(episode).padStart(2, '0')}.1080p.WEB.h264-ORE`
  return {
    id: `u${episode}`,
    videoName: `${release}.mkv`,
    namedTitle: 'copper valley',
    files: [
      {
        ...{ name: `${release}.fr.srt`, sizeBytes: 48_213, episodes: [episode] },
        ...{ videoName: `${release}.mkv`, fileNId: null },
      },
    ],
    fields: {
      type: 'tv',
      titleName: 'Copper Valley (2021)',
      moviedbId: 900_002,
      filmdbId: 'tt9000002',
      serviceId: null,
      language: 'fr',
      releases: [release],
      season: 1,
      episodeFrom: episode,
      episodeEnd: episode,
      isFullSeason: false,
      quality: 'web',
      framerate: 2,
      productionType: 1,
      isHearingImpaired: false,
      name: `${release}.fr`,
      comment: '',
      tags: [],
      updates: null,
    },
    sureness: Object.fromEntries(uploadFieldNames.map((name) => [name, 'sure'])) as unknown as UploadRow['sureness'],
    problems: [],
    duplicates: null,
    step: 'draft',
    isAtWork: false,
    failure: null,
    nId: null,
    message: null,
    review: null,
    reason: null,
    elsewhere: null,
    ...change,
  }
}

const nothing = async () => ({})
const emptyPage = async () => ({ rows: [], total: 0, revision: 1 })

export const fakeUploadAnswers = {
  'upload.state': async () => noUploads,
  'upload.page': emptyPage,
  'upload.sources': emptyPage,
  'upload.addSource': async () => ({ added: 0 }),
  'upload.addDropped': async () => ({ added: 0 }),
  'upload.join': async ({ rowIds }) => ({ rowId: rowIds[0] ?? '' }),
  'upload.split': async () => ({ added: 0 }),
  'upload.replaceFile': nothing,
  'upload.edit': nothing,
  'upload.check': nothing,
  'upload.titles': async () => [],
  'upload.setTitle': nothing,
  'upload.preview': async () => {
    throw new AppError('internal', 'The fake host has no answer to this. Hand one in.')
  },
  'upload.send': nothing,
  'upload.sendAgain': nothing,
  'upload.cancel': nothing,
  'upload.follow': nothing,
  'upload.remove': async ({ rowIds }) => ({ removed: rowIds.length }),
} satisfies Partial<Handlers>

/** One row in each state, as they stand after an evening of uploading. */
function fakeUploadsInAllStates(): readonly UploadRow[] {
  const ready = fakeUpload(8)
  return [
    fakeUpload(1, { step: 'sent', review: 'approved', nId: '901', message: 'The subtitle was sent for review.' }),
    fakeUpload(2, { step: 'sent', review: 'rejected', nId: '902', reason: 'Out of sync after the first break.' }),
    fakeUpload(3, { step: 'sent', review: 'pending', nId: '903' }),
    fakeUpload(4, { step: 'numbered', isAtWork: true, nId: '904' }),
    fakeUpload(5, {
      step: 'sending',
      nId: '905',
      failure: { code: 'service.cutAnswer', message: 'No answer came to the last step. Look for it at the service.' },
    }),
    fakeUpload(6, {
      failure: { code: 'token.refused', message: 'The service refused the upload token. Set another.' },
    }),
    fakeUpload(7, { step: 'filed', nId: '907', duplicates: ['Copper.Valley.S01E07.1080p.WEB.h264-ORE'] }),
    { ...ready, duplicates: [] },
    {
      ...fakeUpload(9),
      fields: { ...ready.fields, episodeFrom: 9, episodeEnd: 9, titleName: null, moviedbId: null, quality: null },
      sureness: { ...ready.sureness, title: 'missing', quality: 'missing', language: 'guessed', framerate: 'guessed' },
      problems: [
        {
          field: 'title',
          fault: 'title',
          message: 'The title is not known. Look it up, or type its number in the database.',
        },
      ],
    },
  ]
}

const source: UploadSource = {
  id: 's1',
  title: 'Copper Valley',
  season: 1,
  language: 'fr',
  files: 10,
  listed: 0,
  sent: 0,
}

/** A host with these rows and a season to add. */
export function createFakeUploads(rows = fakeUploadsInAllStates()): Partial<Handlers> {
  const counts = { all: rows.length, ready: 2, incomplete: 1, failed: 2, pending: 2, approved: 1, rejected: 1 }
  return {
    'upload.state': async () => ({ ...noUploads, host: 'subtitles.example', counts, toAsk: counts.pending }),
    'upload.page': async ({ offset, limit }) => ({
      rows: rows.slice(offset, offset + limit),
      total: rows.length,
      revision: 1,
    }),
    'upload.sources': async () => ({ rows: [source], total: 1, revision: 1 }),
    'upload.preview': async () => ({
      host: 'subtitles.example',
      files: [
        {
          name: 'Copper.Valley.S01E08.1080p.WEB.h264-ORE.fr.srt',
          sizeBytes: 48_213,
          md5: '2c1743a391305fbf367df8e4f069f9f9',
          firstLines: 'Qui a pris la lampe ?\nPersonne.',
        },
      ],
      fields: [
        { name: 'type', value: 'tv' },
        { name: 'moviedb_id', value: '900002' },
        { name: 'releases', value: 'Copper.Valley.S01E08.1080p.WEB.h264-ORE' },
      ],
    }),
  }
}
