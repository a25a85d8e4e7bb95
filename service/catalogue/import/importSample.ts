/** The sample catalogue: invented titles with subtitles written for this app, so that a first run has something to find. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServiceDatabase } from '../store/database.ts'
import { importPaths } from './import.ts'
import type { ImportCounts } from './importTally.ts'
import { readManifestLine } from './manifestLine.ts'

/** `sampleDir` is the folder `sample` beside this file, wherever the app was installed. A second time adds nothing. */
export async function importSample(db: ServiceDatabase, sampleDir: string): Promise<ImportCounts> {
  return importPaths(db, [sampleDir])
}

/** Only into a catalogue that holds nothing yet: what somebody imported before is not mixed with inventions. */
export async function importSampleIfEmpty(db: ServiceDatabase, sampleDir: string): Promise<void> {
  if (db.get('SELECT 1 FROM titles LIMIT 1') === undefined) await importSample(db, sampleDir)
}

/** What a catalogue holds besides the samples; titles without a subtitle do not count. */
export interface OwnContents {
  readonly titles: number
  readonly subtitles: number
}

export function ownContents(db: ServiceDatabase, sampleDir: string): OwnContents {
  const sampleIds = JSON.stringify([...idsOfSample(sampleDir)])
  const row = db.get<{ titles: number; subtitles: number }>(
    `SELECT count(*) AS titles, coalesce(sum(subtitle_count), 0) AS subtitles FROM titles
     WHERE subtitle_count > 0 AND sd_id NOT IN (SELECT value FROM ${db.dialect.numbersIn('?')})`,
    sampleIds,
  )
  return { titles: row?.titles ?? 0, subtitles: row?.subtitles ?? 0 }
}

function idsOfSample(sampleDir: string): ReadonlySet<number> {
  const lines = readFileSync(join(sampleDir, 'manifest.jsonl'), 'utf8').split('\n')
  return new Set(lines.filter((line) => line !== '').flatMap((line) => readManifestLine(line).title.sdId ?? []))
}
