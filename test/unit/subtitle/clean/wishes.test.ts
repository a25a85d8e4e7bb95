// Clean-ups that are wishes of their own, and the visible faults of taking sounds and names out.
import { expect, test } from 'vitest'
import { cleanSubtitle, type CleanWish } from '../../../../shared/subtitle/clean/cleanSubtitle.ts'

const nothing: CleanWish = { hearingImpaired: false, credits: false }
// Tells that the talk is English, and that speech is in small letters.
const talk = 'You know what the thing is that I want you to do.'

function cleaned(wish: Partial<CleanWish>, text: string): string | null {
  const cues = [talk, text].map((one, index) => ({ startMs: index * 5000, endMs: index * 5000 + 2000, text: one }))
  return cleanSubtitle({ cues }, { ...nothing, ...wish }).document.cues[1]?.text ?? null
}

test.for([
  ['BALOK[OVER RADIO]: Hello there.', 'Hello there.'],
  ['BALOK (OVER RADIO): Hello there.', 'Hello there.'],
  ['- even if it was.\nCANNING: Objection.', '- even if it was.\n- Objection.'],
  ['Is it a disorder? MICHAEL: Yes.', '- Is it a disorder?\n- Yes.'],
  ['JOHN: Is it? MICHAEL (ON TV): Yes. It is.\nJOHN: I see.', '- Is it?\n- Yes. It is.\n- I see.'],
  ['SHOP DOOR BELL CLANGS', null],
  ['THEY LAUGH\nVery good, my friend.', 'Very good, my friend.'],
  ['SOFT PIANO MUSIC', null],
  ['MAN COUGHS', null],
  ['THUNDER RUMBLES', null],
  ['DOGS BARKING', null],
  ['- POLICE SIRENS WAIL\n- Hide!', 'Hide!'],
  ['LAUGHTER AND APPLAUSE', null],
  ['GENERAL MOTORS', 'GENERAL MOTORS'],
  ['THE SOUND OF MUSIC', 'THE SOUND OF MUSIC'],
  ['DRIVE SAFELY WHEN RAINING', 'DRIVE SAFELY WHEN RAINING'],
  ['STOP LAUGHING', 'STOP LAUGHING'],
  ['MUSIC STORE', 'MUSIC STORE'],
  ['Dunque [si schiarisce la voce] eccoci qua.', 'Dunque eccoci qua.'],
  ['Alors [il se racle la gorge] voilà.', 'Alors voilà.'],
  ['Nou [schraapt zijn keel] hier dan.', 'Nou hier dan.'],
  ['Więc [odchrząkuje] jestem.', 'Więc jestem.'],
  ['Tehát [torkát köszörüli] itt vagyok.', 'Tehát itt vagyok.'],
  ['Ну [откашливается] вот и я.', 'Ну вот и я.'],
  ['He wrote it himself. DANGER: High voltage.', 'He wrote it himself. DANGER: High voltage.'],
  ['DR. SMITH: Sit down.', 'Sit down.'],
] as const)('without sounds and names, %j becomes %j', ([text, wanted]) => {
  expect(cleaned({ hearingImpaired: true }, text)).toBe(wanted)
})

test('sounds below each other go together', () => {
  const cues = [talk, talk, talk, 'OLD MAN SNEEZES\nDOOR SLAMS'].map((text, at) => ({
    startMs: at * 5000,
    endMs: at * 5000 + 2000,
    text,
  }))
  expect(cleanSubtitle({ cues }, { ...nothing, hearingImpaired: true }).document.cues).toHaveLength(3)
})

test('what goes on from one cue to the next in capitals is no sound', () => {
  const cues = [talk, talk, 'MEET ME WHEN', 'CHURCH BELL RINGS', talk, 'DOG BARKS', 'AND THEN WE RUN'].map(
    (text, at) => ({
      startMs: at * 5000,
      endMs: at * 5000 + 2000,
      text,
    }),
  )
  expect(cleanSubtitle({ cues }, { ...nothing, hearingImpaired: true }).removed).toEqual([])
})

test('a subtitle in another language tells of no sounds in English', () => {
  const cues = ['No sé lo que quieres de mí esta noche.', 'Siempre dices lo mismo.', 'DOG BARKS'].map((text, at) => ({
    startMs: at * 5000,
    endMs: at * 5000 + 2000,
    text,
  }))
  expect(cleanSubtitle({ cues }, { ...nothing, hearingImpaired: true }).removed).toEqual([])
})

