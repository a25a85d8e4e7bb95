/** The first questions: where subtitles come from, and the way out into the library or straight to a plan for the samples. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { formatToken } from '../../../shared/librarySearch/formatLibrarySearch.ts'
import type { SettingsState } from '../../../shared/contract/settings.ts'
import type { AppError } from '../../../shared/errors.ts'
import { createBusyAttempt } from '../../app/stores/attempt.ts'
import type { PlaceBrowserStore } from '../../app/places/placeBrowserStore.ts'
import type { ScreenId, ScreenDependencies } from '../../app/address/screen.ts'
import { withWish, readWishes, writeWishes } from '../../components/text/wishText.ts'
import type { Way } from './ways.ts'

export interface FirstRunState {
  readonly problem: AppError | null
  readonly isBusy: boolean
  /** null as long as nobody has chosen. */
  readonly way: Way | null
  readonly canDrop: boolean
  /** The machine's language as the first wish: shown, and kept when a person goes on with it, while nobody has chosen any. */
  readonly proposed: string | null
  readonly proposeLanguage: (machineLanguages: readonly string[]) => void
  /** Whether what is shown is what is kept. */
  readonly keepLanguage: () => Promise<boolean>
  readonly chooseWay: (way: Way) => Promise<void>
  readonly addLanguage: (tag: string) => Promise<void>
  readonly addFolder: () => Promise<void>
  readonly addDropped: (files: readonly File[]) => Promise<void>
  readonly trySample: () => Promise<void>
  readonly goToLibrary: () => Promise<void>
}

export type FirstRunStore = StoreApi<FirstRunState>

export interface FirstRunNeeds {
  readonly end: (screen: ScreenId) => Promise<void>
  /** For a host without a dialog of its own. */
  readonly browser: PlaceBrowserStore
  /** What is typed of an account is tested before one goes on. */
  readonly account: { readonly settle: () => Promise<boolean> }
}

const untouched = 'en'

export function createFirstRunStore(
  { client, settings, host, searching }: ScreenDependencies,
  { end, browser, account }: FirstRunNeeds,
): FirstRunStore {
  return createStore<FirstRunState>()((set, get) => {
    const attempt = createBusyAttempt(set)
    const goOn = (work: () => Promise<void>) =>
      attempt(async () => {
        await keepProposed()
        if (get().way !== 'account' && isBuiltIn()) return work()
        if (await account.settle()) await work()
      })
    const isBuiltIn = () => settings.getState().value?.values['service.address'] === 'embedded'
    const write = async (key: string, value: string) =>
      settings.getState().put(await client.call('settings.write', { key, value }))
    const keepProposed = async () => {
      const { proposed } = get()
      const state = settings.getState().value
      if (proposed !== null && state !== null && isUntouched(state)) await write('languages', proposed)
      set({ proposed: null })
    }
    return {
      problem: null,
      isBusy: false,
      way: null,
      proposed: null,
      canDrop: host.canDropFiles && client.drop !== null,
      proposeLanguage(machineLanguages) {
        const state = settings.getState().value
        if (state && isUntouched(state)) set({ proposed: languageFor(state, machineLanguages) })
      },
      async keepLanguage() {
        await attempt(keepProposed)
        return get().proposed === null
      },
      async chooseWay(way) {
        set({ way })
        const isElsewhere = settings.getState().value?.values['service.address'] !== 'embedded'
        // An account counts once it was tested; the other two are the built-in service.
        if (way !== 'account' && isElsewhere) await attempt(() => write('service.address', 'embedded'))
      },
      addLanguage: (tag) =>
        attempt(async () => {
          await keepProposed()
          const wishes = readWishes(settings.getState().value?.values.languages ?? '')
          await write('languages', writeWishes(withWish(wishes, tag)))
        }),
      async addFolder() {
        await goOn(async () => {
          if (!host.canChooseFolder) return browser.getState().open()
          if ((await client.call('folders.choose', {})) !== null) await end('library')
        })
      },
      addDropped: (files) =>
        goOn(async () => {
          if (!client.drop || files.length === 0) return
          await client.call('folders.addDropped', { dropId: await client.drop(files) })
          await end('library')
        }),
      trySample: () =>
        attempt(async () => {
          await keepProposed()
          const folder = await client.call('folders.addSample', {})
          const search = formatToken({ kind: 'in', value: folder.token, isNot: false })
          await end('plan')
          await searching.getState().find({ search, ids: null, language: null })
        }),
      goToLibrary: () => goOn(() => end('library')),
    }
  })
}

/** What is wished for may have been chosen meanwhile, in another window or tab. */
export function isUntouched({ values }: SettingsState): boolean {
  return values.languages === untouched
}

function languageFor({ languages }: SettingsState, machineLanguages: readonly string[]): string | null {
  const [first = ''] = machineLanguages
  const [base = ''] = first.split('-')
  const tags = languages.map(({ tag }) => tag)
  const found = [first, base].find((tag) => tags.includes(tag)) ?? null
  return found === untouched ? null : found
}
