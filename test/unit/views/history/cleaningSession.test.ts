import { expect, test } from 'vitest'
import type { CleanFile } from '../../../../electron/clean/cleanFile.ts'
import type { CleanedText } from '../../../../electron/clean/cleanText.ts'
import type { Sidecar } from '../../../../electron/library/mediaFile.ts'
import type { Written } from '../../../../electron/sidecar/history/history.ts'
import { createCleaningSession } from '../../../../electron/views/history/cleaningSession.ts'
import { videoIdOf } from '../../../../electron/views/ids.ts'
import { notedRuns } from '../../../support/fakes/notedRuns.ts'
import { noTopics } from '../../../support/fakes/notedTopics.ts'
import { videoAt } from '../../../support/make/subjects.ts'

const path = '/lib/Film.en.sdh.srt'
const cleanPath = '/lib/Film.en.srt'
const choice = { videoId: 'v1', sidecarId: videoIdOf(path) }
const { signal } = new AbortController()

function sessionWith(files: Partial<CleanFile>) {
  const log: string[] = []
  const run = notedRuns()
  const session = createCleaningSession({
    library: {
      video: () => videoAt('/lib/Film.mkv', { sidecars: [{ path } as Sidecar] }),
      recordRemoved: (written) => void log.push(`removed ${written.path}`),
      recordWritten: (written) => void log.push(`written ${written.path}`),
    },
    history: { get: () => null },
    runs: run.runs,
    texts: { of: () => null },
    files: {
      async lend(work) {
        log.push('lent')
        return work(files as CleanFile)
      },
    },
    topics: noTopics,
  })
  return { session, log, runs: run.log }
}

test('what each verb would do is counted, without writing', async () => {
  const { session } = sessionWith({
    preview: async (_path, rules) =>
      rules.format === 'srt' ? null : ({ removed: Array(rules.credits ? 2 : 5).fill({}) } as unknown as CleanedText),
  })
  expect(await session.cleanable(choice, signal)).toEqual({ hearingImpaired: 5, credits: 2, canConvert: false })
})

test('a cleaned file takes the place of the former one in the library, also under another name', async () => {
  const written = { videoPath: '/lib/Film.mkv', path: cleanPath } as Written
  const { session, log, runs } = sessionWith({ clean: async () => written })
  await session.clean({ ...choice, what: 'hearingImpaired' }, signal)
  expect(runs).toEqual(['open clean clean', 'written r1', 'done r1'])
  expect(log).toEqual(['lent', `removed ${path}`, `written ${cleanPath}`])
})

test('what is not beside the video, or not in the history, is refused before anything is lent', async () => {
  const { session, log } = sessionWith({})
  await expect(session.clean({ ...choice, sidecarId: path, what: 'srt' }, signal)).rejects.toThrow('Scan again')
  await expect(session.restore(7, signal)).rejects.toMatchObject({ code: 'file.missing' })
  expect(log).toEqual([])
})
