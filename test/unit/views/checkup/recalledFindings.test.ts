/** A finding that rests on more than its text and video is told again only where all of that stands as it did. */
import { expect, test } from 'vitest'
import type { Evidence } from '../../../../shared/contract/videos/checkup.ts'
import { sha256Of } from '../../../../electron/disk/disk.ts'
import type { KeptFault } from '../../../../electron/checkup/findingBook.ts'
import { seenFile } from '../../../../electron/checkup/seenFile.ts'
import { videoIdOf } from '../../../../electron/views/ids.ts'
import { recalledFindings, type RecallParts } from '../../../../electron/views/checkup/recalledFindings.ts'
import type { WishRules } from '../../../../electron/wanted/wish.ts'
import { bookOf } from '../../../support/make/bookOf.ts'
import { settingsWith } from '../../../support/make/settingsWith.ts'

const path = '/films/Salt Road.en.srt'
const other = '/films/Salt Road.srt'
const video = { path: '/films/Salt Road.mkv', sizeBytes: 9, modifiedMs: 4 }

interface Now {
  readonly restsOn?: NonNullable<KeptFault['fault']['restsOn']>
  readonly hearingImpaired?: WishRules['hearingImpaired']
  readonly sidecars?: readonly string[]
  readonly modifiedMs?: number
  /** Of the other file; null where it cannot be read. */
  readonly content?: string | null
}

async function recalled(evidence: Evidence, now: Now = {}) {
  const { restsOn, hearingImpaired = 'any', sidecars = [path, other], modifiedMs = 4, content = 'words' } = now
  const fault = { kind: 'cut', evidence, ...(restsOn && { restsOn }) }
  const kept = { path, videoPath: video.path, fault, timing: null, isOfVideo: () => true }
  const file = { ...video, modifiedMs, sidecars: sidecars.map((each) => ({ path: each, language: 'en' })) }
  const parts = {
    findings: { ofText: () => [kept as unknown as KeptFault] },
    disk: {
      stat: async () => (content === null ? null : { isFile: true, sizeBytes: content.length, inode: '1:1' }),
      read: async () => Buffer.from(content ?? ''),
    },
    library: { has: (id: string) => id === videoIdOf(video.path), video: () => ({ file }) },
    history: { ownerOf: () => null },
    wanted: { rules: { book: () => bookOf('en', { hearingImpaired }) }, settings: settingsWith() },
  } as unknown as RecallParts
  return (await recalledFindings(parts, { sidecarId: videoIdOf(path), version: 'a' })).length
}

const sameBeside = { code: 'same-beside', other: 'Salt Road.srt' } as const
const ofVideo = { video: { file: { ...video, root: '/films', sidecars: [] } } }
const restsOn = [seenFile({ path: other, sha256: sha256Of(Buffer.from('words')), of: ofVideo })]

test.each<[string, Now, number]>([
  ['as it was', {}, 1],
  ['no longer beside the video', { sidecars: [path] }, 0],
  ['of other words', { content: 'other words' }, 0],
  ['gone', { content: null }, 0],
  ['beside another cut', { modifiedMs: 5 }, 0],
  ['beside a video that is gone', { restsOn: restsOn.map((each) => ({ ...each, videoPath: '/films/Gone.mkv' })) }, 0],
])('what rests on another file is told only while that one is the same: it is %s', async (_, now, told) => {
  expect(await recalled(sameBeside, { restsOn, ...now })).toBe(told)
})

test('sounds are told as long as they are not wanted', async () => {
  const evidence = { code: 'sounds', count: 30, example: '[thunder]' } as const
  expect(await recalled(evidence, { hearingImpaired: 'avoid' })).toBe(1)
  expect(await recalled(evidence, { hearingImpaired: 'any' })).toBe(0)
})

test('what rests on the text alone is told in any case', async () => {
  expect(await recalled({ code: 'torn' }, { sidecars: [path], content: null })).toBe(1)
})
