/** `service usage` and `service account` beside a running service: what accounts and their keys used, and what is done to them. */
import { expect, onTestFinished, test } from 'vitest'
import { runServiceCommand } from '../../service/command.ts'
import { postgresThreads } from '../support/postgres/openDatabases.ts'
import { startDesk } from '../support/services/operatorDesk.ts'
import { placeArguments } from '../support/services/storeOfTests.ts'

/** The command reads the clock of the machine. */
async function startToday() {
  const desk = await startDesk({ plan: 'pro', now: Date.now })
  onTestFinished(() => desk.service.close())
  const run = async (name: string, ...more: readonly string[]) => {
    const out: string[] = []
    const err: string[] = []
    const io = { stdout: (line: string) => out.push(line), stderr: (line: string) => err.push(line) }
    const signal = new AbortController().signal
    const code = await runServiceCommand([name, ...placeArguments(desk.service.dataDir), ...more], {
      ...{ ...io, signal, postgresThreads },
    })
    return { code, err, lines: out.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>) }
  }
  const usage = (...more: readonly string[]) => run('usage', ...more)
  const account = (...more: readonly string[]) => run('account', ...more)
  return { desk, usage, account }
}

interface Kept {
  readonly id: string
  readonly counters: readonly { readonly counter: string; readonly used: number; readonly limit: number }[]
}

test('each key is told with what came through it, its account with the sum, and all callers with the rest', async () => {
  const { desk, usage } = await startToday()
  const { service } = desk
  const { rows } = (await desk.call('accounts.list', { text: '', offset: 0, limit: 10 })) as {
    readonly rows: readonly Kept[]
  }
  const accountId = rows[0]?.id ?? ''
  const { key } = (await desk.call('keys.make', { accountId, name: 'second' })) as { readonly key: string }
  const search = (by: string) =>
    fetch(`${service.url}/api/v2/movies/search?q=harbour`, { headers: { 'x-api-key': by } })
  for (const by of [service.key, key, key]) expect((await search(by)).status).toBe(200)
  const found = await (await fetch(`${service.url}/api/v1/subtitles?sd_id=1300001&api_key=${key}`)).json()
  const [{ url }] = (found as { readonly subtitles: readonly [{ readonly url: string }] }).subtitles
  expect((await fetch(service.url + url)).status).toBe(200)

  const told = await usage()
  const keys = [
    {
      id: expect.any(String) as string,
      name: 'test',
      ending: service.key.slice(-4),
      used: { search: 1, downloads: 0, ai: 0 },
    },
    {
      id: expect.any(String) as string,
      name: 'second',
      ending: key.slice(-4),
      used: { search: 3, downloads: 0, ai: 0 },
    },
  ]
  const counters = {
    search: { used: 4, limit: 30_000 },
    downloads: { used: 0, limit: 2_000 },
    ai: { used: 0, limit: 60 },
  }
  const none = { with_key: 0, without_key: 0 }
  const account = { account: accountId, name: 'test', plan: 'pro', blocked: false, counters, keys }
  expect(told).toEqual({
    code: 0,
    err: [],
    lines: [
      account,
      {
        all: {
          search: { with_key: 4, without_key: 0 },
          downloads: { with_key: 0, without_key: 1 },
          ai: none,
          transcription: none,
        },
      },
    ],
  })
  expect((await usage('--account', accountId)).lines).toEqual([account])

  // The page says the same.
  const page = (await desk.call('keys.list', { accountId })) as { readonly rows: readonly Kept[] }
  const used = ({ counters: all }: Kept) => Object.fromEntries(all.map((one) => [one.counter, one.used]))
  expect(page.rows.map(used)).toEqual(keys.map((one) => one.used))
  const { units } = (await desk.call('figures.read')) as { readonly units: readonly object[] }
  expect(units).toContainEqual({ counter: 'search', withKey: 4, withoutKey: 0 })
})

