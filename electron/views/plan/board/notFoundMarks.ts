/** What was asked for in vain, as marks on the library's videos: read in slices, and kept until it is read again. */
import type { NotFoundWish, NotFoundWishes } from '../../../plan/notFoundWishes.ts'
import { videoIdOf } from '../../ids.ts'
import type { WishMark } from '../../library/entries/statusBook.ts'
import type { Marks } from './planMarks.ts'
import { yieldToEventLoop } from '../../../library/yieldToEventLoop.ts'
import type { SettingsStore } from '../../../settings/settings.ts'

export interface NotFoundMarks {
  byVideo(): Marks
  /** Reads them anew, as they are when it settles. */
  refresh(): Promise<void>
  /** Another title: nobody has asked for these yet. */
  forget(videoPaths: readonly string[]): void
  /** Settles when nothing is read any more. */
  idle(): Promise<void>
}

export interface NotFoundMarksParts {
  readonly notFound: NotFoundWishes
  readonly settings: Pick<SettingsStore, 'read'>
}

const wishesInOneRead = 500

export function createNotFoundMarks({ notFound, settings }: NotFoundMarksParts): NotFoundMarks {
  let marks = new Map<string, ReadonlyMap<string, WishMark>>()
  let isDue = false
  let reading: Promise<void> | null = null

  async function readAll(): Promise<void> {
    const address = settings.read()['service.address']
    const read = new Map<string, Map<string, WishMark>>()
    for (let after: NotFoundWish | null = null; ;) {
      const page: readonly NotFoundWish[] = notFound.page(address, { after, limit: wishesInOneRead })
      for (const { videoPath, wish, askedMs, refusal } of page) {
        const id = videoIdOf(videoPath)
        const ofVideo = read.get(id) ?? new Map<string, WishMark>()
        const why = refusal === '' ? {} : { refusal }
        read.set(id, ofVideo.set(wish, { state: 'none', untilMs: null, candidates: null, atMs: askedMs, ...why }))
      }
      after = page.at(-1) ?? null
      if (after === null) break
      await yieldToEventLoop()
    }
    marks = read
  }

  async function settle(): Promise<void> {
    while (isDue) {
      isDue = false
      await readAll()
    }
  }

  return {
    byVideo: () => marks,
    refresh() {
      isDue = true
      return (reading ??= settle().finally(() => (reading = null)))
    },
    forget(videoPaths) {
      notFound.forget(videoPaths)
      marks = new Map(marks)
      for (const path of videoPaths) marks.delete(videoIdOf(path))
      if (reading !== null) isDue = true
    },
    idle: async () => reading ?? undefined,
  }
}
