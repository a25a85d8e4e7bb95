/** How rows of the table are put into words; help, man page and reference page say the same. */
import type { ArgumentRow, CommandRow, OptionRow } from './commandRow.ts'

export const otherOptions = 'Options'
export const otherCommands = 'Commands'

/** `--naming PROFILE`; a list ends in `...`. */
export function optionTerm(name: string, { kind, value = 'TEXT', alone }: OptionRow): string {
  if (kind === 'flag') return `--${name}`
  const shown = alone === undefined ? value : `[${value}]`
  return `--${name} ${shown}${kind === 'list' ? '...' : ''}`
}

export function sayingOf({ says, allowed }: OptionRow | ArgumentRow): string {
  return allowed === undefined ? says : `${says}: ${allowed.join(', ')}`
}

/** `PATH...`, or `[DIR]` where it may be left out. */
export function argumentTerm({ name, isMany, missing }: ArgumentRow): string {
  const term = `${name}${isMany ? '...' : ''}`
  return missing === undefined ? `[${term}]` : term
}

export function argumentTerms({ args = [] }: CommandRow): string {
  return args.map(argumentTerm).join(' ')
}

/** As a list of commands shows it: `get PATH...`, `config COMMAND`. */
export function commandTerm(row: CommandRow): string {
  return [row.name, row.commands ? 'COMMAND' : argumentTerms(row)].join(' ').trim()
}

/** What follows the names of the commands. @param isProgram it does something without a command too */
export function usageOf(row: CommandRow, isProgram = false): string {
  const what = isProgram ? '[COMMAND]' : row.commands ? 'COMMAND' : argumentTerms(row)
  const parts = [what, Object.keys(row.options).length > 0 ? '[OPTIONS]' : '']
  return parts.filter((part) => part !== '').join(' ')
}

/** Headings in the order in which they are first met, with the options below each. */
export function optionGroups(row: CommandRow): ReadonlyMap<string, readonly (readonly [string, OptionRow])[]> {
  return Map.groupBy(Object.entries(row.options), ([, { group = otherOptions }]) => group)
}

export function commandGroups(rows: readonly CommandRow[]): ReadonlyMap<string, readonly CommandRow[]> {
  return Map.groupBy(rows, ({ group = otherCommands }) => group)
}
