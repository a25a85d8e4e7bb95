/** `completion`: prints the script that makes a shell complete this command line. */
import type { OptionRows } from '../../../shared/command/commandRow.ts'
import { AppError } from '../../../shared/errors.ts'
import { languages } from '../../../shared/language.ts'
import { secretNames } from '../../../shared/settings/secretTable.ts'
import { settingKeys, settingTable } from '../../../shared/settings/settingTable.ts'
import { bashCompletion } from '../completion/bash.ts'
import { completionPlaces, type Place } from '../completion/completionPlaces.ts'
import { fishCompletion } from '../completion/fish.ts'
import { powershellCompletion } from '../completion/powershell.ts'
import { isShell, shells, type Shell } from '../completion/shells.ts'
import { zshCompletion } from '../completion/zsh.ts'
import type { Given } from '../table/appCommand.ts'
import { program } from '../table/commandTable.ts'
import type { ExitCode, Terminal } from '../terminal.ts'

const scripts: Readonly<Record<Shell, (places: readonly Place[]) => string>> = {
  bash: bashCompletion,
  zsh: zshCompletion,
  fish: fishCompletion,
  powershell: powershellCompletion,
}

export async function completionCommand({ positionals }: Given<OptionRows>, terminal: Terminal): Promise<ExitCode> {
  const [shell = ''] = positionals
  if (!isShell(shell))
    throw new AppError('input.invalid', `completion takes one of ${shells.join(', ')}, not "${shell}".`)
  const settingValues = settingKeys.flatMap((key) => {
    const { takes } = settingTable[key]
    if (takes.kind === 'switch') return [{ key, words: ['true', 'false'] }]
    return takes.kind === 'choice' ? [{ key, words: takes.words.filter((word) => word !== '') }] : []
  })
  const settings = [...settingKeys, ...secretNames]
  const lists = { languages: languages.map(({ tag }) => tag), settings, settingValues }
  terminal.stdout(scripts[shell](completionPlaces(program, lists)))
  return 0
}
