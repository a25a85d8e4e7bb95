/** Schemas of the settings, made from their table: by a rule for each kind of value. */
import { z } from 'zod'
import type { Takes } from './settingRow.ts'
import { settingKeys, settingTable, type SettingKey, type Settings } from './settingTable.ts'

type Schemas = { readonly [Key in SettingKey]: z.ZodType<Settings[Key]> }

/** As a setting is kept and told. */
function toldSchema(takes: Takes): z.ZodType {
  switch (takes.kind) {
    case 'choice':
      return z.enum(takes.words)
    case 'switch':
      return z.boolean()
    case 'number':
      return z.int()
    default:
      return z.string()
  }
}

// Each schema is of what its row takes, which is what the type of the settings says of the key.
export const toldSettings = Object.fromEntries(
  settingKeys.map((key) => [key, toldSchema(settingTable[key].takes)]),
) as Schemas
