/** The way out of the first questions: into the library, or straight to a plan for the sample videos. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SettingsState } from '../../../shared/contract/settings.ts'
import { toAppError, type AppError } from '../../../shared/errors.ts'
import type { ScreenId, ScreenDependencies } from '../../app/screen.ts'

export interface FirstRunState {
  readonly problem: AppError | null
  readonly isBusy: boolean
  /** Takes the machine's language as the first wish, as long as nobody has chosen any. */
  readonly proposeLanguage: (machineLanguages: readonly string[]) => Promise<void>
  readonly addFolder: () => Promise<void>
  readonly trySample: () => Promise<void>
  readonly goToLibrary: () => Promise<void>
}

export type FirstRunStore = StoreApi<FirstRunState>

const untouched = 'en'

export function createFirstRunStore(
  { client, settings, host }: ScreenDependencies,
  end: (screen: ScreenId) => Promise<void>,
): FirstRunStore {
  return createStore<FirstRunState>()((set) => {
    const attempt = async (work: () => Promise<void>) => {
      set({ problem: null, isBusy: true })
      await work().catch((thrown: unknown) => set({ problem: toAppError(thrown) }))
      set({ isBusy: false })
    }
    return {
      problem: null,
      isBusy: false,
      async proposeLanguage(machineLanguages) {
        const state = settings.getState().value
        const proposed = state && languageFor(state, machineLanguages)
        if (!proposed || state.values.languages !== untouched || proposed === untouched) return
        await attempt(async () => {
          settings.getState().put(await client.call('settings.write', { key: 'languages', value: proposed }))
        })
      },
      addFolder: () =>
        attempt(async () => {
          const isChosen = !host.canChooseFolder || (await client.call('folders.choose', {})) !== null
          if (isChosen) await end('library')
        }),
      trySample: () =>
        attempt(async () => {
          const folder = await client.call('folders.addSample', {})
          await client.call('plan.make', { folderId: folder.id, videoIds: null })
          await end('plan')
        }),
      goToLibrary: () => attempt(() => end('library')),
    }
  })
}

function languageFor({ languages }: SettingsState, machineLanguages: readonly string[]): string | null {
  const [first = ''] = machineLanguages
  const [base = ''] = first.split('-')
  const tags = languages.map(({ tag }) => tag)
  return [first, base].find((tag) => tags.includes(tag)) ?? null
}
