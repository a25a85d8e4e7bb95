/** Plan and counters of the account, from v2 or, on an older service, from v1. Asking costs no quota. */
import { AppError } from '../../../shared/errors.ts'
import * as v1 from '../../../shared/wire/v1.ts'
import * as v2 from '../../../shared/wire/v2.ts'
import { readAnswer, requireKey, type ApiParts } from '../answers/answerReader.ts'
import { mostSmallBytes } from '../answers/answerSizes.ts'
import type { HttpAnswer } from '../httpExchange.ts'
import type { AccountDetails, Counter, Usage } from '../listing.ts'
import { readResetMs, serverNowMs } from '../answers/serverTime.ts'

export interface AccountApi {
  /** API §4 "v2 account", completed by v1 where it leaves something out; falls back to "v1 account", of whose undocumented body it shows what it understands. */
  usage(signal: AbortSignal): Promise<Usage>
  /** Of "v1 account"; all null on a service that does not tell it. Fails only where it was cancelled. */
  accountDetails(signal: AbortSignal): Promise<AccountDetails>
}

/** This is the first contact of every run: whoever named a wrong address wants to hear of it soon. */
const tries = 2
const longestAddress = 500

export function createAccountApi(parts: ApiParts): AccountApi {
  return {
    async usage(signal) {
      requireKey(parts.asker())
      try {
        return await withTranslations(parts, await usageV2(parts, signal), signal)
      } catch (thrown) {
        if (!isUnknownThere(thrown)) throw thrown
        return usageV1(parts, signal)
      }
    },
    async accountDetails(signal) {
      requireKey(parts.asker())
      const told = await accountV1(parts, signal).catch((thrown: unknown) => {
        // It stands beside the counters, which are known by now.
        if (signal.aborted) throw thrown
        return null
      })
      const { account = null, key = null } = told ?? {}
      return { accountId: account, ofThisKey: key && { searches: key.requests, downloads: key.downloads } }
    },
  }
}

/** Of translations v2 counts the trials only (API §2 "Account usage"); what a paid plan has left stands in v1. */
async function withTranslations(parts: ApiParts, usage: Usage, signal: AbortSignal): Promise<Usage> {
  if (!usage.isPro || usage.translations.limit !== null) return usage
  try {
    const { translations } = await usageV1(parts, signal)
    return { ...usage, translations: { ...usage.translations, ...translations } }
  } catch (thrown) {
    if (signal.aborted) throw thrown
    return usage
  }
}

function isUnknownThere(thrown: unknown): boolean {
  return thrown instanceof AppError && (thrown.code === 'service.notFound' || thrown.code === 'service.badAnswer')
}

async function usageV2({ request, asker }: ApiParts, signal: AbortSignal): Promise<Usage> {
  const answer = await request(
    {
      method: 'GET',
      to: 'base',
      path: '/api/v2/me',
      keyIn: 'header',
      wants: 'json',
      mostBytes: mostSmallBytes,
      counts: null,
      tries,
    },
    signal,
  )
  const { plan, usage, upgrade_url: upgrade } = await readAnswer(answer, v2.account, asker())
  const counter = counterReader(answer, asker().nowMs)
  const isPro = plan?.is_pro === true
  const translations = usage.ai?.translations ?? null
  return {
    planName: plan?.name ?? null,
    isPro,
    upgradeUrl: webAddress(upgrade),
    search: counter(usage.search),
    downloads: counter(usage.downloads),
    translations: counter(isPro ? translations : withTrial(translations)),
  }
}

type AccountAnswer = v1.Account & { readonly answer: HttpAnswer }

async function accountV1({ request, asker }: ApiParts, signal: AbortSignal): Promise<AccountAnswer> {
  const answer = await request(
    {
      method: 'GET',
      to: 'base',
      path: '/api/v1/me',
      keyIn: 'query',
      wants: 'json',
      mostBytes: mostSmallBytes,
      counts: null,
      tries,
    },
    signal,
  )
  return { ...(await readAnswer(answer, v1.account, asker())), answer }
}

async function usageV1(parts: ApiParts, signal: AbortSignal): Promise<Usage> {
  const { plan, quota, pro, answer } = await accountV1(parts, signal)
  const counter = counterReader(answer, parts.asker().nowMs)
  return {
    planName: plan?.name ?? null,
    isPro: plan?.is_pro === true,
    upgradeUrl: null,
    search: counter(quota?.requests ?? null),
    downloads: counter(quota?.downloads ?? null),
    translations: counter(pro?.translations ?? null),
  }
}

/** Without a paid plan there is one trial a month: being eligible tells whether it is left (API §2 "Account usage"). */
function withTrial(block: v2.TranslationsBlock): v1.UsageBlock {
  if (block?.free_trial_per_month !== 1 || block.limit !== null) return block
  return { ...block, limit: 1, remaining: block.remaining ?? (block.eligible === true ? 1 : 0) }
}

/** The service's word, so nothing but a plain https address is taken. */
function webAddress(told: string | null): string | null {
  const url = told === null || told.length > longestAddress ? null : URL.parse(told)
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null
}

const unknown: Counter = { used: null, limit: null, remaining: null, resetsAtMs: null }

function counterReader(answer: HttpAnswer, nowMs: number) {
  const serverNow = inStep(serverNowMs(answer.headers.date, nowMs), nowMs)
  return (block: v1.UsageBlock): Counter => {
    if (block === null) return unknown
    const leftMs = readResetMs(block.reset_at ?? undefined, serverNow)
    const resetsAtMs = leftMs === null ? null : toSecond(nowMs + leftMs)
    const period = periods.find((each) => each === block.period)
    return { ...completed(block), resetsAtMs, ...(period && { period }) }
  }
}

const periods = ['day', 'month'] as const

/** A clock that differs by what rounding and the way explain is taken for ours: resets then stay what they are. */
function inStep(serverNow: number, nowMs: number): number {
  return Math.abs(serverNow - nowMs) < 5_000 ? nowMs : serverNow
}

/** The service's clock is told in seconds: what is finer is only the difference of two clocks. */
function toSecond(ms: number): number {
  return Math.round(ms / 1_000) * 1_000
}

/** Of used, limit and remaining any two give the third; more remaining than the limit allows is not believed. */
function completed({ used, limit, remaining }: NonNullable<v1.UsageBlock>): Omit<Counter, 'resetsAtMs' | 'period'> {
  const left = remaining ?? (used !== null && limit !== null ? Math.max(0, limit - used) : null)
  const believed = left !== null && limit !== null && left > limit ? null : left
  return { used: used ?? (limit !== null && believed !== null ? limit - believed : null), limit, remaining: believed }
}
