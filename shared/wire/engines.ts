/** How the engines of the built-in service stand: our own call beside the document, under its wire names. */
import { z } from 'zod'
import { listOf, text, texts } from './fields.ts'

const mostEngines = 20

export const engineList = z.looseObject({
  engines: listOf(z.looseObject({ engine: text, state: text, reason: text, names: texts }), mostEngines),
})
