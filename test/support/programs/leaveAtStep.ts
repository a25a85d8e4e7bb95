/** Homes as an earlier version left them. */
import { renameSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { migrations } from '../../../electron/database/migrations.ts'

const ownTables = `SELECT name FROM old.sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid`

/** The database of a home as it was before that step: the tables and columns of then, with what they hold now. */
export function leaveAtStep(place: string, step: string): void {
  const steps = migrations.indexOf(step)
  const old = `${place}.old`
  const made = new DatabaseSync(old)
  for (const sql of migrations.slice(0, steps)) made.exec(sql)
  made.exec(`PRAGMA user_version=${steps}`)
  made.close()

  const now = new DatabaseSync(place)
  now.exec('PRAGMA foreign_keys = OFF')
  now.prepare('ATTACH ? AS old').run(old)
  const columnsOf = (schema: string, table: string) =>
    now
      .prepare('SELECT name FROM pragma_table_info(?, ?)')
      .all(table, schema)
      .map(({ name }) => String(name))
  for (const { name } of now.prepare(ownTables).all()) {
    const table = String(name)
    const kept = columnsOf('old', table)
      .filter((column) => columnsOf('main', table).includes(column))
      .join(', ')
    if (kept !== '')
      now.exec(`DELETE FROM old.${table}; INSERT INTO old.${table} (${kept}) SELECT ${kept} FROM main.${table}`)
  }
  now.close()
  for (const end of ['', '-wal', '-shm']) rmSync(place + end, { force: true })
  renameSync(old, place)
}
