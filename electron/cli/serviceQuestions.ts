/** `usage`: what the service says of the account, without touching the library. */
import type { AppFiles } from '../engine/openCore.ts'
import type { AccountDetails, Counter } from '../serviceClient/listing.ts'
import { overridesOf } from './overrides.ts'
import { counted } from '../../shared/text/counted.ts'
import { shown, type ExitCode, type Terminal } from './terminal.ts'
import { withService } from './withService.ts'
import type { Given } from './table/appCommand.ts'
import type { usageOptions } from './table/optionSets.ts'
import { localTime } from './print/localTime.ts'

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
  const needs = { home: values.home, terminal, files, overrides: serviceOf(values) }
  return withService(needs, async ({ client, service, learnUsage }) => {
    const usage = await learnUsage(terminal.signal)
    const { planName, upgradeUrl, search, downloads, translations } = usage
    const { accountId, ofThisKey } = await client.accountDetails(terminal.signal)
    if (values.json) {
      const counters = { search: lineOf(search), downloads: lineOf(downloads), ai: lineOf(translations) }
      const told = { service, plan: planName, ...counters }
      terminal.stdout(
        JSON.stringify({ ...told, account: accountId, key: ofThisKey, upgrade_url: upgradeUrl, event: 'usage' }),
      )
    } else {
      if (accountId !== null) terminal.stdout(`Account    ${shown(accountId)}`)
      terminal.stdout(`Plan       ${shown(planName ?? 'not said')} at ${service}`)
      terminal.stdout(`Search     ${meter(search)}`)
      terminal.stdout(`Downloads  ${meter(downloads)}`)
      terminal.stdout(`AI         ${meter(translations)}`)
      if (ofThisKey) terminal.stdout(`This key   ${ofKey(ofThisKey)}`)
      if (upgradeUrl !== null) terminal.stdout(`More       ${shown(upgradeUrl)}`)
    }
    return 0
  })
}

function ofKey({ searches, downloads }: NonNullable<AccountDetails['ofThisKey']>): string {
  const asked = searches === null ? '? searches' : counted(searches, 'search', 'searches')
  return `${asked}, ${downloads === null ? '? downloads' : counted(downloads, 'download')}`
}

/** The moment also as a text, as other lines tell theirs. */
function lineOf(counter: Counter) {
  const { resetsAtMs } = counter
  return { ...counter, resets_at: resetsAtMs === null ? null : new Date(resetsAtMs).toISOString() }
}

function meter({ used, limit, remaining, resetsAtMs, period }: Counter): string {
  const often = period === undefined ? '' : `, resets every ${period}`
  const reset = resetsAtMs === null ? often : `, resets ${localTime(resetsAtMs)}`
  return `${used ?? '?'}/${limit ?? '?'} used, ${remaining ?? '?'} left${reset}`
}
