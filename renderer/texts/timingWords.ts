/** What was measured or done about the timing of a subtitle, in the reader's words. Pure. */
import type { TimingChange } from '../../shared/contract/timing.ts'
import type { Texts } from './Texts.ts'

/** '2.40 s earlier, 4.3 % slower' */
export function changeText(
  { timing, wording }: Texts,
  { offsetMs, speed, pieces }: Pick<TimingChange, 'offsetMs' | 'speed' | 'pieces'>,
): string {
  const seconds = wording.number(Math.round(Math.abs(offsetMs) / 10) / 100)
  const percent = wording.number(Math.round(Math.abs(speed - 1) * 1000) / 10)
  const parts = [
    pieces > 1 ? timing.inParts({ parts: pieces }) : null,
    pieces === 1 && offsetMs > 0 ? timing.later({ seconds }) : null,
    pieces === 1 && offsetMs < 0 ? timing.earlier({ seconds }) : null,
    speed > 1 ? timing.stretched({ percent }) : null,
    speed < 1 ? timing.shrunk({ percent }) : null,
  ]
  return parts.filter((part) => part !== null).join(', ')
}

export function againstText(
  { timing, wording }: Texts,
  { against, named }: Pick<TimingChange, 'against' | 'named'>,
): string {
  switch (against) {
    case 'track':
      return named === '' ? timing.against.someTrack : timing.against.track({ language: wording.languageName(named) })
    case 'own':
    case 'ours':
      return timing.against[against]({ name: named })
    case 'speech':
    case 'hand':
      return timing.against[against]
  }
}

/** 'Measured against the speech in the video. 61 % of its time lay on speech, now 93 %.' */
export function evidenceText(texts: Texts, change: TimingChange): string {
  const { timing } = texts
  const { before, after } = change
  if (change.against === 'hand') return timing.against.hand
  const percent = (share: number) => Math.round(share * 100)
  const shares =
    before === null || after === null || percent(before) === percent(after)
      ? ''
      : ` ${timing.shares({ before: percent(before), after: percent(after) })}`
  return `${timing.measured({ what: againstText(texts, change) })}${shares}`
}
