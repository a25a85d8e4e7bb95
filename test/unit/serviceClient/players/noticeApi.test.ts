import { expect, onTestFinished, test } from 'vitest'
import { createHttpExchange } from '../../../../electron/serviceClient/httpExchange.ts'
import { createNoticeApi } from '../../../../electron/serviceClient/players/noticeApi.ts'
import { TellFailure } from '../../../../electron/serviceClient/players/outsideRequest.ts'
import { startOutsideServer } from '../../../support/peers/outsideServer.ts'

const never = new AbortController().signal
const notice = {
  event: 'digest',
  title: 'Deine Mediathek – heute',
  message: 'Geschrieben: 3',
  counts: { written: 3, questions: 1 },
} as const

function api() {
  const exchange = createHttpExchange()
  onTestFinished(() => exchange.close())
  return createNoticeApi(exchange)
}

test('ntfy gets the text as its body and the title in a header, packed where it is not ASCII', async () => {
  const server = await startOutsideServer(() => ({ status: 200 }))
  await api().send({ address: `${server.url}/my-topic`, key: 'tk_secret' }, { notice, form: 'ntfy' }, never)
  const [asked] = server.asked
  expect(asked).toMatchObject({ method: 'POST', path: '/my-topic', body: 'Geschrieben: 3' })
  expect(asked?.headers).toMatchObject({ authorization: 'Bearer tk_secret' })
  const packed = /^=\?UTF-8\?B\?(.+)\?=$/.exec(String(asked?.headers['title']))?.[1] ?? ''
  expect(Buffer.from(packed, 'base64').toString()).toBe(notice.title)
})

test('any other webhook gets JSON, with the query of its address, and no key where there is none', async () => {
  const server = await startOutsideServer(() => ({ status: 204 }))
  await api().send({ address: `${server.url}/hook/?wait=true`, key: null }, { notice, form: 'json' }, never)
  const [asked] = server.asked
  expect(asked).toMatchObject({ path: '/hook', query: { wait: 'true' } })
  expect(asked?.headers).not.toHaveProperty('authorization')
  const text = `${notice.title}\n${notice.message}`
  expect(JSON.parse(asked?.body ?? '')).toEqual({
    ...{ app: 'Undertitle', event: 'digest', title: notice.title, message: notice.message },
    ...{ written: 3, questions: 1, text, content: text },
  })
})

test('what ntfy turns down without a topic is told apart from what it turns down otherwise', async () => {
  const said = { status: 400 }
  const server = await startOutsideServer(() => said)
  const failureOf = (address: string, form: 'ntfy' | 'json' = 'ntfy') =>
    api()
      .send({ address, key: null }, { notice, form }, never)
      .catch((thrown: unknown) => (thrown instanceof TellFailure ? thrown.kind : thrown))
  expect([await failureOf(server.url), await failureOf(`${server.url}/`)]).toEqual(['noTopic', 'noTopic'])
  expect([await failureOf(`${server.url}/topic`), await failureOf(server.url, 'json')]).toEqual(['failing', 'failing'])
  const others: unknown[] = []
  for (const status of [200, 401, 404, 503]) {
    said.status = status
    others.push(await failureOf(server.url))
  }
  expect(others).toEqual([undefined, 'noKey', 'noTopic', 'failing'])
})

test('who asks for a key is said to want one where none was sent, and another where one was', async () => {
  const server = await startOutsideServer(() => ({ status: 401 }))
  const failureOf = (key: string | null) =>
    api()
      .send({ address: `${server.url}/topic`, key }, { notice, form: 'ntfy' }, never)
      .catch((thrown: unknown) => (thrown instanceof TellFailure ? thrown.kind : thrown))
  expect([await failureOf(null), await failureOf('tk_wrong')]).toEqual(['noKey', 'refused'])
})
