/** What the watch screen shows: how watching stands, the questions, the next checks; and what can be pressed. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { InputOf } from '../../../shared/contract/index.ts'
import type { WatchOption, WatchQuestion, WatchState, WatchWait } from '../../../shared/contract/watch.ts'
import { toAppError, type AppError } from '../../../shared/errors.ts'
import type { Client } from '../../api/client.ts'
import { createLiveRecord, type LiveRecordStore } from '../../api/liveRecord.ts'
import { createRowWindow, type RowWindowStore } from '../../api/rowWindow.ts'
import type { ScreenDependencies } from '../../app/screen.ts'

export type WatchPage = 'questions' | 'waiting' | 'options'
export type Answer = InputOf<'watch.answer'>['answer']

export interface WatchView {
  readonly page: WatchPage
  readonly problem: AppError | null
  readonly turnTo: (page: WatchPage) => void
  readonly turn: (isOn: boolean) => Promise<void>
  readonly pause: (isPaused: boolean) => Promise<void>
  readonly checkNow: () => Promise<void>
  readonly answer: (question: WatchQuestion, answer: Answer) => Promise<void>
  /** Plans for the video, so that its candidates can be looked at. */
  readonly look: (question: WatchQuestion) => Promise<void>
  readonly setOption: (option: WatchOption, value: string | number | boolean) => Promise<void>
}

export interface WatchStores {
  readonly state: LiveRecordStore<WatchState>
  readonly questions: RowWindowStore<WatchQuestion, null>
  readonly waiting: RowWindowStore<WatchWait, null>
  readonly view: StoreApi<WatchView>
}

export function createWatchStores({ client, openScreen }: ScreenDependencies): WatchStores {
  const state = createLiveRecord(client, { read: () => client.call('watch.state', {}), changedBy: 'watch.changed' })
  const questions = createRowWindow<WatchQuestion, null>({
    query: null,
    readPage: (_, place) => client.call('watch.questions', place),
  })
  const waiting = createRowWindow<WatchWait, null>({
    query: null,
    readPage: (_, place) => client.call('watch.waiting', place),
  })
  state.subscribe(({ value }, before) => {
    if (!value || value === before.value) return
    questions.getState().refresh()
    waiting.getState().refresh()
  })
  return { state, questions, waiting, view: createWatchView(client, { state, openPlan: () => openScreen('plan') }) }
}

interface ViewNeeds {
  readonly state: WatchStores['state']
  readonly openPlan: () => void
}

function createWatchView(client: Client, { state, openPlan }: ViewNeeds): StoreApi<WatchView> {
  return createStore<WatchView>()((set) => {
    async function attempt(work: () => Promise<unknown>): Promise<void> {
      set({ problem: null })
      await work().catch((thrown: unknown) => set({ problem: toAppError(thrown) }))
      await state.getState().refresh()
    }
    return {
      page: 'questions',
      problem: null,
      turnTo: (page) => set({ page }),
      turn: (isOn) => attempt(() => client.call('watch.turn', { isOn })),
      pause: (isPaused) => attempt(() => client.call('watch.pause', { isPaused })),
      checkNow: () => attempt(() => client.call('watch.checkNow', {})),
      answer: ({ id }, answer) => attempt(() => client.call('watch.answer', { questionId: id, answer })),
      look: ({ videoId }) =>
        attempt(async () => {
          await client.call('plan.make', { folderId: null, videoIds: [videoId] })
          openPlan()
        }),
      setOption: (option, value) => attempt(() => client.call('watch.setOption', { option, value })),
    }
  })
}
