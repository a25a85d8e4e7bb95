/** What keeping would write, in words: '+0.4 s and 3 lines'. Pure. */
import type { SubtitleEdit } from '../../../../shared/subtitle/edit/editedCues.ts'
import type { Texts } from '../../../texts/Texts.ts'
import { movedBy } from '../deskTimes.ts'

export function keepWords(texts: Texts, { speed, offsetMs, changes }: SubtitleEdit): string {
  const { desk, wording } = texts
  const parts = [
    speed === 1 ? null : desk.speed({ percent: wording.number(Math.round(Math.abs(speed - 1) * 1000) / 10) }),
    offsetMs === 0 ? null : desk.seconds({ seconds: movedBy(texts, offsetMs) }),
    changes.length === 0 ? null : desk.lines({ count: changes.length }),
  ]
  return wording.list(parts.filter((part) => part !== null))
}
