/** New questions of watch mode, told to a server that speaks as ntfy does: once each, a minute's together, and never in quiet hours. */
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createOutsideStandings } from '../../../electron/batch/players/outsideStandings.ts'
import { openDatabase } from '../../../electron/database/database.ts'
import { createHttpExchange } from '../../../electron/serviceClient/httpExchange.ts'
import { createNoticeApi } from '../../../electron/serviceClient/players/noticeApi.ts'
import { createDigestNotice } from '../../../electron/watch/digestNotice.ts'
import { createWatchedVideos } from '../../../electron/watch/follow/watchedVideos.ts'
import { createQuestionNotice } from '../../../electron/watch/questionNotice.ts'
import { createQuestionNews } from '../../../electron/watch/rounds/newQuestions.ts'
import { createWishCalendar } from '../../../electron/watch/rounds/wishCalendar.ts'
import type { WaitReason } from '../../../electron/watch/rounds/retryCalendar.ts'
import { languageTagOf } from '../../../shared/language.ts'
import { loadHostMessages } from '../../../shared/messages/loadHostMessages.ts'
import { settingsWith } from '../../support/make/settingsWith.ts'
import type { Settings } from '../../../shared/settings/settingTable.ts'
import { createHandClock } from '../../support/fakes/handClock.ts'
import { startOutsideServer } from '../../support/peers/outsideServer.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'

const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `/films/${name} (2020).mkv`)

async function open(settings: Partial<Settings> = {}) {
  const ntfy = await startOutsideServer(() => ({ status: 200 }))
  // Loaded by the first notification else, which takes longer than a turn waits on a busy machine.
  await loadHostMessages('en')
  const db = openDatabase(join(tempFolder(), 'app.sqlite'))
  const clock = createHandClock()
  const exchange = createHttpExchange()
  const values = settingsWith({ 'notify.address': `${ntfy.url}/topic`, uiLanguage: 'en', ...settings })
  const notices = createDigestNotice({
    api: createNoticeApi(exchange),
    standings: createOutsideStandings(db),
    settings: { read: () => values },
    secrets: { get: () => null },
    systemLanguages: ['en'],
    note: () => undefined,
    isOffline: false,
    clock,
  })
  const videos = createWatchedVideos(db)
  const rest = { sizeBytes: 1, modifiedMs: 1, sidecars: '', partialHash: null, needsCheck: true, isGone: false }
  videos.put(names.map((path) => ({ path, root: '/films', ...rest })))
  const calendar = createWishCalendar(db)
  const questions = createQuestionNotice({ home: { settings: values }, news: createQuestionNews(db), notices, clock })
  onTestFinished(() => {
    questions.close()
    notices.close()
    exchange.close()
    db.close()
  })
  const ask = (videoPath: string, reason: WaitReason = 'ask') => {
    const language = languageTagOf('en')!
    calendar.ended({ videoPath, wish: 'en', language, reason, message: 'Which one?', resumesAtMs: null }, clock.nowMs())
  }
  /** A turn, and the minute after it; whatever is sent has arrived. */
  async function turn(ms = 60_000): Promise<readonly string[]> {
    const before = ntfy.asked.length
    questions.turn()
    clock.pass(ms)
    for (let tries = 0; tries < 100 && ntfy.asked.length === before; tries += 1) await wait(5)
    return ntfy.asked.slice(before).map(({ headers, body }) => `${String(headers['title'])}\n${body}`)
  }
  return { ntfy, calendar, notices, questions, values, ask, turn }
}

test('questions of one minute are one notification, and none of them is told again', async () => {
  const { ntfy, ask, turn, questions, calendar } = await open()
  ask(names[0]!)
  expect(await turn(30_000)).toEqual([])
  ask(names[1]!)
  expect(await turn(30_000)).toEqual(['Undertitle: 2 new questions\nAnswer in Review.'])
  ask(names[0]!)
  expect(await turn()).toEqual([])
  ask(names[2]!)
  expect(await turn()).toEqual(['Undertitle: A new question\nAnswer in Review.'])
  expect(ntfy.asked.every(({ body, headers }) => !`${body}${String(headers['title'])}`.includes('2020'))).toBe(true)
  expect(calendar.count('questions')).toBe(3)
  questions.close()
})

test('one that was answered and is asked anew is told anew', async () => {
  const { ask, turn, calendar } = await open()
  ask(names[0]!)
  expect(await turn()).toHaveLength(1)
  calendar.again(names[0]!, 'en', 1)
  ask(names[0]!, 'no-candidate')
  expect(await turn()).toEqual([])
  ask(names[0]!)
  expect(await turn()).toHaveLength(1)
})

test('what the user took away or put aside is no news', async () => {
  const { ask, turn, calendar } = await open()
  ask(names[0]!, 'removed')
  ask(names[1]!)
  calendar.putAside(names[1]!, 'en')
  expect(await turn()).toEqual([])
})

test('names of videos are sent where the user wants them, the first five, without folders; the page is led to', async () => {
  const { ntfy, ask, turn, notices } = await open({ 'notify.questions': 'names' })
  notices.servedAt('http://127.0.0.1:4100')
  for (const name of names) ask(name)
  expect(await turn()).toEqual([
    'Undertitle: 7 new questions\na (2020)\nb (2020)\nc (2020)\nd (2020)\ne (2020)\nAnswer in Review.',
  ])
  expect(ntfy.asked[0]?.headers['click']).toBe('http://127.0.0.1:4100/#/review')
})

test('as JSON their number and the page stand for themselves', async () => {
  const { ntfy, ask, turn, notices } = await open({ 'notify.form': 'json' })
  notices.servedAt('http://127.0.0.1:4100')
  ask(names[0]!)
  await turn()
  const said = { event: 'questions', questions: 1, link: 'http://127.0.0.1:4100/#/review' }
  expect(JSON.parse(ntfy.asked[0]?.body ?? '')).toMatchObject(said)
})

test.each([
  ['turned off', { 'notify.questions': 'off' }],
  ['without an address', { 'notify.address': '' }],
] as const)('%s nothing is sent, and what was open then is no news later', async (_, settings) => {
  const { ask, turn, values, ntfy } = await open(settings)
  ask(names[0]!)
  expect(await turn()).toEqual([])
  Object.assign(values, { 'notify.questions': 'counts', 'notify.address': `${ntfy.url}/topic` })
  expect(await turn()).toEqual([])
})

test('where quiet hours have begun meanwhile, they are told after them', async () => {
  const { ask, turn, values } = await open()
  ask(names[0]!)
  Object.assign(values, { 'watch.quietHours': '00:00-23:59' })
  expect(await turn()).toEqual([])
  Object.assign(values, { 'watch.quietHours': '' })
  expect(await turn()).toHaveLength(1)
})
