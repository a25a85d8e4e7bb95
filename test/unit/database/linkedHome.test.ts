/** A database or a home that stands behind a symbolic link works as any other: SQLite's log lies beside the file itself. */
import { existsSync, lstatSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../electron/database/database.ts'
import { keepCopy, openOrMend } from '../../../electron/database/mend.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'

interface Place {
  /** As the app names it. */
  readonly file: string
  /** Where it really is. */
  readonly real: string
}

const name = 'undertitle.sqlite'

/** A link from `from` to what it is given, spelled out whole or as seen from the link's folder. */
function link(to: string, from: string, isRelative: boolean): void {
  symlinkSync(isRelative ? relative(dirname(from), to) : to, from)
}

function linkedFile(isRelative: boolean): Place {
  const folder = tempFolder()
  for (const each of ['home', 'elsewhere']) mkdirSync(join(folder, each))
  const [file, real] = [join(folder, 'home', name), join(folder, 'elsewhere', 'real.db')]
  link(real, file, isRelative)
  return { file, real }
}

function linkedFolder(isRelative: boolean): Place {
  const folder = tempFolder()
  mkdirSync(join(folder, 'elsewhere'))
  link(join(folder, 'elsewhere'), join(folder, 'home'), isRelative)
  return { file: join(folder, 'home', name), real: join(folder, 'elsewhere', name) }
}

function chain(): Place {
  const { file, real } = linkedFile(true)
  const first = join(tempFolder(), name)
  symlinkSync(file, first)
  return { file: first, real }
}

const places: Readonly<Record<string, () => Place>> = {
  'a linked file': () => linkedFile(false),
  'a file linked as seen from its folder': () => linkedFile(true),
  'a linked folder': () => linkedFolder(false),
  'a folder linked as seen from its own': () => linkedFolder(true),
  'a link to a link': chain,
}

test.skipIf(process.platform === 'win32').each(Object.entries(places))('writes last in %s', async (_kind, make) => {
  const { file, real } = make()
  const db = openDatabase(file)
  const add = (key: string) => db.run('INSERT INTO setting (key, value) VALUES (?, ?)', key, 'x')
  db.transaction(() => add('a'), { isDurable: false })
  await db.synced()
  expect(existsSync(`${real}-wal`)).toBe(true)
  db.close()
  const again = openDatabase(real)
  expect(again.all("SELECT key FROM setting WHERE key = 'a'")).toHaveLength(1)
  again.close()
})

test.skipIf(process.platform === 'win32').each(Object.entries(places))(
  'a damaged database in %s is set aside where it is, and the link stays',
  (_kind, make) => {
    const { file, real } = make()
    const db = openDatabase(file)
    db.run('INSERT INTO setting (key, value) VALUES (?, ?)', 'languages', 'de')
    keepCopy(db, file, Date.now())
    db.close()
    writeFileSync(real, 'no database')
    const isLink = lstatSync(file).isSymbolicLink()
    const mended = openOrMend(file, Date.now())
    expect(mended.db.get("SELECT value FROM setting WHERE key = 'languages'")).toEqual({ value: 'de' })
    expect(lstatSync(file).isSymbolicLink()).toBe(isLink)
    expect(readdirSync(dirname(real)).some((each) => each.includes('.damaged-'))).toBe(true)
    mended.db.close()
  },
)
