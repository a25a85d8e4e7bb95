// Credits and advertisements go, the film's own words stay: made-up names in the languages that subtitles come in.
import { expect, test } from 'vitest'
import { removeCredits } from '../../../../shared/subtitle/clean/creditCues.ts'

const talk = Array.from({ length: 30 }, (_, index) => `This is line ${index} of what they say.`)
const cuesOf = (texts: readonly string[], stepMs = 3000) =>
  texts.map((text, index) => ({ startMs: index * stepMs, endMs: index * stepMs + 2000, text }))
const left = (texts: readonly string[], stepMs?: number) =>
  removeCredits({ cues: cuesOf(texts, stepMs) }).document.cues.map(({ text }) => text)

const credits: readonly string[] = [
  'Subtitles by Ann Other',
  'Subtitles by\nAnn Other',
  'Subtitles: Ann Other',
  '[Subtitles by Ann Other]',
  '- Synced and corrected by annother -',
  '<font color="#ffff00">Sync & corrections by annother</font>',
  'Sync by annother, fixed by someone',
  'Translated by Ann Other',
  'Translation: Ann Other',
  'Transcript by: Ann Other\nSync: B. Other',
  'ſubtitles by Ann Other',
  'ſynced and corrected by annother',
  'Ripped by Annother',
  'Ripped by n17t01',
  'Subtítulos por Ana Otra',
  'Traducido por Ana Otra',
  'Traducción: Ana Otra',
  'Subtitulado por Ana Otra para www.ejemplo.example.com',
  'Legendas: Ana Outra',
  'Tradução e sincronia: Ana Outra',
  'Legendado por Ana Outra',
  'Sous-titres : Anne Autre',
  'Sous-titrage : ANNE AUTRE',
  'Traduit par Anne Autre',
  'Adaptation : Anne Autre',
  'Untertitel: Anna Ander',
  'Untertitel von Anna Ander',
  'Übersetzung: Anna Ander',
  'Sottotitoli a cura di Anna Altra',
  'Traduzione di Anna Altra',
  'Vertaald door: Anna Ander',
  'Ondertiteling: Anna Ander',
  'Undertexter: Anna Annan',
  'Översättning: Anna Annan',
  'Danske tekster: Anna Anden',
  'Oversatt av: Anna Annen',
  'Suomennos: Anna Muu',
  'Tłumaczenie: Anna Inna',
  'Napisy: Anna Inna',
  'Překlad: Anna Jiná',
  'Přeložila Anna Jiná',
  'Preklad: Anna Iná',
  'Fordította: Másik Anna',
  'Felirat: Másik Anna',
  'Traducerea: Ana Alta',
  'Traducerea și adaptarea: Ana Alta',
  'Prijevod i obrada: Ana Druga',
  'Preveo: Marko Drugi',
  'Preveo Marko Drugi',
  'Prevod: Ana Druga',
  'Çeviri: Ayşe Başka',
  'Penerjemah: Ani Lain',
  'Phụ đề: An Khác',
  'Перевод: Анна Другая',
  'Перевела Анна Другая',
  'Редактор субтитров А. Другая',
  'Переклад: Ганна Інша',
  'Превод и субтитри: Анна Друга',
  'Μετάφραση: Άννα Άλλη',
  'ترجمة: فلان الفلاني',
  'ترجمة فلان الفلاني',
  'תרגום: פלוני אלמוני',
  '字幕：某某',
  '翻译：某某  校对：某某',
  '日本語字幕：某',
  '자막: 아무개',
  'แปลโดย สมชาย',
  'Untertitel\nAnna Ander',
  'Synced by annother',
  'Subs: annother',
  'Sottotitoli di Anna De Altra',
  'www.example.com',
  'Visit example.com',
  'Subtitles extracted by Ann Other',
  'Captioning sponsored by ANNOTHER',
  'Closed captioning by Ann Other',
  'Subtitling ANNOTHER',
  'Sous-titrage ANNE AUTRE Paris',
  'Subtítulos traducidos por la comunidad',
  'Sincronia: annother',
  'Ressincronia: AnaOutra',
  'Untertitelung des ANDER, 2020',
  'Untertitel im Auftrag des ANDER',
  'Untertitel: Ander Text im Auftrag von Anna',
  'Übersetzung und Anpassung: Anna Ander',
  'Traduzione e synch: Anna',
  'Tłumaczenie i napisy: grupa Inna',
  'Tłumaczenie ze słuchu: inna',
  'Wersja polska: INNA STUDIO',
  'A feliratot fordította: Anna',
  'Magyar szöveg: Másik Anna',
  'České titulky: Jiná',
  'Traducerea şi adaptarea: Alta',
  'Dansk tekst: Anna Anden',
  'Tekster af: Anna Anden',
  'Altyazılar: Başka',
  'Русские субтитры: Анна',
  'Превод: annother.bz',
  '字幕翻訳 某某',
  '자막제작: 아무개',
  'คำบรรยายโดย สมชาย',
  'https://example.com/subs',
]

