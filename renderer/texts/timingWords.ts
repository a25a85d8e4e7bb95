/** What was measured or done about the timing of a subtitle, in the reader's words. Pure. */
import type { StepOfFile, TimingChange, TimingRow, ToldTiming } from '../../shared/contract/videos/timing.ts'
import { onlyAgrees } from '../../shared/timing/stepOf.ts'
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
  const through = change.through === undefined ? '' : `${timing.through({ name: change.through })} `
  const percent = (share: number) => Math.round(share * 100)
  const sharesText = change.against === 'speech' ? timing.shares : timing.sharesOfLines
  const shares =
    before === null || after === null || percent(before) === percent(after)
      ? ''
      : ` ${sharesText({ before: percent(before), after: percent(after) })}`
  return `${through}${timing.measured({ what: againstText(texts, change) })}${shares}`
}

/** What a check came to. */
export function foundText(texts: Texts, { state, change }: Pick<TimingRow, 'state' | 'change'>): string {
  const { timing } = texts
  if (state === 'unclear' && !change) return timing.nothing
  const mended = state === 'mendable' && change ? timing.mendedBy({ change: changeText(texts, change) }) : null
  return [timing.states[state], mended].filter((part) => part !== null).join(' ')
}

/** Nobody sees less. */
const leastMs = 150

/** '0.4 s too late': an offset is what would mend it, so that what must come later is too early now. */
export function stepWords({ desk, wording }: Texts, offsetMs: number | null | undefined): string {
  if (offsetMs === null || offsetMs === undefined) return ''
  if (Math.abs(offsetMs) < leastMs) return desk.inStep
  const seconds = wording.number(Math.abs(Math.round(offsetMs / 100) / 10))
  return offsetMs > 0 ? desk.tooEarly({ seconds }) : desk.tooLate({ seconds })
}

/** How it is wrong, where it is out of step. */
export function offText(
  texts: Texts,
  { offsetMs, speed, pieces }: Pick<TimingChange, 'offsetMs' | 'speed' | 'pieces'>,
): string {
  if (pieces > 1) return texts.timing.steps['out-of-step']
  return speed === 1 ? stepWords(texts, offsetMs) : texts.desk.fix.findings.rate
}

/** What was measured of a file, short enough for a row of a list. */
export function toldText(texts: Texts, { state, change }: Pick<ToldTiming, 'state' | 'change'>): string {
  if (onlyAgrees({ kind: state, against: change.against })) return texts.timing.agrees({ name: change.named })
  if (state === 'fits') return texts.timing.steps['in-step']
  return state === 'other-cut' ? texts.desk.fix.findings['other-cut'] : offText(texts, change)
}

export function stepText({ timing }: Texts, step: StepOfFile): string {
  return timing.steps[step]
}
