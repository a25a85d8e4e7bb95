import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { decodeText } from '../../../../shared/subtitle/encoding/decodeText.ts'

const cue = (text: string) => `1\n00:00:01,000 --> 00:00:02,000\n${text}\n\n2\n00:00:03,000 --> 00:00:04,000\n${text}\n`
const bytesOf = (text: string, encoding: string) => new Uint8Array(iconv.encode(text, encoding))

const said: readonly (readonly [language: string, encoding: string, text: string])[] = [
  ['cs', 'windows-1250', 'Příliš žluťoučký kůň úpěl ďábelské ódy'],
  ['cs', 'ibm852', 'Příliš žluťoučký kůň úpěl ďábelské ódy'],
  ['cs', 'iso-8859-2', 'Příliš žluťoučký kůň'],
  ['pl', 'windows-1250', 'Zażółć gęślą jaźń'],
  ['pl', 'iso-8859-2', 'Zażółć gęślą jaźń'],
  ['hu', 'windows-1250', 'Árvíztűrő tükörfúrógép'],
  ['hr', 'windows-1250', 'Čovječe, što ćeš? Đak žuri'],
  ['ro', 'windows-1250', 'Mulţumesc, în faţă'],
  ['sr', 'windows-1251', 'Љубав и срећа'],
  ['sr', 'windows-1250', 'Šta ćeš, čoveče?'],
  ['ru', 'windows-1251', 'Добрый вечер, где вы были?'],
  ['ru', 'koi8-r', 'Добрый вечер, где вы были?'],
  ['ru', 'ibm866', 'Добрый вечер, где вы были?'],
  ['uk', 'windows-1251', 'Її ґанок є'],
  ['bg', 'windows-1251', 'Къде беше?'],
  ['el', 'windows-1253', 'Πού ήσουν χθες;'],
  ['el', 'ibm737', 'Πού ήσουν χθες;'],
  ['tr', 'windows-1254', 'Şimdi değil, ışık'],
  ['he', 'windows-1255', 'שלום, איפה היית?'],
  ['ar', 'windows-1256', 'أين كنت أمس؟'],
  ['fa', 'windows-1256', 'سلام، کجا بودي؟'],
  ['lt', 'windows-1257', 'Ačiū, kur buvai šįvakar?'],
  ['vi', 'windows-1258', 'Anh đi đâu?'],
  ['th', 'windows-874', 'สวัสดีครับ'],
  ['ja', 'shift_jis', 'こんばんは、どこにいたの？'],
  ['ja', 'euc-jp', 'こんばんは、どこにいたの？'],
  ['ko', 'euc-kr', '안녕하세요, 어디 있었어요?'],
  ['zh-Hans', 'gb18030', '你昨天在哪里？我不知道他们来了没有'],
  ['zh-Hant', 'big5', '你昨天在哪裡？我不知道他們來了沒有'],
  ['fr', 'windows-1252', 'Où étiez-vous ? Ça va, l’été'],
  ['pt-BR', 'windows-1252', 'Você não está aí?'],
  ['de', 'macintosh', 'Schöne Grüße'],
  ['fr', 'iso-8859-15', 'Ma sœur a le cœur gros'],
  ['fi', 'iso-8859-15', 'Šakki ja matti, sanoi äiti'],
  ['is', 'ibm861', 'Það er ekki þér að kenna'],
  ['pt', 'ibm860', 'Então não há solução'],
  ['lt', 'ibm775', 'Ačiū, kur buvai šįvakar?'],
  ['lv', 'iso-8859-4', 'Tā nav mana darīšana, ņem'],
  ['ar', 'iso-8859-6', 'أين كنت أمس'],
  ['sr', 'iso-8859-5', 'Љубав и срећа, где си'],
  ['vi', 'viscii', 'Cảm ơn cô rất nhiều, mẹ'],
]

test.for(said)('a text said to be %s in %s is decoded so', ([languageHint, encoding, text]) => {
  const { text: decoded, encoding: found } = decodeText(bytesOf(cue(text), encoding), { languageHint })
  expect([found, decoded]).toEqual([encoding, cue(text)])
})

test.for([
  ['windows-1251', 'Добрый вечер, где вы были вчера ночью?'],
  ['koi8-r', 'Добрый вечер, где вы были вчера ночью?'],
  ['windows-1252', 'Où étiez-vous ? ça va'],
  ['shift_jis', 'こんばんは、どこにいたの？'],
  ['euc-kr', '안녕하세요, 어디 있었어요?'],
  ['gb18030', '你昨天在哪里？我不知道他们来了没有'],
  ['windows-1250', 'Příliš žluťoučký kůň úpěl ďábelské ódy'],
  ['windows-1253', 'Πού ήσουν χθες το βράδυ;'],
])('without a language, %s is told by its letters, in a long text by statistics', ([encoding = '', text = '']) => {
  for (const written of [cue(text), cue(text).repeat(40)]) {
    expect(decodeText(bytesOf(written, encoding))).toMatchObject({ encoding, text: written })
  }
})

