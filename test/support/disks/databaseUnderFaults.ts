/** A program for strace: opens a database, writes to it, and says as JSON what it was told. `mend` opens it as the owner of a home does. */
import { openDatabase } from '../../../electron/database/database.ts'
import { openOrMend } from '../../../electron/database/mend.ts'
import { toAppError } from '../../../shared/errors.ts'

const [mode = '', file = ''] = process.argv.slice(2)
const codes: string[] = []
const written: string[] = []
const refused: string[] = []
let note: string | null = null

function open() {
  if (mode !== 'mend') return openDatabase(file)
  const opened = openOrMend(file, Date.now())
  note = opened.note
  return opened.db
}

async function tryTo(work: () => unknown): Promise<boolean> {
  try {
    await work()
    return true
  } catch (thrown) {
    codes.push(toAppError(thrown).code)
    return false
  }
}

await tryTo(async () => {
  const db = open()
  for (const [index, key] of ['a', 'b', 'c', 'd', 'e', 'f'].entries()) {
    const add = (name: string) => db.run('INSERT INTO setting (key, value) VALUES (?, ?)', name, 'x')
    const pair = () => [add(`${key}1`), add(`${key}2`)]
    const isDone = await tryTo(() => db.transaction(pair, { isDurable: index % 2 === 0 }))
    ;(isDone ? written : refused).push(`${key}1`, `${key}2`)
    await tryTo(() => db.synced())
  }
  db.all('SELECT * FROM setting')
  db.close()
})
process.stdout.write(JSON.stringify({ codes, written, refused, note }))
