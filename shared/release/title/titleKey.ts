/** The key under which two spellings of one title meet; for comparing only, never for showing. */
import { createMemo } from '../../memo.ts'
import { signsAlone } from '../tokens.ts'

const letters: Readonly<Record<string, string>> = {
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** Lower case, no marks, '&' as 'and', no apostrophes, no leading article, single letters joined ('S.W.A.T.' → 'swat'); signs alone stay. */
export function titleKey(title: string): string {
  return keys.of(title)
}

/** A library asks for the keys of its titles again and again: of each episode, and of each plan. */
const keys = createMemo(makeKey, 20_000)

function makeKey(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[øßłæœđðþı]/g, (letter) => letters[letter] ?? letter)
    .replaceAll('&', ' and ')
    .replace(/['’‘`´ʼ]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .normalize('NFC')
  return plain === '' ? signsOf(title) : joinLetters(plain).replace(/^(?:the|an?) (?=\S)/, '')
}

/** Films are called '$' and '???'. */
function signsOf(title: string): string {
  const signs = title.normalize('NFKC').trim()
  return signsAlone.test(signs) ? signs : ''
}

/** The article that the key leaves out, in small letters; '' for none. */
export function articleOf(title: string): string {
  return /^(?:the|an?)(?= )/i.exec(title)?.[0].toLowerCase() ?? ''
}

/** The key without spaces: 'SaltGarden' meets 'Salt Garden'. */
export function joinedKey(title: string): string {
  return titleKey(title).replaceAll(' ', '')
}

/** '10,000', '3:10' and '11.22': names of files often have neither sign nor gap there. */
export function withNumbersJoined(title: string): string {
  return title.replace(/(?<=\d)[,:.](?=\d)/g, '')
}

function joinLetters(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}])\p{L}(?: \p{L}(?![\p{L}\p{N}]))+/gu, (run) => run.replaceAll(' ', ''))
}