/** Nobody speaks so: they go in the middle of a conversation too. */
const unmistakable = new Set([
  'ſubtitles by Ann Other',
  'ſynced and corrected by annother',
  'Subtitles by Ann Other',
  'Subtitles by\nAnn Other',
  '[Subtitles by Ann Other]',
  '- Synced and corrected by annother -',
  '<font color="#ffff00">Sync & corrections by annother</font>',
  'Sync by annother, fixed by someone',
  'Subtitulado por Ana Otra para www.ejemplo.example.com',
  'Legendado por Ana Outra',
  'Synced by annother',
  'www.example.com',
  'https://example.com/subs',
])

test.each(credits)('%j goes at the end, at the beginning and by itself', (credit) => {
  expect(left([...talk, credit])).toEqual(talk)
  expect(left([credit, ...talk])).toEqual(talk)
  const between = [...talk.slice(0, 15), credit, ...talk.slice(15)]
  expect(left(between, 9000)).toEqual(talk)
  expect(left(between)).toEqual(unmistakable.has(credit) ? talk : between)
})

test.each([
  'Advertise your product or brand here',
  'Support us and become VIP member\nto remove all ads from the site',
  'Please rate this subtitle at the site\nHelp other users to choose the best subtitles',
  'Здесь могла быть ваша реклама',
])('%j goes wherever it stands', (text) => {
  expect(left([...talk.slice(0, 15), text, ...talk.slice(15)])).toEqual(talk)
})

test.each([
  'Directed by Ann Other',
  'Written and produced by\nAnn Other',
  'Based on the novel by Ann Other',
  'Translated by my father.',
  'Translated by hand, it took years to read.',
  'Translation is an art.',
  'Corrected by the teacher, again.',
  'Subtitles by whom?',
  '翻译：他说不。',
  '校对：明天交。',
  '日本語字幕 なしで見た。',
  '翻訳：彼は行かない。',
  '번역: 거짓말이야.',
  'ترجمة: إنه يكذب.',
  'תרגום: הוא משקר.',
  'I saw him.It was late.',
  'I saw him.me too.',
  'Captioned by love and fear?',
  'Im Auftrag der Königin!',
  'Az a feliratot ki írta?',
  'Sincronía: eso nos falta.',
  'This show is sponsored by my uncle.',
  'Do you read the subtitles?',
  'The subtitles are wrong.',
  "Translation: we're screwed",
  'Correction: Never.',
  'Correction\nHe is gone',
  'Traducción de textos antiguos',
  'Untertitel von gestern',
  'Legendas de outono',
  'Adaptation from a true story',
  'Go to www.example.com and order the red one now.',
  "- What's the site?\n- example.com",
  'Sync your watches.',
  'Rip it apart.',
  'Timing is everything.',
  'Napisy na murze były czerwone.',
  'Traducción simultánea, por favor.',
  'Dịch vụ khách sạn.',
  '他在翻译一本书。',
  '字幕が読めない。',
  'Перевод денег занимает день.',
  'Legendas urbanas são assim.',
  'I said subtitles by Ann Other.',
])('%j stays, also at the end', (text) => {
  expect(left([...talk, text])).toEqual([...talk, text])
})

