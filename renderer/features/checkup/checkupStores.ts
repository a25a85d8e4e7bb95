/** The stores of the check-up: its state, the findings under a filter, and what is done to them. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { CheckupState, FindingFilter, FindingGroup, FindingRow } from '../../../shared/contract/videos/checkup.ts'
import type { AnotherCost } from '../../../shared/contract/runs/estimate.ts'
import type { AppError } from '../../../shared/errors.ts'
import { createAttempt } from '../../app/stores/attempt.ts'
import type { Client } from '../../api/client.ts'
import { createLiveRecord, type LiveRecordStore } from '../../api/liveRecord.ts'
import { createRowWindow, type RowWindowStore } from '../../api/rowWindow.ts'
import type { Act } from '../../app/acts/actsStore.ts'
import { undoing } from '../../app/acts/undoing.ts'
import type { Scope } from '../../../shared/contract/scope.ts'
import { sayRenamed } from '../../app/acts/sayRenamed.ts'
import { trashOrphans } from '../../app/acts/trashOrphans.ts'
import type { ScreenDependencies } from '../../app/address/screen.ts'
import type { Texts } from '../../texts/Texts.ts'
import { everyFinding, readCheckupAddress, writeCheckupAddress } from './checkupAddress.ts'

export interface CheckupView {
  readonly filter: FindingFilter
  /** What groups, numbers and costs are of: of the filter before, until those of this one are there. Its buttons do what they say. */
  readonly counted: FindingFilter
  /** Of the rows that are shown, with their numbers. */
  readonly groups: readonly FindingGroup[]
  /** How many of these are ours and cost nothing to mend. */
  readonly safe: number
  /** Files of ours among these that need another text. */
  readonly another: number
  /** Files of ours among these that no video stands beside, as rows of the history. */
  readonly orphans: readonly number[]
  /** null while nobody knows. */
  readonly anotherCost: AnotherCost | null
  readonly listens: boolean
  /** What listening comes to, at most; null while nobody asked. */
  readonly soundWork: { readonly videos: number; readonly soundMs: number } | null
  /** A finding of a file of the user's that is to be taken over: asked first. */
  readonly adoptingId: string | null
  /** The one that was pressed last, while its work goes on. */
  readonly busyId: string | null
  readonly problem: AppError | null
  /** null where another window did it, or before a reload. */
  readonly lastAct: Act | null
  readonly narrow: (change: Partial<FindingFilter>) => void
  readonly listen: (listens: boolean) => Promise<void>
  readonly start: () => Promise<void>
  readonly cancel: () => Promise<void>
  /** All of ours among what is shown, for nothing. */
  readonly mendAll: () => Promise<void>
  /** Another text for all of ours among what is shown that need one, for what `anotherCost` says. */
  readonly getAnother: () => Promise<void>
  readonly mend: (row: Pick<FindingRow, 'id' | 'isOurs'>) => Promise<void>
  /** Names a file of the user's after the language of its text. */
  readonly rename: (row: FindingRow) => Promise<void>
  readonly find: (scope: Scope) => Promise<void>
  /** Another text in its place, for what the row says. */
  readonly takeAnother: (row: Pick<FindingRow, 'id'>) => Promise<void>
  /** These rows of the history, with one way back for all of them. */
  readonly trash: (rowIds: readonly number[]) => Promise<void>
  readonly askToAdopt: (findingId: string | null) => void
  readonly showInFolder: (findingId: string) => Promise<void>
  /** Once, with the way back. */
  readonly sayMended: (state: CheckupState) => void
  /** All that the last press has mended. */
  readonly undoMends: (state: CheckupState) => Promise<void>
  readonly isUndoing: boolean
}

export interface CheckupStores {
  readonly state: LiveRecordStore<CheckupState>
  readonly list: RowWindowStore<FindingRow, FindingFilter>
  readonly view: StoreApi<CheckupView>
}

/** Nothing of these costs anything. */
const safeVerbs = ['decode', 'retime', 'clean'] as const
const everyVideo = { search: '', ids: null, language: null } as const

