/** Whether any wish can be met by the samples: else a search for them would be spent for nothing. Pure. */
import type { SettingsState } from '../../../shared/contract/settings.ts'
import { readWishes } from '../../components/text/wishText.ts'

export function samplesCanServe({ values }: SettingsState, languages: readonly string[]): boolean {
  return readWishes(values.languages).some((wish) =>
    wish.some((part) => part.split('+').some((tag) => languages.includes(tag))),
  )
}
