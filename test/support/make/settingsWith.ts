/** The settings as a new home has them, with some of them set. */
import { openDatabase } from '../../../electron/database/database.ts'
import { createSettings, type Settings } from '../../../electron/settings/settings.ts'

const asNew = createSettings(openDatabase(':memory:')).read()

export function settingsWith(change: Partial<Settings> = {}): Settings {
  return { ...asNew, ...change }
}
