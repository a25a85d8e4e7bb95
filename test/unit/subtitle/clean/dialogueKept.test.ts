// The law of cleaning: no word of a dialogue is lost, made up from what looks most like noise.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanSubtitle } from '../../../../shared/subtitle/clean/cleanSubtitle.ts'
import { allTexts } from '../../../support/languages/allTexts.ts'
import { capitalsKept } from './capitalsKept.ts'

const everything = {
  hearingImpaired: true,
  credits: true,
  interjections: true,
  capitals: true,
  sentenceStarts: true,
  ocrLetters: true,
}

const things = [
  'the subtitles',
  'the music',
  'a translation',
  'the sync',
  'the bell',
  'that song',
  'the captions',
  'the site',
  'the credits',
]
const acts = [
  'laughs at',
  'sings',
  'coughs over',
  'translated',
  'corrected',
  'downloaded',
  'ripped',
  'timed',
  'whispers',
  'knocks over',
]
const who = ['My father', 'She', 'Nobody here', 'The man on TV', 'Your teacher', 'Anna', 'The narrator']
const ends = ['.', '!', '?', '...', ', you know.', ' for me.', ' by hand.', ' from the beginning.']

const sentence = fc
  .tuple(fc.constantFrom(...who), fc.constantFrom(...acts), fc.constantFrom(...things), fc.constantFrom(...ends))
  .map(([person, act, thing, end]) => `${person} ${act} ${thing}${end}`)

const trickySentence = fc.oneof(
  sentence,
  sentence.map((text) => text.toUpperCase().replace(/[.]+$/, '!')),
  sentence.map((text) => `(I said ${text.toLowerCase()})`),
  sentence.map((text) => `[Do you know if ${text.toLowerCase()}]`),
  sentence.map((text) => `Listen: ${text}`),
  sentence.map((text) => `He said: ${text}`),
  sentence.map((text) => `NOTE: ${text}`),
  sentence.map((text) => `♪ ${text} ♪`),
  fc.tuple(sentence, sentence).map(([a, b]) => `- ${a}\n- ${b}`),
  fc.tuple(sentence, sentence).map(([a, b]) => `${a}\n${b}`),
  sentence.map((text) => `Translated by my uncle, ${text.toLowerCase()}`),
  sentence.map((text) => `Oh my God, ${text.toLowerCase()}`),
  sentence.map((text) => `It costs 5 l of milk. ${text}`),
  sentence.map((text) => `Write to me at home. ${text} It is on facebook.com.`),
  fc.constantFrom(
    'ripped by thieves',
    'translated by hand',
    'corrected by the teacher',
    'GET OUT OF HERE',
    'STOP SINGING',
    'I HEAR MUSIC',
    'WHO RINGS',
    'TURN OFF THE MUSIC',
    'NO MORE SCREAMING',
    'Subtitles by whom?',
    'Sync your watches.',
    'Timing is everything.',
    'The password is: swordfish.',
    'Meet me at 10:30.',
    'Uh-huh.',
    'Hm?',
    'Mr. Oh, this way.',
    'Ian McIntyre of Iowa',
  ),
  fc.constantFrom(...Object.values(allTexts).flatMap(({ talk, news }) => [...talk.split('\n'), ...news.split('\n')])),
)

/** Letters that mending may change are the same. */
const wordsOf = (text: string) =>
  (text.replace(/<[^>]*>|\{[^}]*\}/g, '').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) =>
    word.toLowerCase().replace(/i/g, 'l'),
  )

const noise = fc.constantFrom('', '', '', '[door creaks]', '(SIGHS)', 'JOHN:', '- [laughs]', 'MAN 2:')

test('0 of thousands of lines of dialogue lose a word, with every wish at once', () => {
  let lines = 0
  const cue = fc.record({ text: trickySentence, noise })
  fc.assert(
    fc.property(fc.array(cue, { minLength: 5, maxLength: 40 }), (all) => {
      const cues = all.map((one, at) => ({
        startMs: at * 5000,
        endMs: at * 5000 + 4500,
        text: `${one.noise} ${one.text}`.trim(),
      }))
      const left = wordsOf(
        cleanSubtitle({ cues }, everything)
          .document.cues.map(({ text }) => text)
          .join('\n'),
      )
      const spoken = all.flatMap(({ text }) => wordsOf(text))
      lines += all.length
      expect(lostFrom(spoken, left)).toEqual([])
    }),
    { numRuns: 400 },
  )
  expect(lines).toBeGreaterThan(3000)
})

/** Words that do not come in the same order in what is left. */
function lostFrom(spoken: readonly string[], left: readonly string[]): readonly string[] {
  let at = 0
  return spoken.filter((word) => {
    const found = left.indexOf(word, at)
    if (found === -1 || found > at + 8) return true
    at = found + 1
    return false
  })
}

// Tells that the talk is English, and that speech is in small letters.
const talk = 'You know what the thing is that I want you to do.\nIt is the end of this.'
const places = [
  'MOTOR',
  'BELL',
  'RING',
  'DOOR',
  'MUSIC',
  'THUNDER',
  'WHISTLE',
  'CRY',
  'GRID',
  'COUPON',
  'RUMOR',
  'LACH',
  'WIND',
]
const kinds = [
  'STREET',
  'BROTHERS',
  'MOTORS',
  'BUILDINGS',
  'BELLS',
  'KINGS',
  'CROSSING',
  'SNAPS',
  'COUPONS',
  'CRIES',
  'MUSIC',
]
const sign = fc.oneof(
  fc.constantFrom(...capitalsKept),
  fc.tuple(fc.constantFrom(...places), fc.constantFrom(...kinds)).map((words) => words.join(' ')),
  // A sound is none where it is a part of what is shouted.
  fc
    .tuple(fc.constantFrom('WHEN', 'IF', 'BECAUSE', 'UNTIL', 'WHERE THE'), fc.constantFrom('DOG BARKS', 'BELL RINGS'))
    .map((words) => words.join(' ')),
  fc
    .tuple(
      fc.constantFrom('RUN WHEN THE', 'MEET ME WHERE', 'AND THEN'),
      fc.constantFrom('DOOR BELL RINGS', 'THUNDER RUMBLES'),
    )
    .map((lines) => lines.join('\n')),
  fc.constantFrom('DOOR BELL RINGS\nAND THEN WE RUN', 'The sign says:\nDOG BARKS', 'They wrote\nDOG BARKS'),
)

test('0 of thousands of signs and shouts in capitals lose a word, where their removal is not wished for', () => {
  fc.assert(
    fc.property(fc.array(sign, { minLength: 3, maxLength: 20 }), (signs) => {
      const texts = signs.flatMap((text) => [talk, text])
      const cues = texts.map((text, at) => ({ startMs: at * 5000, endMs: at * 5000 + 4500, text }))
      const { document } = cleanSubtitle({ cues }, { ...everything, capitals: false, ocrLetters: false })
      expect(document.cues.map(({ text }) => text)).toEqual(texts)
    }),
    { numRuns: 300 },
  )
})
