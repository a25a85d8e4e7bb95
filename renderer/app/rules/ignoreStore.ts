/** "Ignore…" of a scope: what of it, and in which language. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Scope } from '../../../shared/contract/scope.ts'
import type { AppError } from '../../../shared/errors.ts'
import type { Client } from '../../api/client.ts'
import { firstTags, readWishes } from '../../components/text/wishText.ts'
import { createAttempt } from './attemptFor.ts'
import type { SayAct } from './sayAct.ts'

export interface IgnoreState {
  /** null: the panel is closed. */
  readonly scope: Scope | null
  readonly videos: number
  /** Tags that are wished for there. */
  readonly languages: readonly string[]
  readonly what: 'videos' | 'titles'
  /** '': all of them. */
  readonly language: string
  readonly isBusy: boolean
  readonly problem: AppError | null
  readonly open: (scope: Scope, what?: 'videos' | 'titles') => Promise<void>
  readonly choose: (change: Partial<Pick<IgnoreState, 'what' | 'language'>>) => void
  readonly ignore: () => Promise<void>
  readonly close: () => void
}

export type IgnoreStore = StoreApi<IgnoreState>

const closed: Pick<IgnoreState, 'scope' | 'videos' | 'languages' | 'isBusy' | 'problem' | 'what' | 'language'> = {
  ...{ scope: null, videos: 0, languages: [], isBusy: false, problem: null },
  ...{ what: 'videos', language: '' },
}

export function createIgnoreStore(client: Client, say: SayAct): IgnoreStore {
  return createStore<IgnoreState>()((set, get) => {
    const attempt = createAttempt({ getState: get, setState: set })
    return {
      ...closed,
      open(scope, what = 'videos') {
        set({ ...closed, scope, what, language: scope.language ?? '' })
        return attempt(scope, async (isStillOpen) => {
          const { videos, rules } = await client.call('rules.of', scope)
          const wishes = rules?.languages ?? (await client.call('settings.read', {})).values.languages
          if (isStillOpen()) set({ videos, languages: [...firstTags(readWishes(wishes))] })
        })
      },
      choose: (change) => set(change),
      async ignore() {
        const { scope, what, language } = get()
        if (scope === null) return
        await attempt(scope, async (isStillOpen) => {
          const { undoId, videos } = await client.call('ignore.add', { what, scope, language: language || null })
          say({
            text: ({ rules }) => rules.ignore.done({ count: videos }),
            key: undoId,
            undo: () => client.call('rules.undo', { undoId }),
          })
          if (isStillOpen()) set(closed)
        })
      },
      close: () => set(closed),
    }
  })
}
