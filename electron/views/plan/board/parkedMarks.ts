/** What waits since an earlier run, as marks on the library's videos. */
import type { ParkedGaps } from '../../../plan/parkedGaps.ts'
import { formatWish } from '../../../wanted/parseWishes.ts'
import { rulesOfPath } from '../../../wanted/rulesBook.ts'
import type { WantedRules } from '../../../wanted/wantedRules.ts'
import { languagesOfWish, soughtWishes } from '../../../wanted/wish.ts'
import type { Clock } from '../../../../node/clock.ts'
import { videoIdOf } from '../../ids.ts'
import type { WishMark } from '../../library/entries/statusBook.ts'
import type { Marks } from './planMarks.ts'

export interface ParkedMarks {
  byVideo(): Marks
  /** When the first of them may go on; a moment that has passed means now. null: nothing waits. */
  nextMs(): number | null
  clear(): void
}

export interface ParkedMarksParts {
  readonly parked: ParkedGaps
  readonly rules: Pick<WantedRules, 'book'>
  readonly clock: Pick<Clock, 'nowMs'>
}

export function createParkedMarks({ parked, rules, clock }: ParkedMarksParts): ParkedMarks {
  const rows = () => [...parked.due(clock.nowMs()), ...parked.parked(clock.nowMs())]
  return {
    byVideo() {
      const marks = new Map<string, Map<string, WishMark>>()
      const book = rules.book()
      for (const { videoPath, language, untilMs } of rows()) {
        const wish = soughtWishes(rulesOfPath(book, videoPath).wishes).find(
          (each) => languagesOfWish(each)[0] === language,
        )
        if (!wish) continue
        const id = videoIdOf(videoPath)
        const ofVideo = marks.get(id) ?? new Map<string, WishMark>()
        marks.set(id, ofVideo.set(formatWish(wish), { state: 'waiting', untilMs, candidates: null, atMs: null }))
      }
      return marks
    },
    nextMs: () => rows().reduce<number | null>((soonest, { untilMs }) => Math.min(soonest ?? Infinity, untilMs), null),
    clear() {
      for (const row of rows()) parked.clearParked(row)
    },
  }
}
