/** What would help where a language finds nothing; a fallback and watch mode are turned on from here, the rest is led to. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { NotFoundHelp } from '../../../shared/contract/videos/rules.ts'
import type { Scope } from '../../../shared/contract/scope.ts'
import { toAppError, type AppError } from '../../../shared/errors.ts'
import type { Client } from '../../api/client.ts'
import { oneAtATime } from '../../api/oneAtATime.ts'
import type { SayAct } from './sayAct.ts'

export interface HelpState {
  /** null while it is being read; what is known stays until the next answer to the same question. */
  readonly helps: readonly NotFoundHelp[] | null
  readonly isBusy: boolean
  readonly problem: AppError | null
  /** @param scope null: videos of the plan */
  readonly show: (scope: Scope | null) => Promise<void>
  /** Nobody looks at it any more. */
  readonly hide: () => void
  /** Answers whether it was added. */
  readonly addFallback: (help: NotFoundHelp, fallback: string) => Promise<boolean>
  readonly watch: () => Promise<void>
}

export type HelpStore = StoreApi<HelpState>

export function createHelpStore(client: Client, say: SayAct): HelpStore {
  return createStore<HelpState>()((set) => {
    let asked: { readonly key: string; readonly scope: Scope | null } | null = null
    let isShown = false
    let notFound: number | null = null

    const read = oneAtATime(async () => {
      const question = asked
      if (question === null) return
      await client.call('help.notFound', { scope: question.scope }).then(
        (helps) => asked === question && set({ helps }),
        (thrown: unknown) => asked === question && set({ problem: toAppError(thrown) }),
      )
    })
    async function attempt(work: () => Promise<void>): Promise<boolean> {
      set({ problem: null, isBusy: true })
      const isDone = await work().then(
        () => true,
        (thrown: unknown) => {
          set({ problem: toAppError(thrown) })
          return false
        },
      )
      set({ isBusy: false })
      return isDone
    }
    // The plan counts before the library has marked its videos, which is where the host reads what was not found.
    client.on('library.changed', ({ counts }) => {
      const isNews = notFound !== counts.is['not-found']
      notFound = counts.is['not-found']
      if (isShown && isNews) void attempt(read)
    })
    return {
      helps: null,
      isBusy: false,
      problem: null,
      async show(scope) {
        const key = JSON.stringify(scope)
        if (asked?.key !== key) set({ helps: null })
        asked = { key, scope }
        isShown = true
        await attempt(read)
      },
      hide() {
        isShown = false
      },
      addFallback: ({ scope, language }, fallback) =>
        attempt(async () => {
          // Where the wish is said: that it is missed there is what these videos have in common.
          const { places, from } = await client.call('rules.of', scope)
          const placeId = from ?? places[0]?.id ?? ''
          const { undoId } = await client.call('rules.addFallback', { scope, placeId, language, fallback })
          say({
            text: ({ rules, wording }) =>
              rules.help.added({ language: wording.languageName(language), fallback: wording.languageName(fallback) }),
            key: undoId,
            undo: () => client.call('rules.undo', { undoId }),
          })
          await read()
        }),
      async watch() {
        await attempt(async () => {
          await client.call('watch.turn', { isOn: true })
          say({
            text: ({ rules }) => rules.help.watching,
            undo: () => client.call('watch.turn', { isOn: false }),
          })
          await read()
        })
      },
    }
  })
}
