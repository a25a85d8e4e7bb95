/** How the engines of the built-in service stand, asked anew whenever what is set of them has changed. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { MediaToolsState } from '../../../../shared/contract/videos/desk.ts'
import type { EngineCheck, SettableEngine, SettingsState } from '../../../../shared/contract/settings.ts'
import { engineTable } from '../../../../shared/engines/engineTable.ts'
import { toAppError, type AppError } from '../../../../shared/errors.ts'
import type { Client } from '../../../api/client.ts'
import type { LiveRecordStore } from '../../../api/liveRecord.ts'

export interface EngineState {
  /** null while nothing was answered yet. */
  readonly checks: readonly EngineCheck[] | null
  readonly problem: AppError | null
  readonly isBusy: boolean
  readonly check: () => Promise<void>
  /** Which ffmpeg is used; null while it is looked for. */
  readonly tools: MediaToolsState | null
  readonly toolsProblem: AppError | null
  readonly lookForTools: () => Promise<void>
  /** Of the host's own dialog, where it has one. */
  readonly chooseWhisper: (placeId: string | null) => Promise<void>
  readonly chooseFfmpeg: (placeId: string | null) => Promise<void>
}

export type EngineStore = StoreApi<EngineState>

export function createEngineStore(client: Client, settings: LiveRecordStore<SettingsState>): EngineStore {
  return createStore<EngineState>()((set) => {
    /** The answer to the last question only: an earlier one may be of other settings. */
    let asked = 0
    let looked = 0
    return {
      checks: null,
      problem: null,
      isBusy: false,
      tools: null,
      toolsProblem: null,
      async lookForTools() {
        const mine = ++looked
        set({ tools: null, toolsProblem: null })
        await client.call('media.tools', { isAgain: false }).then(
          (tools) => mine === looked && set({ tools }),
          (thrown: unknown) => mine === looked && set({ toolsProblem: toAppError(thrown) }),
        )
      },
      async check() {
        const mine = ++asked
        set({ isBusy: true })
        await client.call('settings.checkEngines', {}).then(
          (checks) => mine === asked && set({ checks, problem: null, isBusy: false }),
          (thrown: unknown) => mine === asked && set({ problem: toAppError(thrown), isBusy: false }),
        )
      },
      chooseWhisper: (placeId) =>
        client.call('settings.chooseWhisper', { placeId }).then((state) => settings.getState().put(state)),
      chooseFfmpeg: (placeId) =>
        client.call('settings.chooseFfmpeg', { placeId }).then((state) => settings.getState().put(state)),
    }
  })
}

/** Changes whenever the engines may stand otherwise than before. */
export function enginesSet({ values, engineKeys }: SettingsState): string {
  const set = Object.entries(values).filter(([key]) => key.startsWith('engines.') || key === 'service.address')
  return JSON.stringify([set, engineKeys])
}

/** Whether the service is told of the engine, here or by a variable. */
export function isSet(engine: SettableEngine, { values, enginesInEnvironment }: SettingsState): boolean {
  const row = engineTable[engine]
  const value = values[row.by === 'address' ? row.url : row.setting]
  return (value !== '' && value !== 'off') || enginesInEnvironment.includes(engine)
}
