/** Promise J5 over every call: odd answers of full size, at every place, packed and unpacked. */
import { expect, test } from 'vitest'
import { mostArchiveBytes } from '../../electron/serviceClient/answers/answerSizes.ts'
import { fillings, type Packing } from '../support/peers/oddAnswers.ts'
import { describeAnswer, placesOfCalls, startFeeding, type OddAnswer } from '../support/peers/feedAnswers.ts'
import { randomFrom, type Random } from '../support/make/mutations.ts'

/** A tenth of the mutated archives: each answer may have ten megabytes. */
const count = Number(process.env['UNDERTITLE_MUTANTS'] ?? 10_000) / 10
const seed = Number(process.env['UNDERTITLE_SEED'] ?? 1)

const mostMb = 64
const longestTurnMs = 50

/** Archives are for whoever opens them, and are let in up to a size that has a promise of its own. */
const places = placesOfCalls.filter(({ call }) => call.mostBytes < mostArchiveBytes)
const kinds = Object.keys(fillings)
const packings: readonly Packing[] = ['plain', 'gzip', 'br']

/** Each filling comes as often as any other, at a place that chance decides. */
function answerOf(at: number, random: Random): OddAnswer {
  const pick = <One>(some: readonly One[]): One => some[Math.floor(random() * some.length)]!
  const filling = kinds[at % kinds.length]!
  return { ...pick(places), filling, packing: pick(packings), status: pick([200, 200, 200, 400, 404, 500]) }
}

test(`takes ${count} odd answers in little memory, with nobody waiting (seed ${seed})`, async () => {
  const { feed } = await startFeeding()
  const random = randomFrom(seed)
  const complaints: unknown[] = []
  const most = { peakMb: 0, turnMs: 0 }
  for (let at = 0; at < count; at += 1) {
    const answer = answerOf(at, random)
    const eaten = await feed(answer)
    const isTyped = !/internal|untyped/.test(eaten.code ?? '')
    const isQuick = eaten.longestTurnMs <= longestTurnMs
    if (!isTyped || !isQuick || !eaten.isPrototypeWhole || eaten.peakMb > mostMb)
      complaints.push([at, describeAnswer(answer), eaten])
    most.peakMb = Math.max(most.peakMb, eaten.peakMb)
    most.turnMs = Math.max(most.turnMs, eaten.longestTurnMs)
  }
  console.log(`most memory ${most.peakMb.toFixed(1)} MB above idle, longest turn ${most.turnMs.toFixed(1)} ms`)
  expect(complaints).toEqual([])
})
