import { expect, test } from 'vitest'
import { createHandles, videoIdOf } from '../../../electron/views/ids.ts'

test('a video keeps its id, and the id says nothing of its path', () => {
  expect(videoIdOf('/films/A.mkv')).toBe(videoIdOf('/films/A.mkv'))
  expect(videoIdOf('/films/A.mkv')).not.toBe(videoIdOf('/films/B.mkv'))
  expect(videoIdOf('/films/A.mkv')).toMatch(/^[0-9a-f]{24}$/)
})

test('handles are the same for the same key, and the oldest are forgotten', () => {
  let count = 0
  const handles = createHandles<string>({ newId: () => `h${++count}` }, 2)
  const a = handles.idOf('a', 'A')
  handles.idOf('b', 'B')
  expect(handles.idOf('a', 'A again')).toBe(a)
  handles.idOf('c', 'C')
  expect(handles.get(a)).toBe('A again')
  expect(handles.get('h2')).toBeNull()
  expect(handles.get('a')).toBeNull()
})
