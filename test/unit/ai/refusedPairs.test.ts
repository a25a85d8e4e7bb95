import { expect, test } from 'vitest'
import { createAiJobs } from '../../../electron/ai/aiJobs.ts'
import { createTranslators } from '../../../electron/ai/translators.ts'
import { openDatabase } from '../../../electron/database/database.ts'

const hourMs = 3_600_000

function worldAt(service: string) {
  const clock = { now: 1_000 * hourMs, nowMs: () => clock.now }
  const jobs = createAiJobs(openDatabase(':memory:'), clock)
  const client = { engines: () => Promise.reject(new Error('not asked')) }
  const translators = createTranslators({ client, service, jobs, clock })
  /** A job from this language, and what becomes of it. */
  const ordered = (subtitleId: string, sourceLanguage: string, change: Parameters<typeof jobs.change>[1]) => {
    const subject = { kind: 'translation', service, subtitleId, fileId: '', media: '', target: 'es', tone: '' } as const
    const { id } = jobs.findOrAdd({ ...subject, sourceLanguage })
    clock.now += 1
    jobs.change(id, change)
  }
  return { clock, jobs, translators, ordered }
}

const refused = { state: 'failed', code: 'engine.missing' } as const

test('a pair is refused as long as its newest job is, and for a day', () => {
  const { clock, translators, ordered } = worldAt('https://subs.example')
  expect(translators.refused()).toEqual([])
  ordered('1', 'en', refused)
  ordered('2', 'en', refused)
  ordered('3', 'fr', { state: 'failed', code: 'service.refused' })
  expect(translators.refused()).toEqual([{ from: 'en', to: 'es' }])
  clock.now += 25 * hourMs
  expect(translators.refused()).toEqual([])
})

test('a job that was taken, or that a person has tried again, opens its pair', () => {
  const { translators, ordered } = worldAt('https://subs.example')
  ordered('1', 'en', refused)
  ordered('2', 'en', { state: 'running', requestId: 'r2' })
  expect(translators.refused()).toEqual([])
  ordered('1', 'en', refused)
  expect(translators.refused()).toHaveLength(1)
  ordered('1', 'en', { state: 'ordered', code: null })
  expect(translators.refused()).toEqual([])
})

test('what one service refused is not held against another', () => {
  const { clock, jobs, ordered } = worldAt('https://subs.example')
  ordered('1', 'en', refused)
  const client = { engines: () => Promise.reject(new Error('not asked')) }
  expect(createTranslators({ client, service: 'https://other.example', jobs, clock }).refused()).toEqual([])
})

test('nothing is held against the built-in service: an engine may be set up for it at any moment', () => {
  const { translators, ordered } = worldAt('embedded')
  ordered('1', 'en', refused)
  expect(translators.refused()).toEqual([])
})

const outsidePlan = { state: 'failed', code: 'plan.required' } as const

test('a plan without translations is without them in all languages, for a day', () => {
  const { clock, translators, ordered } = worldAt('https://subs.example')
  ordered('1', 'en', refused)
  expect(translators.isOutsidePlan()).toBe(false)
  ordered('2', 'fr', outsidePlan)
  expect(translators.isOutsidePlan()).toBe(true)
  clock.now += 25 * hourMs
  expect(translators.isOutsidePlan()).toBe(false)
})

test('one that the service has started since shows that the plan has them, whatever was refused before', () => {
  const { clock, translators, ordered } = worldAt('https://subs.example')
  ordered('1', 'en', { state: 'running', requestId: 'r1', startedMs: clock.now })
  ordered('2', 'en', outsidePlan)
  ordered('3', 'fr', outsidePlan)
  expect(translators.isOutsidePlan()).toBe(true)
  clock.now += 1
  ordered('2', 'en', { state: 'running', requestId: 'r2', startedMs: clock.now, code: null })
  expect(translators.isOutsidePlan()).toBe(false)
})

test('a plan is that of one service, and never that of the built-in one', () => {
  const { jobs, clock, ordered } = worldAt('https://subs.example')
  ordered('1', 'en', outsidePlan)
  const client = { engines: () => Promise.reject(new Error('not asked')) }
  expect(createTranslators({ client, service: 'https://other.example', jobs, clock }).isOutsidePlan()).toBe(false)
  const own = worldAt('embedded')
  own.ordered('1', 'en', outsidePlan)
  expect(own.translators.isOutsidePlan()).toBe(false)
})
