/** Says what to do where nothing here recognises speech. Pure. */
import { ServiceError } from '../../http/serviceError.ts'
import type { Recogniser } from './recogniser.ts'

/** Throws ServiceError `engine_unavailable`. */
export function requireRecogniser(recogniser: Recogniser | null): Recogniser {
  if (recogniser) return recogniser
  const message =
    'No recogniser of speech is set. Set one in the settings of the app; for a service of its own, give the folder of a Whisper model with --whisper-model, or an OpenAI-compatible endpoint with --speech-url and --speech-model.'
  throw new ServiceError('engine_unavailable', message)
}
