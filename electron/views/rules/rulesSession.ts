/** Rules where one stands, as the screens read, try and change them; each change is felt at once and can be taken back. */
import type { OwnRulesRecord, RulesPlaceRecord, RulesTrial, ScopeRules } from '../../../shared/contract/videos/rules.ts'
import type { Scope } from '../../../shared/contract/scope.ts'
import { AppError } from '../../../shared/errors.ts'
import { yieldToEventLoop } from '../../library/yieldToEventLoop.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import type { RulesBook } from '../../wanted/rulesBook.ts'
import { usableRules } from '../../wanted/usableRules.ts'
import { keyOf, type PlaceChange, type TriedRules, type WantedRules } from '../../wanted/wantedRules.ts'
import type { WishRules } from '../../wanted/wish.ts'
import type { LibraryEntry } from '../library/entries/libraryEntry.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { SettingsFollowers } from '../settings/settingsFollowers.ts'
import { fallbackChanges, withFallback } from './fallback.ts'
import { ownRecordOf, ownRulesOf, wholeRecordOf } from './ownRulesRecord.ts'
import { scopePlaces, type ScopePlace } from './scopePlaces.ts'
import { countTrial, rulesIn } from './rulesTrial.ts'
import type { Undoing } from './undoing.ts'

export interface RulesSessionParts {
  readonly library: Pick<LibrarySession, 'resolve' | 'folders'>
  readonly rules: WantedRules
  readonly settings: Pick<SettingsStore, 'read' | 'write'>
  readonly followers: Pick<SettingsFollowers, 'refuseWhileBusy' | 'rulesChanged' | 'changed'>
  readonly undoing: Undoing
}

export interface AtPlace {
  readonly scope: Scope
  readonly placeId: string
}

type Set = RulesTrial & { readonly undoId: string }

export interface RulesSession {
  of(scope: Scope): Promise<ScopeRules>
  /** @throws AppError 'input.invalid', 'input.unknownLanguage', as the next two do */
  try(at: AtPlace, own: OwnRulesRecord | null): Promise<RulesTrial>
  set(at: AtPlace, own: OwnRulesRecord | null): Promise<Set>
  addFallback(at: AtPlace, added: { readonly language: string; readonly fallback: string }): Promise<Set>
}

/** What a place would say: at folders and titles, or in the settings. */
interface Change extends TriedRules {
  readonly changes: readonly PlaceChange[]
  readonly settings?: WishRules
}

export const wholeLibrary: Scope = { search: '', ids: null, language: null }

