/** Promise J5, a fixed part of it: whatever comes, it costs little memory and ends as a result or as one typed error. */
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { mostArchiveBytes } from '../../../electron/serviceClient/answers/answerSizes.ts'
import { fillings } from '../../support/peers/oddAnswers.ts'
import { askedNames } from '../../support/services/serviceCalls.ts'
import { describeAnswer, placesOfCalls, startFeeding } from '../../support/peers/feedAnswers.ts'

const mostMb = 64

test(
  'a small answer that unpacks to seven million entries costs no more than any other',
  { timeout: 120_000 },
  async () => {
    const { feedBody } = await startFeeding()
    const bomb = gzipSync(`{"files":[${'1,'.repeat(7_000_000)}1]}`)
    expect(bomb.length).toBeLessThan(20_000)
    const eaten = await feedBody('file names', bomb, { 'Content-Encoding': 'gzip' })
    expect(eaten).toMatchObject({ code: 'service.tooLarge', isPrototypeWhole: true })
    expect(eaten.peakMb).toBeLessThan(mostMb)
  },
)

test('the largest honest answer is taken: long names and comments in every row of every name', async () => {
  const { feedBody } = await startFeeding()
  const name = 'Крадени.Години.'.padEnd(240, 'x')
  const row = { n_id: '1', name, release_name: name, comment: 'é'.repeat(1_000), releases: Array(10).fill(name) }
  const entry = { match: { name }, alternates: [{ name }], subtitles: Array(30).fill(row) }
  const files = askedNames.map((asked) => ({ file_name: asked, ...entry }))
  expect(await feedBody('file names', JSON.stringify({ status: true, files }))).toMatchObject({ code: null })
})

test('every odd filling is survived, each at another place of another call', { timeout: 120_000 }, async () => {
  const { feed } = await startFeeding()
  const packings = ['plain', 'gzip', 'br'] as const
  // Archives are for whoever opens them.
  const spots = placesOfCalls.filter(({ call }) => call.mostBytes < mostArchiveBytes)
  const answers = Object.keys(fillings).map((filling, at) => {
    const spot = spots[(at * 37) % spots.length]!
    return { ...spot, filling, packing: packings[at % packings.length]!, status: at % 5 === 4 ? 404 : 200 }
  })
  for (const answer of answers) {
    const { code, peakMb, isPrototypeWhole } = await feed(answer)
    const isTyped = !/internal|untyped/.test(code ?? '')
    expect([describeAnswer(answer), isTyped, isPrototypeWhole, peakMb < mostMb]).toEqual([
      describeAnswer(answer),
      ...[true, true, true],
    ])
  }
})
