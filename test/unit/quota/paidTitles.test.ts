import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../electron/database/database.ts'
import { paidTitles } from '../../../electron/quota/paidTitles.ts'
import { createQuotaLedger } from '../../../electron/quota/quotaLedger.ts'
import type { SubtitleQuery } from '../../../electron/serviceClient/listing.ts'
import { AppError, type ErrorCode } from '../../../shared/errors.ts'
import { titled } from '../../support/make/subjects.ts'

const question = { text: 'Film', most: 10, reason: 'search by hand', signal: new AbortController().signal }

interface Told {
  /** What the account says of its plan. */
  readonly plan?: 'free' | 'paid' | ErrorCode
  /** What each search answers with; titles where it is null. */
  readonly v1?: ErrorCode | null
  readonly v2?: ErrorCode | null
}

function world({ plan = 'free', v1 = null, v2 = null }: Told) {
  const db = openDatabase(':memory:')
  onTestFinished(() => db.close())
  const ledger = createQuotaLedger(db, { nowMs: () => 0 })
  const asked: (string | SubtitleQuery)[] = []
  const client = {
    searchTitlesV1: async (text: string) => {
      asked.push(`paid ${text}`)
      if (v1) throw new AppError(v1, 'Not so.')
      return [titled('Film of paid v1')]
    },
    searchTitles: async (text: string) => {
      asked.push(text)
      if (v2) throw new AppError(v2, 'Not so.')
      return [titled('Film of v2')]
    },
    searchSubtitles: async (query: SubtitleQuery) => {
      asked.push(query)
      return { titles: [titled('Film of v1')], subtitles: [], totalPages: 1 }
    },
  }
  const learnUsage = async () => {
    if (plan !== 'free' && plan !== 'paid') throw new AppError(plan, 'Not so.')
    const nothing = { used: null, limit: null, remaining: null, resetsAtMs: null }
    const counters = { search: nothing, downloads: nothing, translations: nothing }
    return { planName: null, isPro: plan === 'paid', upgradeUrl: null, ...counters }
  }
  const spending = { ledger, service: 's', account: 'a', batchId: 'b' }
  return { asked, ask: () => paidTitles(spending, { client, learnUsage }, question) }
}

test('the title search of v2 is asked where there is one', async () => {
  const { ask, asked } = world({})
  expect(await ask()).toMatchObject([{ name: 'Film of v2' }])
  expect(asked).toEqual(['Film'])
})

test.each(['service.notFound', 'service.badAnswer'] as const)(
  'where it answers %s, v1 is asked by film_name, and from then on at once',
  async (code) => {
    const { ask, asked } = world({ v2: code })
    expect(await ask()).toMatchObject([{ name: 'Film of v1' }])
    expect(await ask()).toMatchObject([{ name: 'Film of v1' }])
    expect(asked).toMatchObject(['Film', { filmName: 'Film' }, { filmName: 'Film' }])
  },
)

test('what has nothing to do with the search is not asked twice', async () => {
  const { ask, asked } = world({ v2: 'key.refused' })
  await expect(ask()).rejects.toMatchObject({ code: 'key.refused' })
  expect(asked).toEqual(['Film'])
})

test('with a paid plan the v1 search for such plans is asked, and nothing else', async () => {
  const { ask, asked } = world({ plan: 'paid' })
  expect(await ask()).toMatchObject([{ name: 'Film of paid v1' }])
  expect(asked).toEqual(['paid Film'])
})

test.each(['service.notFound', 'plan.required'] as const)(
  'where it answers %s, which costs nothing, v2 is asked, and from then on at once',
  async (code) => {
    const { ask, asked } = world({ plan: 'paid', v1: code })
    expect(await ask()).toMatchObject([{ name: 'Film of v2' }])
    expect(await ask()).toMatchObject([{ name: 'Film of v2' }])
    expect(asked).toEqual(['paid Film', 'Film', 'Film'])
  },
)

test('where nobody here can read what was paid for, only the documented search is asked: never three for one question', async () => {
  const { ask, asked } = world({ plan: 'paid', v1: 'service.badAnswer', v2: 'service.badAnswer' })
  expect(await ask()).toMatchObject([{ name: 'Film of v1' }])
  expect(asked).toMatchObject(['paid Film', { filmName: 'Film' }])
})

test.each(['service.notFound', 'service.badAnswer'] as const)(
  'a service that tells no plan (%s) is asked for what every plan has',
  async (plan) => {
    const { ask, asked } = world({ plan })
    expect(await ask()).toMatchObject([{ name: 'Film of v2' }])
    expect(asked).toEqual(['Film'])
  },
)

test('where the account cannot be asked, nothing is: the next question asks for it again', async () => {
  const { ask, asked } = world({ plan: 'service.unreachable' })
  await expect(ask()).rejects.toMatchObject({ code: 'service.unreachable' })
  await expect(ask()).rejects.toMatchObject({ code: 'service.unreachable' })
  expect(asked).toEqual([])
})
