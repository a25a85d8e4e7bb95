import { expect, test } from 'vitest'
import { renamedLine } from '../../../../electron/cli/print/renamedLine.ts'

test.each([
  ['/tv/a.mkv', '/tv/b.mkv', [], 'renamed a.mkv to b.mkv'],
  [
    '/tv/a/1x02.mkv',
    '/tv/b/1x02.mkv',
    ['/tv/b/1x02.en.srt'],
    'moved /tv/a/1x02.mkv to /tv/b; its subtitle went with it',
  ],
  ['/tv/a/x.mkv', '/tv/b/y.mkv', [], 'moved /tv/a/x.mkv to /tv/b/y.mkv'],
])('%s that is %s now tells what became another: its name, its folder or both', (from, to, sidecars, line) => {
  expect(renamedLine({ from, to, sidecars }, false)).toBe(line)
})
