/** Reads a property list with the library that electron-builder writes them with. */
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'

const fromBuilder = createRequire(createRequire(import.meta.url).resolve('app-builder-lib'))
const { parse } = fromBuilder('plist') as { readonly parse: (text: string) => unknown }

export function parsePlist(file: string): unknown {
  return parse(readFileSync(file, 'utf8'))
}
