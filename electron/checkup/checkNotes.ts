/** Why something could not be asked or read, each sentence once, with the files that it is about. */
import { baseName } from '../../shared/text/baseName.ts'

export interface CheckNote {
  readonly message: string
  /** The first of them, without their folders. */
  readonly names: readonly string[]
  /** How many there are besides. */
  readonly more: number
}

export interface Notes {
  readonly add: (sentence: string, path: string) => void
  readonly all: () => readonly CheckNote[]
}

const mostNames = 3

export function createNotes(): Notes {
  const paths = new Map<string, Set<string>>()
  return {
    add: (sentence, path) => void paths.set(sentence, (paths.get(sentence) ?? new Set()).add(path)),
    all: () =>
      [...paths].map(([message, about]) => {
        const names = [...about].map(baseName).sort().slice(0, mostNames)
        return { message, names, more: about.size - names.length }
      }),
  }
}

/** As the command says it. */
export function noteLine({ message, names, more }: CheckNote): string {
  const others = more === 0 ? '' : ` and ${more} more`
  return `${message} (${names.join(', ')}${others})`
}
