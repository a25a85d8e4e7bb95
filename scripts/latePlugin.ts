/**
 * The detector of encodings brings a megabyte of tables, which most starts of the program and of its threads never look at: in the
 * build it is a function that runs with the first text whose encoding nobody told.
 */
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** All of the package in one file, which ends with one list of what it exports. */
export const lateFile = resolve('node_modules', 'jschardet', 'dist', 'jschardet.esm.js')
const exported = /\nexport \{[^}]*\};\s*(?:\/\/# \S+\s*)?$/

export const lateDetector: Plugin = {
  name: 'late-detector',
  enforce: 'pre',
  resolveId: (id) => (id === 'jschardet' ? lateFile : null),
  transform: (text, id) => (id === lateFile ? runLate(text) : null),
}

/** @throws Error where the package looks otherwise than it did */
export function runLate(text: string): string {
  const body = text.replace(exported, '\nreturn chardet_exports\n')
  if (body === text || /^(?:im|ex)port\b/m.test(body))
    throw new Error('jschardet is no longer one file with one list of exports.')
  return [
    `const make = () => {\n${body}}`,
    'let made = null',
    'export const chardet = { detectAll: (...given) => (made ??= make()).detectAll(...given) }',
    '',
  ].join('\n')
}
