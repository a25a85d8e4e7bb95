/** Watch mode at work as the host would tell it: folders of every health, next checks. */
import type { Handlers } from '../../../shared/contract/index.ts'
import type { WatchedFolder, WatchState, WatchWait } from '../../../shared/contract/program/watch.ts'
import { quietWatch } from './fakeAnswers.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const askedByWatch = 5

export function createFakeWatch(nowMs: number): Partial<Handlers> {
  const folder: WatchedFolder = {
    id: 'f1',
    path: '/media/films',
    state: 'watching',
    why: null,
    videos: 412,
    folders: 398,
    lastCompleteMs: nowMs - 12 * minuteMs,
    lastCheckMs: nowMs - 12 * minuteMs,
    unread: null,
    nextCheckMs: nowMs + 3 * 60 * minuteMs,
    events: 37,
    foundByEvents: 9,
    foundByChecks: 0,
  }
  const folders: readonly WatchedFolder[] = [
    folder,
    {
      ...folder,
      id: 'f2',
      path: '/media/series',
      state: 'looking',
      videos: 1_684,
      events: 212,
      foundByEvents: 31,
      foundByChecks: 1,
    },
    {
      ...folder,
      id: 'f3',
      path: '/mnt/nas/recordings',
      state: 'away',
      why: 'network',
      videos: 96,
      events: 0,
      foundByEvents: 0,
    },
  ]
  const state: WatchState = {
    ...quietWatch,
    isOn: true,
    activity: 'looking',
    folders: [...folders],
    lastCompleteMs: nowMs - 12 * minuteMs,
    nextCheckMs: nowMs + 3 * 60 * minuteMs,
    questions: askedByWatch,
    waiting: waits.length,
    settling: 2,
    digest: { atMs: nowMs - 8 * 60 * minuteMs, written: 14, questions: askedByWatch },
  }
  return {
    'watch.state': async () => state,
    'watch.waiting': async () => ({
      rows: waits.map((wait, index) => ({ ...wait, nextMs: nowMs + (index + 1) * dayMs })),
      total: waits.length,
      revision: 1,
    }),
  }
}

const waits: readonly Omit<WatchWait, 'nextMs'>[] = (
  ['no-candidate', 'no-candidate', 'no-match', 'quota', 'rejected'] as const
).map((reason, index) => ({
  id: `wait-${index}`,
  videoId: `video-wait-${index}`,
  name: `Northern.Line.S02E0${index + 1}.1080p.BluRay.x264-ORBIT.mkv`,
  folder: 'series/Northern Line/Season 2',
  language: 'pt-BR',
  message: '',
  reason,
  code: null,
  tries: index + 1,
  failures: 0,
}))
