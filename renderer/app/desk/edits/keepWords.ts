/** What keeping would write, in words: '+0.4 s and 3 lines'. Pure. */
import type { SubtitleEdit } from '../../../../shared/subtitle/edit/editedCues.ts'
import type { Texts } from '../../../texts/Texts.ts'
import { movedBy, secondsOf } from '../deskTimes.ts'

export function keepWords(texts: Texts, { speed, offsetMs, changes }: SubtitleEdit): string {
  const { desk, wording } = texts
  const parts = [
    speed === 1 ? null : speedWords(texts, speed),
    offsetMs === 0 ? null : desk.seconds({ seconds: movedBy(texts, offsetMs) }),
    changes.length === 0 ? null : desk.lines({ count: changes.length }),
  ]
  return wording.list(parts.filter((part) => part !== null))
}

/** Its times are multiplied by it: what shrinks runs faster. */
export function speedWords({ desk, wording }: Texts, speed: number): string {
  const percent = wording.number(Math.round(Math.abs(speed - 1) * 1000) / 10)
  return speed < 1 ? desk.faster({ percent }) : desk.slower({ percent })
}

/** Over the picture: how it is shown though it is not written so; null where it stands as it is written. */
export function movedWords(texts: Texts, { speed, offsetMs }: Pick<SubtitleEdit, 'speed' | 'offsetMs'>): string | null {
  const { desk } = texts
  if (speed !== 1) return desk.shownAs({ what: keepWords(texts, { speed, offsetMs, changes: [] }) })
  if (offsetMs === 0) return null
  const seconds = secondsOf(texts, offsetMs)
  return offsetMs > 0 ? desk.shownLater({ seconds }) : desk.shownEarlier({ seconds })
}
