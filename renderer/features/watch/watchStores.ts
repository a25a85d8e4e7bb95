/** What the watch screen shows: how watching stands, the next checks; and what can be pressed. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { WatchOption, WatchState, WatchWait } from '../../../shared/contract/program/watch.ts'
import type { AppError } from '../../../shared/errors.ts'
import { createAttempt } from '../../app/stores/attempt.ts'
import type { Client } from '../../api/client.ts'
import { createLiveRecord, type LiveRecordStore } from '../../api/liveRecord.ts'
import { createRowWindow, type RowWindowStore } from '../../api/rowWindow.ts'
import type { ScreenDependencies } from '../../app/address/screen.ts'

export type WatchPage = 'waiting' | 'options'

export interface WatchView {
  readonly page: WatchPage
  readonly problem: AppError | null
  readonly turnTo: (page: WatchPage) => void
  readonly turn: (isOn: boolean) => Promise<void>
  readonly pause: (isPaused: boolean) => Promise<void>
  readonly checkNow: () => Promise<void>
  readonly setOption: (option: WatchOption, value: string | number | boolean) => Promise<void>
}

export interface WatchStores {
  readonly state: LiveRecordStore<WatchState>
  readonly waiting: RowWindowStore<WatchWait, null>
  readonly view: StoreApi<WatchView>
}

export function createWatchStores({ client, bindAddress }: ScreenDependencies): WatchStores {
  const state = createLiveRecord(client, { read: () => client.call('watch.state', {}), changedBy: 'watch.changed' })
  const waiting = createRowWindow<WatchWait, null>({
    query: null,
    readPage: (_, place) => client.call('watch.waiting', place),
  })
  state.subscribe(({ value }, before) => {
    if (!value || value === before.value) return
    waiting.getState().refresh()
  })
  const view = createWatchView(client, state)
  bindAddress('watch', {
    read: ({ show }) => view.getState().turnTo(show === 'options' ? 'options' : 'waiting'),
    write: () => (view.getState().page === 'options' ? { show: 'options' } : {}),
    subscribe: view.subscribe,
  })
  return { state, waiting, view }
}

function createWatchView(client: Client, state: WatchStores['state']): StoreApi<WatchView> {
  return createStore<WatchView>()((set) => {
    const change = createAttempt(set)
    const attempt = (work: () => Promise<unknown>) => change(work).then(() => state.getState().refresh())
    return {
      page: 'waiting',
      problem: null,
      turnTo: (page) => set({ page }),
      turn: (isOn) => attempt(() => client.call('watch.turn', { isOn })),
      pause: (isPaused) => attempt(() => client.call('watch.pause', { isPaused })),
      checkNow: () => attempt(() => client.call('watch.checkNow', {})),
      setOption: (option, value) => attempt(() => client.call('watch.setOption', { option, value })),
    }
  })
}
