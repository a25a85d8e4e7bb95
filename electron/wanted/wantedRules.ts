/** What is wanted where, kept and read: the settings, the rules of places, what is ignored. One for each data folder. */
import type { Settings } from '../../shared/settings/settingTable.ts'
import type { Database } from '../database/database.ts'
import { othersVersion } from '../database/versions.ts'
import { createIgnoredStore, type IgnoredStore } from './ignoredStore.ts'
import { plainFolder, type RulesPlace } from './place.ts'
import { createRulesBook, type OwnRules, type RulesBook, type ScopedRules } from './rulesBook.ts'
import { createScopedRulesStore, type ScopedRulesStore } from './scopedRulesStore.ts'
import { usableRules } from './usableRules.ts'
import type { WishRules } from './wish.ts'
import type { Clock } from '../../node/clock.ts'

export interface WantedRules extends Omit<IgnoredStore, 'list'> {
  /** As everything stands at this moment; the same book as long as nothing changes. */
  book(): RulesBook
  /** Another text wherever the book is another one; it outlives restarts. */
  fingerprint(): string
  /** Some of them were said for this run alone. */
  readonly isOfRun: boolean
  /** As it would be with these rules at these places, and with these in the settings. */
  bookWith(tried: TriedRules): RulesBook
  scoped(): readonly ScopedRules[]
  ignored: IgnoredStore['list']
  /** All or none. Answers what stood there before, which undoes it. */
  change(changes: readonly PlaceChange[]): readonly PlaceChange[]
}

export interface PlaceChange {
  readonly place: RulesPlace
  /** null: as inherited. */
  readonly own: OwnRules | null
}

export interface TriedRules {
  readonly changes?: readonly PlaceChange[]
  readonly settings?: WishRules
}

export interface WantedRulesParts {
  readonly db: Database
  readonly clock: Pick<Clock, 'nowMs'>
  readonly settings: { read(): Settings }
  /** Said for this run alone. */
  readonly fixed: ReadonlySet<keyof WishRules>
}

export function createWantedRules({ db, clock, settings, fixed }: WantedRulesParts): WantedRules {
  const scopedRules: ScopedRulesStore = createScopedRulesStore(db, clock)
  const ignoring: IgnoredStore = createIgnoredStore(db, clock)
  let seen = 0
  let kept: { readonly key: string; readonly book: RulesBook } | null = null
  let stored: { readonly scoped: readonly ScopedRules[]; readonly ignored: ReturnType<IgnoredStore['list']> } | null =
    null

  /** The command line may have changed them meanwhile. */
  function read() {
    const version = othersVersion(db)
    if (version !== seen) forget()
    seen = version
    return (stored ??= { scoped: scopedRules.list(), ignored: ignoring.list() })
  }

  function forget(): void {
    stored = null
    kept = null
  }

  function bookOf(rules: WishRules, scoped: readonly ScopedRules[]): RulesBook {
    return createRulesBook({ settings: rules, scoped, ignored: read().ignored.map(({ ignored }) => ignored), fixed })
  }

  function changing<Answer>(change: () => Answer): Answer {
    try {
      return change()
    } finally {
      forget()
    }
  }

  return {
    book() {
      const rules = usableRules(settings.read())
      const { scoped } = read()
      const key = JSON.stringify(rules)
      if (kept?.key !== key) kept = { key, book: bookOf(rules, scoped) }
      return kept.book
    },
    fingerprint: () =>
      JSON.stringify([usableRules(settings.read()), read().scoped, read().ignored.map(({ ignored }) => ignored)]),
    isOfRun: fixed.size > 0,
    bookWith({ changes = [], settings: tried }) {
      const changed = new Map(changes.map(({ place, own }) => [keyOf(place), own === null ? [] : [{ place, own }]]))
      const others = read().scoped.filter(({ place }) => !changed.has(keyOf(place)))
      return bookOf(tried ?? usableRules(settings.read()), [...others, ...[...changed.values()].flat()])
    },
    scoped: () => read().scoped,
    ignored: () => read().ignored,
    change: (changes) =>
      changing(() =>
        db.transaction(() => {
          const before = new Map(read().scoped.map(({ place, own }) => [keyOf(place), own]))
          for (const { place, own } of changes) scopedRules.put(place, own)
          return changes.map(({ place }) => ({ place, own: before.get(keyOf(place)) ?? null }))
        }),
      ),
    add: (all) => changing(() => ignoring.add(all)),
    remove: (ids) => changing(() => ignoring.remove(ids)),
    removeSame: (all) => changing(() => ignoring.removeSame(all)),
    putBack: (rows) => changing(() => ignoring.putBack(rows)),
    moved: (from, to) => changing(() => ignoring.moved(from, to)),
  }
}

/** Equal for one place. */
export function keyOf(place: RulesPlace): string {
  return JSON.stringify([place.kind, plainFolder(place.folder), place.kind === 'title' ? place.titleKey : ''])
}
