/** Whether a title has some words: whole ones, in any order, whatever their case and accents. Pure. */
import { joinedKey, titleKey } from '../../../../shared/release/title/titleKey.ts'

export type TitleTest = (titles: readonly string[], year: number | null) => boolean

/** They set no spaces between words: of their titles a part that stands together is meant. */
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** A year beside the words may be that of the title. Words without a letter or a number say nothing, unless there are no others. */
export function titleTest(text: string): TitleTest {
  const given = text.split(/\s+/).filter((word) => word !== '')
  const telling = given.filter((word) => /[\p{L}\p{N}]/u.test(word))
  const tests = (telling.length > 0 ? telling : given).map(wordTest)
  return (titles, year) =>
    titles.some((title) => {
      const read = readTitle(title)
      const met = tests.filter((test) => test.isIn(read))
      return met.length > 0 && tests.every((test) => met.includes(test) || test.key === String(year))
    })
}

interface ReadTitle {
  readonly key: string
  readonly words: ReadonlySet<string>
}

/** 'Spider-Man' has the words 'spider', 'man' and 'spiderman', 'S.W.A.T.' also 'swat'. */
function readTitle(title: string): ReadTitle {
  const words = title.split(/\s+/).flatMap((word) => [joinedKey(word), ...partsOf(word)])
  return { key: joinedKey(title), words: new Set([...words, titleKey(title)]) }
}

function wordTest(word: string) {
  const key = joinedKey(word)
  const parts = partsOf(word)
  const isPhrase = withoutSpaces.test(word)
  return {
    key,
    isIn(title: ReadTitle): boolean {
      if (isPhrase) return title.key.includes(key)
      return title.words.has(key) || (parts.length > 0 && parts.every((part) => title.words.has(part)))
    },
  }
}

function partsOf(word: string): readonly string[] {
  return word
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((part) => part !== '')
    .map(joinedKey)
}
