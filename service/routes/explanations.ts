/** Two plain pages that `docs_url` and `upgrade_url` lead to, so that no reply links to nowhere. */
import { counted } from '../../shared/text/counted.ts'
import type { ServiceReply } from '../http/exchange.ts'
import { serviceErrorStatuses } from '../http/serviceError.ts'
import { planNames, plans } from '../usage/plans.ts'

export function explainErrors(): ServiceReply {
  const lines = Object.entries(serviceErrorStatuses).map(([code, status]) => `${status} ${code}`)
  return { status: 200, body: `Status and code of every refusal of this service:\n${lines.join('\n')}\n` }
}

export function explainPlans(): ServiceReply {
  return {
    status: 200,
    body: `Plans of this service, set by whoever runs it:\n${planNames.map(planLine).join('\n')}\n`,
  }
}

function planLine(name: (typeof planNames)[number]): string {
  const { limits } = plans[name]
  return `${name}: ${counted(limits.search, 'search', 'searches')} and ${counted(limits.downloads, 'download')} a day, ${counted(limits.ai, 'AI translation')} a month`
}
