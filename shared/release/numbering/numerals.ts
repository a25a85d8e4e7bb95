/** Reads numbers that names write as digits, words, Roman or Chinese numerals. Pure. */
import { codeAt, lastAscii } from '../signs.ts'

const romanValues: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 }

/** From zero on; the place of a word is its number. */
const countings = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth',
  'zéro une deux trois quatre cinq six sept huit neuf dix',
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez',
  'null eins zwei drei vier fünf sechs sieben acht neun zehn',
  'zero uno due tre quattro cinque sei sette otto nove dieci',
  'zero um dois três quatro cinco seis sete oito nove dez',
].map((words) => words.split(' '))

/** Languages that write the ordinal behind its noun, in Hebrew also as a letter; the forms of one number side by side, from one on. */
const ordinalsBehind = [
  'الأول الاول الأولى الاولى ראשון ראשונה اول א א׳',
  'الثاني الثانى الثانية שני שנייה שניה دوم ב ב׳',
  'الثالث الثالثة שלישי שלישית سوم ג ג׳',
  'الرابع الرابعة רביעי רביעית چهارم ד ד׳',
  'الخامس الخامسة חמישי חמישית پنجم ה ה׳',
  'السادس السادسة שישי שישית ششم ו ו׳',
  'السابع السابعة שביעי שביעית هفتم ז ז׳',
  'الثامن الثامنة שמיני שמינית هشتم ח ח׳',
  'التاسع التاسعة תשיעי תשיעית نهم ט ט׳',
  'العاشر العاشرة עשירי עשירית دهم י י׳',
].map((words) => words.split(' '))

/** From one on; the place of a word tells its number. */
const ordinalsBefore = [
  'prima seconda terza quarta quinta sesta settima ottava nona decima',
  'primera segunda tercera cuarta quinta sexta séptima octava novena décima',
  'primeira segunda terceira quarta quinta sexta sétima oitava nona décima',
  'première deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième',
  'erste zweite dritte vierte fünfte sechste siebte achte neunte zehnte',
].map((words) => words.split(' '))

/** Those that stand before the word for a season or an episode, as alternatives of a pattern. */
export const ordinalBefore = [...new Set(ordinalsBefore.flat())].join('|')

/** As alternatives of a pattern. */
export const ordinalBehind = ordinalsBehind
  .flat()
  .sort((a, b) => b.length - a.length)
  .join('|')

/** Those that stand behind the word for a season, as alternatives of a pattern. */
export const countingWords = [
  ...new Set([
    ...countings.filter((_, index) => index !== 1).flatMap((words) => words.slice(1, 11)),
    ...ordinalsBehind.flat(),
  ]),
]
  .sort((a, b) => b.length - a.length)
  .join('|')

const numberOfWord: ReadonlyMap<string, number> = new Map([
  ...countings.flatMap((words) => words.map((word, number) => [word, number] as const)),
  ...ordinalsBefore.flatMap((words) => words.map((word, index) => [word, index + 1] as const)),
  ...ordinalsBehind.flatMap((words, index) => words.map((word) => [word, index + 1] as const)),
])
const chineseDigits = '〇一二三四五六七八九'

/** '12', 'IV', 'three', 'sept', 'third' or '十二' → the number, else null. */
export function numberOf(text: string): number | null {
  if (isCount(text)) return Number(text)
  return numberOfWord.get(text.toLowerCase()) ?? romanNumber(text) ?? chineseNumber(text)
}

const mostDigits = 5

function isCount(text: string): boolean {
  const { length } = text
  for (let place = 0; place < length; place += 1) {
    const code = codeAt(text, place)
    if (code < 48 || code > 57) return false
  }
  return length > 0 && length <= mostDigits
}

/** 'iv' → 4; null for anything that is no Roman numeral up to 39. */
function romanNumber(text: string): number | null {
  const lower = text.toLowerCase()
  if (lower === '' || !/^x{0,3}(?:ix|iv|v?i{0,3})$/.test(lower)) return null
  const values = Array.from(lower, (letter) => romanValues[letter] ?? 0)
  return values.reduce((total, value, index) => total + (value < (values[index + 1] ?? 0) ? -value : value), 0)
}

function chineseNumber(text: string): number | null {
  if (codeAt(text, 0) <= lastAscii || !/^[〇一二三四五六七八九十]{1,3}$/.test(text)) return null
  const digit = (sign: string | undefined, empty: number) => (sign ? chineseDigits.indexOf(sign) : empty)
  if (!text.includes('十')) return digit(text, 0)
  const [tens, ones] = text.split('十')
  return digit(tens, 1) * 10 + digit(ones, 0)
}
