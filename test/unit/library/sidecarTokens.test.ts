import { expect, test } from 'vitest'
import { readSidecarTokens } from '../../../electron/library/sidecarTokens.ts'

const read = (rest: string) => {
  const { language, isForced, isHearingImpaired, isDefault } = readSidecarTokens(rest)
  const flags = [isForced && 'forced', isHearingImpaired && 'hi', isDefault && 'default'].filter(Boolean)
  return [language, ...flags].join(' ')
}

test.each([
  ['.en', 'en'],
  ['.eng', 'en'],
  ['.ger', 'de'],
  ['.deu', 'de'],
  ['_fr', 'fr'],
  [' - Italian', 'it'],
  [' [es]', 'es'],
  ['(nl)', 'nl'],
  ['.English', 'en'],
  ['.Français', 'fr'],
  ['.Français', 'fr'],
  ['.日本語', 'ja'],
  ['.pt-BR', 'pt-BR'],
  ['.pt_BR', 'pt-BR'],
  ['.pob', 'pt-BR'],
  ['.pb', 'pt-BR'],
  ['.ptbr', 'pt-BR'],
  ['.Brazilian.Portuguese', 'pt-BR'],
  ['.zht', 'zh-Hant'],
  ['.chs', 'zh-Hans'],
  ['.cht', 'zh-Hant'],
  ['.zh-TW', 'zh-Hant'],
  ['.es-419', 'es-419'],
  ['.ea', 'es-419'],
  ['2_English', 'en'],
  ['3_Chinese(Simplified)', 'zh-Hans'],
  ['4_Spanish(Latin America)', 'es-419'],
  ['.en.1', 'en'],
  ['.en.ai', 'en'],
])('%s is read as %s', (rest, expected) => {
  expect(read(rest)).toBe(expected)
})

test.each([
  ['.en.forced', 'en forced'],
  ['.forced.en', 'en forced'],
  ['.en.foreign', 'en forced'],
  ['.sdh.en', 'en hi'],
  ['.en.cc', 'en hi'],
  ['.default.en', 'en default'],
  ['.en-sdh', 'en hi'],
  ['.en [SDH] (forced)', 'en forced hi'],
  ['.en.hearing impaired', 'en hi'],
  ['.hearing_impaired.en', 'en hi'],
  ['.en.closedcaptions', 'en hi'],
  ['.en.closed captions', 'en hi'],
])('flags stand in any order and any brackets: %s', (rest, expected) => {
  expect(read(rest)).toBe(expected)
})

test.each([
  ['.en.signs & songs', 'en forced'],
  ['.en.Signs and Songs', 'en forced'],
  ['.en.S&S', 'en forced'],
  ['.signs.en', 'en forced'],
  ['.en.Signs_Songs', 'en forced'],
  ['.en.full (with signs & songs)', 'en'],
  ['.en.Dialogue + Signs', 'en'],
])('signs and songs lack what is spoken: %s', (rest, expected) => {
  expect(read(rest)).toBe(expected)
})

test.each([
  ['.en+es', 'en+es'],
  ['.chs&eng', 'zh-Hans+en'],
  ['.cht&jpn', 'zh-Hant+ja'],
  ['.chi_eng', 'zh-Hans+en'],
  ['.zh-ja', 'zh-Hans+ja'],
  ['.简体&英文', 'zh-Hans+en'],
  ['.简英', 'zh-Hans+en'],
  ['.繁日', 'zh-Hant+ja'],
  ['.jptc', 'zh-Hant+ja'],
  ['.zh-CN', 'zh-Hans'],
  ['.zh-TW', 'zh-Hant'],
  ['.繁體中文', 'zh-Hant'],
])('two languages on the screen at once are a pair, a region is none: %s', (rest, expected) => {
  expect(read(rest)).toBe(expected)
})

const inBrackets = ['FR', 'DE', 'ES', 'IT', 'NL'] as const
const beforeBrackets = [
  ['.forced', 'forced'],
  ['.Subtitles', ''],
  [' Subtitles', ''],
  ['.signs', 'forced'],
  ['.default', 'default'],
  ['.Full', ''],
  ['.Subs', ''],
  ['.foreign', 'forced'],
  ['.sdh-forced', 'forced hi'],
] as const

test.each(beforeBrackets)('a language in brackets behind what is none is the language: %s (FR)', (words, said) => {
  for (const code of inBrackets)
    for (const rest of [`${words} (${code})`, `${words} [${code}]`])
      expect([rest, read(rest)]).toEqual([rest, `${code.toLowerCase()} ${said}`.trim()])
})

test.each(['English', 'German', 'Français', 'Español'])(
  'brackets behind a language say where it is spoken: %s',
  (name) => {
    for (const country of ['UK', 'FR', 'DE', 'ES', 'CA', 'BE'])
      expect(read(`.${name} (${country}).forced`)).toBe(`${read(`.${name}`)} forced`)
  },
)

test('"hi" alone is Hindi, beside a language it means hearing-impaired', () => {
  expect(read('.hi')).toBe('hi')
  expect(read('.en.hi')).toBe('en hi')
  expect(read('.hi.en')).toBe('en hi')
  expect(read('.hi.forced')).toBe('hi forced')
  expect(read('.hi.sdh')).toBe('hi hi')
  expect(read('.hin.hi')).toBe('hi hi')
})

test('words of a title behind the name are not languages', () => {
  expect(read('.what it is to say no')).toBe('')
  expect(read('.Full Subtitles.eng')).toBe('en')
  expect(read('.ru-something-else')).toBe('ru')
  expect(read('.commentary')).toBe('')
})

test('nothing behind the name says nothing', () => {
  expect(read('')).toBe('')
})

test('a very long name is read in no time', () => {
  expect(read(`.en${'-'.repeat(50_000)}${'.x'.repeat(50_000)}`)).toBe('en')
})
