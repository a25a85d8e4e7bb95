// What holds of every clean-up: nothing twice, nothing moved, no word of dialogue lost; and what whole subtitles tell about their habits.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanSubtitle } from '../../../../shared/subtitle/clean/cleanSubtitle.ts'

const both = { hearingImpaired: true, credits: true }
const cuesOf = (texts: readonly string[]) =>
  texts.map((text, index) => ({ startMs: index * 5000, endMs: index * 5000 + 1500, text }))
const textsOf = (texts: readonly string[]) =>
  cleanSubtitle({ cues: cuesOf(texts) }, both).document.cues.map(({ text }) => text)

const sentences = [
  'Where have you been all night?',
  'I was looking for the key.',
  'Ich habe nichts gehört.',
  '¿Quién ha cerrado la puerta?',
  "On n'a pas le temps, viens.",
  'Мы опоздали на поезд.',
  'もう行かなくちゃ。',
  'لا أعرف أين هو.',
  'Ask John (if he comes) at 10:30.',
  'NOTE: THE DOOR IS OPEN',
  '♪ Sing with me tonight ♪',
  'Look: three of them (I counted).',
  '<i>Someone is at the door.</i>',
  '{\\an8}Far away, in another town...',
  '- Did you see it?\n- No.',
  'He said "go" and left.\nSo I went.',
]
const noises = ['[door creaks]', '(SIGHS)', '[música]', '(кашляет)', '（ため息）', '♪', 'MAN:', 'JOHN:', 'WOMAN 2:', '']
const wordsOf = (text: string) => text.replace(/<[^>]*>|\{[^}]*\}/g, '').match(/[\p{L}\p{N}]+/gu) ?? []

const cue = fc
  .record({
    noise: fc.constantFrom(...noises),
    sentence: fc.constantFrom(...sentences),
    after: fc.constantFrom('', ' [laughs]', '\n(DOOR SLAMS)'),
  })
  .map((parts) => ({ ...parts, text: `${parts.noise} ${parts.sentence}${parts.after}`.trim() }))

test('no word of a dialogue is lost, whatever stands around it', () => {
  fc.assert(
    fc.property(fc.array(cue, { minLength: 1, maxLength: 40 }), (cues) => {
      const left = textsOf(cues.map(({ text }) => text)).flatMap(wordsOf)
      const spoken = cues.flatMap(({ sentence }) => wordsOf(sentence))
      expect(left.filter((word) => spoken.includes(word))).toEqual(spoken)
    }),
    { numRuns: 150 },
  )
})

const anyText = fc.array(
  fc.constantFrom(
    ...'[]()（）【】:：♪#-–>\n .,!?'.split(''),
    'Subtitles by Ann',
    'JOHN',
    'Mary',
    'man',
    'sighs',
    'LAUGHS',
    'hello there',
    'look',
    '<i>',
    '</i>',
    '{\\an8}',
    '笑',
    'www.example.com',
    '7',
  ),
  { maxLength: 14 },
)

test('cleaning twice is cleaning once, and order and times stay', () => {
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 12 }), (texts) => {
      const cues = cuesOf(texts.map((parts) => parts.join('')))
      const once = cleanSubtitle({ cues }, both)
      expect(cleanSubtitle(once.document, both)).toEqual({ document: once.document, removed: [] })
      const places = once.document.cues.map(({ startMs }) => startMs)
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect(cues).toEqual(
        expect.arrayContaining(once.document.cues.map((left) => ({ ...left, text: expect.any(String) as string }))),
      )
    }),
    { numRuns: 400 },
  )
})

test('a subtitle that needs nothing comes back as it is, the very same', () => {
  const document = { cues: cuesOf(sentences) }
  expect(cleanSubtitle(document, both).document).toBe(document)
})

test('where brackets stand around sounds all the time, unknown words in them are none of the dialogue', () => {
  const sounds = ['[sighs]', '[door creaks]', '[music playing]']
  expect(textsOf(['[in Klingon] Come in.', ...sounds])).toEqual(['Come in.'])
  expect(textsOf(['[Worf] Come in.', ...sounds])).toEqual(['Come in.'])
  expect(textsOf(['[I will be there.]', ...sounds])).toEqual(['[I will be there.]'])
  expect(textsOf(['(in Klingon) Come in.', ...sounds])).toEqual(['(in Klingon) Come in.'])
})

test('names in small letters go where speakers are named all the time, words never', () => {
  const labelled = [
    'Man: Stop!',
    'Anna: Who are you?',
    'Anna: Go away.',
    'Ben: No.',
    'Ben: I stay.',
    'Cleo: Me too.',
    'Cleo: Yes.',
  ]
  expect(textsOf([...labelled, 'Look: a bird.', 'Look: a plane.', 'I look up.'])).toEqual([
    'Stop!',
    'Who are you?',
    'Go away.',
    'No.',
    'I stay.',
    'Me too.',
    'Yes.',
    'Look: a bird.',
    'Look: a plane.',
    'I look up.',
  ])
})

test('one name in capitals among hundreds of cues is no habit and stays', () => {
  const talk = Array.from({ length: 300 }, (_, index) => `Line ${index} is spoken.`)
  expect(textsOf([...talk, 'CALAIS: The ships are burning.', ...talk])).toContain('CALAIS: The ships are burning.')
})

test('speakers in full-width brackets are known by coming back', () => {
  const lines = ['（花子）おはよう', '（花子）元気？', '（花子）またね', '（犬の鳴き声）']
  expect(textsOf(lines)).toEqual(['おはよう', '元気？', 'またね'])
})

test('what was removed is told with the numbers of the delivered subtitle', () => {
  const { removed } = cleanSubtitle({ cues: cuesOf(['[sighs]', 'Yes.', 'JOHN: <i>No.</i> (LAUGHS)', '♪']) }, both)
  expect(removed).toEqual([
    { cue: 1, startMs: 0, text: '[sighs]', reason: 'sound' },
    { cue: 3, startMs: 10_000, text: '(LAUGHS)', reason: 'sound' },
    { cue: 3, startMs: 10_000, text: 'JOHN:', reason: 'speaker' },
    { cue: 4, startMs: 15_000, text: '♪', reason: 'music' },
  ])
})

test('a hostile cue costs no time', () => {
  const deep = '['.repeat(60_000) + 'sighs' + ']'.repeat(60_000)
  const colons = 'A: '.repeat(600)
  expect(textsOf([deep, colons, '('.repeat(1_900)])).toHaveLength(3)
})
