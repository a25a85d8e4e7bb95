/** Everything the desk holds: the text, the picture and sound, the strip, and what was measured. */
import type { ScreenDependencies } from '../../app/screen.ts'
import { screenNames } from '../../../shared/screenAddress.ts'
import { createDeskStore, type DeskStore, type DeskSubject } from './deskStore.ts'
import { createFindStore, type FindStore } from './findStore.ts'
import { marksOf } from './marks.ts'
import { createMeasureStore, type MeasureStore } from './measureStore.ts'
import { createPlayerStore, type PlayerStore } from './playerStore.ts'
import { createStripStore, type StripStore } from './stripStore.ts'

export interface DeskStores {
  readonly desk: DeskStore
  readonly find: FindStore
  readonly player: PlayerStore
  readonly strip: StripStore
  readonly measure: MeasureStore
}

export function createDeskStores({ client, onNavigation, bindAddress }: ScreenDependencies): DeskStores {
  const deskId = crypto.randomUUID()
  const desk = createDeskStore(client)
  const player = createPlayerStore({ client, deskId })
  const strip = createStripStore({ client, deskId })
  const measure = createMeasureStore(client, deskId)
  const stores = { desk, player, strip, measure, find: createFindStore() }
  onNavigation('desk', ({ videoId, sidecarId, from }) => void openDesk(stores, { videoId, sidecarId, from }))
  bindAddress('desk', {
    read: ({ video, file, from }) => {
      const screen = screenNames.find((name) => name === from) ?? 'library'
      if (video !== undefined && file !== undefined)
        void openDesk(stores, { videoId: video, sidecarId: file, from: screen })
    },
    write: () => {
      const { subject } = desk.getState()
      return subject ? { video: subject.videoId, file: subject.sidecarId, from: subject.from } : {}
    },
    subscribe: (listener) => desk.subscribe(listener),
  })
  desk.subscribe(({ subject, text }, before) => {
    const isAnother = subject !== before.subject
    if (isAnother || (before.text && text?.version !== before.text.version)) measure.getState().forget()
  })
  return stores
}

async function openDesk({ desk, player, strip, find }: DeskStores, subject: DeskSubject): Promise<void> {
  find.getState().clear()
  player.getState().open(subject.videoId)
  await Promise.all([desk.getState().open(subject), player.getState().look(false)])
  const { cues, details, subject: opened } = desk.getState()
  if (opened?.videoId !== subject.videoId) return
  const lengthMs = details?.durationMs ?? (cues.at(-1)?.endMs ?? 0) + 1_000
  const marks = marksOf(cues, lengthMs)
  const first = marks[1] ?? marks[0]
  if (first) {
    desk.getState().choose(first.index)
    player.getState().go(first.atMs)
  }
  await strip.getState().open(subject.videoId, lengthMs)
  await player.getState().showMarks(marks.map(({ atMs }) => atMs))
}
