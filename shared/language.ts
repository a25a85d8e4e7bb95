/**
 * Languages: one table that ties our tags (BCP 47) to the service's codes, ISO 639-1, 639-2 (B and T) and names.
 * Knows nothing of file names; reading a language out of one is `sidecarTokens`' work.
 */

/** A language as this app writes it: 'en', 'pt-BR', 'zh-Hant'; two languages on screen at once are 'en+de'. */
export type LanguageTag = string

export interface Language {
  readonly tag: LanguageTag
  /** The service's code (API §4; the list itself is open, ours is in API decisions §2), or null. */
  readonly serviceCode: string | null
  readonly iso6392B: string
  readonly iso6392T: string
  readonly englishName: string
  readonly nativeName: string
}

type Row = readonly [tag: string, service: string, b: string, t: string, english: string, native: string, also?: string]

/** `also` holds further spellings that people and players use, lower case, separated by spaces ('_' stands for a space). */
const rows: readonly Row[] = [
  ['ar', 'AR', 'ara', 'ara', 'Arabic', 'العربية'],
  ['az', 'AZ', 'aze', 'aze', 'Azerbaijani', 'Azərbaycan'],
  ['be', 'BE', 'bel', 'bel', 'Belarusian', 'Беларуская'],
  ['bg', 'BG', 'bul', 'bul', 'Bulgarian', 'Български'],
  ['bg+en', 'BG_EN', 'bul', 'bul', 'Bulgarian and English', 'Български + English'],
  ['bn', 'BN', 'ben', 'ben', 'Bengali', 'বাংলা', 'bangla'],
  [
    'pt-BR',
    'BR_PT',
    'por',
    'por',
    'Brazilian Portuguese',
    'Português do Brasil',
    'pb pob ptbr ptb brazilian brazillian_portuguese brazil brasil brasileiro portuguese_brazil portuguese(brazil) portuguese_(brazil) portuguese_(br) português_(brasil) português_(br) portuguese_(brazilian)',
  ],
  ['bs', 'BS', 'bos', 'bos', 'Bosnian', 'Bosanski'],
  ['ca', 'CA', 'cat', 'cat', 'Catalan', 'Català', 'valencian'],
  ['cs', 'CS', 'cze', 'ces', 'Czech', 'Čeština', 'cestina cz'],
  ['da', 'DA', 'dan', 'dan', 'Danish', 'Dansk'],
  ['de', 'DE', 'ger', 'deu', 'German', 'Deutsch'],
  ['el', 'EL', 'gre', 'ell', 'Greek', 'Ελληνικά'],
  ['en', 'EN', 'eng', 'eng', 'English', 'English', '英文 英语 英語'],
  ['en+de', 'EN_DE', 'eng', 'eng', 'English and German', 'English + Deutsch'],
  ['eo', 'EO', 'epo', 'epo', 'Esperanto', 'Esperanto'],
  ['es', 'ES', 'spa', 'spa', 'Spanish', 'Español', 'castilian castellano castellan esp espanol'],
  [
    'es-419',
    '',
    'spa',
    'spa',
    'Latin American Spanish',
    'Español latinoamericano',
    'es-mx es-la ea spa-419 spl latino latin_american spanish_latin spanish(latin_america) spanish_(latin_america) spanish_(latin_american) latin_america latam latinoamericano spanish_(latam) spanish_(mexico) español_(méxico) español_latino español_(latinoamérica) español_(latinoamericano) español_(latam) español_(latino)',
  ],
  ['et', 'ET', 'est', 'est', 'Estonian', 'Eesti'],
  ['eu', '', 'baq', 'eus', 'Basque', 'Euskara'],
  ['fa', 'FA', 'per', 'fas', 'Persian', 'فارسی', 'farsi'],
  ['fi', 'FI', 'fin', 'fin', 'Finnish', 'Suomi'],
  ['fr', 'FR', 'fre', 'fra', 'French', 'Français', 'vf vff vfq francais'],
  ['ga', '', 'gle', 'gle', 'Irish', 'Gaeilge'],
  ['gl', '', 'glg', 'glg', 'Galician', 'Galego'],
  ['he', 'HE', 'heb', 'heb', 'Hebrew', 'עברית', 'iw'],
  ['hi', 'HI', 'hin', 'hin', 'Hindi', 'हिन्दी'],
  ['hr', 'HR', 'hrv', 'hrv', 'Croatian', 'Hrvatski', 'scr'],
  ['hu', 'HU', 'hun', 'hun', 'Hungarian', 'Magyar'],
  ['hu+en', 'HU_EN', 'hun', 'hun', 'Hungarian and English', 'Magyar + English'],
  ['hy', '', 'arm', 'hye', 'Armenian', 'Հայերեն'],
  ['id', 'ID', 'ind', 'ind', 'Indonesian', 'Bahasa Indonesia', 'in'],
  ['is', 'IS', 'ice', 'isl', 'Icelandic', 'Íslenska'],
  ['it', 'IT', 'ita', 'ita', 'Italian', 'Italiano'],
  ['ja', 'JA', 'jpn', 'jpn', 'Japanese', '日本語', 'jp jap 日文 日语 日語'],
  ['ka', 'KA', 'geo', 'kat', 'Georgian', 'ქართული'],
  ['kk', '', 'kaz', 'kaz', 'Kazakh', 'Қазақ тілі'],
  ['kl', 'KL', 'kal', 'kal', 'Greenlandic', 'Kalaallisut'],
  ['kn', '', 'kan', 'kan', 'Kannada', 'ಕನ್ನಡ'],
  ['ko', 'KO', 'kor', 'kor', 'Korean', '한국어', 'kr 韩文 韓文 韩语 韓語'],
  ['ku', 'KU', 'kur', 'kur', 'Kurdish', 'Kurdî'],
  ['lt', 'LT', 'lit', 'lit', 'Lithuanian', 'Lietuvių'],
  ['lv', 'LV', 'lav', 'lav', 'Latvian', 'Latviešu'],
  ['mk', 'MK', 'mac', 'mkd', 'Macedonian', 'Македонски'],
  ['ml', 'ML', 'mal', 'mal', 'Malayalam', 'മലയാളം'],
  ['mn', '', 'mon', 'mon', 'Mongolian', 'Монгол'],
  ['mni', 'MNI', 'mni', 'mni', 'Manipuri', 'ꯃꯤꯇꯩꯂꯣꯟ'],
  ['ms', 'MS', 'may', 'msa', 'Malay', 'Bahasa Melayu'],
  ['my', 'MY', 'bur', 'mya', 'Burmese', 'မြန်မာ'],
  ['nl', 'NL', 'dut', 'nld', 'Dutch', 'Nederlands', 'flemish'],
  ['nl+en', 'NL_EN', 'dut', 'nld', 'Dutch and English', 'Nederlands + English'],
  ['no', 'NO', 'nor', 'nor', 'Norwegian', 'Norsk', 'nb nob nn nno bokmal bokmål nynorsk'],
  ['pl', 'PL', 'pol', 'pol', 'Polish', 'Polski'],
  ['pt', 'PT', 'por', 'por', 'Portuguese', 'Português', 'pt-pt portugues portuguese_(portugal)'],
  ['ro', 'RO', 'rum', 'ron', 'Romanian', 'Română', 'romana'],
  ['ru', 'RU', 'rus', 'rus', 'Russian', 'Русский'],
  ['si', 'SI', 'sin', 'sin', 'Sinhala', 'සිංහල', 'sinhalese'],
  ['sk', 'SK', 'slo', 'slk', 'Slovak', 'Slovenčina'],
  ['sl', 'SL', 'slv', 'slv', 'Slovenian', 'Slovenščina'],
  ['sq', 'SQ', 'alb', 'sqi', 'Albanian', 'Shqip'],
  ['sr', 'SR', 'srp', 'srp', 'Serbian', 'Српски', 'scc sr-latn sr-cyrl srpski'],
  ['sv', 'SV', 'swe', 'swe', 'Swedish', 'Svenska'],
  ['ta', 'TA', 'tam', 'tam', 'Tamil', 'தமிழ்'],
  ['te', 'TE', 'tel', 'tel', 'Telugu', 'తెలుగు'],
  ['th', 'TH', 'tha', 'tha', 'Thai', 'ไทย'],
  ['tl', 'TL', 'tgl', 'tgl', 'Tagalog', 'Tagalog', 'filipino fil'],
  ['tr', 'TR', 'tur', 'tur', 'Turkish', 'Türkçe'],
  ['uk', 'UK', 'ukr', 'ukr', 'Ukrainian', 'Українська', 'ua'],
  ['ur', 'UR', 'urd', 'urd', 'Urdu', 'اردو'],
  ['vi', 'VI', 'vie', 'vie', 'Vietnamese', 'Tiếng Việt'],
  [
    'zh-Hans',
    'ZH',
    'chi',
    'zho',
    'Chinese (simplified)',
    '简体中文',
    'zh chs zhs zh-cn zh-sg sc 简体 简中 chinese 中文 simplified_chinese chinese_simplified chinese(simplified) chinese_(simplified) simplified',
  ],
  [
    'zh-Hant',
    'ZH_BG',
    'chi',
    'zho',
    'Chinese (traditional)',
    '繁體中文',
    'cht zht zh-tw zh-hk tc 繁體 繁体 繁中 繁體中文 繁体中文 正體中文 chinese_(taiwan) chinese_(hong_kong) traditional_chinese chinese_traditional chinese(traditional) chinese_(traditional) traditional',
  ],
]

