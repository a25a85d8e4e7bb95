/** What waits since an earlier run, as marks on the library's videos. */
import type { ParkedWants } from '../../plan/parkedWants.ts'
import { wantedLanguagesOf, type WantedRules, type Wish } from '../../wanted/wish.ts'
import { videoIdOf } from '../ids.ts'
import type { WishMark } from '../library/libraryView.ts'

export interface ParkedMarks {
  /** Video id → wish → mark. */
  byVideo(): ReadonlyMap<string, ReadonlyMap<string, WishMark>>
  /** When the first of them may go on; a moment that has passed means now. null: nothing waits. */
  nextMs(): number | null
  clear(): void
}

export interface ParkedMarksParts {
  readonly parked: ParkedWants
  readonly rules: () => WantedRules
  readonly formatWish: (wish: Wish) => string
  readonly nowMs: () => number
}

export function createParkedMarks({ parked, rules, formatWish, nowMs }: ParkedMarksParts): ParkedMarks {
  const rows = () => [...parked.due(nowMs()), ...parked.parked(nowMs())]
  return {
    byVideo() {
      const marks = new Map<string, Map<string, WishMark>>()
      const { wishes } = rules()
      for (const { videoPath, language } of rows()) {
        const wish = wishes.find((each) => wantedLanguagesOf(each)[0] === language)
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
