import { expect, test } from 'vitest'
import { libraryAtRest, nextStanding, folderState } from '../../../../electron/views/library/libraryState.ts'
import type { LibraryEvent } from '../../../../electron/views/library/libraryState.ts'

const after = (...events: readonly LibraryEvent[]) => events.reduce(nextStanding, libraryAtRest)
const found = (videos: number) => ({ kind: 'videos.found', videos }) as const
const begun = (folderId: string) => ({ kind: 'folder.begun', folderId }) as const
const ended = (folderId: string, trouble: 'away' | 'unreadable' | null = null) =>
  ({ kind: 'folder.ended', folderId, trouble }) as const

test('a scan counts the videos of all its folders, and its end begins anew', () => {
  expect(after(begun('1'), found(3), ended('1'), begun('2'), found(2))).toMatchObject({
    isScanning: true,
    found: 5,
    folderId: '2',
  })
  expect(after(begun('1'), found(3), ended('1'), { kind: 'scan.ended' })).toEqual(libraryAtRest)
})

test('what was found in a folder before it went away is not counted', () => {
  expect(after(begun('1'), found(3), ended('1'), begun('2'), found(2), ended('2', 'away'))).toMatchObject({ found: 3 })
})

test('a folder is away until a scan or watch mode finds it, or it leaves the library', () => {
  const away = [begun('1'), ended('1', 'away'), { kind: 'scan.ended' }] as const
  const stateOf = (...more: readonly LibraryEvent[]) => folderState(after(...away, ...more), '1')
  expect(stateOf()).toBe('away')
  expect(stateOf(begun('1'))).toBe('scanning')
  expect(stateOf(begun('1'), ended('1'), { kind: 'scan.ended' })).toBe('there')
  expect(stateOf({ kind: 'folder.seen', folderId: '1', trouble: 'unreadable' })).toBe('unreadable')
  expect(stateOf({ kind: 'folder.seen', folderId: '1', trouble: null })).toBe('there')
  expect(stateOf({ kind: 'folder.removed', folderId: '1' })).toBe('there')
  expect(folderState(after(...away), '2')).toBe('there')
})
