/** What the library screen sets in motion: folders added, scans, plans, players. Holds what went wrong with it. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AppError } from '../../../../shared/errors.ts'
import type { Scope } from '../../../../shared/contract/scope.ts'
import { createAttempt, createBusyAttempt } from '../../../app/stores/attempt.ts'
import type { ScreenDependencies } from '../../../app/address/screen.ts'
import { readWishes, withWish, writeWishes } from '../../../components/text/wishText.ts'
import { folderToken } from '../rail/folderToken.ts'
import type { PlaceBrowserStore } from '../../../app/places/placeBrowserStore.ts'

export interface IntakeState {
  readonly problem: AppError | null
  /** A plan or the sample is on its way: its button waits. */
  readonly isBusy: boolean
  /** Folders and files can be dropped on the window. */
  readonly canDrop: boolean
  /** Folders of which it is known that all their videos are skipped. */
  readonly passed: ReadonlySet<string>
  readonly pass: (folderId: string) => void
  readonly addFolder: () => Promise<void>
  readonly addDropped: (files: readonly File[]) => Promise<void>
  readonly trySample: () => Promise<void>
  /** Wishes for one more language. */
  readonly addLanguage: (tag: string) => Promise<void>
  readonly scan: () => Promise<void>
  readonly cancelScan: () => Promise<void>
  readonly makePlan: (scope: Scope) => Promise<void>
  /** The answer takes its place in the plan that stands. */
  readonly askAnew: (videoId: string) => Promise<void>
  /** Opens the video in the system's player. */
  readonly play: (videoId: string) => Promise<void>
  /** The open video, else the one that the keyboard is on. */
  readonly playChosen: () => Promise<void>
  /** Of what a scan left out: where it lies. */
  readonly showSkipped: (skippedId: string) => Promise<void>
  /** Whether a file that scans skip is a video. */
  readonly turnSkipped: (skippedId: string, isVideo: boolean) => Promise<void>
  readonly copyPath: (path: string) => Promise<void>
  readonly forgetProblem: () => void
}

export type IntakeStore = StoreApi<IntakeState>

export interface IntakeNeeds {
  readonly browser: PlaceBrowserStore
  readonly chosenVideo: () => string | null
}

export function createIntakeStore(
  { client, settings, host, searching, acts }: ScreenDependencies,
  { browser, chosenVideo }: IntakeNeeds,
): IntakeStore {
  return createStore<IntakeState>()((set, get) => {
    const attempt = createBusyAttempt(set)
    const attemptAside = createAttempt(set)
    const makePlan = (scope: Scope) => searching.getState().find(scope)
    return {
      problem: null,
      isBusy: false,
      canDrop: host.canDropFiles && client.drop !== null,
      passed: new Set(),
      pass: (folderId) => set(({ passed }) => ({ passed: new Set([...passed, folderId]) })),
      addFolder: () =>
        host.canChooseFolder ? attempt(() => client.call('folders.choose', {})) : browser.getState().open(),
      addDropped: (files) =>
        attempt(async () => {
          if (!client.drop || files.length === 0) return
          await client.call('folders.addDropped', { dropId: await client.drop(files) })
        }),
      trySample: () =>
        attempt(async () => {
          const folder = await client.call('folders.addSample', {})
          await makePlan({ search: folderToken(folder.token), ids: null, language: null })
        }),
      addLanguage: (tag) =>
        attempt(async () => {
          const wishes = readWishes(settings.getState().value?.values.languages ?? '')
          const value = writeWishes(withWish(wishes, tag))
          settings.getState().put(await client.call('settings.write', { key: 'languages', value }))
        }),
      scan: () => attempt(() => client.call('library.scan', {})),
      cancelScan: () => attempt(() => client.call('library.cancelScan', {})),
      makePlan: (scope) => attempt(() => makePlan(scope)),
      askAnew: (videoId) => attempt(() => client.call('plan.askAnew', { videoIds: [videoId] })),
      play: (videoId) => attemptAside(() => client.call('library.play', { videoId })),
      async playChosen() {
        const videoId = chosenVideo()
        if (videoId !== null) await get().play(videoId)
      },
      showSkipped: (skippedId) => attemptAside(() => client.call('library.showSkipped', { skippedId })),
      turnSkipped: (skippedId, isVideo) =>
        attempt(async () => {
          const { undoId, name } = await client.call('library.turnSkipped', { skippedId, isVideo })
          const words = isVideo ? 'taken' : 'skipped'
          acts.getState().say({
            text: ({ library }) => library.skippedTurned[words]({ name }),
            key: undoId,
            undo: () => client.call('rules.undo', { undoId }),
          })
        }),
      async copyPath(path) {
        await navigator.clipboard.writeText(path)
        acts.getState().say({ text: ({ library }) => library.pathCopied })
      },
      forgetProblem: () => set({ problem: null }),
    }
  })
}