export const languages: readonly Language[] = rows.map(
  ([tag, service, iso6392B, iso6392T, englishName, nativeName]) => ({
    tag,
    serviceCode: service || null,
    iso6392B,
    iso6392T,
    englishName,
    nativeName,
  }),
)

const byTag = new Map(languages.map((language) => [language.tag, language]))
const bySpelling = spellings()

function spellings(): ReadonlyMap<string, Language> {
  const found = new Map<string, Language>()
  const add = (spelling: string, language: Language) => {
    const key = spelling.toLowerCase()
    if (!found.has(key)) found.set(key, language)
  }
  const paired = languages.map((language, index) => ({ language, also: rows[index]?.[6]?.split(' ') ?? [] }))
  for (const { language } of paired) add(language.tag, language)
  for (const { language, also } of paired) {
    if (language.serviceCode) add(language.serviceCode.replace('_', '-'), language)
    add(language.englishName, language)
    add(language.nativeName, language)
    for (const spelling of also) add(spelling.replaceAll('_', ' '), language)
  }
  // The plain language owns a code that it shares with its regions: 'por' is Portuguese, not Brazilian Portuguese.
  const plainFirst = [...languages].sort((a, b) => Number(/[-+]/.test(a.tag)) - Number(/[-+]/.test(b.tag)))
  for (const language of plainFirst) {
    add(language.iso6392B, language)
    add(language.iso6392T, language)
  }
  return found
}

