import { expect, test } from 'vitest'
import { savedName } from '../../../electron/download/savedName.ts'

const bytes = new Uint8Array()
const named = (names: readonly string[], release = 'Hollow.Sea.1982.1080p.BluRay-X') =>
  names.map((name) =>
    savedName(name, { content: { members: names.map((each) => ({ name: each, bytes })) }, release, language: 'de' }),
  )

test.each(['144.de.srt', '07.srt', '2_German.srt', 'Track 3.ass', '1982.srt', '.srt'])(
  'the only text, %s, which says nothing of its title, is saved under the name and language that it was listed with',
  (name) => {
    expect(named([name])).toEqual(['Hollow.Sea.1982.1080p.BluRay-X.de'])
  },
)

test('a name that says what it is of stays, and one that nothing better is known for', () => {
  expect(named(['hollow sea (1982) directors cut.srt'])).toEqual(['hollow sea (1982) directors cut'])
  expect(named(['144.de.srt'], '')).toEqual(['144.de'])
})

test('several texts of one archive are told apart by what their own names count, behind the release', () => {
  expect(named(['07.srt', '08.de.srt'], 'Slate.Peak.S02.720p.WEB-X')).toEqual([
    'Slate.Peak.S02.720p.WEB-X.07.de',
    'Slate.Peak.S02.720p.WEB-X.08.de',
  ])
})
