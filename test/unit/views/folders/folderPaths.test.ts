import { expect, test } from 'vitest'
import {
  folderNameOf,
  folderOfPath,
  isWithin,
  mergeFolder,
  nameOfPath,
} from '../../../../electron/views/folders/folderPaths.ts'

const films = { id: '1', path: '/media/films' }
const shows = { id: '2', path: '/media/shows' }

test('a path lies in a folder by whole names, not by beginning alike', () => {
  expect(isWithin('/media/films/A.mkv', '/media/films')).toBe(true)
  expect(isWithin('/media/films', '/media/films')).toBe(true)
  expect(isWithin('/media/films2/A.mkv', '/media/films')).toBe(false)
  expect(isWithin('/media/A.mkv', '/')).toBe(true)
  expect(folderOfPath([films, shows], '/media/shows/S/E.mkv')).toBe(shows)
  expect(folderOfPath([films], '/media/shows/S/E.mkv')).toBeNull()
})

test('a folder inside another merges into it, and one around others takes them in', () => {
  expect(mergeFolder([films, shows], '/media/films/new')).toEqual({ holder: films, swallowed: [] })
  expect(mergeFolder([films, shows], '/media')).toEqual({ holder: null, swallowed: [films, shows] })
  expect(mergeFolder([films], '/media/shows')).toEqual({ holder: null, swallowed: [] })
})

test('names and folders of paths', () => {
  expect(nameOfPath('/media/films/A.mkv')).toBe('A.mkv')
  expect(nameOfPath('/')).toBe('/')
  expect(folderNameOf('/media/films/A.mkv')).toBe('/media/films')
})
