/** A program: opens a database on the disk, reads from it, and says that it is ready: the least of a host that keeps anything. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { inputOf } from '../workSide.ts'

const { home } = inputOf<{ readonly home: string }>()
const database = new DatabaseSync(join(home, 'least.sqlite'))
database.exec('PRAGMA journal_mode=WAL; CREATE TABLE IF NOT EXISTS settings (key TEXT PRIMARY KEY, value TEXT)')
database.prepare('SELECT * FROM settings').all()
process.stdout.write('ready\n')
database.close()
