import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Connection } from '../../../../electron/batch/connection.ts'
import { openDatabase } from '../../../../electron/database/database.ts'
import { createQuotaLedger } from '../../../../electron/quota/quotaLedger.ts'
import { createUploadDesk } from '../../../../electron/upload/uploadDesk.ts'
import { knownTo } from '../../../../electron/views/upload/uploadIntake.ts'
import { createUploadSession } from '../../../../electron/views/upload/uploadSession.ts'
import { AppError } from '../../../../shared/errors.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'
import { notedRuns } from '../../../support/fakes/notedRuns.ts'
import { notedTopics } from '../../../support/fakes/notedTopics.ts'
import { openUploadStore, readyUpload } from '../../../support/hosts/uploadDeskParts.ts'
import { settingsWith } from '../../../support/make/settingsWith.ts'
import { titled, videoAt } from '../../../support/make/subjects.ts'

const { signal } = new AbortController()
const everything = { filter: 'all', offset: 0, limit: 10 } as const

/** A service that is away, but for titles. @param look What a dropped file turns out to be. @param sending How long it takes. */
function sessionWith(look: () => Promise<never>, sending: Promise<unknown> = Promise.resolve()) {
  const folder = tempFolder()
  const db = openDatabase(':memory:')
  onTestFinished(() => db.close())
  const store = openUploadStore(folder)
  const describe = async (path: string) => videoAt(path)
  const { topics, told } = notedTopics()
  const sent: string[] = []
  let ids = 0
  const connection = {
    ...{ service: 'embedded', account: 'own' },
    learnUsage: async () => ({ isPro: false }),
    client: { searchTitles: async () => [titled('Copper Valley', { titleId: 5, year: 2021 })] },
  } as unknown as Connection
  const session = createUploadSession({
    store,
    desk: createUploadDesk({ store, look, describe, history: { ownerOf: () => null } }),
    sources: { list: async () => [], files: () => [] },
    index: { find: () => null },
    folders: { dropped: (dropId) => [join(folder, dropId)] },
    link: { current: async () => connection },
    ledger: createQuotaLedger(db, { nowMs: () => 1_000 }),
    history: { startBatch: (command) => command },
    runs: notedRuns().runs,
    settings: { read: () => settingsWith() },
    secrets: { get: () => null },
    env: {},
    sender: {
      async send(id) {
        await sending
        sent.push(id)
      },
      replace: unreadable,
    },
    ids: { newId: () => `t${++ids}` },
    topics,
  })
  return { session, store, folder, sent, told }
}

const unreadable = () => Promise.reject(new AppError('subtitle.unreadable', 'This is no subtitle.'))

test('a dropped file that cannot be sent is a row that says why, once, and is not sent', async () => {
  const { session, folder, sent } = sessionWith(unreadable)
  writeFileSync(join(folder, 'notes.srt'), 'no subtitle')
  expect(await session.addDropped('notes.srt', signal)).toBe(1)
  expect(await session.addDropped('notes.srt', signal)).toBe(1)
  const { rows, total } = session.page(everything)
  expect([total, rows[0]]).toMatchObject([
    1,
    { failure: { code: 'subtitle.unreadable' }, files: [{ name: 'notes.srt' }] },
  ])
  session.send(rows.map(({ id }) => id))
  await session.idle()
  expect([sent, session.state().counts]).toMatchObject([[], { all: 1, failed: 1, ready: 0 }])
})

test('what is complete is sent, a title that was found is taken, and one that is not known is refused', async () => {
  const { session, store, folder, sent, told } = sessionWith(unreadable)
  const { id } = store.add(readyUpload(folder, 'Copper.Valley.S01E03.fr.srt'))
  expect(await session.titles('copper', signal)).toEqual([{ id: 't1', name: 'Copper Valley', type: null, year: 2021 }])
  expect(told).toEqual(['usage'])
  session.setTitle([id], 't1')
  expect(() => session.setTitle([id], 't2')).toThrow('Search for it again')
  session.send([id])
  await session.idle()
  expect(sent).toEqual([id])
  expect(session.remove([id, 'unknown'])).toBe(1)
})

test('what is sent just now, or was begun while its files were looked at, is not taken apart', async () => {
  const sending = Promise.withResolvers<undefined>()
  const { session, store, folder, sent } = sessionWith(unreadable, sending.promise)
  const [current, begun] = ['Show.S01E01.fr.srt', 'Show.S01E02.fr.srt'].map((name) =>
    store.add(readyUpload(folder, name)),
  )
  session.send([current!.id])
  await expect(session.split(current!.id, signal)).rejects.toThrow('Only what was not sent')
  const split = session.split(begun!.id, signal)
  store.change(begun!.id, { step: 'numbered' })
  await expect(split).rejects.toThrow('Only what was not sent')
  sending.resolve(undefined)
  await session.idle()
  expect([sent, store.list().map(({ id }) => id)]).toEqual([[current!.id], [current!.id, begun!.id]])
})

test('the built-in service is told as such', () => {
  expect(sessionWith(unreadable).session.state()).toMatchObject({
    host: '',
    hasToken: true,
    isSending: false,
    toSend: 0,
  })
})

test('what was sent to another service names it, is not asked about, and is new to the one that is used now', async () => {
  const { session, store, folder } = sessionWith(unreadable)
  const place = (service: string) => ({ step: 'sent', service, review: 'pending' }) as const
  const here = store.add(readyUpload(folder, 'A.srt'))
  const there = store.add(readyUpload(folder, 'B.srt'))
  store.change(here.id, place('embedded'))
  store.change(there.id, place('https://b.example'))
  const { rows } = session.page(everything)
  expect(new Map(rows.map(({ id, elsewhere }) => [id, elsewhere]))).toEqual(
    new Map([
      [here.id, null],
      [there.id, 'https://b.example'],
    ]),
  )
  expect(session.state()).toMatchObject({ counts: { pending: 2 }, toAsk: 1 })
  expect(knownTo('embedded', store.list()).map(({ id }) => id)).toEqual([here.id])
})
