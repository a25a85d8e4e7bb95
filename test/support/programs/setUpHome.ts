/** Sets up a home before the program is started on it: as `config set` would, without a process for each setting. */
import { openDatabase } from '../../../electron/database/database.ts'
import { openDataFolder } from '../../../electron/settings/dataFolder.ts'
import { createSettings } from '../../../electron/settings/settings.ts'

export function setUpHome(folder: string, settings: Readonly<Record<string, string>>): void {
  const database = openDatabase(openDataFolder(folder).database)
  try {
    const store = createSettings(database)
    for (const [key, value] of Object.entries(settings)) store.write(key, value)
  } finally {
    database.close()
  }
}
