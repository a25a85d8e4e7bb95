import { expect, test } from 'vitest'
import { wordFor } from '../../../renderer/texts/hostWords.ts'
import { fileNameOf, lastParts, pathBelow } from '../../../renderer/components/text/pathText.ts'
import { readNameEnding } from '../../../shared/naming/nameEnding.ts'
import { codecName } from '../../../renderer/features/library/drawer/codecName.ts'

test.each([
  ['/media/series/Tide Tables/Season 3', '…/Tide Tables/Season 3'],
  ['C:\\Videos\\Series\\Tide Tables\\Season 3', '…\\Tide Tables\\Season 3'],
  ['/media/films', '/media/films'],
  ['films/Salt Road (2014)', 'films/Salt Road (2014)'],
  ['films', 'films'],
  ['', ''],
])('the folder %j is shown as %j', (path, shown) => {
  expect(lastParts(path, 2)).toBe(shown)
})

test.each([
  ['/media/films/Salt Road.mkv', 'Salt Road.mkv'],
  ['D:\\films\\Salt Road.mkv', 'Salt Road.mkv'],
  ['\\\\nas\\films\\Salt Road.mkv', 'Salt Road.mkv'],
  ['Him/Her', 'Him/Her'],
  ['Salt Road', 'Salt Road'],
])('what a unit was for, %j, is shown as %j', (subject, shown) => {
  expect(fileNameOf(subject)).toBe(shown)
})

test.each([
  ['Salt.Road.2014.1080p-TIDE.en.srt', '.en.srt'],
  ['Salt.Road.2014.1080p-TIDE.pt-BR.forced.ass', '.pt-BR.forced.ass'],
  ['Salt.Road.es-419.srt', '.es-419.srt'],
  ['Salt.Road.hin.sdh.vtt', '.hin.sdh.vtt'],
  ['Salt Road.srt', '.srt'],
  ['no extension at all', ''],
])('of %j the ending %j stays in sight', (name, ending) => {
  expect(readNameEnding(name).text).toBe(ending)
})

test.each([
  ['V_MPEGH/ISO/HEVC', 'H.265'],
  ['avc1', 'H.264'],
  ['A_SOMETHING_NEW', 'A_SOMETHING_NEW'],
  ['constructor', 'constructor'],
])('the codec %s is called %s', (mark, name) => {
  expect(codecName(mark)).toBe(name)
})

test.each([
  ['chosen', 'gewählt'],
  ['unheard of', 'own'],
  ['constructor', 'own'],
  ['__proto__', 'own'],
])('the word for %j is %j', (key, word) => {
  expect(wordFor({ chosen: 'gewählt' }, key, 'own')).toBe(word)
})

test.each([
  ['/media/films/Brass (1992)/Extras/a.mkv', ['/media/films', '/media'], 'films/Brass (1992)/Extras/a.mkv'],
  ['/media/filmsToo/a.mkv', ['/media/films'], '/media/filmsToo/a.mkv'],
  ['C:\\Videos\\a.mkv', ['C:\\Videos'], 'Videos\\a.mkv'],
  ['/a.mkv', ['/'], 'a.mkv'],
])('%s of the folders %j is shown as %s', (path, folders, shown) => {
  expect(pathBelow(path, folders)).toBe(shown)
})
