/** Puts wishes of videos on the list of what is ignored. What is planned stays: it is the review that says so of its rows. */
import type { LanguageTag } from '../../../shared/language.ts'
import type { WantedRules } from '../../wanted/wantedRules.ts'
import { nameOfPath } from '../folders/folderPaths.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { WatchSession } from '../watch/watchSession.ts'

export interface IgnoredWish {
  readonly path: string
  readonly language: LanguageTag
}

/** Answers what takes it back. */
export type IgnoreWishes = (wishes: readonly IgnoredWish[]) => () => void

export interface IgnoreWishesParts {
  readonly rules: Pick<WantedRules, 'add' | 'remove' | 'book'>
  readonly library: Pick<LibrarySession, 'setRules'>
  readonly watch: Pick<WatchSession, 'rulesChanged'>
}

export function createIgnoreWishes({ rules, library, watch }: IgnoreWishesParts): IgnoreWishes {
  function tell(): void {
    library.setRules(rules.book())
    watch.rulesChanged()
  }
  return (wishes) => {
    const ids = rules.add(
      wishes.map(({ path, language }) => ({ ignored: { kind: 'video', path, language }, label: nameOfPath(path) })),
    )
    tell()
    return () => {
      rules.remove(ids)
      tell()
    }
  }
}
