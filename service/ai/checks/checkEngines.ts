/** How all engines stand that the service was given, in the order in which they are asked for work. */
import { createEngineCall } from '../engines/engineHttp.ts'
import type { AiSettings } from '../settings.ts'
import { checkLibreTranslate, checkModel } from './checkEndpoints.ts'
import { checkApertium, checkFfmpeg, checkWhisper } from './checkTools.ts'
import type { EngineCheck } from './engineCheck.ts'

export type CheckEngines = (signal: AbortSignal) => Promise<readonly EngineCheck[]>

/** A person waits for the answer. */
const deadlineMs = 5_000

export function createCheckEngines(settings: AiSettings): CheckEngines {
  const { openAi, libreTranslate, apertium = 'apertium', speech, whisperModelDir } = settings
  const call = createEngineCall({ role: 'engine', deadlineMs, mostTries: 1 })
  return (signal) => {
    const checking = { call, signal }
    return Promise.all([
      checkModel('openai', openAi, checking),
      checkLibreTranslate(libreTranslate, checking),
      checkApertium(apertium),
      checkModel('speech', speech, checking),
      checkWhisper(whisperModelDir),
      checkFfmpeg(),
    ])
  }
}
