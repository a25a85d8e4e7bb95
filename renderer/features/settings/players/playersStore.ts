/** What is done on the page of players and servers: trials, names of folders, addresses for Sonarr and Radarr. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { PlayersState, Tried } from '../../../../shared/contract/program/players.ts'
import { toAppError, type AppError } from '../../../../shared/errors.ts'
import type { Outsider, Player } from '../../../../shared/players/playerTable.ts'
import { createAttempt } from '../../../app/stores/attempt.ts'
import type { Client } from '../../../api/client.ts'
import type { LiveRecordStore } from '../../../api/liveRecord.ts'

export type Trial = Tried | { readonly kind: 'running' }

export interface MadeHook {
  readonly hookId: string
  readonly name: string
  /** Shown once, then forgotten. */
  readonly token: string
}

export interface FolderNaming {
  readonly folderId: string
  readonly theirs: string
}

export interface PlayersEdit {
  readonly problem: AppError | null
  readonly trials: Readonly<Partial<Record<Outsider, Trial | null>>>
  readonly made: MadeHook | null
  readonly test: (outsider: Outsider) => Promise<void>
  /** Something of it was changed: what was tried before says nothing any more. */
  readonly forgetTrial: (outsider: Outsider) => void
  readonly nameFolder: (player: Player, naming: FolderNaming) => Promise<void>
  readonly makeHook: (name: string) => Promise<void>
  readonly closeMade: () => void
  readonly nameHookFolder: (hookId: string, naming: FolderNaming) => Promise<void>
  readonly revokeHook: (hookId: string) => Promise<void>
}

export type PlayersEditStore = StoreApi<PlayersEdit>

export function createPlayersStore(client: Client, record: LiveRecordStore<PlayersState>): PlayersEditStore {
  return createStore<PlayersEdit>()((set, get) => {
    const attempt = createAttempt(set)
    const showProblem = (thrown: unknown) => set({ problem: toAppError(thrown) })
    const put = (state: PlayersState) => record.getState().put(state)
    const showTrial = (outsider: Outsider, trial: Trial | null) =>
      set({ trials: { ...get().trials, [outsider]: trial } })
    return {
      problem: null,
      trials: {},
      made: null,
      async test(outsider) {
        const mine: Trial = { kind: 'running' }
        set({ problem: null })
        showTrial(outsider, mine)
        // What was changed meanwhile was not what was tried.
        const isAsked = () => get().trials[outsider] === mine
        await client.call('players.test', { outsider }).then(
          (tried) => isAsked() && showTrial(outsider, tried),
          (thrown: unknown) => {
            if (isAsked()) showTrial(outsider, null)
            showProblem(thrown)
          },
        )
      },
      forgetTrial: (outsider) => showTrial(outsider, null),
      async nameFolder(player, naming) {
        showTrial(player, null)
        await attempt(() => client.call('players.nameFolder', { player, ...naming }).then(put))
      },
      makeHook: (name) =>
        attempt(async () => {
          const { id: hookId, token } = await client.call('hooks.make', { name })
          set({ made: { hookId, name, token } })
        }),
      closeMade: () => set({ made: null }),
      nameHookFolder: (hookId, naming) =>
        attempt(() => client.call('hooks.nameFolder', { hookId, ...naming }).then(put)),
      async revokeHook(hookId) {
        if (get().made?.hookId === hookId) set({ made: null })
        await attempt(() => client.call('hooks.revoke', { hookId }))
      },
    }
  })
}
