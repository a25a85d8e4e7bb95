/** What is said to whoever names a setting that there is not. */
import { closestWord } from '../../shared/text/closestWord.ts'
import { AppError } from '../../shared/errors.ts'

/** `names` are all that could have been meant. */
export function noSetting(name: string, names: readonly string[]): AppError {
  const meant = closestWord(name, names)
  const help = meant === null ? `Settings are: ${names.join(', ')}.` : `Did you mean "${meant}"?`
  return new AppError('input.invalid', `There is no setting "${name}". ${help}`)
}
