/** The commands about translations and transcriptions, handed to their session. Mapping only. */
import type { aiCommands } from '../../../shared/contract/ai.ts'
import type { HandlersFor } from '../../../shared/contract/define.ts'
import type { AccountJobsSession } from '../../views/ai/accountJobsSession.ts'
import type { MediaOrders } from '../../views/ai/mediaOrders.ts'
import type { AiSession } from '../../views/ai/aiSession.ts'

export interface AiDomains {
  readonly ai: AiSession & AccountJobsSession & MediaOrders
  readonly signal: AbortSignal
}

export function aiHandlersOf({ ai, signal }: AiDomains): HandlersFor<typeof aiCommands> {
  return {
    'ai.state': async () => ai.state(),
    'ai.page': async (query) => ai.page(query),
    'ai.cost': (order) => ai.cost(order, signal),
    'ai.translate': (order) => ai.translate(order, signal),
    'ai.transcriptionCost': async ({ scope, language }) => ai.transcriptionCost(scope, language),
    'ai.transcribe': async ({ scope, language }) => ai.transcribe(scope, language),
    'ai.transcribeAddress': (order) => ai.transcribeAddress(order),
    'ai.cancel': async ({ rowId }) => ai.cancel(rowId),
    'ai.retry': async ({ rowId }) => ai.retry(rowId),
    'ai.accountJobs': ({ page }) => ai.accountJobs(page, signal),
    'ai.saveJob': (order) => ai.saveJob(order, signal),
  }
}
