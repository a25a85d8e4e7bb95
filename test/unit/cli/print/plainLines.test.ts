import { expect, test } from 'vitest'
import { plainLineOf } from '../../../../electron/cli/print/plainLines.ts'

test('one of a thing is not told as many, and files that were left out can be asked about', () => {
  const found = {
    kind: 'scanned',
    videos: 1,
    ignored: 1,
    covered: 0,
    missing: 2,
    orphans: 1,
    rePaired: 0,
    paths: [],
  } as const
  expect(plainLineOf(found, { verbose: false, depthOf: () => 1 })).toBe(
    'Found: 1 video, 0 subtitles there, 2 missing, 1 file left out (--verbose says why), 1 subtitle without a video.',
  )
})