test('every account is told, however many there are, newest first, and one that is shut out as such', async () => {
  const { desk, usage } = await startToday()
  const ids: string[] = []
  for (let count = 0; count < 205; count += 1) {
    const { id } = (await desk.call('accounts.make', { name: `Reader ${count}`, plan: 'free' })) as {
      readonly id: string
    }
    ids.push(id)
  }
  await desk.call('accounts.block', { id: ids[7], isBlocked: true })
  const { lines } = await usage()
  expect(lines).toHaveLength(ids.length + 2)
  expect(new Set(lines.map(({ account }) => account))).toEqual(new Set([...ids, lines.at(-2)?.['account'], undefined]))
  expect(lines.filter(({ blocked }) => blocked === true).map(({ account }) => account)).toEqual([ids[7]])
  expect((await usage('--account', ids[7] ?? '')).lines).toMatchObject([{ name: 'Reader 7', keys: [] }])
})

test('an account that is not there, or only named so, cannot be told of', async () => {
  const { usage } = await startToday()
  for (const id of ['acc_nobody', 'test', ''])
    expect(await usage('--account', id)).toEqual({ code: 3, lines: [], err: [`There is no account "${id}" here.`] })
})

test('an account is given another plan, shut out, let in, and loses a key, and the service knows it at once', async () => {
  const { desk, usage, account } = await startToday()
  const { service } = desk
  const [line] = (await usage()).lines
  const id = String(line?.['account'])
  const me = async (key = service.key) => {
    const answer = await fetch(`${service.url}/api/v2/me`, { headers: { 'x-api-key': key } })
    return [answer.status, ((await answer.json()) as { readonly plan?: { readonly name: string } }).plan?.name]
  }
  expect(await me()).toEqual([200, 'pro'])
  const changed = await account('--account', id, '--plan', 'plus')
  expect(changed).toMatchObject({
    code: 0,
    err: [],
    lines: [{ ...line, plan: 'plus', counters: { ai: { limit: 20 } } }],
  })
  expect(await me()).toEqual([200, 'plus'])
  expect((await account('--account', id, '--block')).lines).toMatchObject([{ account: id, blocked: true }])
  expect(await me()).toEqual([403, undefined])
  expect((await account('--account', id, '--unblock')).lines).toMatchObject([{ account: id, blocked: false }])
  const { key } = (await desk.call('keys.make', { accountId: id, name: 'seen' })) as { readonly key: string }
  const [both] = (await usage('--account', id)).lines
  const seen = (both?.['keys'] as readonly { readonly id: string }[])[1]?.id ?? ''
  const revoked = await account('--account', id, '--revoke', seen, '--plan', 'pro')
  expect(revoked.lines).toMatchObject([{ plan: 'pro', keys: [{ name: 'test' }] }])
  expect([await me(), await me(key)]).toEqual([
    [200, 'pro'],
    [403, undefined],
  ])

  // A key that is not there changes nothing else either.
  expect(await account('--account', id, '--revoke', seen, '--plan', 'free')).toMatchObject({
    ...{ code: 3, lines: [] },
    err: ['There is no such key any more.'],
  })
  expect(await me()).toEqual([200, 'pro'])
})

test.each([
  [['--plan', 'pro'], 2, 'Name the account: --account ID (the usage command lists them).'],
  [['--account', 'acc_none'], 2, 'Say what shall change: --plan, --block, --unblock or --revoke.'],
  [['--account', 'acc_none', '--block', '--unblock'], 2, 'Choose --block or --unblock, not both.'],
  [['--account', 'acc_none', '--plan', 'gold'], 2, 'Name the plan: --plan free, plus or pro.'],
  [['--account', 'acc_none', '--block'], 3, 'There is no account "acc_none" here.'],
])('account %j changes nothing and says why', async (given, code, sentence) => {
  const { account } = await startToday()
  expect(await account(...given)).toEqual({ code, err: [sentence], lines: [] })
})
