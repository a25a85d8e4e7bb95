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

const western: readonly LegacyEncoding[] = ['windows-1252', 'iso-8859-15', 'macintosh', 'ibm850']
const central: readonly LegacyEncoding[] = ['windows-1250', 'iso-8859-2', 'ibm852', 'x-mac-ce']
const cyrillic: readonly LegacyEncoding[] = [
  'windows-1251',
  'koi8-r',
  'ibm866',
  'iso-8859-5',
  'x-mac-cyrillic',
  'ibm855',
]
const turkic: readonly LegacyEncoding[] = ['windows-1254', 'ibm857', 'x-mac-turkish']
const baltic: readonly LegacyEncoding[] = ['windows-1257', 'iso-8859-13', 'iso-8859-4', 'ibm775', 'x-mac-ce']
const arabic: readonly LegacyEncoding[] = ['windows-1256', 'iso-8859-6']

const russianLetters = 'абвгдежзийклмнопрстуфхцчшщъыьэюяё'
const arabicLetters = 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي،؛؟'
const kana =
  'ぁあいうえおかがきぎくぐけげこごさざしじすずせぜそぞただちっつづてでとどなにぬねのはばひびふへべほぼまみむめもゃやゅゆょよらりるれろわをん' +
  'ァアィイウェエオカガキギクグケゲコゴサザシジスズセゼソゾタダチッツテデトドナニネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロワンー、。「」'

/** In pages that have letter and tone apart a tone is a letter of its own. */
const vietnameseLetters =
  'àáâãèéêìíòóôõùúýăđơưảạẳẵắằặấầẩẫậẻẽẹếềểễệỉĩịỏọốồổỗộớờởỡợủũụứừửữựỳỷỹỵ\u0300\u0301\u0303\u0309\u0323'

/** Some hundred that make up half of any text, in the order of their frequency; other scripts of pairs of bytes hit them by chance. */
const frequentSyllables =
  '이는을를가에의다고지나니아어요은해도서그하한내사로기자있네라시게여야만안들일대면거우리정말보무무제스인까너당신어오전저수것잖었였왔했겠았합습님군죠구와과데으려없알람생각좀왜뭐못될됐된' +
  '모든두할세더때같마음원장부주동상성연비조히러길진경호관공회국민중미선개문위통행방발업화소'
const frequentSimplified =
  '的一是不了在有我他这你们来到么个说就要人会那大没上为子和地出道也时年得着下自之过家可里后小以都然好看起想能对天去多用中事还把没什同现当心面前所如学样意她让只知给很从吧吗呢啊谁' +
  '她它将您真太再回生本部分新国民经发成方行法法动主作工进种长高三两二十日月明应与关点者全外间又但被因此电信业手开问定话走请等别快谢听'
const frequentTraditional =
  '的一是不了在有我他這你們來到麼個說就要人會那大沒上為子和地出道也時年得著下自之過家可裡後小以都然好看起想能對天去多用中事還把什同現當心面前所如學樣意她讓只知給很從吧嗎呢啊誰' +
  '它將您真太再回生本部分新國民經發成方行法動主作工進種長高三兩二十日月明應與關點者全外間又但被因此電信業手開問定話走請等別快謝聽裏'

const table: Readonly<Record<string, LanguageLetters>> = {
  ar: { encodings: arabic, letters: arabicLetters },
  fa: { encodings: arabic, letters: arabicLetters + 'پچژگکی' },
  ur: { encodings: arabic, letters: arabicLetters + 'پچژگکیٹڈڑںےہھ' },
  az: { encodings: turkic, letters: 'çğıöşüə' },
  ku: { encodings: turkic, letters: 'çêîşû' },
  tr: { encodings: turkic, letters: 'âçğıîöşüû' },
  be: { encodings: ['windows-1251', 'koi8-u', 'iso-8859-5', 'ibm866'], letters: russianLetters + 'іў' },
  bg: { encodings: cyrillic, letters: russianLetters },
  kk: { encodings: cyrillic, letters: russianLetters + 'әғқңөұүһі' },
  mk: { encodings: cyrillic, letters: russianLetters + 'ѓѕјљњќџ' },
  mn: { encodings: cyrillic, letters: russianLetters + 'өү' },
  ru: { encodings: cyrillic, letters: russianLetters },
  uk: {
    encodings: ['windows-1251', 'koi8-u', 'ibm866', 'ibm1125', 'iso-8859-5', 'x-mac-cyrillic'],
    letters: russianLetters + 'ґєії',
  },
  sr: {
    encodings: ['windows-1251', ...central, 'iso-8859-5', 'x-mac-cyrillic', 'ibm855'],
    letters: russianLetters + 'ђјљњћџčćđšž',
  },
  bs: { encodings: central, letters: 'čćđšž' },
  cs: { encodings: central, letters: 'áčďéěíňóřšťúůýž' },
  hr: { encodings: central, letters: 'čćđšž' },
  hu: { encodings: central, letters: 'áéíóöőúüű' },
  pl: { encodings: central, letters: 'ąćęłńóśźż' },
  ro: { encodings: central, letters: 'ăâîşţșț' },
  sk: { encodings: central, letters: 'áäčďéíĺľňóôŕšťúýž' },
  sl: { encodings: central, letters: 'čšžćđ' },
  sq: { encodings: [...western, 'windows-1250'], letters: 'çë' },
  el: {
    encodings: ['windows-1253', 'iso-8859-7', 'ibm737', 'ibm869', 'x-mac-greek'],
    letters: 'αβγδεζηθικλμνξοπρστυφχψωςάέήίόύώϊϋΐΰ',
  },
  he: { encodings: ['windows-1255', 'ibm862'], letters: 'אבגדהוזחטיךכלםמןנסעףפץצקרשת' },
  et: { encodings: ['windows-1257', 'windows-1252', 'iso-8859-15', 'iso-8859-4', 'ibm775'], letters: 'äõöüšž' },
  lt: { encodings: baltic, letters: 'ąčęėįšųūž' },
  lv: { encodings: baltic, letters: 'āčēģīķļņšūž' },
  th: { encodings: ['windows-874'], letters: thaiLetters() },
  vi: { encodings: ['windows-1258', 'viscii', 'tcvn'], letters: vietnameseLetters },
  ja: { encodings: ['shift_jis', 'euc-jp'], letters: kana },
  ko: { encodings: ['euc-kr'], letters: frequentSyllables },
  'zh-Hans': { encodings: ['gb18030', 'big5'], letters: frequentSimplified },
  'zh-Hant': { encodings: ['big5', 'gb18030'], letters: frequentTraditional },
  da: { encodings: western, letters: 'æøåéü' },
  de: { encodings: western, letters: 'äöüß' },
  es: { encodings: western, letters: 'áéíñóúü¿¡' },
  fi: { encodings: western, letters: 'äåö' },
  fr: { encodings: western, letters: 'àâæçéèêëîïôùûüœÿ' },
  is: { encodings: [...western, 'ibm861'], letters: 'áðéíóúýþæö' },
  it: { encodings: western, letters: 'àèéìíîòóù' },
  nl: { encodings: western, letters: 'áéëïóöü' },
  no: { encodings: western, letters: 'æøåéòóô' },
  pt: { encodings: [...western, 'ibm860'], letters: 'àáâãçéêíóôõúü' },
  sv: { encodings: western, letters: 'åäöé' },
  ca: { encodings: western, letters: 'àçèéíïòóúü' },
  gl: { encodings: western, letters: 'áéíñóúüï' },
  eu: { encodings: western, letters: 'ñçü' },
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
