/** What a row says of the show that its files are of, whatever a person says of it by now. */
import { expect, test } from 'vitest'
import { prefill } from '../../../../electron/upload/prefill.ts'
import type { UploadRecord } from '../../../../electron/upload/uploadRecord.ts'
import { uploadRowOf } from '../../../../electron/views/upload/uploadRows.ts'

function namedTitleOf(path: string, videoPath: string | null): string {
  const sidecar = { name: path, language: null, isHearingImpaired: false, releaseName: path }
  const ids = { moviedbId: null, filmdbId: null }
  const known = { path, hasVideo: false, media: null, ids, sidecar, text: null, isMachineMade: false }
  const record: UploadRecord = {
    ...prefill(known),
    ...{ id: 'u1', videoPath, files: [{ path, name: path, sizeBytes: 1, sha256: 'ab', videoPath }] },
    ...{ step: 'draft', service: null, nId: null, fileIds: [], steppedMs: 0, failure: null, message: null },
    ...{ review: null, reason: null, duplicates: null },
  }
  return uploadRowOf({ upload: record, problems: [] }, { atWorkId: null, service: 'embedded' }).namedTitle
}

test.each([
  ['/films/Copper.Valley.S01E01.1080p.WEB.h264-ORE.srt', null, 'copper valley'],
  ['/shows/Copper Valley/Season 1/02.srt', null, 'copper valley'],
  ['/subs/a.srt', '/shows/Copper Valley/Season 1/S01E03.mkv', 'copper valley'],
  ['/shows/Copper Valley (1985)/Season 1/S01E03.srt', null, 'copper valley 1985'],
])('%s beside %s is of "%s"', (path, videoPath, named) => {
  expect(namedTitleOf(path, videoPath)).toBe(named)
})
