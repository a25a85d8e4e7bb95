/** What an engine is called, and what it is: a product by its own name, any other in the words of the reader. Pure. */
import { engineTable, isProduct, type EngineId } from '../../../shared/engines/engineTable.ts'
import type { Texts } from '../../texts/Texts.ts'

type Words = Pick<Texts['engines'], 'names' | 'hints'>

export function engineName({ names }: Words, engine: EngineId | 'ffmpeg'): string {
  if (engine === 'ffmpeg') return names.ffmpeg
  return isProduct(engine) ? engineTable[engine].product.name : names[engine]
}

export function engineHint({ hints }: Words, engine: EngineId): string {
  if (!isProduct(engine)) return hints[engine]
  return hints.product({ example: engineTable[engine].product.example })
}
