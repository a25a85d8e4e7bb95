/** The type of all messages, from the English ones: which keys there are, and what each takes. */
import { format } from 'prettier'
import type { MessageTree } from '../../shared/messages/createMessages.ts'
import { argumentsOf } from './argumentsOf.ts'

const head = '/** Every key and its arguments. Written from en.json by: npm run texts */'

export function messageTypes(english: MessageTree): Promise<string> {
  const source = `${head}\nexport interface Messages ${typeOf(english)}\n`
  return format(source, { parser: 'typescript', semi: false, singleQuote: true, printWidth: 120, trailingComma: 'all' })
}

function typeOf(node: MessageTree[string]): string {
  if (typeof node === 'string') return typeOfMessage(node)
  if (isList(node)) return 'readonly string[]'
  const keys = Object.entries(node).map(([key, each]) => `readonly ${JSON.stringify(key)}: ${typeOf(each)}`)
  return `{\n${keys.join('\n')}\n}`
}

function isList(node: MessageTree | readonly string[]): node is readonly string[] {
  return Array.isArray(node)
}

function typeOfMessage(message: string): string {
  const taken = [...argumentsOf(message)].map(([name, kind]) => `readonly ${name}: ${kind}`)
  return taken.length === 0 ? 'string' : `(values: { ${taken.join('; ')} }) => string`
}
