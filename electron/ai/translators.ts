/** Whether a service has anything to translate with, as far as it tells: asked before anything is paid for a translation. */
import { AppError } from '../../shared/errors.ts'
import { translators } from '../../shared/engines/engineTable.ts'
import type { Clock } from '../../node/clock.ts'
import type { EngineApi, EngineStatus } from '../serviceClient/calls/engineApi.ts'
import type { AiJobs, LanguagePair } from './aiJobs.ts'

export interface Translators {
  /** True where the service does not tell. Costs nothing. @throws AppError as asking does */
  has(signal: AbortSignal): Promise<boolean>
  /** What the service refused lately for want of an engine: no plan counts on it, and only a person's order asks again. */
  refused(): readonly LanguagePair[]
  /** Whether it lately refused one because the account's plan has none: that holds for all languages alike. */
  isOutsidePlan(): boolean
}

export interface TranslatorParts {
  readonly client: EngineApi
  readonly service: string
  readonly jobs: Pick<AiJobs, 'refusedPairs' | 'isOutsidePlan'>
  readonly clock: Pick<Clock, 'nowMs'>
}

/** Whoever runs a service seldom sets one up within the day, and a plan is as seldom changed. */
const refusalHoldsMs = 24 * 3_600_000

export function createTranslators({ client, service, jobs, clock }: TranslatorParts): Translators {
  const sinceMs = () => clock.nowMs() - refusalHoldsMs
  return {
    // Only the service that the app runs for itself tells (API decisions §2 "AI").
    has: async (signal) => service !== 'embedded' || (await client.engines(signal)).some(canTranslate),
    // The own one may have got another engine in the settings a moment ago.
    refused: () => (service === 'embedded' ? [] : jobs.refusedPairs(service, sinceMs())),
    isOutsidePlan: () => service !== 'embedded' && jobs.isOutsidePlan(service, sinceMs()),
  }
}

/** One that fails says by itself what is the matter with it. */
function canTranslate({ engine, state }: EngineStatus): boolean {
  return translators.some((id) => id === engine) && state !== 'absent'
}

/** @throws AppError 'engine.missing' */
export async function requireTranslator(asked: Translators, signal: AbortSignal): Promise<void> {
  if (!(await asked.has(signal))) throw new AppError('engine.missing', noTranslator)
}

export const noTranslator =
  'The service has no engine that translates. The built-in one gets it in the settings; another is asked again after a day.'

export const translationOutsidePlan =
  'The plan at the service does not include translations. Once it does, order one yourself; the app by itself asks again after a day.'
