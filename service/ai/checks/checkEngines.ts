/** How all engines stand that the service was given, in the order in which they are asked for work. */
import { engineIds } from '../../../shared/engines/engineTable.ts'
import { createEngineCall } from '../engines/engineHttp.ts'
import type { AiSettings } from '../settings.ts'
import { translatorSupply } from '../engines/translatorSupply.ts'
import { recogniserSupply } from '../speech/recogniserSupply.ts'
import { checkFfmpeg } from './checkTools.ts'
import type { EngineCheck } from './engineCheck.ts'

export type CheckEngines = (signal: AbortSignal) => Promise<readonly EngineCheck[]>

const supply = { ...translatorSupply, ...recogniserSupply }

/** A person waits for the answer. */
const deadlineMs = 5_000

export function createCheckEngines(settings: AiSettings, programs: { readonly ffmpeg: string }): CheckEngines {
  const call = createEngineCall({ role: 'engine', deadlineMs, mostTries: 1 })
  return (signal) => {
    const checking = { call, signal }
    return Promise.all([...engineIds.map((id) => supply[id].check(settings, checking)), checkFfmpeg(programs.ffmpeg)])
  }
}
