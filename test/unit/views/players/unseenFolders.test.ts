import { expect, test } from 'vitest'
import { unseenFolders } from '../../../../electron/views/players/unseenFolders.ts'

const videos = ['/lib/Films/A/A.mkv', '/lib/Films/B/B.mkv', '/lib/Series/C/1x01.mkv', '/lib/Anime/D.mkv', '/usb/E.mkv']
const unseen = (locations: readonly string[], pairs = [] as { ours: string; theirs: string }[]) =>
  unseenFolders(['/lib', '/usb'], videos, { locations, pairs })

test('of a folder that it has a part of, what lies beside that part is named, each once; of the others the folder', () => {
  expect(unseen(['/lib', '/usb'])).toEqual([])
  expect(unseen(['/'])).toEqual([])
  expect(unseen([])).toEqual(['lib', 'usb'])
  expect(unseen(['/lib/Films', '/media/Series'])).toEqual(['usb', 'Anime', 'Series'])
  expect(unseen(['/lib/Films', '/lib/Series', '/lib/Anime', '/usb'])).toEqual([])
  expect(unseen(['/lib/Films/A', '/usb'])).toEqual(['Anime', 'Films', 'Series'])
})

test('a folder under another name of theirs is compared under that', () => {
  const pairs = [{ ours: '/lib', theirs: '/media' }]
  expect(unseen(['/media/Films', '/media/Series', '/usb'], pairs)).toEqual(['Anime'])
  expect(unseen(['/lib', '/usb'], pairs)).toEqual(['lib'])
})

test('videos that lie right in a folder that it has a part of are told of by the name of that', () => {
  const inRoot = unseenFolders(['/lib'], ['/lib/F.mkv', '/lib/Films/A.mkv'], { locations: ['/lib/Films'], pairs: [] })
  expect(inRoot).toEqual(['lib'])
})
