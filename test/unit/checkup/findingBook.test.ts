/** What is kept of findings belongs to the text that was looked at, and is told of no other one. */
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Finding } from '../../../electron/checkup/checkedFile.ts'
import { createFindingBook } from '../../../electron/checkup/findingBook.ts'
import { openDatabase } from '../../../electron/database/database.ts'
import { ownVersion } from '../../../electron/database/versions.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'

const path = '/films/Film.en.srt'
const video = { path: '/films/Film.mkv', sizeBytes: 9, modifiedMs: 4 }

function open() {
  const db = openDatabase(join(tempFolder(), 'app.sqlite'))
  onTestFinished(() => db.close())
  const book = createFindingBook(db)
  return { db, book, kinds: (sha256: string) => book.ofText(sha256).map(({ fault }) => fault.kind) }
}

function found(kind: Finding['kind'], sha256: string, at = path, more: Partial<Finding> = {}): Finding {
  const file = { path: at, sha256, language: 'en', of: { video: { file: video } }, owner: null, timing: null }
  return { kind, severity: 'low', evidence: { code: 'no-words' }, mend: null, file, ...more } as unknown as Finding
}

test('a second look replaces what the first one found, and writes nothing where it finds the same', () => {
  const { db, book, kinds } = open()
  book.replace([path], [found('advert', 'a'), found('cut', 'a')])
  book.add([found('other-episode', 'a')])
  expect(kinds('a')).toEqual(['advert', 'cut', 'other-episode'])
  book.replace([path], [found('cut', 'a')])
  expect(kinds('a')).toEqual(['cut'])
  const before = ownVersion(db)
  book.replace([path], [found('cut', 'a')])
  expect(ownVersion(db)).toBe(before)
  book.replace([path], [])
  expect(kinds('a')).toEqual([])
})

test('it is of one text beside one video', () => {
  const { book, kinds } = open()
  book.replace([path], [found('advert', 'a')])
  expect(kinds('b')).toEqual([])
  const [kept] = book.ofText('a')
  expect(kept?.isOfVideo(video)).toBe(true)
  expect(kept?.isOfVideo({ ...video, sizeBytes: 10 })).toBe(false)
})

test('what was not mended holds of the text that was written, and all of it where the earlier one stands again', () => {
  const { book, kinds } = open()
  book.replace([path], [found('advert', 'a'), found('too-fast', 'a')])
  book.carry(found('advert', 'a').file, [found('advert', 'a')], { path, sha256: 'b' })
  expect(kinds('b')).toEqual(['too-fast'])
  expect(kinds('a')).toEqual(['advert', 'too-fast'])
  book.replace([path], [])
  expect([...kinds('a'), ...kinds('b')]).toEqual([])
})

test('of a text that was moved, what names times of it is not carried on', () => {
  const { book, kinds } = open()
  const late = found('timing', 'a', path, { mend: 'retime' })
  const adverts: Finding['evidence'] = { code: 'adverts', count: 1, atMs: [5_000], example: '' }
  const all = [late, found('advert', 'a', path, { evidence: adverts }), found('encoding', 'a')]
  const moved = { offsetMs: 400 } as unknown as Finding['file']['timing']
  book.replace(
    [path],
    all.map((each) => ({ ...each, file: { ...each.file, timing: moved } })),
  )
  book.carry(late.file, [late], { path, sha256: 'b' })
  expect(kinds('b')).toEqual(['encoding'])
  expect([...book.ofText('a'), ...book.ofText('b')].map(({ timing }) => timing)).toEqual([moved, moved, moved, null])
})

test('what was found of a file that is gone is forgotten with a whole look at its folder, and what other rules found too', () => {
  const { db, book, kinds } = open()
  const [gone, elsewhere] = ['/films/Gone.en.srt', '/films of others/Film.en.srt']
  for (const each of [path, gone, elsewhere]) book.replace([each], [found('advert', 'a', each)])
  book.add([found('cut', 'earlier')])
  db.run("UPDATE checkup_findings SET rules = 0 WHERE kind = 'cut'")
  book.forgetOthers('/films', new Set([path]))
  expect(book.ofText('a').map((kept) => kept.path)).toEqual([elsewhere, path])
  expect([kinds('a').length, db.all('SELECT path FROM checkup_findings')]).toEqual([2, [{ path: elsewhere }, { path }]])
})
