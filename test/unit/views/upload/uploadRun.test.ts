import { expect, test } from 'vitest'
import type { SendOptions } from '../../../../electron/upload/sendUpload.ts'
import { createUploadRun } from '../../../../electron/views/upload/uploadRun.ts'
import { AppError } from '../../../../shared/errors.ts'
import { notedRuns } from '../../../support/fakes/notedRuns.ts'
import { notedTopics } from '../../../support/fakes/notedTopics.ts'

function runWith(sendOne: (id: string, options: SendOptions) => Promise<void>) {
  const failures: string[] = []
  const { topics, told } = notedTopics()
  const run = notedRuns()
  const store = {
    change: (id: string, { failure }: { failure?: { code: string } | null }) =>
      void failures.push(`${id} ${failure?.code}`),
    get: () => null,
  }
  return {
    run: createUploadRun({ store, runs: run.runs, sender: { send: sendOne }, topics }),
    failures,
    told,
    runs: run.log,
  }
}

test('rows are sent one after the other, those that wait already only once, and a failure stops no other', async () => {
  const sent: string[] = []
  const { run, failures } = runWith(async (id, { mayRepeat }) => {
    sent.push(`${id} ${String(mayRepeat)}`)
    if (id === 'a') throw new AppError('service.unreachable', 'no')
  })
  run.start(['a', 'b'])
  run.start(['b', 'c'], true)
  expect(run.state()).toEqual({ isSending: true, toSend: 3, through: 0, current: 'a', pack: null })
  await run.idle()
  expect(sent).toEqual(['a false', 'b false', 'c true'])
  expect(run.state()).toMatchObject({ isSending: false, through: 3, current: null })
  expect(failures).toEqual(['a service.unreachable'])
})

test('a row that could not even begin says so, and where the disk takes no row the others are sent all the same', async () => {
  const sent: string[] = []
  const store = {
    change: (): never => {
      throw new AppError('home.unusable', 'The disk is full.')
    },
    get: () => null,
  }
  const fullDisk = { open: store.change, record: store.change, end: store.change }
  const sendOne = async (id: string) => {
    sent.push(id)
    throw new AppError('key.missing', 'No key.')
  }
  const run = createUploadRun({ store, runs: fullDisk, sender: { send: sendOne }, topics: notedTopics().topics })
  run.start(['a', 'b'])
  await run.idle()
  expect(sent).toEqual(['a', 'b'])
  expect(run.state()).toMatchObject({ isSending: false, current: null })
  run.start(['a'])
  await run.idle()
  expect(sent).toEqual(['a', 'b', 'a'])
})

test('a row that another Undertitle keeps from being sent says so', async () => {
  const { run, failures } = runWith(() => Promise.reject(new AppError('home.locked', 'Another one is sending.')))
  run.start(['a'])
  await run.idle()
  expect(failures).toEqual(['a home.locked'])
})

test('cancelled, it sends nothing more, and each step is told', async () => {
  const sent: string[] = []
  const { run, told } = runWith(async (id, { signal, onStep }) => {
    sent.push(id)
    onStep?.()
    run.cancel()
    expect(signal.aborted).toBe(true)
  })
  run.start(['a', 'b'])
  await run.idle()
  expect([sent, told]).toEqual([['a'], ['upload', 'upload', 'runs', 'upload']])
})

test('what is sent while a cancelled run ends is sent in a run of its own, the cancelled row too', async () => {
  const sent: string[] = []
  const ends = Promise.withResolvers<undefined>()
  const { run, runs } = runWith(async (id, { signal }) => {
    sent.push(`${id} ${String(signal.aborted)}`)
    if (sent.length === 1) await ends.promise
  })
  run.start(['a', 'b'])
  run.cancel()
  run.start(['c', 'a'])
  expect(run.state()).toMatchObject({ isSending: true, current: 'a', toSend: 3 })
  ends.resolve(undefined)
  await run.idle()
  expect(sent).toEqual(['a false', 'c false', 'a false'])
  expect(run.state()).toMatchObject({ isSending: false, current: null, through: 2 })
  expect(runs).toEqual(['open upload upload', 'stopped r1', 'open upload upload', 'done r2'])
})
