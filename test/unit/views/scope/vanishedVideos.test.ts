/** Verbs over a scope look at it in slices; a scan takes a video away between two of them. */
import { expect, test } from 'vitest'
import type { LibraryVideo, Sidecar } from '../../../../electron/library/mediaFile.ts'
import type { Written } from '../../../../electron/sidecar/history/history.ts'
import { createInsideRun } from '../../../../electron/views/inside/insideRun.ts'
import type { LibraryEntry } from '../../../../electron/views/library/entries/libraryEntry.ts'
import { readVideos } from '../../../../electron/views/plan/readVideos.ts'
import { oursBeside } from '../../../../electron/views/scope/oursBeside.ts'
import { AppError } from '../../../../shared/errors.ts'
import { notedTopics } from '../../../support/fakes/notedTopics.ts'
import { bookOf } from '../../../support/make/bookOf.ts'
import { videoAt } from '../../../support/make/subjects.ts'

const ids = ['a', 'gone', 'b']
const entries = ids.map(
  (id) => ({ id, title: id, type: 'movie', profile: { ours: new Map([['en', 1]]) } }) as unknown as LibraryEntry,
)
const track = { language: 'en', isText: true, kind: 'subtitle' }
const library = {
  resolve: () => entries,
  has: (id: string) => id !== 'gone',
  video(id: string) {
    if (id === 'gone') throw new AppError('file.missing', 'Not in the library.')
    const sidecars = [{ path: `/lib/${id}.en.srt`, language: 'en' } as Sidecar]
    return { ...videoAt(`/lib/${id}.mkv`, { sidecars }), media: { tracks: [track] } } as unknown as LibraryVideo
  },
  recordWritten: () => undefined,
}
const history = { ownerOf: (path: string) => ({ path }) as Written }

test('what is left of the scope is read', async () => {
  expect((await readVideos(library, entries)).map(({ file }) => file.path)).toEqual(['/lib/a.mkv', '/lib/b.mkv'])
})

test('our subtitles beside what is left are found', async () => {
  const owners = await oursBeside({ library, history }, entries)
  expect(owners.map(({ path }) => path)).toEqual(['/lib/a.en.srt', '/lib/b.en.srt'])
})

test('tracks inside what is left are saved', async () => {
  const { topics } = notedTopics()
  const runs = { open: () => 'r1', record: () => undefined, end: () => undefined }
  const run = createInsideRun({
    ...{ library, history, runs, topics, rules: { book: () => bookOf('en') } },
    withTracks: () => Promise.resolve(undefined as never),
  })
  await expect(run.start({ scope: { search: '', ids, language: null }, track: 0 })).resolves.toEqual({ total: 2 })
  await run.idle()
})
