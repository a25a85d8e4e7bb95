import { expect, test } from 'vitest'
import { fileNameIn } from '../../../../electron/serviceClient/answers/contentDisposition.ts'

const latin1 = (text: string) => Buffer.from(text, 'utf8').toString('latin1')

test.each([
  ['attachment; filename="Arrival.zip"', 'Arrival.zip'],
  ['attachment; filename=Arrival.zip', 'Arrival.zip'],
  ['attachment; filename="a.zip"; filename*=UTF-8\'\'Am%C3%A9lie.zip', 'Amélie.zip'],
  [latin1('attachment; filename="Amélie.zip"'), 'Amélie.zip'],
  ['attachment; filename="Am\u00e9lie.zip"', 'Amélie.zip'],
  ['attachment; filename="say \\"hi\\".srt"', 'say "hi".srt'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="C:\\\\Windows\\\\a.srt"', 'a.srt'],
  ["attachment; filename*=UTF-8''%E2%80%AEgnp.exe", 'gnp.exe'],
  ['attachment; filename*=UTF-8\'\'%zz; filename="b.zip"', 'b.zip'],
  ['attachment; filename="\u0001"', null],
  ['attachment', null],
  ['', null],
  [undefined, null],
])('%j suggests %j', (header, name) => {
  expect(fileNameIn(header)).toBe(name)
})

test('a name of any length is cut', () => {
  expect(fileNameIn(`attachment; filename="${'a'.repeat(5_000)}"`)?.length).toBe(255)
})