test.for([
  ['Ah, you came.', 'You came.'],
  ['Oh, no.', 'No.'],
  ['Well, uh, I think so.', 'Well, I think so.'],
  ['I do not know, um.', 'I do not know.'],
  ['Oh, ah, hello.', 'Hello.'],
  ['Hm.', null],
  ['Ah! Ah! Ah!', null],
  ['- Ah.\n- Yes.', 'Yes.'],
  ['<i>Oh, my</i> dear.', '<i>My</i> dear.'],
  ['"Oh, hello," he said.', '"Hello," he said.'],
  ['Ach, das ist gut.', 'Das ist gut.'],
  ['Ох, как хорошо.', 'Как хорошо.'],
  // Parts of a phrase, answers, questions, names, songs, words of other languages
  ['Oh my God.', 'Oh my God.'],
  ['Uh-huh.', 'Uh-huh.'],
  ['Hm?', 'Hm?'],
  ['Mr. Oh, come in.', 'Mr. Oh, come in.'],
  ['♪ Oh, baby ♪', '♪ Oh, baby ♪'],
  ['An oh-so-quiet night.', 'An oh-so-quiet night.'],
] as const)('without interjections, %j becomes %j', ([text, wanted]) => {
  expect(cleaned({ interjections: true }, text)).toBe(wanted)
})

test.for(['Er, nicht ich.', 'Um, dois, três.', 'Och, säger hon, kom.'])(
  '%j is speech where it is no English',
  (text) => {
    const cues = [{ startMs: 0, endMs: 1000, text }]
    expect(cleanSubtitle({ cues }, { ...nothing, interjections: true }).removed).toEqual([])
  },
)

test.for([
  ['LONDON, 1943', null],
  ['POLICE STATION\nCome in here.', 'Come in here.'],
  ['NO! STOP!', 'NO! STOP!'],
  ['GET OUT OF HERE', 'GET OUT OF HERE'],
  ['I SAID NO', 'I SAID NO'],
  ['HE IS DEAD', 'HE IS DEAD'],
  ['IT WORKS.', 'IT WORKS.'],
  ['FBI', 'FBI'],
] as const)('without lines in capitals, %j becomes %j', ([text, wanted]) => {
  expect(cleaned({ capitals: true }, text)).toBe(wanted)
})

test('a subtitle that is all in capitals keeps them', () => {
  const cues = ['LONDON BRIDGE', 'MORNING NEWS', 'POLICE STATION'].map((text, at) => ({
    startMs: at,
    endMs: at + 1,
    text,
  }))
  expect(cleanSubtitle({ cues }, { ...nothing, capitals: true }).removed).toEqual([])
})

test.for([
  ['JOHN: hello there.', 'Hello there.'],
  ['- MARY: what?\n- JOHN: ...nothing.', '- What?\n- ...nothing.'],
  ['JOHN: “no”', '“No”'],
  ['<i>MARY: hi.</i>\nJOHN: bye.', '<i>- Hi.</i>\n- Bye.'],
  ['HOMBRE: ¿qué pasa?', '¿Qué pasa?'],
] as const)('with capitals at the beginning, %j becomes %j', ([text, wanted]) => {
  expect(cleaned({ hearingImpaired: true, sentenceStarts: true }, text)).toBe(wanted)
  expect(cleaned({ hearingImpaired: true }, text)?.toLowerCase()).toBe(wanted.toLowerCase())
})

test.for([
  ["l'm here and l know.", "I'm here and I know."],
  ['HeIIo, wiII you aIl come?', 'Hello, will you all come?'],
  ['lN THE BEGINNING', 'IN THE BEGINNING'],
  ['lt was lnside. lf only.', 'It was Inside. If only.'],
  ['I Iike it a Iot, Iittle one.', 'I like it a lot, little one.'],
  ['<i>l see</i> a {\\i1}heIlo', '<i>I see</i> a {\\i1}hello'],
  ['Iowa, Ian, Iran, Iraq and Ivy', 'Iowa, Ian, Iran, Iraq and Ivy'],
  ['McIntyre and MacIver', 'McIntyre and MacIver'],
  ['5 l of water, 3 lbs', '5 l of water, 3 lbs'],
] as const)('with right letters, %j becomes %j', ([text, wanted]) => {
  expect(cleaned({ ocrLetters: true }, text)).toBe(wanted)
})

test('letters of other languages are right as they are', () => {
  const cues = ["L'ami de l'eau.", 'Il l’a dit.', "Non l'ho visto.", 'Illalla.'].map((text, at) => ({
    startMs: at,
    endMs: at + 1,
    text,
  }))
  expect(cleanSubtitle({ cues }, { ...nothing, ocrLetters: true }).document.cues).toEqual(cues)
})

test('what was mended is told with both readings', () => {
  const cues = [{ startMs: 0, endMs: 1000, text: 'You and the <i>heIIo</i> to it' }]
  expect(cleanSubtitle({ cues }, { ...nothing, ocrLetters: true }).removed).toEqual([
    { cue: 1, startMs: 0, text: 'You and the heIIo to it → You and the hello to it', reason: 'letters' },
  ])
})
