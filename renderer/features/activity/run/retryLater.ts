import type { Texts } from '../../../texts/Texts.ts'

/** Nothing of it could be paid today: taken up now, it waits, and goes on by itself. */
export function retryLater({ runs, wording }: Texts, count: number, untilMs: number): string {
  return runs.tryLater({ count, moment: wording.moment(untilMs) })
}
