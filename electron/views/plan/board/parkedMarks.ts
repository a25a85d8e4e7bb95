/** What waits since an earlier run, as marks on the library's videos. */
import type { ParkedGap, ParkedGaps } from '../../../plan/parkedGaps.ts'
import { formatWish } from '../../../wanted/parseWishes.ts'
import { rulesOfPath, type RulesBook } from '../../../wanted/rulesBook.ts'
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
  /** These wait no more; nor does what is wished no more. */
  clear(wishes: readonly ParkedWish[]): void
}

export interface ParkedWish {
  readonly videoId: string
  readonly wish: string
}

export interface ParkedMarksParts {
  readonly parked: ParkedGaps
  readonly rules: Pick<WantedRules, 'book'>
  readonly clock: Pick<Clock, 'nowMs'>
}

export function createParkedMarks({ parked, rules, clock }: ParkedMarksParts): ParkedMarks {
  const rows = () => [...parked.due(clock.nowMs()), ...parked.parked(clock.nowMs())]

  function wishOf({ videoPath, language }: ParkedGap, book: RulesBook): string | null {
    const sought = soughtWishes(rulesOfPath(book, videoPath).wishes)
    const wish = sought.find((each) => languagesOfWish(each)[0] === language)
    return wish ? formatWish(wish) : null
  }

  return {
    byVideo() {
      const marks = new Map<string, Map<string, WishMark>>()
      const book = rules.book()
      for (const row of rows()) {
        const wish = wishOf(row, book)
        if (wish === null) continue
        const { untilMs } = row
        const id = videoIdOf(row.videoPath)
        const ofVideo = marks.get(id) ?? new Map<string, WishMark>()
        marks.set(id, ofVideo.set(wish, { state: 'waiting', untilMs, candidates: null, atMs: null }))
      }
      return marks
    },
    nextMs: () => rows().reduce<number | null>((soonest, { untilMs }) => Math.min(soonest ?? Infinity, untilMs), null),
    clear(wishes) {
      const keyOf = ({ videoId, wish }: ParkedWish) => `${videoId} ${wish}`
      const cleared = new Set(wishes.map(keyOf))
      const book = rules.book()
      for (const row of rows()) {
        const wish = wishOf(row, book)
        if (wish === null || cleared.has(keyOf({ videoId: videoIdOf(row.videoPath), wish }))) parked.clearParked(row)
      }
    },
  }
}
