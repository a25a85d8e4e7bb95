/** Files the names of a title under their keys, so that search/ finds them. */
import { filedHalves } from '../search/halves.ts'
import { romanisedKey, ruleSpellings } from '../search/spellings.ts'
import { titleKey } from '../../shared/release/titleKey.ts'
import type { ServiceDatabase } from './database.ts'
import { typeNumber } from './titles.ts'
import type { TitleType } from './records.ts'

/** How a name belongs to its title. Rules alone use the first three, the spelling-tolerant search all of them. */
export const nameKinds = { name: 0, original: 1, ruleSpelling: 2, romanised: 3, translated: 4 } as const
export type NameKind = (typeof nameKinds)[keyof typeof nameKinds]

export interface NamedTitle {
  readonly titleId: number
  readonly type: TitleType
  readonly year: number | null
}

interface FiledName {
  readonly key: string
  readonly kind: NameKind
}

/** A name of a title with every spelling it is also found by. A key that the title already has is not filed twice. */
export function addName(db: ServiceDatabase, title: NamedTitle, name: string, kind: NameKind): void {
  for (const filed of spellingsOf(name, kind)) fileKey(db, title, filed)
}

/** Moves the names of a title to the year that has become known; translated names stay where they are and still fit. */
export function moveNames(db: ServiceDatabase, title: NamedTitle, names: readonly string[]): void {
  const move = 'UPDATE names SET year = ? WHERE key = ? AND type = ? AND year = 0 AND title_id = ?'
  for (const name of names) {
    for (const { key } of spellingsOf(name, nameKinds.name)) {
      db.run(move, title.year ?? 0, key, typeNumber(title.type), title.titleId)
    }
  }
}

function spellingsOf(name: string, kind: NameKind): readonly FiledName[] {
  const romanised = romanisedKey(name)
  return [
    { key: titleKey(name), kind },
    ...ruleSpellings(name).map((key) => ({ key, kind: Math.max(kind, nameKinds.ruleSpelling) as NameKind })),
    ...(romanised ? [{ key: romanised, kind: Math.max(kind, nameKinds.romanised) as NameKind }] : []),
  ]
}

function fileKey(db: ServiceDatabase, { titleId, type, year }: NamedTitle, { key, kind }: FiledName): void {
  if (key === '') return
  const known = 'SELECT 1 FROM names WHERE key = ? AND type = ? AND year = ? AND title_id = ?'
  if (db.get(known, key, typeNumber(type), year ?? 0, titleId)) return
  const insert = 'INSERT INTO names (key, type, year, kind, title_id) VALUES (?, ?, ?, ?, ?)'
  const nameId = db.run(insert, key, typeNumber(type), year ?? 0, kind, titleId).lastId
  for (const hash of filedHalves(key)) db.run('INSERT OR IGNORE INTO name_halves VALUES (?, ?)', hash, nameId)
  db.run('INSERT INTO name_words (rowid, words) VALUES (?, ?)', nameId, key)
}
