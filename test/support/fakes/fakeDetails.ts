/** One video's details and the files left out, as the host would tell them. */
import type { OutputOf } from '../../../shared/contract/index.ts'
import type { HistoryRow, VideoDetails } from '../../../shared/contract/library.ts'

type SkippedRow = OutputOf<'library.skipped'>['rows'][number]

const written: HistoryRow = {
  id: 1,
  atMs: Date.UTC(2026, 10, 20, 18, 42),
  batchId: 'b1',
  videoId: 'v1',
  videoName: 'Undertow.1999.1080p.WEB.H264-TIDE.mkv',
  sidecarName: 'Undertow.1999.1080p.WEB.H264-TIDE.en.srt',
  folder: 'films/Undertow (1999)',
  language: 'en',
  state: 'written',
  release: 'Undertow.1999.1080p.WEB.H264-TIDE',
  tier: 0,
  reasons: ['group', 'source'],
  warnings: [],
  isMachineMade: false,
  timing: null,
  told: null,
  insteadOf: [],
  madeOf: null,
  cleaned: null,
}

export const fakeDetails: Omit<VideoDetails, 'row'> = {
  chosenTitle: null,
  poster: null,
  rulesFrom: { kind: 'settings', name: '' },
  durationMs: 6_127_000,
  fps: 23.976,
  tracks: [
    {
      kind: 'video',
      language: null,
      codec: 'H.264',
      isForced: false,
      isHearingImpaired: false,
      isText: true,
      name: null,
    },
    {
      kind: 'audio',
      language: 'en',
      codec: 'AAC',
      isForced: false,
      isHearingImpaired: false,
      isText: true,
      name: null,
    },
    {
      kind: 'audio',
      language: 'de',
      codec: 'AC-3',
      isForced: false,
      isHearingImpaired: false,
      isText: true,
      name: null,
    },
    {
      kind: 'subtitle',
      language: 'en',
      codec: 'SubRip',
      isForced: true,
      isHearingImpaired: false,
      isText: true,
      name: null,
    },
  ],
  sidecars: [
    {
      id: 'sidecar-en',
      name: written.sidecarName,
      language: 'en',
      isOurs: true,
      adoptedMs: null,
      isForced: false,
      isHearingImpaired: false,
      isRePaired: false,
      isText: true,
      told: {
        ...{
          videoId: 'v0',
          sidecarId: 'sidecar-en',
          state: 'mendable',
          canMend: true,
          atMs: Date.UTC(2026, 10, 20, 18, 42),
        },
        change: { offsetMs: -400, speed: 1, pieces: 1, against: 'track', named: 'en', before: 0.62, after: 0.93 },
      },
    },
    {
      id: 'sidecar-de',
      name: 'Undertow.1999.1080p.WEB.H264-TIDE.de.sdh.srt',
      language: 'de',
      isOurs: false,
      adoptedMs: null,
      isForced: false,
      isHearingImpaired: true,
      isRePaired: false,
      isText: true,
      told: null,
    },
  ],
  renames: [],
  reasons: [
    { field: 'title', text: 'Undertow', from: 'name' },
    { field: 'year', text: '1999', from: 'folder' },
    { field: 'source', text: 'WEB', from: 'name' },
    { field: 'releaseGroup', text: 'TIDE', from: 'name' },
  ],
  history: [
    written,
    { ...written, id: 2, atMs: Date.UTC(2026, 10, 12, 9, 5), state: 'replaced', tier: 3, reasons: ['!source'] },
  ],
}

export const fakeLeftOut: Readonly<Record<'skipped' | 'unreadable' | 'orphans', readonly SkippedRow[]>> = {
  skipped: Array.from({ length: 31 }, (_, index) => ({
    id: `skipped${index}`,
    path: `films/Undertow (1999)/Sample/sample-${index}.mkv`,
    reason: index % 3 === 0 ? 'sample' : index % 3 === 1 ? 'too-small' : 'extra',
    message: index % 3 === 1 ? 'Smaller than 1 MB.' : 'In a folder for samples and extras.',
    rowId: null,
  })),
  unreadable: [
    {
      id: 'unreadable0',
      path: 'films/Private',
      reason: 'unreadable',
      message: 'Cannot be read. Check its permissions and the length of its path.',
      rowId: null,
    },
  ],
  orphans: Array.from({ length: 3 }, (_, index) => ({
    id: `orphan${index}`,
    path: `films/Nine Windows (1974)/Nine.Windows.CD${index + 1}.en.srt`,
    reason: 'noVideo',
    message: 'No video has this name.',
    rowId: null,
  })),
}
