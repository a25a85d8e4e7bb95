/** Schemas of the settings, made from their table: by a rule for each kind of value. */
import { z } from 'zod'
import type { Takes } from './settingRow.ts'
import { settingKeys, settingTable, type SettingKey, type Settings } from './settingTable.ts'

type Schemas = { readonly [Key in SettingKey]: z.ZodType<Settings[Key]> }

export function schemasBy(schemaOf: (takes: Takes) => z.ZodType): Schemas {
  // Each schema is of what its row takes, which is what the type of the settings says of the key.
  return Object.fromEntries(settingKeys.map((key) => [key, schemaOf(settingTable[key].takes)])) as Schemas
}

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

export const toldSettings = schemasBy(toldSchema)
