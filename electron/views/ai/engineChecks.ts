/** How the engines of the built-in service stand, in the words of the contract. Asks the service, which is what uses them. */
import { engineTable } from '../../../shared/engines/engineTable.ts'
import { engineCheck, type EngineCheck } from '../../../shared/contract/settings.ts'
import type { EngineStatus } from '../../serviceClient/calls/engineApi.ts'
import type { Settings } from '../../../shared/settings/settingTable.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import type { ServiceLink } from '../serviceLink.ts'

export interface EngineChecksParts {
  readonly settings: Pick<SettingsStore, 'read'>
  readonly link: Pick<ServiceLink, 'current'>
}

/** More names than a sentence takes. */
const mostNames = 40

/** None where another service is used: what it translates with is its own matter. @throws AppError as connecting does */
export async function checkEngines({ settings, link }: EngineChecksParts, signal: AbortSignal): Promise<EngineCheck[]> {
  const values = settings.read()
  if (values['service.address'] !== 'embedded') return []
  const { client } = await link.current()
  return (await client.engines(signal)).flatMap(checkOf).map((check) => completed(check, values))
}

function checkOf({ engine, state, reason, names }: EngineStatus): readonly EngineCheck[] {
  const { shape } = engineCheck
  const known = { engine: shape.engine.safeParse(engine), state: shape.state.safeParse(state) }
  if (!known.engine.success || !known.state.success) return []
  const why = shape.reason.safeParse(reason)
  return [
    {
      engine: known.engine.data,
      state: known.state.data,
      reason: why.success ? why.data : 'unknown',
      names: names.slice(0, mostNames),
    },
  ]
}

/** An address without a model is not handed to the service, so only here it is known that something is set. */
function completed(check: EngineCheck, settings: Settings): EngineCheck {
  if (check.engine === 'ffmpeg' || check.state !== 'absent') return check
  const row = engineTable[check.engine]
  const isHalf = row.by === 'address' && row.model !== null && settings[row.url] !== ''
  return isHalf ? { ...check, state: 'failing', reason: 'incomplete' } : check
}
