/** The digest outside: counts in the reader's language and nothing else, as often as the desktop tells it, tried again where it fails. */
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createOutsideStandings } from '../../../electron/batch/players/outsideStandings.ts'
import { openDatabase } from '../../../electron/database/database.ts'
import type { OutsideNotice } from '../../../electron/serviceClient/players/noticeApi.ts'
import { TellFailure, type OutsideTarget } from '../../../electron/serviceClient/players/outsideRequest.ts'
import { createDigestNotice } from '../../../electron/watch/digestNotice.ts'
import { defaultSettings, type Settings } from '../../../shared/settings/settingTable.ts'
import { createHandClock } from '../../support/fakes/handClock.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'

const digest = { atMs: 1, written: 12, questions: 3, waiting: 5 }
const address = 'https://ntfy.sh/my-topic'

function open(settings: Partial<Settings> = {}, failures = 0) {
  const db = openDatabase(join(tempFolder(), 'app.sqlite'))
  const clock = createHandClock()
  const sent: { readonly target: OutsideTarget; readonly notice: OutsideNotice }[] = []
  let left = failures
  const standings = createOutsideStandings(db)
  const noted: string[] = []
  const values = { ...defaultSettings, 'notify.address': address, ...settings }
  const notice = createDigestNotice({
    api: {
      async send(target, { notice: one }) {
        sent.push({ target, notice: one })
        if (left-- > 0) throw new TellFailure('failing')
      },
    },
    settings: { read: () => values },
    secrets: { get: (name, service) => (name === 'notify-key' && service === address ? 'tk_1' : null) },
    systemLanguages: ['de-AT'],
    note: (_level, what) => noted.push(what),
    isOffline: false,
    ...{ standings, clock },
  })
  onTestFinished(() => {
    notice.close()
    db.close()
  })
  return { notice, sent, clock, standings, noted, values, db }
}

test('counts in the language of the reader, with the key of that address alone', async () => {
  const { notice, sent } = open({ uiLanguage: 'en' })
  await notice.digest(digest)
  expect(sent).toEqual([
    {
      target: { address, key: 'tk_1' },
      notice: {
        event: 'digest',
        title: 'Undertitle: Your library since yesterday',
        message: 'Written: 12 · Questions: 3',
        counts: { written: 12, questions: 3 },
      },
    },
  ])
  const elsewhere = open({ 'notify.address': 'https://ntfy.sh/other' })
  await elsewhere.notice.digest(digest)
  expect(elsewhere.sent[0]).toMatchObject({ target: { key: null }, notice: { message: 'Geschrieben: 12 · Fragen: 3' } })
})

test('nothing without an address, and nothing in quiet hours', async () => {
  const quiet = open({ 'watch.quietHours': '00:00-23:59' })
  await quiet.notice.digest(digest)
  const unset = open({ 'notify.address': '' })
  await unset.notice.digest(digest)
  expect([quiet.sent, unset.sent]).toEqual([[], []])
})

test('one that fails is tried again a few times, and then is of yesterday', async () => {
  const { notice, sent, clock, standings } = open({}, Infinity)
  await notice.digest(digest)
  expect(standings.get('notify')).toMatchObject({ failure: 'failing', failures: 1 })
  for (let times = 0; times < 20; times += 1) {
    clock.pass(3_600_000)
    await wait(1)
  }
  expect(sent).toHaveLength(6)
  const passing = open({}, 1)
  await passing.notice.digest(digest)
  passing.clock.pass(30_000)
  await wait(1)
  expect([passing.sent.length, passing.standings.get('notify').failure]).toEqual([2, null])
})

test('one that failed is dropped where quiet hours have begun meanwhile', async () => {
  const { notice, sent, clock, values } = open({}, 1)
  await notice.digest(digest)
  values['watch.quietHours'] = '00:00-23:59'
  clock.pass(30_000)
  await wait(1)
  values['watch.quietHours'] = ''
  clock.pass(3_600_000)
  await wait(1)
  expect(sent).toHaveLength(1)
})

test('a home that cannot be written is noted: the digest neither rejects nor goes out twice', async () => {
  const told = open()
  told.db.run('DROP TABLE player_standing')
  await told.notice.digest(digest)
  told.clock.pass(3_600_000)
  await wait(1)
  expect([told.sent.length, told.noted]).toEqual([1, ['notify.trouble']])

  const failing = open({}, Infinity)
  failing.db.run('DROP TABLE player_standing')
  await failing.notice.digest(digest)
  // Vitest fails a test that leaves a rejection unhandled.
  failing.clock.pass(30_000)
  await wait(1)
  const once = ['notify.failed', 'notify.trouble']
  expect([failing.sent.length, failing.noted]).toEqual([2, [...once, ...once]])
})

test('a trial says that it is one, and what went wrong', async () => {
  const signal = new AbortController().signal
  const { notice, sent } = open({ uiLanguage: 'en' }, 1)
  await expect(notice.test(signal)).rejects.toMatchObject({ kind: 'failing' })
  await notice.test(signal)
  expect(sent[1]?.notice).toMatchObject({ event: 'test', message: 'This is a test. Notifications arrive here.' })
})
