import { expect, test } from 'vitest'
import { prepareSubtitle } from '../../../electron/verify/prepareSubtitle.ts'

test('keeps a clean subtitle as it came and says what it holds', () => {
  const text = '1\n00:00:01,000 --> 00:00:02,000\n<i>Hello</i>\nthere\n\n'

  const prepared = prepareSubtitle(Buffer.from(text), {})

  expect(prepared).toMatchObject({ text, changes: [], extension: 'srt', encoding: 'utf-8', plainText: 'Hello\nthere' })
})

test('turns an old encoding into UTF-8', () => {
  const text = '1\n00:00:01,000 --> 00:00:02,000\nДобрый вечер, где вы были\n\n'
  const cyrillic = Buffer.from(text, 'utf8')
    .toString()
    .replace(/[А-я]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x350))

  const prepared = prepareSubtitle(Buffer.from(cyrillic, 'latin1'), { languageHint: 'ru' })

  expect(prepared.text).toBe(text)
  expect(prepared.encoding).toBe('windows-1251')
})

test('writes a format that players do not look for as srt', () => {
  const { text, extension, changes } = prepareSubtitle(Buffer.from('[10][20]Hello|there\n[30][40]Bye\n'), {})

  expect(text).toContain('00:00:01,000 --> 00:00:02,000\nHello\nthere')
  expect(extension).toBe('srt')
  expect(changes).toEqual(['Converted from mpl2 to srt'])
})
