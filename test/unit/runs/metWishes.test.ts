/** What a later run has settled for another one is open again once its file is undone, and settled once that is back. */
import { expect, test } from 'vitest'
import { fileOutcome } from '../../../electron/runs/fileOutcome.ts'
import type { Outcome } from '../../../electron/runs/run.ts'
import type { WrittenState } from '../../../electron/sidecar/history/history.ts'
import { noCounts } from '../../../shared/runs/runSign.ts'
import { someDetails } from '../../support/disks/sidecarParts.ts'
import { testRuns } from '../../support/make/worlds/testRuns.ts'

const videoPath = '/lib/A.mkv'
const path = '/lib/A.en.srt'
const find = { kind: 'find', command: 'get' } as const

const outcome = (rest: Partial<Outcome>): Outcome => ({
  ...{ videoPath, wish: 'en', language: 'en', state: 'written', reason: null, code: null },
  ...{ message: '', path: null, writtenId: null },
  ...rest,
})

/** A run that lacks the subtitle, and one that has written it since. */
async function settledWorld(lacked: Partial<Outcome>) {
  const { runs, pages, history } = testRuns()
  async function write(batchId: string, replacesId: number | null = null): Promise<number> {
    const id = await history.intend({
      ...{ batchId, videoPath, path, sha256: '', sizeBytes: 1, tempPath: '', language: 'en' },
      ...{ subject: '', fingerprint: '', details: someDetails, video: null, replacesId },
    })
    history.advance(id, { state: 'written' })
    runs.record(batchId, [outcome({ path, writtenId: id })])
    return id
  }
  function turn(command: 'undo' | 'bring-back', writtenId: number, state: WrittenState): void {
    history.advance(writtenId, { state })
    const file = { videoPath, path, language: 'en', writtenId }
    runs.recordTurned(runs.open({ kind: 'undo', command }), fileOutcome(file, { state: 'written' }))
  }
  const [lacking, later] = [runs.open(find), runs.open(find)]
  runs.record(lacking, [outcome(lacked)])
  const written = await write(later)
  return { runs, pages, history, lacking, later, written, write, turn, totals: () => pages.totals(lacking) }
}

const full = { state: 'failed', reason: 'error', code: 'disk.full', message: 'The disk is full.' } as const

test('what failed has failed again once the later file is undone, and is settled once that is back', async () => {
  const { totals, turn, written } = await settledWorld(full)
  const settled = { counts: { ...noCounts, all: 1, skipped: 1 }, settled: [{ ...full, count: 1 }] }
  expect(totals()).toMatchObject(settled)
  turn('undo', written, 'undone')
  expect(totals()).toMatchObject({ counts: { ...noCounts, all: 1, failed: 1 }, causes: [full], settled: [] })
  turn('bring-back', written, 'written')
  expect(totals()).toMatchObject(settled)
})

test('what another file meets, or the one before it, stays settled', async () => {
  const { totals, turn, history, runs, written, write } = await settledWorld(full)
  history.advance(written, { state: 'replaced' })
  const second = await write(runs.open({ kind: 'better', command: 'better' }), written)
  history.advance(written, { state: 'written' })
  turn('undo', second, 'undone')
  expect(totals()).toMatchObject({ counts: { failed: 0 }, settled: [{ count: 1 }] })
  turn('undo', written, 'undone')
  expect(totals()).toMatchObject({ counts: { failed: 1 }, settled: [] })
})

test('what the undo left alone stays settled', async () => {
  const { totals, runs, written } = await settledWorld(full)
  const kept = fileOutcome(
    { videoPath, path, language: 'en', writtenId: written },
    { state: 'skipped', code: 'file.changed' },
  )
  runs.recordTurned(runs.open({ kind: 'undo', command: 'undo' }), kept)
  expect(totals()).toMatchObject({ counts: { failed: 0 }, settled: [{ count: 1 }] })
})

test('what was met by another way than the file that is undone stays settled', async () => {
  const { pages, runs, turn, written } = await settledWorld(full)
  const asking = runs.open(find)
  runs.record(asking, [outcome({ state: 'review' })])
  runs.recordMet([{ videoPath, wish: 'en' }])
  turn('undo', written, 'undone')
  expect(pages.totals(asking)).toMatchObject({ counts: { review: 0 }, settled: [{ state: 'review', count: 1 }] })
})

test('what somebody had removed before its undo is lacking too', async () => {
  const { totals, runs, history, written } = await settledWorld(full)
  history.advance(written, { state: 'undone' })
  const file = { videoPath, path, language: 'en', writtenId: written }
  runs.recordTurned(
    runs.open({ kind: 'undo', command: 'undo' }),
    fileOutcome(file, { state: 'skipped', code: 'file.missing' }),
  )
  expect(totals()).toMatchObject({ counts: { failed: 1 }, settled: [] })
})

test('what had waited is not fetched again by itself: it stays with the run that took it over', async () => {
  const { totals, pages, turn, written } = await settledWorld({ state: 'waiting', reason: 'quota' })
  expect(totals()).toMatchObject({ settled: [{ state: 'waiting', count: 1 }], takenOver: 0 })
  turn('undo', written, 'undone')
  expect(totals()).toMatchObject({ counts: { skipped: 1, waiting: 0 }, settled: [], takenOver: 1 })
  expect(pages.waiting()).toEqual([])
  turn('bring-back', written, 'written')
  expect(totals()).toMatchObject({ settled: [{ state: 'waiting', count: 1 }], takenOver: 0 })
})
