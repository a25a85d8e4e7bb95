/** What the user took away, or undid, is not written again by itself; what is there, or was never ours, is another matter. */
import { expect, test } from 'vitest'
import { openDatabase } from '../../../../electron/database/database.ts'
import { knownVideo } from '../../../../electron/watch/rounds/knownVideo.ts'
import { wasRemoved } from '../../../../electron/watch/rounds/wasRemoved.ts'
import type { Written } from '../../../../electron/sidecar/history/history.ts'
import { simulatedHome, storeWritten, writtenRow } from '../../../support/fakes/simulatedRound.ts'
import { videoAt, wantFor } from '../../../support/make/subjects.ts'

const videoPath = '/films/a.mkv'
const sidecar = { language: 'en', isForced: false, isHearingImpaired: false, extension: 'srt' } as const

function homeWith(rows: readonly Partial<Written>[], standing: readonly string[] = []) {
  const db = openDatabase(':memory:')
  for (const [index, row] of rows.entries()) storeWritten(db, writtenRow({ id: index + 1, ...row }))
  const video = videoAt(videoPath, { sidecars: standing.map((path) => ({ ...sidecar, path })) })
  return { video, home: simulatedHome({ db, nowMs: () => 0, find: (path) => (path === videoPath ? video : null) }) }
}

const wasRemovedFrom = ({ home, video }: ReturnType<typeof homeWith>, wish: string) =>
  wasRemoved(home, wantFor(videoPath, wish, video))

test('what we wrote and is not there any more was taken away', () => {
  expect(wasRemovedFrom(homeWith([{}]), 'en')).toBe(true)
  expect(wasRemovedFrom(homeWith([{ state: 'undone' }]), 'en')).toBe(true)
})

test('what stands there, in another language of the wish too, was not', () => {
  const there = homeWith([{ language: 'pt', path: '/films/a.pt.srt' }], ['/films/a.pt.srt'])
  expect(wasRemovedFrom(there, 'pt-BR>pt')).toBe(false)
})

test('the last that we did counts', () => {
  const rows = [{ state: 'undone' }, { path: '/films/a.en.sdh.srt' }] as const
  expect(wasRemovedFrom(homeWith(rows, ['/films/a.en.sdh.srt']), 'en')).toBe(false)
  expect(wasRemovedFrom(homeWith(rows, ['/films/a.en.srt']), 'en')).toBe(true)
})

test.each([
  ['in another language', { language: 'nl' }],
  ['beside another video', { videoPath: '/films/b.mkv' }],
  ['and replaced by a better one', { state: 'replaced' }],
] as const)('what we wrote %s says nothing of this wish', (_, row) => {
  expect(wasRemovedFrom(homeWith([row]), 'en')).toBe(false)
})

test('a forced subtitle may come again', () => {
  const { home, video } = homeWith([{}])
  expect(wasRemoved(home, { ...wantFor(videoPath, 'en', video), isForced: true })).toBe(false)
})

test('a sidecar is known in the language that we wrote it in, whatever its name says', () => {
  const { home } = homeWith([{ path: '/films/a.pt.srt', language: 'pt-BR' }], ['/films/a.pt.srt', '/films/a.en.srt'])
  expect(knownVideo(home, videoPath)?.file.sidecars.map(({ language }) => language)).toEqual(['pt-BR', 'en'])
  expect(knownVideo(home, '/films/other.mkv')).toBeNull()
})