test('a language that does not fit the bytes is not believed', () => {
  const bytes = bytesOf(cue('Добрый вечер, где вы были вчера ночью?'), 'windows-1251')
  expect(decodeText(bytes, { languageHint: 'de' }).encoding).toBe('windows-1251')
})

test.for([
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', []],
  ['utf-16be', []],
  ['utf-32le', [0xff, 0xfe, 0, 0]],
  ['utf-32be', []],
] as const)('%s is told by its mark %j or by its zeros', ([encoding, mark]) => {
  const body = iconv.encode(cue('Добрый 😀'), encoding, { addBOM: false })
  const bytes = new Uint8Array([...mark, ...body])
  expect(decodeText(bytes)).toEqual({ text: cue('Добрый 😀'), encoding, hasUtf8Mark: false })
})

test('one UTF-8 mark is remembered, two are not, and neither stays in the text', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  expect(decodeText(bytes('\ufeffé'))).toEqual({ text: 'é', encoding: 'utf-8', hasUtf8Mark: true })
  expect(decodeText(bytes('\ufeff\ufeffé'))).toEqual({ text: 'é', encoding: 'utf-8', hasUtf8Mark: false })
})

test('UTF-8 that is cut inside a character loses only that character', () => {
  const bytes = new TextEncoder().encode('Où étiez-vous ?\né').slice(0, -1)
  expect(decodeText(bytes)).toMatchObject({ text: 'Où étiez-vous ?\n\ufffd', encoding: 'utf-8' })
})

test('lines of UTF-8 and of a code page in one file are decoded each in their own way', () => {
  const half = cue('Добрый вечер')
  const bytes = new Uint8Array([...new TextEncoder().encode(half), ...bytesOf(half, 'windows-1251')])
  expect(decodeText(bytes, { languageHint: 'ru' })).toMatchObject({ text: half + half, encoding: 'utf-8+windows-1251' })
})

test('ISO-2022-JP is told by its escapes', () => {
  const escaped = [0x1b, 0x24, 0x42, 0x24, 0x22, 0x1b, 0x28, 0x42]
  expect(decodeText(new Uint8Array(escaped))).toMatchObject({ text: 'あ', encoding: 'iso-2022-jp' })
})

test('Vietnamese is delivered in whole letters, whatever page has its tones apart', () => {
  const text = cue('Tôi đã bảo anh đừng gọi đến đây')
  const apart = Array.from(text.normalize('NFC'), (char) => {
    const tone = /[\u0300\u0301\u0303\u0309\u0323]/.exec(char.normalize('NFD'))?.[0] ?? ''
    return tone === '' ? char : char.normalize('NFD').replace(tone, '').normalize('NFC') + tone
  }).join('')
  expect(decodeText(bytesOf(apart, 'windows-1258'), { languageHint: 'vi' }).text).toBe(text.normalize('NFC'))
})

test.for([
  ['sl', 'windows-1250', 'Šel je v mesto.|Žal mi je za očeta.|To ni moja stvar, razumeš?|Še en korak in ustrelim.'],
  ['cs', 'windows-1250', 'Ještě krok a střelím.|Půjdeme ďábelsky rychle.|Šeptej, žena spí.'],
  ['et', 'windows-1252', 'Veel üks samm ja ma tulistan.|Šokolaad on köögis.|Ema ütles, et söök jahtus.'],
  ['sq', 'windows-1252', 'Ku ishe gjithë natën?|Të thashë të mos telefonosh këtu.|Mirë, ikim para se të erret.'],
  ['ca', 'windows-1252', 'Un pas més i disparo.|Això és això, però també allò.|Què hi fas aquí?'],
  ['es', 'ibm850', 'Te dije que no llamaras aquí.|¡Espera, olvidé las llaves!|Dijo que el niño está allí.'],
  ['el', 'iso-8859-7', 'Άλλο ένα βήμα και πυροβολώ.|Πού ήσουν όλη τη νύχτα;'],
  ['he', 'windows-1255', 'אמרתי לך לא להתקשר לכאן.|אמא אמרה שהארוחה התקררה.'],
] as const)('%s in %s is read without its language, by signs that would be wrong elsewhere', ([, encoding, lines]) => {
  const text = cue(lines.replaceAll('|', '\n'))
  expect(decodeText(bytesOf(text, encoding)).text).toBe(text)
})

test('a sign at the end of a text is no cut letter', () => {
  expect(decodeText(bytesOf('I told you not to call me here…\n', 'windows-1252')).text).toContain('here…')
})
