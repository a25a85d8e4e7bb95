/** Rules of folders and titles, in the app's database. What is no longer valid there counts as inherited (promise F7). */
import type { Database } from '../database/database.ts'
import { formatWish, parseWishes } from './parseWishes.ts'
import { plainFolder, type RulesPlace } from './place.ts'
import type { OwnRules, ScopedRules } from './rulesBook.ts'
import type { ForcedWish, HearingImpairedWish, Wish } from './wish.ts'

export interface ScopedRulesStore {
  list(): readonly ScopedRules[]
  /** null: nothing of its own any more. */
  put(place: RulesPlace, own: OwnRules | null): void
}

export const inheritsAll: OwnRules = { wishes: null, hearingImpaired: null, forced: null, skipWhenAudioMatches: null }

export function saysNothing(own: OwnRules): boolean {
  return Object.values(own).every((value) => value === null)
}

interface Row {
  kind: 'folder' | 'title'
  folder: string
  title_key: string
  languages: string | null
  hearing_impaired: string | null
  forced: string | null
  skip_when_audio_matches: number | null
}

export function createScopedRulesStore(db: Database, { nowMs }: { readonly nowMs: () => number }): ScopedRulesStore {
  return {
    list: () => db.all<Row>('SELECT * FROM scoped_rules ORDER BY kind, folder, title_key').map(scopedRulesOf),
    put(place, own) {
      const folder = plainFolder(place.folder)
      const titleKey = place.kind === 'title' ? place.titleKey : ''
      if (own === null || saysNothing(own)) {
        const where = 'kind = ? AND folder = ? AND title_key = ?'
        db.run(`DELETE FROM scoped_rules WHERE ${where}`, place.kind, folder, titleKey)
        return
      }
      const { wishes, hearingImpaired, forced, skipWhenAudioMatches } = own
      db.run(
        'INSERT OR REPLACE INTO scoped_rules VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
        ...[place.kind, folder, titleKey, wishes && formatWishes(wishes), hearingImpaired, forced],
        skipWhenAudioMatches === null ? null : Number(skipWhenAudioMatches),
        nowMs(),
      )
    },
  }
}

export function formatWishes(wishes: readonly Wish[]): string {
  return wishes.map(formatWish).join(',')
}

function scopedRulesOf(row: Row): ScopedRules {
  const { kind, folder, title_key: titleKey } = row
  return {
    place: kind === 'folder' ? { kind, folder } : { kind, folder, titleKey },
    own: {
      wishes: usableWishes(row.languages),
      hearingImpaired: among(hearingImpairedWishes, row.hearing_impaired),
      forced: among(forcedWishes, row.forced),
      skipWhenAudioMatches: row.skip_when_audio_matches === null ? null : row.skip_when_audio_matches === 1,
    },
  }
}

const hearingImpairedWishes: readonly HearingImpairedWish[] = ['prefer', 'avoid', 'only', 'any']
const forcedWishes: readonly ForcedWish[] = ['also', 'never']

function among<Word extends string>(words: readonly Word[], word: string | null): Word | null {
  return words.find((each) => each === word) ?? null
}

function usableWishes(languages: string | null): readonly Wish[] | null {
  try {
    return languages === null ? null : parseWishes(languages)
  } catch {
    return null
  }
}
