/** Files the names of a title under their keys, so that search/ finds them. */
import { indexNames } from '../search/indexNames.ts'
import { romanisedKey, ruleSpellings } from '../search/spellings.ts'
import { titleKey } from '../../shared/release/title/titleKey.ts'
import type { ServiceDatabase } from './store/database.ts'
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

export interface GivenName {
  readonly name: string
  readonly kind: NameKind
}

interface FiledName {
  readonly key: string
  readonly kind: NameKind
}

/** The names of a new title, with every spelling they are also found by. The indexes over names follow with `indexNames`. */
export function storeNewNames(db: ServiceDatabase, title: NamedTitle, names: readonly GivenName[]): void {
  const filed = new Map<string, NameKind>()
  for (const { key, kind } of names.flatMap(spellingsOf)) if (!filed.has(key)) filed.set(key, kind)
  for (const [key, kind] of filed) insertName(db, title, { key, kind })
}

/** One more name. A key that the title already has is not filed twice. */
export function storeName(db: ServiceDatabase, title: NamedTitle, name: GivenName): void {
  const known = 'SELECT 1 FROM names WHERE key = ? AND type = ? AND year = ? AND title_id = ?'
  for (const filed of spellingsOf(name)) {
    if (db.get(known, filed.key, typeNumber(title.type), title.year ?? 0, title.titleId)) continue
    insertName(db, title, filed)
  }
}

/** One more name, found at once also where it is misspelt. */
export function addName(db: ServiceDatabase, title: NamedTitle, name: GivenName): void {
  storeName(db, title, name)
  indexNames(db)
}

/** Moves the names of a title to the year that has become known; translated names stay where they are and still fit. */
export function moveNames(db: ServiceDatabase, title: NamedTitle, names: readonly string[]): void {
  const move = 'UPDATE names SET year = ? WHERE key = ? AND type = ? AND year = 0 AND title_id = ?'
  for (const name of names) {
    for (const { key } of spellingsOf({ name, kind: nameKinds.name })) {
      db.run(move, title.year ?? 0, key, typeNumber(title.type), title.titleId)
    }
  }
}

function spellingsOf({ name, kind }: GivenName): readonly FiledName[] {
  const key = titleKey(name)
  const romanised = romanisedKey(name)
  const spellings = [
    { key, kind },
    ...ruleSpellings(name, key).map((spelling) => ({ key: spelling, kind: atLeast(nameKinds.ruleSpelling, kind) })),
    ...(romanised ? [{ key: romanised, kind: atLeast(nameKinds.romanised, kind) }] : []),
  ]
  return spellings.filter(({ key }) => key !== '')
}

function atLeast(least: NameKind, kind: NameKind): NameKind {
  return kind > least ? kind : least
}

function insertName(db: ServiceDatabase, { titleId, type, year }: NamedTitle, { key, kind }: FiledName): void {
  const insert = 'INSERT INTO names (key, type, year, kind, title_id) VALUES (?, ?, ?, ?, ?)'
  db.run(insert, key, typeNumber(type), year ?? 0, kind, titleId)
}
