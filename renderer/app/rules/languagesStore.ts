/** "Languages…" of a scope: where rules can be said, what is said there, and what a change would mean, counted as one types. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { OwnRulesRecord, RulesPlaceRecord, RulesTrial, ScopeRules } from '../../../shared/contract/videos/rules.ts'
import type { Scope } from '../../../shared/contract/scope.ts'
import { toAppError, type AppError } from '../../../shared/errors.ts'
import type { Client } from '../../api/client.ts'
import { createAttempt } from './attemptFor.ts'
import type { SayAct } from './sayAct.ts'

export interface LanguagesState {
  /** null: the panel is closed. */
  readonly scope: Scope | null
  readonly rules: ScopeRules | null
  readonly placeId: string
  /** What would be said at the place; null: it inherits everything. */
  readonly draft: OwnRulesRecord | null
  readonly trial: RulesTrial | null
  readonly isBusy: boolean
  readonly problem: AppError | null
  readonly open: (scope: Scope) => Promise<void>
  readonly choosePlace: (placeId: string) => Promise<void>
  readonly change: (changed: Partial<OwnRulesRecord>) => Promise<void>
  readonly inherit: () => Promise<void>
  readonly save: () => Promise<void>
  readonly close: () => void
}

export type LanguagesStore = StoreApi<LanguagesState>

const nothingSaid: OwnRulesRecord = {
  languages: null,
  hearingImpaired: null,
  forced: null,
  skipWhenAudioMatches: null,
}
const closed = { scope: null, rules: null, placeId: '', draft: null, trial: null, isBusy: false, problem: null }

export function createLanguagesStore(client: Client, say: SayAct): LanguagesStore {
  return createStore<LanguagesState>()((set, get) => {
    /** Only the answer for what is typed last is shown. */
    let asked = 0

    const attempt = createAttempt({ getState: get, setState: set })

    async function tryDraft(draft: OwnRulesRecord | null): Promise<void> {
      set({ draft, problem: null })
      const { scope, placeId } = get()
      const number = ++asked
      if (scope === null) return
      await client.call('rules.try', { scope, placeId, own: draft }).then(
        (trial) => number === asked && set({ trial }),
        (thrown: unknown) => number === asked && set({ trial: null, problem: toAppError(thrown) }),
      )
    }

    return {
      ...closed,
      open(scope) {
        set({ ...closed, scope })
        return attempt(scope, async (isStillOpen) => {
          const rules = await client.call('rules.of', scope)
          if (!isStillOpen()) return
          const place = firstPlace(rules, scope)
          set({ rules, placeId: place?.id ?? '' })
          await tryDraft(place?.own ?? null)
        })
      },
      async choosePlace(placeId) {
        set({ placeId, trial: null })
        await tryDraft(placeOf(get())?.own ?? null)
      },
      change: (changed) => tryDraft({ ...(get().draft ?? nothingSaid), ...changed }),
      inherit: () => tryDraft(null),
      async save() {
        const { scope, placeId, draft } = get()
        const place = placeOf(get())
        if (scope === null || place === null) return
        await attempt(scope, async (isStillOpen) => {
          const { undoId } = await client.call('rules.set', { scope, placeId, own: draft })
          say({
            text: ({ rules }) => rules.changedFor({ place: place.name || rules.everything }),
            key: undoId,
            undo: () => client.call('rules.undo', { undoId }),
          })
          if (isStillOpen()) set(closed)
        })
      },
      close() {
        asked += 1
        set(closed)
      },
    }
  })
}

/** What was chosen by hand is meant by itself, and a single title; what else a search shows, by the nearest folder around it. */
function firstPlace({ places }: ScopeRules, { ids }: Scope): RulesPlaceRecord | null {
  const folder = places.findLast(({ kind }) => kind === 'folder')
  const titles = places.find(({ kind }) => kind === 'titles')
  const isMeantItself = ids !== null || titles?.titles === 1
  return (isMeantItself ? titles : folder) ?? places[0] ?? null
}

export function placeOf({ rules, placeId }: Pick<LanguagesState, 'rules' | 'placeId'>): RulesPlaceRecord | null {
  return rules?.places.find(({ id }) => id === placeId) ?? null
}

/** Whether saving would change anything. */
export function isChanged({ draft, ...state }: Pick<LanguagesState, 'rules' | 'placeId' | 'draft'>): boolean {
  const place = placeOf(state)
  return place !== null && (place.isMixed || JSON.stringify(draft) !== JSON.stringify(place.own))
}
