import { expect, test } from 'vitest'
import type { UndoFollower } from '../../../../electron/batch/undoRuns.ts'
import type { Undone } from '../../../../electron/sidecar/trash/undo.ts'
import { createUndoWork } from '../../../../electron/views/history/undoWork.ts'
import { notedTopics } from '../../../support/fakes/notedTopics.ts'

const outcomes = ['removed', 'gone', 'restored', 'kept'] as const
const files = outcomes.map((outcome, at) => {
  const back = outcome === 'restored' ? { path: '/lib/2.en.sdh.srt' } : null
  return { path: `/lib/${at}.en.srt`, outcome, back } as Undone
})

/** Undoes file by file, each at its turn. */
function slowUndo() {
  const turns: (() => void)[] = []
  async function undo(_scope: unknown, { signal, onRun, onFile }: UndoFollower<Undone> = {}) {
    onRun?.('undo-1', files.length)
    const done: Undone[] = []
    for (const file of files) {
      await new Promise<void>((resolve) => void turns.push(resolve))
      if (signal?.aborted) break
      done.push(file)
      onFile?.(file)
    }
    return done
  }
  const next = async () => {
    turns.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { undo, bringBack: () => Promise.resolve([]), next }
}

function opened() {
  const undoRuns = slowUndo()
  const removed: string[] = []
  const written: string[] = []
  const { topics, told } = notedTopics()
  const library = {
    recordRemoved: ({ path }: { path: string }) => void removed.push(path),
    recordWritten: ({ path }: { path: string }) => void written.push(path),
  }
  return { ...undoRuns, removed, written, told, work: createUndoWork({ undoRuns, library, topics }) }
}

test('what is taken away leaves the library at once, file by file, and what stands there again is in it', async () => {
  const { work, next, removed, written, told } = opened()
  const undoing = work.undo({ kind: 'batch', id: 'b1' })
  expect(work.runningId()).toBe('undo-1')
  await next()
  expect(removed).toEqual(['/lib/0.en.srt'])
  for (let left = files.length - 1; left > 0; left -= 1) await next()
  expect(await undoing).toEqual(files)
  expect(removed).toEqual(['/lib/0.en.srt', '/lib/1.en.srt', '/lib/2.en.srt'])
  expect(written).toEqual(['/lib/2.en.sdh.srt'])
  expect(work.runningId()).toBe(null)
  expect(told).toEqual(expect.arrayContaining(['runs', 'history', 'library']))
})

test('it is stopped between two files, and goes on alone', async () => {
  const { work, next, removed } = opened()
  const undoing = work.undo({ kind: 'batch', id: 'b1' })
  await expect(work.undo({ kind: 'row', id: 1 })).rejects.toMatchObject({ code: 'app.busy' })
  await next()
  work.cancel()
  await next()
  expect(await undoing).toEqual(files.slice(0, 1))
  expect(removed).toEqual(['/lib/0.en.srt'])
})
