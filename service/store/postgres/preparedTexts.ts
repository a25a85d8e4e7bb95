/** Our texts as PostgreSQL reads them, each under a name of its own, so that the server prepares it once a connection. */
import type { Value } from '../../../node/sqlite/statements.ts'
import type { ManySelects } from '../../catalogue/store/database.ts'
import { arraysOf, differentOf, lateralText, typesOf, type DifferentLists } from './lateralText.ts'
import type { Query } from './link/link.ts'
import { postgresText } from './postgresDialect.ts'

type PreparedText = Pick<Query, 'text' | 'name'>

export interface PlacedSelects extends DifferentLists {
  readonly query: PreparedText
  readonly values: readonly (readonly Value[])[]
}

export interface PreparedTexts {
  readonly of: (sql: string) => PreparedText
  /** One text for all lists of values, over arrays of them. */
  readonly placed: (selects: ManySelects) => PlacedSelects
}

export function createPreparedTexts(): PreparedTexts {
  const known = new Map<string, PreparedText>()

  function named(key: string, makeText: () => string): PreparedText {
    const kept = known.get(key)
    if (kept) return kept
    const made = { text: makeText(), name: `s${known.size}` }
    known.set(key, made)
    return made
  }

  return {
    of: (sql) => named(sql, () => postgresText(sql)),
    placed({ sql, lists }) {
      const different = differentOf(lists)
      const types = typesOf(different.lists)
      const query = named(`${types.join()} ${sql}`, () => lateralText(postgresText(sql), types))
      return { ...different, query, values: arraysOf(different.lists, types.length) }
    },
  }
}
