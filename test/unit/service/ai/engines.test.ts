/** The protocols of the translation engines: what is sent, what an answer must be, and what happens when there is none. */
import { expect, test } from 'vitest'
import { createChooseEngine } from '../../../../service/ai/engines/chooseEngine.ts'
import type { EngineRequest, TranslationEngine } from '../../../../service/ai/engines/engine.ts'
import { createEngineCall, endpointOf } from '../../../../service/ai/engines/engineHttp.ts'
import { createLibreTranslateEngine } from '../../../../service/ai/engines/libreTranslate.ts'
import { createOpenAiEngine } from '../../../../service/ai/engines/openAi.ts'
import { messagesFor, readAnswer } from '../../../../service/ai/engines/openAiPrompt.ts'
import { startJsonPeer } from '../../../support/engines/jsonPeer.ts'
import { startLibreTranslatePeer } from '../../../support/engines/libreTranslatePeer.ts'
import { chatAnswer, startOpenAiPeer } from '../../../support/engines/openAiPeer.ts'

const noAbort = new AbortController().signal
const lines = [
  { id: 'k1', text: 'Say ⟦0⟧please⟦1⟧ now' },
  { id: 'k2', text: 'Good night.' },
]
const request: EngineRequest = {
  ...{ lines, source: 'en', target: 'pt-BR', tone: 'formal' },
  before: ['Who is it?'],
  after: ['Wait!'],
}
const call = createEngineCall({ role: 'translation engine', wait: () => Promise.resolve() })
const capitals = new Map([
  ['k1', 'SAY ⟦0⟧PLEASE⟦1⟧ NOW'],
  ['k2', 'GOOD NIGHT.'],
])

test('a language model is told the languages, the tone, what is around the lines, and gets tags as placeholders', () => {
  const [system, user] = messagesFor(request)
  expect(system?.content).toMatch(/from English to Brazilian Portuguese\. Use polite, formal language/)
  expect(JSON.parse(user!.content)).toEqual({
    before: ['Who is it?'],
    lines: [
      { begins: 'Say {0}please{1} now', text: '[k1] Say {0}please{1} now' },
      { begins: 'Good night.', text: '[k2] Good night.' },
    ],
    after: ['Wait!'],
  })
})

test('lines that begin alike are told apart by more of their words', () => {
  const alike = [
    { id: 'k1', text: 'I do not know what he wants from me' },
    { id: 'k2', text: 'I do not know where he is' },
  ]
  const [, user] = messagesFor({ ...request, lines: alike })
  const asked = (JSON.parse(user!.content) as { lines: { begins: string }[] }).lines
  expect(asked.map(({ begins }) => begins)).toEqual(['I do not know what', 'I do not know where'])
})

const good = [
  { begins: 'say {0}please{1}  NOW', text: '[k1] DIGA {0}POR FAVOR{1}' },
  { begins: 'Good night', text: '[k2] BOA NOITE' },
]
const read = (answered: readonly object[]) => readAnswer(JSON.stringify({ lines: answered }), lines)

test('an answer may be fenced, thought about aloud, out of order and tidied', () => {
  const expected = new Map([
    ['k1', 'DIGA ⟦0⟧POR FAVOR⟦1⟧'],
    ['k2', 'BOA NOITE'],
  ])
  expect(read(good)).toEqual(expected)
  expect(read(good.toReversed())).toEqual(expected)
  const fenced = `<think>{"lines":[]}</think>Here it is:\n\`\`\`json\n${JSON.stringify({ lines: good })}\n\`\`\``
  expect(readAnswer(fenced, lines)).toEqual(expected)
})

test.each([
  ['misses a line', [good[0]!]],
  ['adds a line', [...good, { begins: 'x', text: '[k3] X' }]],
  ['has a line twice', [good[0]!, good[0]!]],
  ['says another id', [good[0]!, { ...good[1]!, text: '[2] BOA NOITE' }]],
  ['says no id', [good[0]!, { ...good[1]!, text: 'BOA NOITE' }]],
  [
    'puts words under the wrong id',
    [
      { ...good[0]!, text: '[k2] X' },
      { ...good[1]!, text: '[k1] Y' },
    ],
  ],
  ['joins two lines', [{ ...good[0]!, text: '[k1] A [k2] B' }, good[1]!]],
  ['has an empty line', [good[0]!, { ...good[1]!, text: '[k2] ' }]],
  ['has lines of another form', [good[0]!, 'BOA NOITE' as unknown as object]],
])('an answer that %s is none', (_, answered) => {
  expect(read(answered)).toBe(null)
})

