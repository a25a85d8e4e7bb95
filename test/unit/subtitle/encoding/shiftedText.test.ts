// Encodings that look like ASCII are read by their marks, and nothing else is taken for one.
import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { decodeText } from '../../../../shared/subtitle/encoding/decodeText.ts'
import { allTexts, asSrt } from '../../../support/languages/allTexts.ts'

const linesOf = (language: string) => asSrt(allTexts[language]!.talk)
const ascii = (text: string) => new TextEncoder().encode(text)

/** Characters beyond ASCII as pairs of seven bits between marks. */
function shifted(text: string, encoding: string, [open, close]: readonly [string, string]): string {
  return text.replace(/[^\0-\x7f]+/g, (run) => {
    const pairs = [...iconv.encode(run, encoding)].map((byte) => String.fromCharCode(byte & 0x7f))
    return open + pairs.join('') + close
  })
}

/** Of GB2312 only: dashes and points of typesetters are not in it. */
const chinese = linesOf('zh-Hans').replace(/[—·…]/g, '，')

test('HZ is read, also where a mark is lost, and where a wave is one', () => {
  const written = shifted(chinese, 'gb2312', ['~{', '~}'])
  expect(decodeText(ascii(written))).toMatchObject({ encoding: 'hz-gb-2312', text: chinese })
  expect(decodeText(ascii(written.replace('~}\n', '\n'))).text).toBe(chinese)
  expect(decodeText(ascii(`~~ ${written}`)).text).toBe(`~ ${chinese}`)
})

test('ISO-2022-KR is read', () => {
  const text = linesOf('ko')
  const written = `\x1b$)C${shifted(text, 'euc-kr', ['\x0e', '\x0f'])}`
  expect(decodeText(ascii(written))).toMatchObject({ encoding: 'iso-2022-kr', text })
})

test.for([
  'Wait~{\\i1} and see~}',
  '~{}~ ~{ab~} ~{hello there~}',
  'rm -rf ~{a,b} ~}',
  '~~~~ la la la ~~~~',
  '\x1b[0m A terminal ~{b~}',
])('%j is left as it is', (line) => {
  expect(decodeText(ascii(asSrt(line)))).toMatchObject({ encoding: 'utf-8', text: asSrt(line) })
})
