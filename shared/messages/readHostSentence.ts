/** Knows a sentence of the host again by its English template. Pure. */
import { hostSentences, type HostSentenceId } from './hostSentences.ts'

export interface ReadSentence {
  readonly id: HostSentenceId
  /** What the sentence names: paths, counts, names. */
  readonly values: Readonly<Record<string, string>>
}

interface Template {
  readonly id: HostSentenceId
  readonly pattern: RegExp
}

/** Longer ones first: '{path} cannot be read. Check its permissions.' before '{path} cannot be read.' */
const templates: readonly Template[] = Object.entries(hostSentences)
  .sort(([, one], [, other]) => plainLength(other) - plainLength(one))
  .map(([id, sentence]) => ({ id: id as HostSentenceId, pattern: patternOf(sentence) }))

export function readHostSentence(sentence: string): ReadSentence | null {
  for (const { id, pattern } of templates) {
    const found = pattern.exec(sentence)
    if (found) return { id, values: { ...found.groups } }
  }
  return null
}

function patternOf(sentence: string): RegExp {
  const parts = sentence.split(/(\{\w+\})/).map((part) => {
    const [, name] = /^\{(\w+)\}$/.exec(part) ?? []
    return name === undefined ? part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : `(?<${name}>.+)`
  })
  return new RegExp(`^${parts.join('')}$`, 's')
}

function plainLength(sentence: string): number {
  return sentence.replace(/\{\w+\}/g, '').length
}
