/** How the engines of the built-in service stand: our own call beside the document, under its wire names. */
import { record } from '../json/decoder.ts'
import { listOf, text, texts } from './fields.ts'

const mostEngines = 20

export const engineList = record({
  engines: listOf(record({ engine: text, state: text, reason: text, names: texts }), mostEngines),
})