test.each([
  'sync, corrected by elderman',
  'Sync and corrections by n17t01',
  'www.addic7ed.com',
  '-- www.example.com --',
  '== sottotitoli.example.org ==',
  'www.OpenSubtitles.org',
  'Translation and sync by Ann Other',
])('%j goes also in the middle of a conversation', (text) => {
  expect(left([...talk.slice(0, 15), text, ...talk.slice(15)])).toEqual(talk)
})

test.each([
  'Tłumaczenie: maciek',
  'Fordította: kovácsp',
  'Una traducción de TheSubFactory',
  'A translation by Ann Other',
  'Překlad: jirka',
  'Traducido por: anita',
])('%j goes at the end', (text) => {
  expect(left([...talk, text])).toEqual(talk)
})

test.each([
  ['<i>See you tomorrow.</i>\nSubtitles by Ann Other', '<i>See you tomorrow.</i>'],
  ['See you tomorrow.\nsync, corrected by elderman\nwww.addic7ed.com', 'See you tomorrow.'],
  ['See you.\nwww.addic7ed.com', 'See you.'],
  ['Sync: annother\nWhat a night!', 'What a night!'],
])('of %j only the credit goes', (text, rest) => {
  expect(left([text, ...talk])).toEqual([rest, ...talk])
  expect(left([...talk, text])).toEqual([...talk, rest])
})

test.each([
  ['What is the address of the site?', 'www.example.com'],
  ['It was all', 'ripped by thieves'],
  ['You know where to look.', 'example.com'],
  ['I found it. Look:', 'www.example.com'],
  ['Just type:', 'subs.example.com'],
])('after %j, %j is spoken and stays', (before, text) => {
  const all = [...talk.slice(0, 15), before, text, ...talk.slice(15)]
  expect(left(all)).toEqual(all)
})

test.each([
  "- What's the address?\n- www.findme.com",
  'Type this:\nhttp://findme.com',
  'Look at this.\nhttp://x.com',
  'It is all on\nwww.crimescene.com',
  'www.findme.com\nis what he wrote down.',
  'Go to our site\nwww.findme.com',
  'Is it this one?\nwww.opensubtitles.org',
])('an address spoken of in %j stays in the middle of the film', (text) => {
  const all = [...talk.slice(0, 15), text, ...talk.slice(15)]
  expect(left(all)).toEqual(all)
  expect(left(all, 9000)).toEqual(all)
})

test.each(["- What's the address?\n- www.findme.com", 'Type this:\nhttp://findme.com', 'Look at this.\nhttp://x.com'])(
  '%j stays as the first and as the last words, too',
  (text) => {
    expect(left([text, ...talk])).toEqual([text, ...talk])
    expect(left([...talk, text])).toEqual([...talk, text])
  },
)

test.each(['See you.\nwww.opensubtitles.org', 'www.addic7ed.com\nSee you.'])(
  'of %j the site of the makers goes also in the middle',
  (text) => {
    const around = (one: string) => [...talk.slice(0, 15), one, ...talk.slice(15)]
    expect(left(around(text))).toEqual(around('See you.'))
  },
)

test('a block of credits goes from the outside in', () => {
  const block = Array.from({ length: 9 }, (_, index) => `Sync: helper${index}`)
  expect(left([...talk, ...block])).toEqual(talk)
})

test('what was removed is told with its number, time and reason', () => {
  const { removed } = removeCredits({ cues: cuesOf(['Subtitles by <i>Ann</i>', ...talk, 'www.example.com']) })
  expect(removed).toEqual([
    { cue: 1, startMs: 0, text: 'Subtitles by Ann', reason: 'credit' },
    { cue: 32, startMs: 93_000, text: 'www.example.com', reason: 'address' },
  ])
})