test('text that is no JSON is no answer', () => {
  expect(readAnswer('I cannot do that.', lines)).toBe(null)
})

test('the key goes into a header; a server that does not know response_format is asked without it from then on', async () => {
  const peer = await startOpenAiPeer({
    refuse: ({ body }) => ('response_format' in (body as object) ? { status: 400, body: {} } : null),
  })
  const engine = createOpenAiEngine({ url: `${peer.url}/v1/`, model: 'm', apiKey: 'secret' }, call)
  expect(await engine.translate(request, noAbort)).toEqual(capitals)
  expect(await engine.translate(request, noAbort)).toEqual(capitals)
  expect(peer.requests.map(({ path }) => path)).toEqual(Array<string>(3).fill('/v1/chat/completions'))
  expect(peer.requests[0]?.headers.authorization).toBe('Bearer secret')
})

test('an answer that was cut at its limit is none', async () => {
  const cut = { choices: [{ message: { content: JSON.stringify({ lines: good }) }, finish_reason: 'length' }] }
  const peer = await startJsonPeer(() => ({ body: cut }))
  expect(await createOpenAiEngine({ url: peer.url, model: 'm' }, call).translate(request, noAbort)).toBe(null)
})

test.each([null, 'Sign in', {}, { choices: [] }, { choices: [null] }, { error: 'who are you' }])(
  'an address where no language model answers (%j) ends the job at the first line, with its address',
  async (body) => {
    const peer = await startJsonPeer(() => ({ body }))
    const engine = createOpenAiEngine({ url: peer.url, model: 'm' }, call)
    await expect(engine.translate(request, noAbort)).rejects.toMatchObject({
      code: 'engine_failed',
      message: `What answers at ${peer.url} is no language model with an OpenAI-compatible chat endpoint. Check its address.`,
    })
    expect(peer.requests).toHaveLength(1)
  },
)

test.each([
  [401, 'UNDERTITLE_OPENAI_KEY'],
  [404, 'answered 404: no such model'],
])('status %i ends the job with a sentence that says "%s"', async (status, said) => {
  const peer = await startJsonPeer(() => ({ status, body: { error: { message: 'no such model' } } }))
  const engine = createOpenAiEngine({ url: peer.url, model: 'm' }, call)
  await expect(engine.translate(request, noAbort)).rejects.toMatchObject({
    code: 'engine_failed',
    message: expect.stringContaining(said) as string,
  })
})

test('a busy engine is asked again after as long as it says, and not for ever', async () => {
  const waits: number[] = []
  const patient = createEngineCall({ role: 'engine', wait: (ms) => Promise.resolve(waits.push(ms)) })
  let busy = 2
  const peer = await startJsonPeer(() =>
    busy-- > 0 ? { status: 429, headers: { 'retry-after': '7' }, body: {} } : { body: chatAnswer('{}') },
  )
  expect(await patient({ url: peer.url, body: '{}', signal: noAbort })).toMatchObject({ status: 200 })
  expect(waits).toEqual([7_000, 7_000])
  busy = Infinity
  await expect(patient({ url: peer.url, signal: noAbort })).rejects.toThrow('keeps answering 429')
  expect(peer.requests).toHaveLength(8)
})

test('an engine that is not there ends the job with its address and what to do', async () => {
  let end: () => void = () => undefined
  const gone = await startJsonPeer(
    () => ({ body: {} }),
    (close) => (end = close),
  )
  end()
  await expect(call({ url: `${gone.url}/v1?key=secret`, signal: noAbort })).rejects.toThrow(
    `The translation engine at ${gone.url} does not answer. See that it runs, then try again.`,
  )
})

test.each([
  ['a text without end', { text: 'x'.repeat(2_000) }],
  ['lists without number', Array.from({ length: 1_000 }, () => [])],
])('an answer that is too large ends the job with a sentence: %s', async (_what, body) => {
  const peer = await startJsonPeer(() => ({ body }))
  const frugal = createEngineCall({ role: 'speech engine', mostBytes: 1_024 })
  await expect(frugal({ url: `${peer.url}/v1?key=secret`, signal: noAbort })).rejects.toThrow(
    `The speech engine at ${peer.url} answers with far more than it was asked for. Check its address.`,
  )
})

test('what nests without end is read as no answer', async () => {
  const peer = await startJsonPeer(() => ({ body: `${'['.repeat(40)}${']'.repeat(40)}` }))
  expect(await call({ url: peer.url, signal: noAbort })).toEqual({ status: 200, json: null })
})

