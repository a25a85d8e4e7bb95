/** The rules of a run from the command line: what was typed wrongly is said, where the window takes English instead. */
import type { Engine } from '../engine/compose.ts'
import type { RulesBook } from '../wanted/rulesBook.ts'
import { wishRules } from '../wanted/wishRules.ts'

/** @throws AppError 'input.unknownLanguage', 'input.invalid' */
export function strictBook({ settings, rules }: Pick<Engine, 'settings' | 'rules'>): RulesBook {
  wishRules(settings)
  return rules.book()
}
