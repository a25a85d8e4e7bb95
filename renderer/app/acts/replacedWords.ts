/** What was replaced by what, of one of ours that another took the place of. */
import type { OutputOf } from '../../../shared/contract/index.ts'
import { shownText } from '../../components/text/untrusted.ts'
import type { Texts } from '../../texts/Texts.ts'

export type NextSubtitle = OutputOf<'video.takeOther'>['next']

export function replacedWords({ activity }: Texts, next: NextSubtitle): string {
  const [name, release, before] = [next.sidecarName, next.release, next.before].map(shownText) as [
    string,
    string,
    string,
  ]
  return before === '' ? activity.replaced({ name, release }) : activity.replacedBy({ name, release, before })
}
