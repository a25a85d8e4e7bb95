import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutBefore, cutMiddle, cutStem, partsOf } from '../../../renderer/components/text/middleCut.ts'

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
/** A sign is 10 pixels wide. */
const measure = (text: string) => [...letters.segment(text)].length * 10
const cut = (text: string, widthPx: number) => cutMiddle(text, { widthPx, measure })

test('the start through the number of the episode and the end stay; the middle goes first', () => {
  const name = 'Saltmarsh.Radio.S01E03.The.Borrowed.Boat.1080p.WEB-DL.x264-KESTREL.mkv'
  expect(cut(name, 2_000)).toBe(name)
  expect(cut(name, 400)).toMatch(/^Saltmarsh\.Radio\.S01E03.*…-KESTREL\.mkv$/)
  expect(cut(name, 250)).toMatch(/^Saltm.*…S01E03….*KESTREL\.mkv$/)
  expect(partsOf('Series 1x03 Lantern.mkv')).toMatchObject({ lead: 'Series ', code: '1x03', end: ' Lantern.mkv' })
})

test('the number at the end of a title stays, and nothing is said to be cut behind it', () => {
  expect(cut('The Long Winter Road · S01E03', 240)).toMatch(/^The Long.*…S01E03$/)
})

test('a subtitle keeps its ending, and no dot stands beside the sign of the cut', () => {
  const of = (stem: string, widthPx: number) => cutBefore('.pt-BR.srt', stem, { widthPx, measure })
  expect(of('Tin.Comet.2016', 240)).toBe('Tin.Comet.2016.pt-BR.srt')
  expect(of('Tin.Comet.2016', 200)).toBe('Tin.Comet…pt-BR.srt')
  expect(of('Tin.Comet.2016', 30)).toBe('…pt-BR.srt')
  for (let widthPx = 110; widthPx < 600; widthPx += 10)
    expect(of('The.Broken.Anthem.2010.1080p.HDTV.x264-MIRAGE', widthPx)).not.toMatch(/[-_. ]…|…\./)
})

test('no name is wider than its place, none loses a half of a sign, and what fits is left alone', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.constantFrom(
      'Kite 🎬🪁 Day 2021 720p HDTV.mkv',
      'أغنية المطر الطويلة 2020 1080p WEB-DL.mkv',
      'velvet_switchboard_festival_copy_with_director_comments_final_cut2.mkv',
    ),
  )
  fc.assert(
    fc.property(texts, fc.integer({ min: 10, max: 700 }), (text, widthPx) => {
      const shown = cut(text, widthPx)
      if (measure(text) <= widthPx) expect(shown).toBe(text)
      else expect(measure(shown)).toBeLessThanOrEqual(Math.max(10, widthPx))
      expect(shown.isWellFormed() || !text.isWellFormed()).toBe(true)
    }),
  )
})

test('a name without a number keeps its beginning where not even its last word has room', () => {
  expect(cut('The Broken Anthem', 70)).toBe('The Br…')
  expect(cut('The Broken Anthem', 120)).toBe('The… Anthem')
})

test('no dot or space stands beside the sign of the cut', () => {
  for (let widthPx = 150; widthPx < 560; widthPx += 10)
    expect(cut('The.Broken.Anthem.1998.1080p.HDTV.x264.MIRAGE.mkv', widthPx)).not.toMatch(/[-_. ]…|…\./)
})

test('of names beside each other, a cut one turns nothing round behind it', () => {
  const shown = cut('\u2068אורות הנמל הישן והרחוק\u2069, \u2068Northern Line\u2069 · German', 200)
  expect(shown).toMatch(/…/)
  expect(shown.split('\u2068').length).toBe(shown.split('\u2069').length)
  expect(shown).toMatch(/\u2069… · German$/)
})

test('of names beside each other, how many more there are is whole as long as it has room', () => {
  const stem = 'Harbour Lights S02, Nine Windows (2018), Northern Line S02'
  const of = (widthPx: number) => cutStem(stem, ' and 82 more titles', { widthPx, measure })
  expect(of(400)).toMatch(/^Harbour Lights S02.*… and 82 more titles$/)
  expect(of(200)).toBe('… and 82 more titles')
  expect(of(190)).toBeNull()
  for (let widthPx = 200; widthPx < 760; widthPx += 10) expect(of(widthPx)).not.toContain(',…')
})
