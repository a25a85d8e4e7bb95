/** `usage`: what the service says of the account, without touching the library. */
import type { AppFiles } from '../../engine/compose.ts'
import { countersOfUsage } from '../../quota/quotaCounter.ts'
import type { Counter } from '../../serviceClient/listing.ts'
import { overridesOf } from '../overrides.ts'
import { shown, type ExitCode, type Terminal } from '../terminal.ts'
import { withConnection } from '../withEngine.ts'
import type { Given } from '../table/appCommand.ts'
import type { usageOptions } from '../table/optionSets.ts'

interface ServiceChoice {
  readonly service?: string | undefined
  readonly 'download-url'?: string | undefined
}

/** Where is asked. The languages of `search` are a part of the question, not the setting of that name. */
export function serviceOf({ service, 'download-url': downloads }: ServiceChoice): Readonly<Record<string, string>> {
  return overridesOf({ service, 'download-url': downloads })
}

export async function usageCommand(
  given: Given<typeof usageOptions>,
  terminal: Terminal,
  files: AppFiles,
): Promise<ExitCode> {
  const { values } = given
  const needs = { home: values.home, terminal, files, isOwner: false, overrides: serviceOf(values) }
  return withConnection(needs, async ({ client, service }, { ledger }) => {
    const usage = await client.usage(terminal.signal)
    ledger.learn(service, countersOfUsage(usage))
    const { planName, search, downloads, translations } = usage
    if (values.json) terminal.stdout(JSON.stringify({ service, plan: planName, search, downloads, ai: translations }))
    else {
      terminal.stdout(`Plan       ${shown(planName ?? 'not said')} at ${service}`)
      terminal.stdout(`Search     ${meter(search)}`)
      terminal.stdout(`Downloads  ${meter(downloads)}`)
      terminal.stdout(`AI         ${meter(translations)}`)
    }
    return 0
  })
}

function meter({ used, limit, remaining, resetsAtMs }: Counter): string {
  const reset = resetsAtMs === null ? '' : `, resets ${new Date(resetsAtMs).toISOString()}`
  return `${used ?? '?'}/${limit ?? '?'} used, ${remaining ?? '?'} left${reset}`
}
