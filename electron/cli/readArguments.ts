/** `parseArgs` with its complaints as our own errors; an empty path is refused, for it would stand for where the person is. */
import { parseArgs } from 'node:util'
import { AppError } from '../../shared/errors.ts'

/** @throws AppError 'input.invalid' */
export const readArguments: typeof parseArgs = (config) => {
  try {
    const read = parseArgs(config)
    refuseEmpty(read)
    return read
  } catch (thrown) {
    if (thrown instanceof AppError) throw thrown
    const complaint = thrown instanceof Error ? thrown.message : 'The arguments cannot be read.'
    throw new AppError('input.invalid', complaint.replaceAll(/\s*\n\s*/g, ' '), thrown)
  }
}

interface GivenArguments {
  readonly positionals: readonly string[]
  readonly values: object
}

const pathOptions: ReadonlySet<string> = new Set(['home', 'file', 'video'])

function refuseEmpty({ positionals, values }: GivenArguments): void {
  const option = Object.entries(values).find(([name, value]) => value === '' && pathOptions.has(name))
  if (!option && !positionals.includes('')) return
  const name = option ? `--${option[0]}` : 'A path or text'
  throw new AppError('input.invalid', `${name} is empty. If it came from a variable, check that the variable is set.`)
}
