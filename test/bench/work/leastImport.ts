/**
 * A program: puts the rows that an import made into the same empty tables, with nothing but prepared statements, one
 * transaction a table: the least of any import in Node, which has to read and to parse besides.
 */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openServiceDatabase } from '../../../service/catalogue/store/database.ts'
import { inputOf, report } from '../workSide.ts'

interface Input {
  /** Where it was imported to. */
  readonly dataDir: string
  /** Empty. */
  readonly freshDir: string
}

const { dataDir, freshDir } = inputOf<Input>()
openServiceDatabase(freshDir).close()
const from = new DatabaseSync(join(dataDir, 'service.sqlite'), { readOnly: true })
const to = new DatabaseSync(join(freshDir, 'service.sqlite'))
to.exec('PRAGMA synchronous=NORMAL; PRAGMA cache_size=-96000; PRAGMA wal_autocheckpoint=16000')

const tables = ['titles', 'names', 'name_thirds', 'subtitles', 'release_facts', 'subtitle_index', 'subtitle_files']
/** Without the time that reading takes. */
let writtenMs = 0
for (const table of tables) {
  const select = from.prepare(`SELECT * FROM ${table}`)
  select.setReturnArrays(true)
  const rows = select.all() as unknown as (string | number | null)[][]
  const insert = to.prepare(`INSERT INTO ${table} VALUES (${(rows[0] ?? []).map(() => '?').join()})`)
  const startedMs = performance.now()
  to.exec('BEGIN')
  for (const row of rows) insert.run(...row)
  to.exec('COMMIT')
  writtenMs += performance.now() - startedMs
}
from.close()
to.close()
report({ ms: writtenMs })
