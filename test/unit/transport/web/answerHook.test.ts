/** Hooks over HTTP: a right token alone is heard, whatever else is sent; hostile bodies end as refusals. */
import { request } from 'node:http'
import { expect, test } from 'vitest'
import { startWebServer } from '../../../support/browser/webServer.ts'

const token = 'r'.repeat(43)
const download = JSON.stringify({ eventType: 'Download' })

async function open() {
  const heard: unknown[] = []
  const web = await startWebServer({
    hooks: {
      find: (given) => (given === token ? 3 : null),
      async heard(hookId, body) {
        heard.push([hookId, body])
        return (body as { eventType?: unknown }).eventType === undefined ? null : 1
      },
    },
  })
  return { heard, web }
}

interface Sent {
  readonly path?: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** As a program sends it, not a browser. */
function send(url: string, { path = `/hooks/${token}`, method = 'POST', headers = {}, body = download }: Sent = {}) {
  return new Promise<{ readonly status: number; readonly text: string }>((resolve, reject) => {
    const asked = request(
      new URL(path, url),
      { method, headers: { 'content-type': 'application/json', ...headers } },
      (answer) => {
        let text = ''
        answer.on('data', (piece: Buffer) => (text += piece.toString()))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
}

test('what a program says under its token is heard, and answered with how much is looked at', async () => {
  const { heard, web } = await open()
  expect(await send(web.url)).toEqual({ status: 200, text: '{"looked":1}' })
  expect(heard).toEqual([[3, { eventType: 'Download' }]])
})

test('without a right token nothing is there, and guessing is slowed while the right one still opens', async () => {
  const { heard, web } = await open()
  const wrong = [
    '/hooks/',
    '/hooks/x',
    `/hooks/${token}x`,
    `/hooks/${token}/`,
    `/hooks/${'s'.repeat(43)}`,
    '/hooks/%2e%2e%2fapi',
    `/hooks/${'a'.repeat(3_000)}`,
  ]
  for (const path of wrong) expect((await send(web.url, { path })).status).toBe(404)
  for (let times = wrong.length; times < 10; times += 1) await send(web.url, { path: '/hooks/x' })
  expect((await send(web.url, { path: '/hooks/x' })).status).toBe(429)
  expect(heard).toEqual([])
  expect((await send(web.url)).status).toBe(200)
})

test('a page of a browser is refused, its own as well, and so is every other method and name', async () => {
  const { heard, web } = await open()
  const origin = new URL(web.url).origin
  const refused: readonly (readonly [Sent, number])[] = [
    [{ headers: { origin } }, 403],
    [{ headers: { origin: 'https://evil.example' } }, 403],
    [{ headers: { 'sec-fetch-site': 'same-origin' } }, 403],
    [{ headers: { 'content-type': 'text/plain' } }, 403],
    [{ headers: { host: 'evil.example' } }, 421],
    [{ method: 'GET', body: '' }, 405],
    [{ method: 'PUT' }, 405],
  ]
  for (const [sent, status] of refused) expect([sent, (await send(web.url, sent)).status]).toEqual([sent, status])
  expect(heard).toEqual([])
})

test('bodies that are no body of such a program end as refusals', async () => {
  const { heard, web } = await open()
  const odd: readonly (readonly [string, number])[] = [
    ['', 400],
    ['{', 400],
    ['[]', 400],
    ['{}', 400],
    ['\ud800'.repeat(3), 400],
    ['['.repeat(40) + ']'.repeat(40), 400],
    [`{"eventType":"${'x'.repeat(2 ** 19)}"}`, 413],
  ]
  for (const [body, status] of odd)
    expect([body.slice(0, 20), (await send(web.url, { body })).status]).toEqual([body.slice(0, 20), status])
  expect(heard.every((one) => JSON.stringify(one).length < 20)).toBe(true)
  expect((await send(web.url)).status).toBe(200)
})

test('a program that calls without an end is asked to wait', async () => {
  const { web } = await open()
  const answers = []
  for (let times = 0; times < 320; times += 1) answers.push((await send(web.url)).status)
  expect([answers[0], answers.at(-1)]).toEqual([200, 429])
})
