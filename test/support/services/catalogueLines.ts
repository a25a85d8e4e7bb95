/** All that a catalogue holds, its indexes too, as lines that can be compared. */
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'

/** In the order of their keys; what the words' index holds is read through its vocabulary. */
const tables: Readonly<Record<string, string>> = {
  titles: 'id',
  names: 'id',
  best_by_prefix: 'prefix',
  indexed_names: 'last_id',
  prefix_reach: 'last_name',
  episode_ids: 'number',
  subtitles: 'id',
  subtitle_index: 'title_id, season, episode_from, episode_end, is_full_season, language, fingerprint',
  release_facts: 'id',
  subtitle_files: 'id',
  archives: 'subtitle_id',
  blobs: 'id',
  name_thirds: 'hash, type, year, name_id',
  sqlite_sequence: 'name',
  words: 'term, doc',
}

/** @throws where SQLite finds the file or the words' index damaged */
export function catalogueLines(dataDir: string): readonly string[] {
  const db = new DatabaseSync(join(dataDir, 'service.sqlite'))
  try {
    const { integrity_check: intact } = db.prepare('PRAGMA integrity_check').get() as { integrity_check: string }
    if (intact !== 'ok') throw new Error(intact)
    db.exec("CREATE VIRTUAL TABLE temp.words USING fts5vocab('main', 'name_words', 'instance')")
    return Object.entries(tables).flatMap(([table, order]) => {
      const rows = db.prepare(`SELECT * FROM ${table} ORDER BY ${order}`).all()
      return rows.map((row) => `${table} ${JSON.stringify(Object.values(row))}`)
    })
  } finally {
    db.close()
  }
}
