/** Rules as they cross to the screens: wishes as text. Pure. */
import type { OwnRulesRecord, RulesPlaceRecord } from '../../../shared/contract/videos/rules.ts'
import { parseWishes } from '../../wanted/parseWishes.ts'
import type { OwnRules } from '../../wanted/rulesBook.ts'
import { formatWishes, saysNothing } from '../../wanted/scopedRulesStore.ts'
import type { WishRules } from '../../wanted/wish.ts'

type WholeRules = NonNullable<RulesPlaceRecord['inherited']>

export function wholeRecordOf({ wishes, ...rest }: WishRules): WholeRules {
  return { languages: formatWishes(wishes), ...rest }
}

export function ownRecordOf({ wishes, ...rest }: OwnRules): OwnRulesRecord {
  return { languages: wishes && formatWishes(wishes), ...rest }
}

/** null: inherits everything. @throws AppError 'input.invalid', 'input.unknownLanguage' for wishes that are none */
export function ownRulesOf(record: OwnRulesRecord | null): OwnRules | null {
  if (record === null) return null
  const { languages, ...rest } = record
  const own = { wishes: languages === null ? null : parseWishes(languages), ...rest }
  return saysNothing(own) ? null : own
}
