/** Puts wishes of videos on the list of what is ignored. What is planned stays: it is the review that says so of its rows. */
import type { LanguageTag } from '../../../shared/language.ts'
import type { WantedRules } from '../../wanted/wantedRules.ts'
import { nameOfPath } from '../folders/folderPaths.ts'
import { tellIgnored, type IgnoredListeners } from '../rules/tellIgnored.ts'

export interface IgnoredWish {
  readonly path: string
  readonly language: LanguageTag
}

/** Answers what takes it back. */
export type IgnoreWishes = (wishes: readonly IgnoredWish[]) => () => void

export interface IgnoreWishesParts extends IgnoredListeners {
  readonly rules: Pick<WantedRules, 'add' | 'remove' | 'book'>
}

export function createIgnoreWishes(parts: IgnoreWishesParts): IgnoreWishes {
  const { rules } = parts
  return (wishes) => {
    const ids = rules.add(
      wishes.map(({ path, language }) => ({ ignored: { kind: 'video', path, language }, label: nameOfPath(path) })),
    )
    tellIgnored(parts)
    return () => {
      rules.remove(ids)
      tellIgnored(parts)
    }
  }
}
