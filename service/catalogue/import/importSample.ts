/** Imports the sample catalogue: invented titles with subtitles written for this app, so that a first run has something to find. */
import type { ServiceDatabase } from '../store/database.ts'
import { importPaths } from './import.ts'
import type { ImportCounts } from './importTally.ts'

/** `sampleDir` is the folder `sample` beside this file, wherever the app was installed. A second time adds nothing. */
export async function importSample(db: ServiceDatabase, sampleDir: string): Promise<ImportCounts> {
  return importPaths(db, [sampleDir])
}
