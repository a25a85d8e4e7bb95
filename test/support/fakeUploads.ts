/** Upload rows for tests of the screens: a season as the host would tell it, without disk or service. */
import type { UploadRow, UploadState } from '../../shared/contract/upload.ts'
import type { Handlers } from '../../shared/contract/index.ts'
import { AppError } from '../../shared/errors.ts'
import { uploadFieldNames } from '../../shared/contract/upload.ts'

export const noUploads: UploadState = {
  revision: 1,
  host: '',
  hasToken: true,
  isSending: false,
  toSend: 0,
  through: 0,
  counts: { all: 0, ready: 0, incomplete: 0, failed: 0, pending: 0, approved: 0, rejected: 0 },
}

export function fakeUpload(episode: number, change: Partial<UploadRow> = {}): UploadRow {
  const release = `Copper.Valley.S01E${String(episode).padStart(2, '0')}.1080p.WEB.h264-ORE`
  return {
    id: `u${episode}`,
    videoName: `${release}.mkv`,
    files: [{ name: `${release}.fr.srt`, sizeBytes: 48_213 }],
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
