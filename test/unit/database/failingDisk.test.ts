/** One call on the database's files fails, whichever: nothing that was said to be written is lost, and the next write is. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../electron/database/database.ts'
import { canFail, runFailing } from '../../support/disks/failingCalls.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'

const calls = ['openat', 'pread64', 'pwrite64', 'fsync', 'fdatasync', 'ftruncate', 'mmap']
/** Places of one call: as many as the program has, at most these. */
const mostPlaces = 12
const program = 'test/support/disks/databaseUnderFaults.ts'

interface Told {
  readonly codes: readonly string[]
  readonly written: readonly string[]
  readonly refused: readonly string[]
  readonly note: string | null
}

async function failAt(mode: 'open' | 'mend', file: string, { call, when }: { call: string; when: number }) {
  const files = ['', '-wal', '-shm', '-journal'].map((suffix) => file + suffix)
  const trace = join(tempFolder(), 'trace')
  const { stdout, stderr, hasFailed } = await runFailing([program, mode, file], { call, when, files, trace })
  expect(stdout, stderr).not.toBe('')
  return { hasFailed, told: JSON.parse(stdout) as Told }
}

function keysIn(file: string): readonly string[] {
  const db = openDatabase(file)
  const rows = db.all<{ key: string }>('SELECT key FROM setting WHERE length(key) = 2 ORDER BY key')
  db.close()
  return rows.map(({ key }) => key)
}

test.skipIf(!canFail).each(calls)(
  'where one %s fails the database opens, keeps what it wrote, and goes on',
  async (call) => {
    let failures = 0
    for (let when = 1; when <= mostPlaces; when += 1) {
      const file = join(tempFolder(), 'app.sqlite')
      const { hasFailed, told } = await failAt('open', file, { call, when })
      if (!hasFailed) break
      failures += 1
      const at = `${call} ${String(when)}: ${JSON.stringify(told)}`
      expect(new Set([...told.codes, 'disk.failing']), at).toEqual(new Set(['disk.failing']))
      expect(told.refused.length, at).toBeLessThanOrEqual(2)
      expect(keysIn(file), at).toEqual(told.written)
    }
    expect(failures).toBeGreaterThan(0)
  },
  240_000,
)

test.skipIf(!canFail)(
  'a page that cannot be read is no damage: the database stays where it is',
  async () => {
    let failures = 0
    for (let when = 1; when <= 24; when += 1) {
      const folder = tempFolder()
      const file = join(folder, 'app.sqlite')
      const db = openDatabase(file)
      const add = (n: number) =>
        db.run('INSERT INTO setting (key, value) VALUES (?, ?)', `k${String(n)}0`, 'x'.repeat(900))
      for (let n = 0; n < 20; n += 1) add(n)
      db.close()
      const { hasFailed, told } = await failAt('mend', file, { call: 'pread64', when })
      if (!hasFailed) break
      failures += 1
      expect(told.note, `${String(when)}: ${JSON.stringify(told)}`).toBeNull()
      expect(readdirSync(folder).filter((name) => name.includes('damaged'))).toEqual([])
      expect(new Set([...told.codes, 'disk.failing'])).toEqual(new Set(['disk.failing']))
    }
    expect(failures).toBeGreaterThan(5)
  },
  240_000,
)
