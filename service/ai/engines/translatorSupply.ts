/** Each engine for translation of the table, with what makes it and what checks it. */
import { translators, type Translator } from '../../../shared/engines/engineTable.ts'
import { checkLibreTranslate, checkModel } from '../checks/checkEndpoints.ts'
import { checkApertium } from '../checks/checkTools.ts'
import type { EngineSupply } from '../engineSupply.ts'
import type { AiSettings } from '../settings.ts'
import { createApertiumEngine } from './apertium.ts'
import type { TranslationEngine } from './engine.ts'
import { createEngineCall, type CallEngine } from './engineHttp.ts'
import { createLibreTranslateEngine } from './libreTranslate.ts'
import { createOpenAiEngine } from './openAi.ts'

/** Where nothing is said, Apertium is used if it is installed. */
const usualApertium = 'apertium'

export const translatorSupply: Readonly<Record<Translator, EngineSupply<TranslationEngine>>> = {
  openai: {
    create: ({ openai }, call) => (openai ? createOpenAiEngine(openai, call) : null),
    check: ({ openai }, checking) => checkModel('openai', openai, checking),
  },
  libretranslate: {
    create: ({ libretranslate }, call) => (libretranslate ? createLibreTranslateEngine(libretranslate, call) : null),
    check: ({ libretranslate }, checking) => checkLibreTranslate(libretranslate, checking),
  },
  apertium: {
    create: ({ apertium = usualApertium }) => (apertium === null ? null : createApertiumEngine(apertium)),
    check: ({ apertium = usualApertium }) => checkApertium(apertium),
  },
}

/** Those that are set, best first: a language model, a translation server, rules. */
export function enginesOf(
  settings: AiSettings,
  call: CallEngine = createEngineCall({ role: 'translation engine' }),
): readonly TranslationEngine[] {
  return translators.flatMap((id) => translatorSupply[id].create(settings, call) ?? [])
}
