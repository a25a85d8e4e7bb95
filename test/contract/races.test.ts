/** Who comes at the same moment, over two nodes of one store: each operation that changes something happens once, and whole. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startOpenAiPeer } from '../support/engines/openAiPeer.ts'
import { startSpeechPeer } from '../support/engines/speechPeer.ts'
import { movieFields, review, subtitleText, uploaderOf } from '../support/make/archives/uploadForms.ts'
import { printedByService } from '../support/services/serviceCommand.ts'
import { startNodes } from '../support/services/startNodes.ts'
import { placeArguments } from '../support/services/storeOfTests.ts'

type Body = Readonly<Record<string, unknown>>

const many = 40
const atOnce = <Result>(ask: (at: number) => Promise<Result>, count = many) =>
  Promise.all(Array.from({ length: count }, (_, at) => ask(at)))
const count = (all: readonly unknown[], wanted: unknown) => all.filter((one) => one === wanted).length

/** The same uploader at either node. */
function uploadersAt({ service, urls }: Awaited<ReturnType<typeof startNodes>>, token = service.newToken()) {
  return urls.map((url) => uploaderOf({ ...service, url }, token))
}

test('no number is given out twice', async () => {
  const nodes = await startNodes(2, {})
  const strangers = nodes.urls.map((url) => uploaderOf({ ...nodes.service, url }, nodes.service.newTokenOf(url)))
  const numbers = await atOnce((at) => strangers[at % 2]!.getNId())
  expect(new Set(numbers).size).toBe(many)
  expect(numbers.every((number) => /^\d+$/.test(number))).toBe(true)
  const files = await atOnce(async (at) => {
    const { body } = await strangers[at % 2]!.sendFile('a.srt', subtitleText(`${at}`))
    return (body['file'] as Body)['file_n_id']
  })
  expect(new Set(files).size).toBe(many)
})

test('of one upload sent many times one arrives, and its file goes into one upload', async () => {
  const nodes = await startNodes(2, {})
  const both = uploadersAt(nodes)
  const numbers = await both[0]!.prepare()
  const other = await both[1]!.getNId()
  // Half of them would put the same file under another number.
  const sent = await atOnce(async (at) => {
    const n_id = at % 4 < 2 ? numbers.n_id : other
    return (await both[at % 2]!.complete({ ...movieFields, ...numbers, n_id })).status
  })
  expect([count(sent, 200), count(sent, 400)]).toEqual([1, many - 1])
  expect((await review(nodes.service.dataDir)).lines).toHaveLength(1)
})

test('an upload that is approved and rejected at once is one of the two, and public once at most', async () => {
  const nodes = await startNodes(2, {})
  const nId = await uploadersAt(nodes)[0]!.upload(movieFields)
  const { dataDir } = nodes.service
  const choices = await atOnce(
    (at) => review(dataDir, ...(at % 2 ? ['--approve', nId] : ['--reject', nId, '--reason', 'Late.'])),
    6,
  )
  expect(
    count(
      choices.map(({ code }) => code),
      0,
    ),
  ).toBe(1)
  const { body } = await uploadersAt(nodes)[1]!.standing(nId)
  const found = (await (await nodes.service.get('/api/v1/subtitles?sd_id=1300001&languages=FR')).json()) as Body
  expect([body['state'], (found['subtitles'] as Body[]).map(({ n_id }) => n_id)]).toBeOneOf([
    ['rejected', []],
    ['approved', [nId]],
  ])
})

test('of two updates of one subtitle that are approved at once one takes its place', async () => {
  const nodes = await startNodes(2, {})
  const [here] = uploadersAt(nodes)
  const { dataDir } = nodes.service
  const first = await here!.upload(movieFields)
  expect(await review(dataDir, '--approve', first)).toMatchObject({ code: 0 })
  const updates = await atOnce(
    (at) => here!.upload({ ...movieFields, sd_id: first }, 'a.srt', subtitleText(`${at}`)),
    4,
  )
  const choices = await Promise.all(updates.map((nId) => review(dataDir, '--approve', nId)))
  expect(
    count(
      choices.map(({ code }) => code),
      0,
    ),
  ).toBe(1)
  const found = (await (await nodes.service.get('/api/v1/subtitles?sd_id=1300001&languages=FR')).json()) as Body
  const taken = updates.filter((_, at) => choices[at]?.code === 0)
  expect((found['subtitles'] as Body[]).map(({ n_id }) => n_id)).toEqual(taken)
})

test('the same translation started many times without an id is one job and one unit', async () => {
  const model = await startOpenAiPeer()
  const ai = { openai: { url: model.url, model: 'test' }, apertium: null }
  const { service, urls } = await startNodes(2, { plan: 'pro', ai })
  const found = (await (await service.get('/api/v1/subtitles?sd_id=1300004')).json()) as Body
  const [{ n_id }] = found['subtitles'] as [Body]
  const started = await atOnce(async (at) => {
    const init = { method: 'POST', headers: { 'x-api-key': service.key } }
    const body = JSON.stringify({ n_id, target_language: 'ES' })
    const answer = await fetch(`${urls[at % 2]}/api/v2/ai/translations`, { ...init, body })
    expect(answer.status).toBeOneOf([200, 202])
    return ((await answer.json()) as Body)['request_id']
  })
  expect(new Set(started).size).toBe(1)
  expect(service.ledgerRows().filter(({ counter }) => counter === 'ai')).toMatchObject([{ units: 1 }])
})

test('of many transcriptions at the trial of a free account one is started', async () => {
  const speech = await startSpeechPeer(() => ({ text: 'Hello there.' }))
  // Its answer never comes: a job that fails gives its trial back, and the next one would rightly have it.
  const media = createServer(() => undefined)
  await new Promise<void>((resolve) => media.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    media.closeAllConnections()
    media.close()
  })
  const { port } = media.address() as AddressInfo
  const ai = { speech: { url: speech.url, model: 'base' }, apertium: null }
  const { service, urls } = await startNodes(2, { plan: 'free', ai, start: { allowLocalMedia: true } })
  const started = await atOnce(async (at) => {
    const body = JSON.stringify({ media_url: `http://127.0.0.1:${port}/${at}.wav` })
    const init = { method: 'POST', headers: { 'x-api-key': service.key }, body }
    return (await fetch(`${urls[at % 2]}/api/v2/ai/transcriptions`, init)).status
  })
  expect([count(started, 202), count(started, 402)]).toEqual([1, many - 1])
})

test('of many requests at the last one of a minute one is answered', async () => {
  const { service, urls } = await startNodes(2, { plan: 'pro' })
  const ask = async (at: number) => {
    const answer = await fetch(`${urls[at % 2]}/api/v1/auto?query=cop&api_key=${service.key}`)
    await answer.arrayBuffer()
    return answer.status
  }
  for (let asked = 0; asked < 560; asked += many) expect(count(await atOnce(ask), 200)).toBe(many)
  expect(count(await atOnce(ask, 39), 200)).toBe(39)
  const last = await atOnce(ask)
  expect([count(last, 200), count(last, 429)]).toEqual([1, many - 1])
})

test('however many make a key at once, an account has ten at most', async () => {
  const { service } = await startNodes(1, { plan: 'pro' })
  const place = placeArguments(service.dataDir)
  const { account } = await printedByService('key', ...place, '--plan', 'pro')
  const made = await Promise.allSettled(
    Array.from({ length: 12 }, () => printedByService('key', ...place, '--account', String(account))),
  )
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(9)
})
