import { expect, test } from 'vitest'
import { readPartLabels } from '../../../../service/uploads/partLabels.ts'

const read = (disposition: string) => readPartLabels(Buffer.from(`Content-Disposition: ${disposition}`))
const ofFile = (fileName: string | null) => ({ name: 'file', fileName, charset: 'utf-8' })

test.each([
  ['a quote within the name, unescaped', 'form-data; filename="we"ird.srt; name="file"', 'we'],
  ['such a name, quoted as a whole', 'form-data; name="file"; filename="we"ird.srt"', 'we'],
  ['a semicolon too many', 'form-data; name="file";; filename="a.srt"', 'a.srt'],
  ['a semicolon at the end', 'form-data; name="file"; filename="a.srt";', 'a.srt'],
  ['a word that is no parameter', 'form-data; binary; name="file"; filename="a.srt"', 'a.srt'],
  ['no quotes', 'form-data; name=file; filename=a b.srt', 'a b.srt'],
])('%s: the part is read', (_, disposition, fileName) => {
  expect(read(disposition)).toEqual(ofFile(fileName))
})

test.each([
  [
    'within a quoted file name',
    'form-data; filename="a; name=other; b.srt"; name="file"',
    ofFile('a; name=other; b.srt'),
  ],
  [
    'behind an escaped quote',
    'form-data; filename="a\\"; name=other; b.srt"; name="file"',
    ofFile('a"; name=other; b.srt'),
  ],
  ['behind a first one', 'form-data; name="file"; name="other"', ofFile(null)],
  ['behind a quote that is never closed', 'form-data; filename="a; name=other', 'a part has no name'],
  ['behind such a quote after a space', 'form-data; filename= "a; name=other', 'a part has no name'],
  ['behind a quote where a parameter begins', 'form-data; "; name=other', 'a part has no name'],
])('%s, a name is none', (_, disposition, labels) => {
  expect(read(disposition)).toEqual(labels)
})
