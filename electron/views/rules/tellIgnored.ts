/** Library and watch mode go by what is ignored from now on. What is planned is another matter: see who calls. */
import type { WantedRules } from '../../wanted/wantedRules.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { WatchSession } from '../watch/watchSession.ts'

export interface IgnoredListeners {
  readonly rules: Pick<WantedRules, 'book'>
  readonly library: Pick<LibrarySession, 'setRules'>
  readonly watch: Pick<WatchSession, 'rulesChanged'>
}

export function tellIgnored({ rules, library, watch }: IgnoredListeners): void {
  library.setRules(rules.book())
  watch.rulesChanged()
}