/** The language that a tag, code or name of any kind means ('pt_BR', 'POB', 'ger', 'Deutsch', 'en-US'), or null. */
export function languageOf(text: string): Language | null {
  const key = text.trim().normalize('NFC').toLowerCase().replaceAll('_', '-')
  const exact = bySpelling.get(key) ?? bySpelling.get(key.replaceAll('-', ' '))
  if (exact) return exact
  const [base = '', region] = key.split('-')
  if (!region || base.length > 3) return null
  if (base === 'zh' || base === 'zho' || base === 'chi')
    return byTag.get(/hant|tw|hk|mo/.test(key) ? 'zh-Hant' : 'zh-Hans') ?? null
  return /^([a-z]{2}|[a-z]{4}|\d{3})$/.test(region) ? (bySpelling.get(base) ?? null) : null
}

export function languageTagOf(text: string): LanguageTag | null {
  return languageOf(text)?.tag ?? null
}

/** The service's code for one of our tags; a region the service does not know falls back to its plain language. */
export function serviceCodeOf(tag: LanguageTag): string | null {
  return languageOf(tag)?.serviceCode ?? languageOf(baseOf(tag))?.serviceCode ?? null
}

/** Our tag for a code of the service, in any case ('BR_PT' → 'pt-BR'); null when it is none we know. */
export function tagOfServiceCode(code: string): LanguageTag | null {
  const key = code.trim().toUpperCase().replaceAll('-', '_')
  return byServiceCode.get(key)?.tag ?? languageTagOf(code)
}

const byServiceCode = new Map(languages.toReversed().map((language) => [language.serviceCode, language]))

/** 'pt-BR' → 'pt', 'zh-Hant' → 'zh', 'en+de' → 'en'. */
export function baseOf(tag: LanguageTag): string {
  return tag.split(/[-+]/)[0] ?? tag
}

export function englishNameOf(tag: LanguageTag): string {
  return byTag.get(tag)?.englishName ?? tag
}

/** Whether text in `have` satisfies a wish for `wanted`: the same tag, or a region of a language wished for without one. */
export function satisfies(have: LanguageTag, wanted: LanguageTag): boolean {
  return have === wanted || (wanted === baseOf(wanted) && baseOf(have) === wanted && !have.includes('+'))
}
