import { expect, test } from 'vitest'
import { idsIn, readAskedText } from '../../shared/text/askedText.ts'

const whole = { season: null, episode: null }

test.each([
  ['copper and rain', { subject: { kind: 'name', name: 'copper and rain' }, ...whole }],
  ['copper and rain S02E03', { subject: { kind: 'name', name: 'copper and rain' }, season: 2, episode: 3 }],
  ['copper and rain 2x03', { subject: { kind: 'name', name: 'copper and rain' }, season: 2, episode: 3 }],
  ['copper and rain s2', { subject: { kind: 'name', name: 'copper and rain' }, season: 2, episode: null }],
  ['captain 1969', { subject: { kind: 'name', name: 'captain 1969' }, ...whole }],
  ['TT0123456 1x05', { subject: { kind: 'filmdb', filmdbId: 'tt0123456' }, season: 1, episode: 5 }],
  ['moviedb:42', { subject: { kind: 'moviedb', moviedbId: 42 }, ...whole }],
  ['tt0123456 TT0123456 1x05', { subject: { kind: 'filmdb', filmdbId: 'tt0123456' }, season: 1, episode: 5 }],
  ['liar liar', { subject: { kind: 'name', name: 'liar liar' }, ...whole }],
  ['sd: 7', { subject: { kind: 'service', titleId: 7 }, ...whole }],
  [
    '/home/me/Copper.and.Rain.S02E03.mkv',
    { subject: { kind: 'file', fileName: 'Copper.and.Rain.S02E03.mkv' }, ...whole },
  ],
  ['Show.S01E02.720p.HDTV-GRP', { subject: { kind: 'file', fileName: 'Show.S01E02.720p.HDTV-GRP' }, ...whole }],
  ['R.E.M.', { subject: { kind: 'name', name: 'R.E.M.' }, ...whole }],
])('%s', (typed, read) => {
  expect(readAskedText(`  ${typed} `)).toEqual(read)
})

test('an empty text asks nothing', () => {
  expect(readAskedText('   ')).toBeNull()
})

test.each([
  ['tt0123456 tt0123457', ['tt0123456', 'tt0123457']],
  ['tt0123456  TT0123456', ['tt0123456']],
  ['copper and rain sd:7', ['sd:7']],
  ['copper and rain', []],
  ['', []],
])('the ids in "%s", each once', (typed, ids) => {
  expect(idsIn(typed)).toEqual(ids)
})
