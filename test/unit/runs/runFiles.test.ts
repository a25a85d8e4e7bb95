/** What of a run stands there is told by what was made of its files since, not by their own rows alone. */
import { expect, test } from 'vitest'
import type { RunKind } from '../../../shared/runs/runKinds.ts'
import type { WrittenState } from '../../../electron/sidecar/history/history.ts'
import { someDetails } from '../../support/disks/sidecarParts.ts'
import { testRuns } from '../../support/make/worlds/testRuns.ts'

interface Made {
  readonly runId: string
  readonly path?: string
  readonly replacesId?: number
  readonly state?: WrittenState
  readonly isInTrash?: boolean
}

function world() {
  const made = testRuns()
  const { history, runs } = made
  const open = (kind: RunKind) => runs.open({ kind, command: kind })
  async function write({ runId, path = '/lib/A.en.srt', replacesId, state = 'written', isInTrash }: Made) {
    const id = await history.intend({
      ...{ batchId: runId, videoPath: '/lib/A.mkv', path, sha256: '', sizeBytes: 1, tempPath: '', language: 'en' },
      ...{ subject: '', fingerprint: '', details: someDetails, video: null, replacesId: replacesId ?? null },
    })
    history.advance(id, { state, ...(isInTrash && { trashPath: `/trash/${id}` }) })
    return id
  }
  return { ...made, open, write }
}

const undoneOnly = { filter: 'undone', kind: null, search: '', todayMs: 0, offset: 0, limit: 10 } as const

test('a file whose later version stands is there, whatever name that has, and its kinds are counted', async () => {
  const { open, write, pages, history } = world()
  const [find, clean, edit] = [open('find'), open('clean'), open('edit')]
  const first = await write({ runId: find, state: 'replaced', isInTrash: true })
  const second = await write({ runId: clean, replacesId: first, state: 'replaced' })
  const last = await write({ runId: edit, replacesId: second, path: '/lib/A.en.ass' })
  const other = await write({ runId: find, path: '/lib/B.en.srt', state: 'replaced' })
  await write({ runId: clean, replacesId: other, path: '/lib/B.en.srt' })
  await write({ runId: find, path: '/lib/C.en.srt' })
  const changed = [
    { kind: 'edit', count: 1 },
    { kind: 'clean', count: 1 },
  ]
  expect(pages.files(find)).toMatchObject({ files: 3, here: 3, undone: 0, inTrash: 0 })
  expect(pages.files(find).changed).toEqual(expect.arrayContaining(changed))
  expect(pages.files(clean)).toMatchObject({ files: 2, here: 2, changed: [{ kind: 'edit', count: 1 }] })
  expect(history.standing({ kind: 'batch', id: find }).map(({ id }) => id)).toContain(last)
  expect([history.stands(first), history.isReplaced(first)]).toEqual([true, true])
  expect(pages.page(undoneOnly).ids).toEqual([])
})

test('a run is undone once nothing that was made of its files stands, and what was taken last comes back', async () => {
  const { open, write, pages, runs, history } = world()
  const [find, clean] = [open('find'), open('clean')]
  const first = await write({ runId: find, state: 'undone', isInTrash: true })
  const second = await write({ runId: clean, replacesId: first, state: 'undone', isInTrash: true })
  for (const id of [find, clean]) {
    runs.record(id, [{ ...about, state: 'written', writtenId: id === find ? first : second }])
    runs.end(id, 'done')
  }
  expect(pages.files(find)).toMatchObject({ files: 1, here: 0, undone: 1, inTrash: 1 })
  expect(pages.page(undoneOnly).ids.toSorted()).toEqual([find, clean].toSorted())
  // Without a word of an undo it is the youngest.
  expect(pages.inTrash(find)).toEqual([second])
  const undoing = runs.open({ kind: 'undo', command: 'undo', undoesId: find })
  runs.record(undoing, [{ ...about, state: 'written', writtenId: first }])
  expect(pages.inTrash(find)).toEqual([first])
  history.advance(second, { state: 'written' })
  expect(pages.files(find)).toMatchObject({ here: 1, undone: 0, changed: [{ kind: 'clean', count: 1 }] })
})

test('what a run has written twice at one place, or has changed itself, is one file that nobody else has changed', async () => {
  const { open, write, pages } = world()
  const find = open('find')
  const first = await write({ runId: find, state: 'replaced' })
  await write({ runId: find, replacesId: first, path: '/lib/A.en.ass' })
  expect(pages.files(find)).toMatchObject({ files: 1, here: 1, changed: [] })
})

const about = {
  ...{ videoPath: '/lib/A.mkv', wish: '/lib/A.en.srt', language: 'en', path: '/lib/A.en.srt' },
  ...{ reason: null, code: null, message: '' },
}
