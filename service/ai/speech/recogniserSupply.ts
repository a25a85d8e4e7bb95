/** Each engine for speech of the table, with what makes it and what checks it. */
import { recognisers, type Recogniser as RecogniserId } from '../../../shared/engines/engineTable.ts'
import { checkModel } from '../checks/checkEndpoints.ts'
import { checkWhisper } from '../checks/checkTools.ts'
import { createEngineCall } from '../engines/engineHttp.ts'
import type { EngineSupply } from '../engineSupply.ts'
import type { AiSettings } from '../settings.ts'
import { createOpenAiSpeech, speechAnswerBytes } from './openAiSpeech.ts'
import type { Recogniser } from './recogniser.ts'
import { createWhisper } from './whisper.ts'

export const recogniserSupply: Readonly<Record<RecogniserId, EngineSupply<Recogniser>>> = {
  whisper: {
    create: ({ whisper }) => (whisper === undefined ? null : createWhisper(whisper)),
    check: ({ whisper }) => checkWhisper(whisper),
  },
  speech: {
    create: ({ speech }, call) => (speech ? createOpenAiSpeech(speech, call) : null),
    check: ({ speech }, checking) => checkModel('speech', speech, checking),
  },
}

/** The first that is set; null where none is. */
export function recogniserOf(settings: AiSettings): Recogniser | null {
  const call = createEngineCall({ role: 'speech engine', mostBytes: speechAnswerBytes })
  const [first = null] = recognisers.flatMap((id) => recogniserSupply[id].create(settings, call) ?? [])
  return first
}
