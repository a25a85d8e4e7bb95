import { expect, test } from 'vitest'
import { answering, answeringJson, startFaultPeer, type Behaviour } from '../../../support/peers/faultPeer.ts'
import { anySignal, noon, rejection, testClient } from '../../../support/services/testClient.ts'

async function usageFrom(behave: Behaviour) {
  const peer = await startFaultPeer(behave)
  return testClient({ url: peer.url }).usage(anySignal)
}

const unknown = { used: null, limit: null, remaining: null, resetsAtMs: null }

test('plan and counters of v2', async () => {
  const body = {
    plan: { is_pro: true, name: 'pro' },
    usage: {
      search: { used: 5, limit: 30_000, remaining: 29_995, period: 'day', reset_at: '2026-11-22T00:00:00Z' },
      downloads: { used: 1, limit: 2_000, remaining: 1_999, period: 'day' },
      ai: { translations: { eligible: true, free_trial_per_month: 1, period: 'month' } },
    },
    upgrade_url: 'javascript:alert(1)',
  }
  expect(await usageFrom(answeringJson(body))).toEqual({
    planName: 'pro',
    isPro: true,
    search: { used: 5, limit: 30_000, remaining: 29_995, resetsAtMs: noon + 43_200_000, period: 'day' },
    downloads: { used: 1, limit: 2_000, remaining: 1_999, resetsAtMs: null, period: 'day' },
    translations: { ...unknown, period: 'month' },
    upgradeUrl: null,
  })
})

test.each([
  [true, { used: 0, limit: 1, remaining: 1 }],
  [false, { used: 1, limit: 1, remaining: 0 }],
])('without a paid plan, being eligible (%j) tells of the one trial', async (eligible, counted) => {
  const translations = { eligible, free_trial_per_month: 1, period: 'month' }
  const body = { plan: { is_pro: false, name: 'free' }, usage: { ai: { translations } } }
  expect((await usageFrom(answeringJson(body))).translations).toEqual({ ...counted, resetsAtMs: null, period: 'month' })
})

test.each([answering({ status: 404 }), answering({ body: '<html>' }), answeringJson({ status: true })])(
  'where v2 does not know the account, v1 is asked',
  async (v2) => {
    const quota = { requests: { used: 3, limit: 10 }, downloads: { remaining: 4, limit: 10 } }
    const v1 = answeringJson({ status: true, account: 'acc', plan: 'free', quota, pro: null })
    const usage = await usageFrom((socket, request, index) => {
      const behave = request.path.startsWith('/api/v2') ? v2 : v1
      behave(socket, request, index)
    })
    expect(usage).toEqual({
      planName: 'free',
      isPro: false,
      search: { used: 3, limit: 10, remaining: 7, resetsAtMs: null },
      downloads: { used: 6, limit: 10, remaining: 4, resetsAtMs: null },
      translations: unknown,
      upgradeUrl: null,
    })
  },
)

test('what a paid plan has left of translations comes from v1, where v2 does not count it', async () => {
  const v2 = { plan: { is_pro: true, name: 'pro' }, usage: { ai: { translations: { eligible: true } } } }
  const pro = { translations: { used: 7, limit: 60, remaining: 53 } }
  const usage = await usageFrom((socket, request, index) => {
    const body = request.path.startsWith('/api/v2') ? v2 : { status: true, plan: 'pro', pro }
    answeringJson(body)(socket, request, index)
  })
  expect(usage).toMatchObject({ planName: 'pro', translations: { used: 7, limit: 60, remaining: 53 } })
})

test('a service without the v1 account still tells what v2 says', async () => {
  const v2 = { plan: { is_pro: true, name: 'pro' }, usage: { downloads: { used: 1, limit: 9, remaining: 8 } } }
  const usage = await usageFrom((socket, request, index) => {
    const behave = request.path.startsWith('/api/v2') ? answeringJson(v2) : answering({ status: 404 })
    behave(socket, request, index)
  })
  expect(usage).toMatchObject({ downloads: { used: 1, limit: 9 }, translations: unknown })
})

test('a reset is a whole second, however the two clocks stand to each other', async () => {
  const body = { usage: { search: { used: 0, limit: 9, reset_at: '2026-11-22T00:00:00.433Z' } } }
  expect((await usageFrom(answeringJson(body))).search.resetsAtMs).toBe(noon + 43_200_000)
})

test('numbers that cannot be are not shown', async () => {
  const usage = { search: { used: -1, limit: 10, remaining: -3 }, downloads: { used: 'x', limit: 10, remaining: 20 } }
  const { search, downloads } = await usageFrom(answeringJson({ usage }))
  expect(search).toEqual({ ...unknown, limit: 10 })
  expect(downloads).toEqual({ ...unknown, limit: 10 })
})

test('a refused key is not asked about twice', async () => {
  const peer = await startFaultPeer(answeringJson({ error: { code: 'not_authorized', message: 'No' } }, 403))
  expect((await rejection(testClient({ url: peer.url }).usage(anySignal))).code).toBe('key.refused')
  expect(peer.requests.length).toBe(1)
})

test('the first contact of a run gives up after two tries, and waits two seconds at most between them', async () => {
  const peer = await startFaultPeer(answering({ status: 503 }))
  const client = testClient({ url: peer.url, chance: 1 })
  expect((await rejection(client.usage(anySignal))).code).toBe('service.busy')
  expect(peer.requests.length).toBe(2)
  expect(client.waits).toEqual([2_000])
})

test('account and key are told by v1, and nothing of them where it says nothing', async () => {
  const key = { requests: 4, downloads: 1 }
  const told = await startFaultPeer(answeringJson({ status: true, account: 17, plan: 'pro', key }))
  expect(await testClient({ url: told.url }).accountDetails(anySignal)).toEqual({
    accountId: '17',
    ofThisKey: { searches: 4, downloads: 1 },
  })
  const silent = await startFaultPeer(answering({ status: 404 }))
  expect(await testClient({ url: silent.url }).accountDetails(anySignal)).toEqual({ accountId: null, ofThisKey: null })
})
