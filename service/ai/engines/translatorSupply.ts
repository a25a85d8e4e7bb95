/** Each engine for translation of the table, with what makes it and what checks it. */
import { translators, type Translator } from '../../../shared/engines/engineTable.ts'
import { checkApertium } from '../checks/checkTools.ts'
import type { EngineSupply } from '../engineSupply.ts'
import type { AiSettings } from '../settings.ts'
import { createApertiumEngine } from './apertium.ts'
import type { TranslationEngine } from './engine.ts'
import { createEngineCall, type CallEngine } from './engineHttp.ts'
import { libreTranslate } from './libreTranslate.ts'
import { openAi } from './openAi.ts'

/** Where nothing is said, Apertium is used if it is installed. */
const usualApertium = 'apertium'

export const translatorSupply: Readonly<Record<Translator, EngineSupply<TranslationEngine>>> = {
  openai: openAi,
  libretranslate: libreTranslate,
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
