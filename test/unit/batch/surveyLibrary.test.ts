import { expect, test } from 'vitest'
import type { BatchEvent } from '../../../electron/batch/batchEvents.ts'
import { surveyLibrary } from '../../../electron/batch/surveyLibrary.ts'
import type { MediaFile, ScanFinding } from '../../../electron/library/mediaFile.ts'

const file: MediaFile = { path: '/a/film.mkv', root: '/a', sizeBytes: 1, modifiedMs: 1, sidecars: [] }
const findings: readonly ScanFinding[] = [
  { kind: 'video', file },
  { kind: 'ignored', path: '/a/sample.mkv', reason: 'sample', message: 'A sample.' },
  { kind: 'ignored', path: '/a/sealed', reason: 'unreadable', message: 'Cannot be read.' },
  { kind: 'orphan', path: '/a/other.en.srt' },
]

test('what lies below two of the named folders counts once', async () => {
  const events: BatchEvent[] = []
  const told: string[] = []
  const survey = await surveyLibrary(
    {
      scan: async function* () {
        yield findings
      },
      libraryIndex: {
        describeAll: async (found) =>
          found.map((file) => ({ file, media: null, ids: { filmdbId: null, moviedbId: null }, isNews: true })),
        endScan: async () => [],
      },
      history: { languagesOf: () => new Map<string, string>() },
    },
    ['/a', '/a'],
    {
      emit: (event) => events.push(event),
      signal: new AbortController().signal,
      onFound: (videos) => told.push(`${videos.length} found after ${events.length} events`),
    },
  )
  expect(told[0]).toBe('1 found after 2 events')
  expect(survey).toMatchObject({ videos: [{ file }], ignored: 1, unreadable: 1, orphans: 1 })
  expect(events.filter(({ kind }) => kind === 'ignored')).toHaveLength(2)
})
