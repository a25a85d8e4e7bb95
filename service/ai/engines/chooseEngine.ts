/** Which engine translates a pair in a tone: the first that can, in the order in which they are set. */
import { addressEngines, engineTable, type AddressEngine } from '../../../shared/engines/engineTable.ts'
import { englishNameOf } from '../../../shared/language.ts'
import { defaultTone, type Tone } from '../../../shared/translation/tones.ts'
import { ServiceError } from '../../http/serviceError.ts'
import type { LanguagePair, TranslationEngine } from './engine.ts'

export type ChooseEngine = (pair: LanguagePair, tone: Tone) => Promise<TranslationEngine>

/** Throws ServiceError `engine_unavailable` with what to do. */
export function createChooseEngine(engines: readonly TranslationEngine[]): ChooseEngine {
  return async (pair, tone) => {
    let isToneless = false
    for (const engine of engines) {
      if (!(await engine.supports(pair))) continue
      if (engine.hasTones || tone === defaultTone) return engine
      isToneless = true
    }
    throw new ServiceError('engine_unavailable', isToneless ? toneless(tone) : missing(pair))
  }
}

function toneless(tone: Tone): string {
  return `The engine of this service cannot write in the tone ${tone}. Ask for the tone ${defaultTone}, or set a language model: in the settings of the app, or with --openai-url and --openai-model.`
}

function missing({ source, target }: LanguagePair): string {
  const pair = `${englishNameOf(source)} to ${englishNameOf(target)}`
  const ways = addressEngines
    .filter((id) => engineTable[id].does === 'translation')
    .map(byOptions)
    .join(' or ')
  return `No translation engine for ${pair} is set. Set one in the settings of the app; for a service of its own, set ${ways}, or install Apertium with this pair.`
}

/** 'a LibreTranslate server with --libretranslate-url' */
function byOptions(id: AddressEngine): string {
  const { urlSays, model } = engineTable[id]
  const options = model === null ? `--${id}-url` : `--${id}-url and --${id}-model`
  return `${urlSays.charAt(0).toLowerCase()}${urlSays.slice(1)} with ${options}`
}
