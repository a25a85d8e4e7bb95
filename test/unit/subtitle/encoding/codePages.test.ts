import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { type CodePage, decodeCodePage } from '../../../../shared/subtitle/encoding/codePages.ts'

const upperHalf = Uint8Array.from({ length: 128 }, (_, index) => index + 128)

test.for<CodePage>([
  'windows-1250',
  'windows-1251',
  'windows-1252',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'windows-1258',
  'windows-874',
  'iso-8859-2',
  'iso-8859-5',
  'iso-8859-7',
  'koi8-r',
  'koi8-u',
  'ibm850',
  'ibm852',
  'ibm866',
  'iso-8859-4',
  'iso-8859-6',
  'iso-8859-13',
  'iso-8859-15',
  'ibm775',
  'ibm855',
  'ibm860',
  'ibm861',
  'ibm869',
  'viscii',
])('%s has the characters that another decoder has', (name) => {
  const theirs = iconv.decode(Buffer.from(upperHalf), name).replace(/[\x80-\x9f]/g, '\ufffd')
  expect(decodeCodePage(upperHalf, name)).toBe(theirs)
})

test('a text longer than one piece stays whole', () => {
  const bytes = new Uint8Array(20_000).fill(0xe9)
  expect(decodeCodePage(bytes, 'windows-1252')).toBe('é'.repeat(20_000))
})
