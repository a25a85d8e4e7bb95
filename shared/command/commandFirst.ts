/** `--home DIR usage` asks what `usage --home DIR` asks: who has an alias with options names the command behind them. Pure. */
import type { CommandRow, OptionRow, ProgramRow } from './commandRow.ts'

/** As given where no command follows, or something stands before it that no command takes. */
export function commandFirst(program: ProgramRow, words: readonly string[]): readonly string[] {
  const kinds = optionKinds([program, ...program.commands])
  let at = 0
  while (at < words.length) {
    const word = words[at] ?? ''
    if (!word.startsWith('-')) break
    const [, name = '', value] = /^--([^=]+)(=.*)?$/s.exec(word) ?? []
    const isFlag = kinds.get(name)
    if (isFlag === undefined) return words
    at += isFlag || value !== undefined ? 1 : 2
  }
  const command = words[at]
  const isCommand = program.commands.some(({ name }) => name === command)
  return command === undefined || !isCommand ? words : [command, ...words.slice(0, at), ...words.slice(at + 1)]
}

/** Name → whether it stands without a value; without those that are one thing here and another there. */
function optionKinds(rows: readonly CommandRow[]): ReadonlyMap<string, boolean> {
  const all = rows.flatMap(optionsOf)
  const byName = Map.groupBy(all, ([name]) => name)
  return new Map(
    [...byName].flatMap(([name, same]) => {
      const flags = new Set(same.map(([, { kind }]) => kind === 'flag'))
      const [isFlag] = flags
      return flags.size === 1 && isFlag !== undefined ? [[name, isFlag] as const] : []
    }),
  )
}

function optionsOf({ options, commands = [] }: CommandRow): readonly (readonly [string, OptionRow])[] {
  return [...Object.entries(options), ...commands.flatMap(optionsOf)]
}
