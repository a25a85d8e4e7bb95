/**
 * Messages as the code calls them: one without arguments is its text, one with arguments a function of them. A message is read
 * when it is first shown, so a start pays for none that nobody sees. Values are put in as they are: only the message is parsed.
 */
import { IntlMessageFormat, type Formatters } from 'intl-messageformat'
import type { Messages } from './Messages.ts'

export interface MessageTree {
  readonly [key: string]: string | readonly string[] | MessageTree
}

type Values = Readonly<Record<string, string | number>>
type Said = string | ((values: Values) => string) | readonly Said[] | { readonly [key: string]: Said }

export function createMessages(locale: string, tree: MessageTree): Messages {
  const say = createSayer(locale)
  const branch = (node: MessageTree[string]): Said => {
    if (typeof node === 'string') return node.includes('{') ? say(node) : node
    if (isList(node)) return node.map(branch)
    return Object.fromEntries(Object.entries(node).map(([key, each]) => [key, branch(each)]))
  }
  // A file of messages has no types of its own: test/unit/messages holds every language to the keys and arguments of English.
  return branch(tree) as unknown as Messages
}

function isList(node: MessageTree | readonly string[]): node is readonly string[] {
  return Array.isArray(node)
}

function createSayer(locale: string): (message: string) => (values: Values) => string {
  const options = { ignoreTag: true, formatters: createFormatters() }
  return (message) => {
    let read: IntlMessageFormat | null = null
    return (values) => String((read ??= new IntlMessageFormat(message, locale, undefined, options)).format(values))
  }
}

/** One for all messages of a language: to make one takes longer than to use it. */
function createFormatters(): Formatters {
  const made = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat | Intl.PluralRules>()
  function kept<T extends Intl.NumberFormat | Intl.DateTimeFormat | Intl.PluralRules>(
    make: new (...given: never[]) => T,
    given: readonly unknown[],
  ): T {
    const key = `${make.name} ${JSON.stringify(given)}`
    const known = made.get(key)
    if (known instanceof make) return known
    const fresh = Reflect.construct(make, given) as T
    made.set(key, fresh)
    return fresh
  }
  return {
    getNumberFormat: (...given) => kept(Intl.NumberFormat, given),
    getDateTimeFormat: (...given) => kept(Intl.DateTimeFormat, given),
    getPluralRules: (...given) => kept(Intl.PluralRules, given),
  }
}
