import { expect, test } from 'vitest'
import {
  atRest,
  createScopeWork,
  eachFile,
  type ScopeStanding,
  type ScopeVerb,
} from '../../../../electron/views/scope/scopeWork.ts'
import { AppError } from '../../../../shared/errors.ts'
import { notedTopics } from '../../../support/fakes/notedTopics.ts'

interface Standing extends ScopeStanding {
  readonly made: number
}

const resting: Standing = { ...atRest, made: 0 }
const damaged = new AppError('archive.damaged', 'Not this file.')

/** Files by what comes of them; 'slow' waits until it is let go. */
function openScene() {
  const { topics, told } = notedTopics()
  const rows: string[] = []
  const slow = Promise.withResolvers<undefined>()
  const verb: ScopeVerb<readonly string[], string, Standing> = {
    topic: 'cleaning',
    busy: 'Wait for it.',
    first: () => resting,
    find(files) {
      if (files.length === 0) throw new AppError('file.foreign', 'Nothing to do.')
      return { files, run: { kind: 'clean', command: 'clean' } }
    },
    work: (files, task) =>
      eachFile(files, task, {
        async act(file) {
          if (file === 'slow') await slow.promise
          if (file === 'bad') throw damaged
          if (file === 'slow') task.signal.throwIfAborted()
          if (file !== 'nothing') task.runId()
        },
        failed: (file, { code }) => rows.push(`${file} ${code}`),
        next: (standing) => ({ ...standing, made: standing.made + 1 }),
      }),
  }
  const runs = {
    open() {
      rows.push('open')
      return 'r1'
    },
    end: (_: string, ending: string) => void rows.push(ending),
  }
  return { work: createScopeWork({ runs, topics }, verb, resting), rows, told, letGo: () => slow.resolve(undefined) }
}

test('all files of a work are one run, and what fails is counted beside the others', async () => {
  const { work, rows } = openScene()
  expect(await work.start(['good', 'bad', 'good'])).toEqual({ total: 3 })
  await work.idle()
  expect(work.state()).toMatchObject({ done: 3, total: 3, made: 2, failed: 1, batchId: 'r1', isRunning: false })
  expect(rows).toEqual(['open', 'bad archive.damaged', 'done'])
})

test('a work that has nothing to say of any file leaves no run', async () => {
  const { work, rows } = openScene()
  await work.start(['nothing', 'nothing'])
  await work.idle()
  expect(work.state()).toMatchObject({ done: 2, batchId: null })
  expect(rows).toEqual([])
})

test('where nothing is found nothing has begun, and the next one may begin', async () => {
  const { work } = openScene()
  await expect(work.start([])).rejects.toMatchObject({ code: 'file.foreign' })
  expect(work.state()).toMatchObject({ ...resting, isRunning: false })
  expect(await work.start(['good'])).toEqual({ total: 1 })
})

test('one goes on at a time', async () => {
  const { work, letGo } = openScene()
  await work.start(['slow'])
  await expect(work.start(['good'])).rejects.toMatchObject({ code: 'input.invalid', message: 'Wait for it.' })
  letGo()
  await work.idle()
  expect(work.state()).toMatchObject({ done: 1, total: 1 })
})

test('stopped between two files, the run says so, and what was cut off is no failure', async () => {
  const { work, rows, letGo } = openScene()
  await work.start(['good', 'slow', 'good'])
  work.cancel()
  letGo()
  await work.idle()
  expect(work.state()).toMatchObject({ done: 1, total: 3, made: 1, failed: 0, problem: null, isRunning: false })
  expect(rows).toEqual(['open', 'stopped'])
})