test('a redirect is not followed: it could carry the key elsewhere', async () => {
  const other = await startJsonPeer(() => ({ body: {} }))
  const peer = await startJsonPeer(() => ({ status: 302, headers: { location: other.url }, body: {} }))
  await expect(call({ url: peer.url, body: '{}', signal: noAbort })).rejects.toMatchObject({ code: 'engine_failed' })
  expect(other.requests).toEqual([])
})

test('addresses may end as people write them', () => {
  expect(endpointOf('http://h:1', 'chat/completions', '/v1')).toBe('http://h:1/v1/chat/completions')
  expect(endpointOf('http://h:1/v1/', 'chat/completions', '/v1')).toBe('http://h:1/v1/chat/completions')
  expect(endpointOf('http://h:1/api', 'translate')).toBe('http://h:1/api/translate')
})

test('LibreTranslate gets its own codes, HTML with ids, and its key in the body', async () => {
  const peer = await startLibreTranslatePeer()
  const engine = createLibreTranslateEngine({ url: peer.url, apiKey: 'secret' }, call)
  expect(await engine.translate(request, noAbort)).toEqual(capitals)
  expect(peer.requests.at(-1)?.body).toEqual({
    q: ['<span id="k1">Say <img id="0">please<img id="1"> now</span>', '<span id="k2">Good night.</span>'],
    source: 'en',
    target: 'pb',
    format: 'html',
    api_key: 'secret',
  })
})

test('characters of HTML in a line are characters again afterwards', async () => {
  const peer = await startLibreTranslatePeer()
  const engine = createLibreTranslateEngine({ url: peer.url }, call)
  const special = [{ id: 'k1', text: 'I <3 "you" & me > all' }]
  expect(await engine.translate({ ...request, lines: special }, noAbort)).toEqual(
    new Map([['k1', 'I <3 "YOU" & ME > ALL']]),
  )
})

test('LibreTranslate knows its pairs; a region is not passed off as another language', async () => {
  const peer = await startLibreTranslatePeer()
  const engine = createLibreTranslateEngine({ url: peer.url }, call)
  expect(await engine.supports({ source: 'en', target: 'pt-BR' })).toBe(true)
  expect(await engine.supports({ source: 'en', target: 'pt' })).toBe(false)
  expect(await engine.supports({ source: 'es', target: 'pt-BR' })).toBe(false)
  expect(await engine.supports({ source: 'es-419', target: 'en' })).toBe(true)
})

const engineNamed = (name: string, can: Partial<TranslationEngine>): TranslationEngine => ({
  name,
  batch: { lines: 1, chars: 1 },
  hasTones: false,
  msPerLine: 1,
  supports: () => Promise.resolve(true),
  translate: () => Promise.resolve(null),
  ...can,
})

test('the first engine that knows the pair and the tone is taken', async () => {
  const other = engineNamed('other pair', { supports: () => Promise.resolve(false) })
  const plain = engineNamed('plain', {})
  const tones = engineNamed('tones', { hasTones: true })
  const choose = createChooseEngine([other, plain, tones])
  const pair = { source: 'en', target: 'es' }
  expect((await choose(pair, 'faithful')).name).toBe('plain')
  expect((await choose(pair, 'anime')).name).toBe('tones')
  await expect(createChooseEngine([plain])(pair, 'anime')).rejects.toThrow('cannot write in the tone anime')
  await expect(createChooseEngine([other])(pair, 'faithful')).rejects.toThrow('English to Spanish')
})

test('a call that is aborted while its form is sent fails alone: nothing is thrown beside it', async () => {
  const { url } = await startJsonPeer(() => ({ body: {} }))
  const call = createEngineCall({ role: 'speech engine', mostTries: 1 })
  const aborted = async (ticks: number) => {
    const body = new FormData()
    body.set('file', new Blob([new Uint8Array(96_044)]), 'a.wav')
    const controller = new AbortController()
    const calling = call({ url, body, signal: controller.signal })
    for (let tick = 0; tick < ticks; tick += 1) await new Promise((resolve) => setImmediate(resolve))
    controller.abort()
    return calling
  }
  // What is thrown beside it fails the whole run.
  for (let round = 0; round < 20; round += 1) {
    const calls = await Promise.allSettled(Array.from({ length: 25 }, (_, ticks) => aborted(ticks)))
    expect(calls).toHaveLength(25)
  }
})
