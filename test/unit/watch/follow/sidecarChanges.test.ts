import { expect, test } from 'vitest'
import type { Sidecar } from '../../../../electron/library/mediaFile.ts'
import { withRenamed, without, withWritten } from '../../../../electron/watch/follow/sidecarChanges.ts'

const sidecar = (path: string, language = 'en'): Sidecar => ({
  path,
  language,
  isForced: false,
  isHearingImpaired: false,
  extension: 'srt',
})
const [a, b] = [sidecar('/lib/A.en.srt'), sidecar('/lib/A.de.srt', 'de')]

test('what was written takes the place of what had its name, and its name says what it is', () => {
  const found = withWritten([a, b], '/lib/A.en.srt', 'pt-BR')
  expect(found).toEqual([b, { ...a, language: 'pt-BR' }])
  expect(withWritten([], '/lib/A.en.sdh.vtt', 'en')).toMatchObject([{ isHearingImpaired: true, extension: 'vtt' }])
  expect(withWritten([], '/lib/A.en.forced.srt', 'en')).toMatchObject([{ isForced: true, isHearingImpaired: false }])
})

test('one that is taken away or renamed leaves the others as they are', () => {
  expect(without([a, b], a.path)).toEqual([b])
  const renamed = sidecar('/lib/B.en.srt')
  expect(withRenamed([a, b], a.path, renamed)).toEqual([renamed, b])
})