export function createRulesSession(parts: RulesSessionParts): RulesSession {
  const { library, rules, settings, followers, undoing } = parts
  const everything = () => library.resolve(wholeLibrary)

  function placeAt({ scope, placeId }: AtPlace): ScopePlace {
    const found = scopePlaces(library.resolve(scope), library.folders()).find(({ id }) => id === placeId)
    if (!found) throw new AppError('input.invalid', 'These videos lie elsewhere now. Look at their languages again.')
    return found
  }

  function changeAt(place: ScopePlace, record: OwnRulesRecord | null): Change {
    const own = ownRulesOf(record)
    if (place.kind !== 'settings') return { changes: place.places.map((each) => ({ place: each, own })) }
    const { wishes, hearingImpaired, forced, skipWhenAudioMatches } = own ?? {}
    if (!wishes || !hearingImpaired || !forced || typeof skipWhenAudioMatches !== 'boolean')
      throw new AppError('input.invalid', 'The settings inherit from nowhere. Say each of their rules.')
    return { changes: [], settings: { wishes, hearingImpaired, forced, skipWhenAudioMatches } }
  }

  function trial(place: ScopePlace, change: Change): Promise<RulesTrial> {
    return countTrial({ entries: everything(), place, before: rules.book(), after: rules.bookWith(change) })
  }

  function write({ changes, settings: next }: Change): Change {
    const before = usableRules(settings.read())
    const former = rules.change(changes)
    if (!next) return { changes: former }
    for (const [key, value] of Object.entries(wholeRecordOf(next))) settings.write(key, value)
    return { changes: former, settings: before }
  }

  function felt(change: Change): Change {
    followers.refuseWhileBusy()
    const former = write(change)
    followers.rulesChanged()
    if (change.settings) followers.changed()
    return former
  }

  async function set(place: ScopePlace, change: Change): Promise<Set> {
    followers.refuseWhileBusy()
    const counted = await trial(place, change)
    const former = felt(change)
    return { ...counted, undoId: undoing.keep({ kind: 'rules' }, () => void felt(former)) }
  }

  return {
    async of(scope) {
      const entries = library.resolve(scope)
      const places = scopePlaces(entries, library.folders())
      const counts = await countHeld(places, everything())
      const common = rulesIn(rules.book(), entries)
      const records = places.map((place, index) => placeRecord(parts, { place, entries, videos: counts[index] ?? 0 }))
      const saying = records.findLast(({ own, kind }) => kind === 'settings' || typeof own?.languages === 'string')
      return {
        videos: entries.length,
        places: records,
        from: common ? (saying?.id ?? null) : null,
        rules: common && wholeRecordOf(common),
      }
    },
    async try(at, own) {
      const place = placeAt(at)
      return trial(place, changeAt(place, own))
    },
    async set(at, own) {
      const place = placeAt(at)
      return set(place, changeAt(place, own))
    },
    async addFallback(at, added) {
      const place = placeAt(at)
      const entries = library.resolve(at.scope)
      const changes = fallbackChanges({ place, entries, rules, ...added })
      const now = usableRules(settings.read())
      const next = place.kind === 'settings' ? { ...now, wishes: withFallback(now.wishes, added) } : null
      return set(place, { changes, ...(next && { settings: next }) })
    },
  }
}

interface PlaceFacts {
  readonly place: ScopePlace
  readonly entries: readonly LibraryEntry[]
  readonly videos: number
}

function placeRecord(
  { rules, settings }: Pick<RulesSessionParts, 'rules' | 'settings'>,
  { place, entries, videos }: PlaceFacts,
): RulesPlaceRecord {
  const { id, kind, name } = place
  const shown = { id, kind, name, titles: Math.max(1, place.places.length), videos }
  if (kind === 'settings')
    return { ...shown, own: wholeRecordOf(usableRules(settings.read())), isMixed: false, inherited: null }
  const keys = new Set(place.places.map(keyOf))
  const own = rules.scoped().filter((each) => keys.has(keyOf(each.place)))
  const said = own.map((each) => JSON.stringify(ownRecordOf(each.own)))
  const isAlike = new Set(said).size <= 1 && (own.length === 0 || own.length === keys.size)
  const [first] = own
  const without = rules.bookWith({ changes: place.places.map((each) => ({ place: each, own: null })) })
  const inherited = kind === 'folder' ? rulesBelow(without, place) : rulesIn(without, entries)
  return {
    ...shown,
    own: isAlike && first ? ownRecordOf(first.own) : null,
    isMixed: !isAlike,
    inherited: inherited && wholeRecordOf(inherited),
  }
}

/** What the folder gives to what lies in it, whatever single titles say. */
function rulesBelow(book: RulesBook, { places: [place] }: ScopePlace): WishRules | null {
  return place ? book.rulesOf(`${place.folder}/-`, () => noTitle) : null
}

/** No key of a title: those begin with its kind. */
const noTitle = '\n'

async function countHeld(places: readonly ScopePlace[], entries: readonly LibraryEntry[]): Promise<readonly number[]> {
  const counts = places.map(() => 0)
  for (const entry of entries) {
    for (const [index, place] of places.entries()) if (place.holds(entry)) counts[index] = (counts[index] ?? 0) + 1
    await yieldToEventLoop()
  }
  return counts
}
