/** Which of a video's subtitles its drawer shows over the film, before a person chooses. */
import { expect, test } from 'vitest'
import { firstSeen } from '../../../../renderer/app/desk/small/firstSeen.ts'
import type { VideoDetails } from '../../../../shared/contract/library.ts'

type Sidecar = VideoDetails['sidecars'][number]

const sidecar = (language: string, isOurs = false) =>
  ({ id: language, name: `Film.${language}.srt`, isOurs }) as Sidecar
const wishing = (...languages: readonly string[]) =>
  ({ row: { wishes: languages.map((language) => ({ name: `Film.${language}.srt` })) } }) as VideoDetails

test.each([
  ['the one that is wished for, before what comes first by name', ['en'], [sidecar('ar'), sidecar('en')], 'en'],
  ['of two wishes the first', ['fr', 'de'], [sidecar('ar'), sidecar('de'), sidecar('fr')], 'fr'],
  ['ours, before one of the user', ['en', 'fr'], [sidecar('en'), sidecar('fr', true)], 'fr'],
  ['of two of ours the one that is wished for', ['fr'], [sidecar('de', true), sidecar('fr', true)], 'fr'],
  ['ours, though its wish is gone', ['en'], [sidecar('ar'), sidecar('de', true)], 'de'],
  ['any, where nothing is wished for', [], [sidecar('ar'), sidecar('en')], 'ar'],
] as const)('%s', (_, wishes, sidecars, shown) => {
  expect(firstSeen(wishing(...wishes), sidecars)?.id).toBe(shown)
})

test('of a video without any, none', () => {
  expect(firstSeen(wishing('en'), [])).toBeUndefined()
})
