/** Which arguments a message takes, and of which kind. */
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** 'string', 'number', or the cases of a select: "'movie' | 'tv'" */
export type ArgumentKind = string

export function argumentsOf(message: string): ReadonlyMap<string, ArgumentKind> {
  const kinds = new Map<string, ArgumentKind>()
  for (const { name, kind } of parse(message, { ignoreTag: true }).flatMap(argumentsIn)) {
    // A number may stand beside its plural as it is: {count} and {count, plural, …}.
    if (kind !== 'string' || !kinds.has(name)) kinds.set(name, kind)
  }
  return kinds
}

interface FoundArgument {
  readonly name: string
  readonly kind: ArgumentKind
}

function argumentsIn(element: MessageFormatElement): readonly FoundArgument[] {
  switch (element.type) {
    case TYPE.argument:
      return [{ name: element.value, kind: 'string' }]
    case TYPE.number:
      return [{ name: element.value, kind: 'number' }]
    case TYPE.plural:
      return [{ name: element.value, kind: 'number' }, ...insideOf(element.options)]
    case TYPE.select: {
      const cases = Object.keys(element.options).map((name) => `'${name}'`)
      return [{ name: element.value, kind: cases.join(' | ') }, ...insideOf(element.options)]
    }
    case TYPE.literal:
    case TYPE.pound:
      return []
    default:
      throw new Error(`Dates, times and tags are not for messages: ${element.value}`)
  }
}

function insideOf(options: Readonly<Record<string, { readonly value: readonly MessageFormatElement[] }>>) {
  return Object.values(options).flatMap(({ value }) => value.flatMap(argumentsIn))
}
