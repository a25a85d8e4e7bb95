import { expect, test } from 'vitest'
import type { WrittenFile } from '../../../../electron/batch/batchEvents.ts'
import type { Checked } from '../../../../electron/watch/look/checkRoot.ts'
import { createWatchTelling } from '../../../../electron/views/watch/watchTelling.ts'
import { notedTopics } from '../../../support/fakes/notedTopics.ts'
import { videoAt } from '../../../support/make/subjects.ts'

function tellingTo() {
  const log: string[] = []
  const { topics, told } = notedTopics()
  const telling = createWatchTelling({
    library: {
      noteKnown: (path) => void log.push(`known ${path}`),
      recordChecked: async (changed, gone) => void log.push(`checked ${changed.length} ${gone.length}`),
      recordFolder: (path, trouble) => void log.push(`${path} ${String(trouble)}`),
    },
    topics,
    onRound: () => log.push('round'),
  })
  return { telling, log, told }
}

test('a written file is shown as the index knows it already', () => {
  const { telling, log } = tellingTo()
  telling.written({ video: '/lib/A.mkv', sidecar: '/lib/A.en.srt' } as WrittenFile)
  expect(log).toEqual(['known /lib/A.mkv'])
})

test('how folders stand is told once it is known, and the screens with it', () => {
  const { telling, log, told } = tellingTo()
  telling.roots([
    { path: '/a', state: 'starting' },
    { path: '/b', state: 'away' },
    { path: '/c', state: 'unreadable' },
    { path: '/d', state: 'watching' },
  ])
  expect(log).toEqual(['/b away', '/c unreadable', '/d null'])
  expect(told).toEqual(['watch'])
})

test('what a look found reaches the library, and a round every screen that shows its work', async () => {
  const { telling, log, told } = tellingTo()
  await telling.checked('/lib', { changed: [videoAt('/lib/A.mkv')], gone: ['/lib/B.mkv'] } as unknown as Checked)
  telling.round()
  expect(log).toEqual(['checked 1 1', 'round'])
  expect(told).toEqual(['watch', 'usage', 'history', 'library'])
})
