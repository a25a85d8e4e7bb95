// Every legacy encoding of every language, whole and with damaged bytes, with the language known and without.
import { expect, test } from 'vitest'
import { decodeText } from '../../../../shared/subtitle/encoding/decodeText.ts'
import { lettersOf } from '../../../../shared/subtitle/encoding/languageLetters.ts'
import { pairedEncodings } from '../../../../shared/subtitle/encoding/pairedBytes.ts'
import { allTexts, asSrt } from '../../../support/languages/allTexts.ts'
import { damaged, encoded, type LegacyFile, legacyFiles, rightShare } from '../../../support/languages/legacyFiles.ts'

// Dutch has one letter beyond ASCII in twelve lines: nothing to tell the pages of DOS and Macintosh by.
const files = legacyFiles().filter(({ language, encoding }) => language !== 'nl' || encoding === 'windows-1252')
const isPaired = ({ encoding }: LegacyFile) => pairedEncodings.includes(encoding)
const places = [0, 97]

const variants = ({ bytes }: LegacyFile): readonly Uint8Array[] => [
  ...places.flatMap((place) => [
    damaged(bytes, 'lost byte', [place]),
    damaged(bytes, 'stray byte', [place]),
    damaged(bytes, 'changed byte', [place]),
  ]),
  damaged(bytes, 'lost byte', places),
]

/** One line may be lost to its damage. */
function isRead(file: LegacyFile, bytes: Uint8Array, languageHint: string | null): boolean {
  return rightShare(bytes, file.encoding, decodeText(bytes, { languageHint }).text) >= 0.9
}

test('a whole text is read in the encoding that it is in, with its language known and without', () => {
  const wrong = files.flatMap((file) =>
    [file.language, null]
      .filter((hint) => !isRead(file, file.bytes, hint))
      .map((hint) => `${file.language} ${file.encoding} ${hint ?? 'unknown'}`),
  )
  expect(wrong).toEqual([])
  expect(new Set(files.map(({ encoding }) => encoding)).size).toBeGreaterThanOrEqual(24)
})

test('damaged bytes never change the decoder of Chinese, Japanese and Korean', () => {
  const paired = files.filter(isPaired)
  const wrong = paired.flatMap((file) =>
    variants(file).flatMap((bytes, nth) =>
      [file.language, null]
        .filter((hint) => decodeText(bytes, { languageHint: hint }).encoding !== file.encoding)
        .map((hint) => `${file.language} ${file.encoding} ${nth} ${hint ?? 'unknown'}`),
    ),
  )
  expect(wrong).toEqual([])
  expect(paired.length).toBeGreaterThanOrEqual(6)
})

test('damaged bytes hardly ever change the decoder of any other text', () => {
  const tries = files
    .filter((file) => !isPaired(file))
    .flatMap((file) =>
      variants(file).flatMap((bytes) => [isRead(file, bytes, file.language), isRead(file, bytes, null)]),
    )
  expect(tries.filter((isRight) => isRight).length / tries.length).toBeGreaterThan(0.985)
}, 120_000)

// Every byte is a letter in its pages, so that no wrong one speaks against them.
test.for([
  [
    'tr',
    'Evde değil, sabah işe gitti.|Genelde yedi gibi gelir ama bugün bilmiyorum.|İçeri girmek ister misiniz? Size kahve yaparım.',
  ],
  [
    'lt',
    'Jo nėra namie, ryte išėjo į darbą.|Ar žinote, kada jis grįš?|Gal užeisite? Išvirsiu kavos.|Ačiū, jūs labai maloni.',
  ],
  [
    'sq',
    'Mirëmbrëma, zonjë. Po kërkoj burrin tuaj.|Nuk është në shtëpi.|Zakonisht vjen rreth orës shtatë.|Çfarë dite, e çuditshme!',
  ],
] as const)('a short text of %s with a wrong byte is never Vietnamese', ([language, lines]) => {
  const text = asSrt(lines.replaceAll('|', '\n'))
  const pages = lettersOf(language).encodings
  const wrong = pages.flatMap((page) => {
    const bytes = encoded(text, page)
    if (!bytes) return []
    const kinds = ['lost byte', 'stray byte', 'changed byte'] as const
    return kinds
      .flatMap((kind) => [0, 3, 6, 9].map((place) => decodeText(damaged(bytes, kind, [place])).encoding))
      .filter((encoding) => ['viscii', 'tcvn', 'windows-1258'].includes(encoding))
      .map((encoding) => `${page} as ${encoding}`)
  })
  expect(wrong).toEqual([])
})

test.for(['ko', 'ja', 'zh-Hans', 'zh-Hant'])('two lines of %s are enough to tell it', (language) => {
  const lines = `${allTexts[language]!.talk}\n${allTexts[language]!.news}`.split('\n')
  const tries = legacyFiles()
    .filter((file) => file.language === language)
    .flatMap(({ encoding }) =>
      lines.slice(1).map((line, at) => ({ encoding, bytes: encoded(asSrt(`${lines[at]}\n${line}`), encoding) })),
    )
  const read = tries.filter(({ encoding, bytes }) => bytes && decodeText(bytes).encoding === encoding)
  expect(read.length).toBe(tries.length)
})

test.for([
  ['It costs £5, love.', 'windows-1252'],
  ['¶ Sing with me tonight ¶', 'windows-1252'],
  ['It is in § 5 of the law.', 'windows-1252'],
  ['The ticket was ¥500 or 20¢.', 'windows-1252'],
  ['algún día, la última', 'ibm850'],
  ['déjà vu, señor', 'windows-1252'],
] as const)('%s is read in %s, also where the language is known', ([line, encoding]) => {
  const text = asSrt(`Nothing beyond the alphabet here.\n${line}`)
  const bytes = encoded(text, encoding)
  for (const languageHint of [null, 'en', 'es', 'fr'])
    expect(decodeText(bytes!, { languageHint })).toMatchObject({ encoding, text })
})

test.for([
  ['nl', 'Waarom weten zij niets over België en Italië?'],
  ['de', 'Die Prüfung fängt früh an, sagt Jörg.'],
] as const)('a page of DOS is told by signs that would stand within words: %s', ([language, line]) => {
  const text = asSrt(line)
  const bytes = encoded(text, 'ibm850')
  for (const languageHint of [null, language]) expect(decodeText(bytes!, { languageHint }).text).toBe(text)
})

test.for([
  ['en', 'ru'],
  ['en', 'el'],
  ['en', 'he'],
  ['fr', 'ko'],
  ['en', 'zh-Hans'],
  ['es', 'ja'],
  ['pt', 'ar'],
] as const)('a text said to be %s that is %s is read as what it is', ([said, language]) => {
  const [file] = files.filter((one) => one.language === language)
  expect(decodeText(file!.bytes, { languageHint: said }).encoding).toBe(file!.encoding)
})
