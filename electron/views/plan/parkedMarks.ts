/** What waits since an earlier run, as marks on the library's videos. */
import type { ParkedGaps } from '../../plan/parkedGaps.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import { formatWish } from '../../wanted/parseWishes.ts'
import { usableRules } from '../../wanted/usableRules.ts'
import { languagesOfWish } from '../../wanted/wish.ts'
import type { Clock } from '../clock.ts'
import { videoIdOf } from '../ids.ts'
import type { WishMark } from '../library/libraryView.ts'
import type { Marks } from './planMarks.ts'

export interface ParkedMarks {
  byVideo(): Marks
  /** When the first of them may go on; a moment that has passed means now. null: nothing waits. */
  nextMs(): number | null
  clear(): void
}

export interface ParkedMarksParts {
  readonly parked: ParkedGaps
  readonly settings: Pick<SettingsStore, 'read'>
  readonly clock: Pick<Clock, 'nowMs'>
}

export function createParkedMarks({ parked, settings, clock }: ParkedMarksParts): ParkedMarks {
  const rows = () => [...parked.due(clock.nowMs()), ...parked.parked(clock.nowMs())]
  return {
    byVideo() {
      const marks = new Map<string, Map<string, WishMark>>()
      const { wishes } = usableRules(settings.read())
      for (const { videoPath, language } of rows()) {
        const wish = wishes.find((each) => languagesOfWish(each)[0] === language)
        if (!wish) continue
        const id = videoIdOf(videoPath)
        const ofVideo = marks.get(id) ?? new Map<string, WishMark>()
        marks.set(id, ofVideo.set(formatWish(wish), 'waiting'))
      }
      return marks
    },
    nextMs: () => rows().reduce<number | null>((soonest, { untilMs }) => Math.min(soonest ?? Infinity, untilMs), null),
    clear() {
      for (const row of rows()) parked.clearParked(row)
    },
  }
}
