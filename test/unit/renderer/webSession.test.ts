// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { answerOtherTabs, askOtherTabs } from '../../../renderer/api/sessionShare.ts'
import { openWebSession } from '../../../renderer/api/webSession.ts'

const answers = (status: number, body: unknown) => () => Promise.resolve(new Response(JSON.stringify(body), { status }))

/** Opens a session as the page does, with a host that answers as told. */
function open(
  answer: () => Promise<Response>,
  asked: { path: string; body?: string }[] = [],
  other: string | null = null,
) {
  return openWebSession({
    location: window.location,
    history: window.history,
    storage: window.sessionStorage,
    fetch(path, { body }) {
      asked.push(body === undefined ? { path } : { path, body })
      return answer()
    },
    askOthers: () => Promise.resolve(other),
  })
}

beforeEach(() => {
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

test('gives the code of the link for a token, and takes it out of the address', async () => {
  window.history.replaceState(null, '', '/?x=1#code=abc-_1')
  const asked: { path: string; body?: string }[] = []
  expect(await open(answers(200, { token: 'good' }), asked)).toBe('good')
  expect(asked).toEqual([{ path: '/login', body: '{"code":"abc-_1"}' }])
  expect(window.location.href).toBe('http://localhost:3000/?x=1')
})

test('keeps the token for a reload of the tab, and asks nothing then', async () => {
  window.history.replaceState(null, '', '/#code=abc')
  await open(answers(200, { token: 'good' }))
  const asked: { path: string }[] = []
  expect(await open(answers(500, {}), asked)).toBe('good')
  expect(asked).toEqual([])
})

test('a link that was used before leaves the session of the tab', async () => {
  window.sessionStorage.setItem('undertitle.session', 'mine')
  window.history.replaceState(null, '', '/#code=used')
  expect(await open(answers(401, {}))).toBe('mine')
  expect(window.location.hash).toBe('')
})

test('a new link takes the place of the session before', async () => {
  window.sessionStorage.setItem('undertitle.session', 'old')
  window.history.replaceState(null, '', '/#code=new')
  expect(await open(answers(200, { token: 'new' }))).toBe('new')
  expect(window.sessionStorage.getItem('undertitle.session')).toBe('new')
})

test.each([
  ['refuses', answers(401, {})],
  ['makes no sense', answers(200, { token: 7 })],
  ['says nothing', answers(200, null)],
  ['is gone', () => Promise.reject(new TypeError('failed to fetch'))],
])('has no session where the host %s', async (_what, answer) => {
  window.history.replaceState(null, '', '/#code=abc')
  expect(await open(answer)).toBe(null)
})

test('another fragment is no code', async () => {
  window.history.replaceState(null, '', '/#library')
  expect(await open(answers(200, { token: 'good' }))).toBe(null)
  expect(window.location.hash).toBe('#library')
})

test('no address of a screen is a code, whatever it says', async () => {
  for (const hash of ['#/search?text=x&code=abc', '#/code=abc', '#/&code=abc']) {
    window.history.replaceState(null, '', `/${hash}`)
    expect(await open(answers(200, { token: 'good' }))).toBe(null)
    expect(window.location.hash).toBe(hash)
  }
})

test('a tab that is opened by an address alone takes the session of one that is open, and keeps it', async () => {
  const asked: { path: string }[] = []
  expect(await open(answers(500, {}), asked, 'theirs')).toBe('theirs')
  expect(await open(answers(500, {}), asked)).toBe('theirs')
  expect(asked).toEqual([])
})

test('a link is worth more than the session of another tab, and no other tab is asked beside an own one', async () => {
  window.history.replaceState(null, '', '/#code=abc')
  expect(await open(answers(200, { token: 'good' }), [], 'theirs')).toBe('good')
  expect(await open(answers(500, {}), [], 'theirs')).toBe('good')
})

test('tabs that are open tell their session to those that ask, and nothing to anything else', async () => {
  const waits: (() => void)[] = []
  const timer = { after: (_ms: number, work: () => void) => (waits.push(work), () => undefined) }
  const channels = [0, 1].map(() => new BroadcastChannel('test'))
  const [mine, other] = channels as [BroadcastChannel, BroadcastChannel]
  answerOtherTabs(other, 'theirs')
  const heard: unknown[] = []
  mine.addEventListener('message', ({ data }) => heard.push(data))
  mine.postMessage('something else')
  expect(await askOtherTabs(mine, timer)).toBe('theirs')
  expect(heard).toEqual(['undertitle.session=theirs'])
  other.close()
  const alone = askOtherTabs(mine, timer)
  waits.at(-1)?.()
  expect(await alone).toBe(null)
  mine.close()
})
