import { mkdirSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../../electron/database/database.ts'
import { createCacheSession } from '../../../../electron/views/settings/cacheSession.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'

function sessionWith(isBusy: boolean) {
  const log: string[] = []
  const db = openDatabase(':memory:')
  onTestFinished(() => db.close())
  const folder = tempFolder()
  mkdirSync(folder, { recursive: true })
  const session = createCacheSession({
    place: { db, folder },
    plan: { isBusy: () => isBusy },
    board: { refresh: () => void log.push('board') },
    watch: { pauseForUserRun: async () => void log.push('aside') },
    topics: { changed: (topic) => void log.push(topic) },
  })
  return { session, log }
}

test('watch mode makes room before the cache is cleared, and the plan is worked out anew after it', async () => {
  const { session, log } = sessionWith(false)
  expect(await session.clear()).toEqual({ archives: 0, bytes: 0 })
  expect(log).toEqual(['aside', 'board', 'plan'])
})

test('while a plan is run, what it uses is not deleted', async () => {
  const { session, log } = sessionWith(true)
  await expect(session.clear()).rejects.toMatchObject({ code: 'app.busy' })
  expect(log).toEqual([])
})
