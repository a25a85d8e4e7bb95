/**
 * What decoding needs to know of a language: the encodings its subtitles come in, likeliest first,
 * and the characters beyond ASCII that its texts really use. Data only.
 */
import { baseOf, type LanguageTag } from '../../language.ts'
import type { CodePage } from './codePages.ts'
import type { PlatformEncoding } from './textDecoder.ts'

export type LegacyEncoding = CodePage | Exclude<PlatformEncoding, 'utf-8' | 'utf-16le' | 'utf-16be'>

export interface LanguageLetters {
  readonly encodings: readonly LegacyEncoding[]
  /** Lower-case letters; for Chinese, characters so frequent that any real text has many. */
  readonly letters: string
}

const western: readonly LegacyEncoding[] = ['windows-1252', 'macintosh', 'ibm850']
const central: readonly LegacyEncoding[] = ['windows-1250', 'iso-8859-2', 'ibm852']
const cyrillic: readonly LegacyEncoding[] = ['windows-1251', 'koi8-r', 'ibm866', 'iso-8859-5', 'x-mac-cyrillic']
const turkic: readonly LegacyEncoding[] = ['windows-1254', 'ibm857']
const baltic: readonly LegacyEncoding[] = ['windows-1257']
const arabic: readonly LegacyEncoding[] = ['windows-1256']

const russianLetters = 'абвгдежзийклмнопрстуфхцчшщъыьэюяё'
const arabicLetters = 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي،؛؟'
const kana =
  'ぁあいうえおかがきぎくぐけげこごさざしじすずせぜそぞただちっつづてでとどなにぬねのはばひびふへべほぼまみむめもゃやゅゆょよらりるれろわをん' +
  'ァアィイウェエオカガキギクグケゲコゴサザシジスズセゼソゾタダチッツテデトドナニネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロワンー、。「」'

const table: Readonly<Record<string, LanguageLetters>> = {
  ar: { encodings: arabic, letters: arabicLetters },
  fa: { encodings: arabic, letters: arabicLetters + 'پچژگکی' },
  ur: { encodings: arabic, letters: arabicLetters + 'پچژگکیٹڈڑںےہھ' },
  az: { encodings: turkic, letters: 'çğıöşüə' },
  ku: { encodings: turkic, letters: 'çêîşû' },
  tr: { encodings: turkic, letters: 'âçğıîöşüû' },
  be: { encodings: cyrillic, letters: russianLetters + 'іў' },
  bg: { encodings: cyrillic, letters: russianLetters },
  kk: { encodings: cyrillic, letters: russianLetters + 'әғқңөұүһі' },
  mk: { encodings: cyrillic, letters: russianLetters + 'ѓѕјљњќџ' },
  mn: { encodings: cyrillic, letters: russianLetters + 'өү' },
  ru: { encodings: cyrillic, letters: russianLetters },
  uk: { encodings: ['windows-1251', 'koi8-u', 'ibm866', 'iso-8859-5'], letters: russianLetters + 'ґєії' },
  sr: { encodings: ['windows-1251', ...central], letters: russianLetters + 'ђјљњћџčćđšž' },
  bs: { encodings: central, letters: 'čćđšž' },
  cs: { encodings: central, letters: 'áčďéěíňóřšťúůýž' },
  hr: { encodings: central, letters: 'čćđšž' },
  hu: { encodings: central, letters: 'áéíóöőúüű' },
  pl: { encodings: central, letters: 'ąćęłńóśźż' },
  ro: { encodings: central, letters: 'ăâîşţșț' },
  sk: { encodings: central, letters: 'áäčďéíĺľňóôŕšťúýž' },
  sl: { encodings: central, letters: 'čšžćđ' },
  sq: { encodings: ['windows-1252', 'windows-1250'], letters: 'çë' },
  el: { encodings: ['windows-1253', 'iso-8859-7', 'ibm737'], letters: 'αβγδεζηθικλμνξοπρστυφχψωςάέήίόύώϊϋΐΰ' },
  he: { encodings: ['windows-1255', 'ibm862'], letters: 'אבגדהוזחטיךכלםמןנסעףפץצקרשת' },
  et: { encodings: ['windows-1257', 'windows-1252'], letters: 'äõöüšž' },
  lt: { encodings: baltic, letters: 'ąčęėįšųūž' },
  lv: { encodings: baltic, letters: 'āčēģīķļņšūž' },
  th: { encodings: ['windows-874'], letters: thaiLetters() },
  vi: { encodings: ['windows-1258'], letters: 'àáâãèéêìíòóôõùúýăđơư\u0300\u0301\u0303\u0309\u0323' },
  ja: { encodings: ['shift_jis', 'euc-jp'], letters: kana },
  ko: { encodings: ['euc-kr'], letters: '이는을를가에의다고지나니아어요은해도서그하한내사로기자있네' },
  'zh-Hans': { encodings: ['gb18030', 'big5'], letters: '的一是不了在有我他这你们来到么个说就要人会那大没' },
  'zh-Hant': { encodings: ['big5', 'gb18030'], letters: '的一是不了在有我他這你們來到麼個說就要人會那大沒' },
  da: { encodings: western, letters: 'æøåéü' },
  de: { encodings: western, letters: 'äöüß' },
  es: { encodings: western, letters: 'áéíñóúü¿¡' },
  fi: { encodings: western, letters: 'äåö' },
  fr: { encodings: western, letters: 'àâæçéèêëîïôùûüœÿ' },
  is: { encodings: western, letters: 'áðéíóúýþæö' },
  it: { encodings: western, letters: 'àèéìíîòóù' },
  nl: { encodings: western, letters: 'áéëïóöü' },
  no: { encodings: western, letters: 'æøåéòóô' },
  pt: { encodings: western, letters: 'àáâãçéêíóôõúü' },
  sv: { encodings: western, letters: 'åäöé' },
}

const otherwise: LanguageLetters = { encodings: western, letters: 'áàâäãåæçéèêëíìîïñóòôöõøúùûüýÿœß' }

/** Of a language on its own or with its region ('pt-BR' is read like 'pt'); any other is taken for a western one. */
export function lettersOf(tag: LanguageTag): LanguageLetters {
  return table[tag] ?? table[baseOf(tag)] ?? otherwise
}

export function allLetters(): readonly LanguageLetters[] {
  return Object.values(table)
}

function thaiLetters(): string {
  return String.fromCharCode(...Array.from({ length: 0x0e4e - 0x0e01 }, (_, index) => 0x0e01 + index))
}