export function createCheckupStores(dependencies: ScreenDependencies): CheckupStores {
  const { client, bindAddress } = dependencies
  const state = createLiveRecord(client, { read: () => client.call('checkup.state', {}), changedBy: 'checkup.changed' })
  const list = createRowWindow<FindingRow, FindingFilter>({
    query: everyFinding,
    async readPage(filter, place) {
      const { groups, safe, another, orphans, anotherCost, ...page } = await client.call('checkup.page', {
        filter,
        ...place,
      })
      view.setState(({ filter: asked }) =>
        asked === filter ? { counted: filter, groups, safe, another, orphans, anotherCost } : {},
      )
      return page
    },
  })
  const view = createView(dependencies, list)
  list.getState().ask(everyFinding)
  state.subscribe(({ value }, { value: before }) => {
    if (!value || value === before) return
    list.getState().refresh()
    if (before?.work === 'mending' && value.work === 'none') view.getState().sayMended(value)
  })
  bindAddress('checkup', {
    read: (part) => view.getState().narrow(readCheckupAddress(part)),
    write: () => writeCheckupAddress(view.getState().filter),
    subscribe: (listener) => view.subscribe(listener),
  })
  return { state, list, view }
}

function createView(dependencies: ScreenDependencies, list: CheckupStores['list']): StoreApi<CheckupView> {
  const { client, acts, searching } = dependencies
  return createStore<CheckupView>()((set, get) => {
    const tryTo = createAttempt(set)
    const attempt = (work: () => Promise<unknown>) => {
      set({ adoptingId: null })
      return tryTo(work)
    }
    const attemptOf = (busyId: string, work: () => Promise<unknown>) =>
      attempt(async () => {
        set({ busyId })
        try {
          await work()
        } finally {
          // Another one may have been pressed meanwhile.
          if (get().busyId === busyId) set({ busyId: null })
        }
      })
    return {
      filter: everyFinding,
      counted: everyFinding,
      groups: [],
      safe: 0,
      another: 0,
      orphans: [],
      anotherCost: null,
      listens: false,
      soundWork: null,
      adoptingId: null,
      busyId: null,
      problem: null,
      lastAct: null,
      isUndoing: false,
      narrow(change) {
        const filter = { ...get().filter, ...change }
        set({ filter, adoptingId: null })
        list.getState().ask(filter)
      },
      async listen(listens) {
        set({ listens })
        if (listens)
          await attempt(async () => set({ soundWork: await client.call('checkup.soundWork', { scope: everyVideo }) }))
      },
      start: () =>
        attempt(async () => {
          await client.call('checkup.start', { scope: everyVideo, sound: get().listens })
          // What was listened to is kept: the next one takes less than was told before this one.
          set({ soundWork: null })
        }),
      cancel: () => attempt(() => client.call('checkup.cancel', {})),
      getAnother: () => attempt(() => client.call('checkup.mend', { filter: get().counted, verbs: ['next'] })),
      mendAll: () => attempt(() => client.call('checkup.mend', { filter: get().counted, verbs: [...safeVerbs] })),
      mend: ({ id, isOurs }) =>
        attemptOf(id, async () => {
          await client.call('checkup.mendOne', { findingId: id, adopts: !isOurs })
          get().sayMended(await client.call('checkup.state', {}))
        }),
      takeAnother: ({ id }) =>
        attemptOf(id, async () => {
          await client.call('checkup.takeAnother', { findingId: id })
          get().sayMended(await client.call('checkup.state', {}))
        }),
      rename: ({ id, videoId, sidecarId }) =>
        attemptOf(id, async () => {
          if (videoId === null) return
          const renamed = await client.call('video.renameSidecar', { videoId, sidecarId })
          sayRenamed(client, acts.getState(), renamed)
        }),
      trash: (rowIds) => attempt(() => trashOrphans(client, acts.getState().say, { search: '', rowIds: [...rowIds] })),
      find: (scope) => attempt(() => searching.getState().find(scope)),
      askToAdopt: (adoptingId) => set({ adoptingId }),
      showInFolder: (findingId) => attempt(() => client.call('checkup.showInFolder', { findingId })),
      sayMended(state) {
        const act = actOf(client, state)
        if (act) acts.getState().say(act)
        set({ lastAct: act })
      },
      async undoMends(state) {
        const act = get().lastAct ?? actOf(client, state)
        if (!act) return
        set({ isUndoing: true })
        await acts.getState().takeBack(act)
        set({ isUndoing: false })
      },
    }
  })
}

/** What another candidate has replaced is taken back where its run stands. */
function actOf(client: Client, { mended: count, batchId }: CheckupState): Act | null {
  if (count === 0 || batchId === null) return null
  return {
    text: ({ checkup }: Texts) => checkup.saidMended({ count }),
    ...undoing(client, { kind: 'batch', batchId }),
  }
}
