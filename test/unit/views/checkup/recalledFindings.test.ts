/** A finding that rests on more than its text and video is told again only where that stands as well. */
import { expect, test } from 'vitest'
import type { Evidence } from '../../../../shared/contract/videos/checkup.ts'
import type { KeptFault } from '../../../../electron/checkup/findingBook.ts'
import { videoIdOf } from '../../../../electron/views/ids.ts'
import { recalledFindings, type RecallParts } from '../../../../electron/views/checkup/recalledFindings.ts'
import type { WishRules } from '../../../../electron/wanted/wish.ts'
import { bookOf } from '../../../support/make/bookOf.ts'
import { settingsWith } from '../../../support/make/settingsWith.ts'

const path = '/films/Salt Road.en.srt'
const videoPath = '/films/Salt Road.mkv'

function recalled(evidence: Evidence, beside: readonly string[], hearingImpaired: WishRules['hearingImpaired']) {
  const kept = { path, videoPath, fault: { kind: 'cut', evidence }, timing: null, isOfVideo: () => true }
  const sidecars = [path, ...beside].map((each) => ({ path: each, language: 'en' }))
  const parts = {
    findings: { ofText: () => [kept as unknown as KeptFault] },
    library: { has: () => true, video: () => ({ file: { path: videoPath, sidecars } }) },
    history: { ownerOf: () => null },
    wanted: { rules: { book: () => bookOf('en', { hearingImpaired }) }, settings: settingsWith() },
  } as unknown as RecallParts
  return recalledFindings(parts, { sidecarId: videoIdOf(path), version: 'a' }).length
}

test('the same words beside it are told as long as the other file stands there', () => {
  const evidence = { code: 'same-beside', other: 'Salt Road.srt' } as const
  expect(recalled(evidence, ['/films/Salt Road.srt'], 'any')).toBe(1)
  expect(recalled(evidence, ['/films/Salt Road.es.srt'], 'any')).toBe(0)
})

test('sounds are told as long as they are not wanted', () => {
  const evidence = { code: 'sounds', count: 30, example: '[thunder]' } as const
  expect(recalled(evidence, [], 'avoid')).toBe(1)
  expect(recalled(evidence, [], 'any')).toBe(0)
})

test('what rests on the text alone is told in any case', () => {
  expect(recalled({ code: 'torn' }, [], 'any')).toBe(1)
})
