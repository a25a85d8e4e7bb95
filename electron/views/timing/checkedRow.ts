/** What a check of a subtitle's timing says of its row. Pure. */
import type { TimingRow } from '../../../shared/contract/videos/timing.ts'
import { onlyAgrees } from '../../../shared/timing/stepOf.ts'
import type { TimingCheck } from '../../timing/checkTiming.ts'
import { timingChangeOf } from './timingChange.ts'

export function checkedRow(check: TimingCheck): Partial<TimingRow> {
  const { alignment, notes, offer, isOff, doubted, source } = check
  const { kind, picture } = alignment
  const [note] = notes
  return {
    state: doubted ? 'doubted' : source && onlyAgrees({ kind, against: source.kind }) ? 'agrees' : kind,
    change: timingChangeOf(check),
    offer,
    picture: picture && {
      fromMs: picture.fromMs,
      toMs: picture.toMs,
      reference: [...picture.reference],
      before: [...picture.before],
      after: [...picture.after],
    },
    problem: note === undefined || (kind === 'fits' && !isOff) ? null : { code: 'input.invalid', message: note },
  }
}
