/** What an engine of the table brings: how it is made of its settings, and how it is asked whether it works. */
import type { Checking, EngineCheck } from './checks/engineCheck.ts'
import type { CallEngine } from './engines/engineHttp.ts'
import type { AiSettings } from './settings.ts'

export interface EngineSupply<Engine> {
  /** null where it is not set. */
  create(settings: AiSettings, call: CallEngine): Engine | null
  check(settings: AiSettings, checking: Checking): Promise<EngineCheck>
}
