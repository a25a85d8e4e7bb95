/** What the store takes for each setting, from a screen as from a shell. What is refused says in its message what is taken. */
import { z } from 'zod'
import { takesSaid, type Takes } from '../../shared/settings/settingRow.ts'
import { settingTable, type SettingKey } from '../../shared/settings/settingTable.ts'

/** One spelling of an address: keys, answers and units are kept under it. */
const webAddress = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).href.replace(/\/+$/, ''))

function addressSchema({ instead, isBare }: Extract<Takes, { kind: 'address' }>, error: string): z.ZodType<string> {
  const address = z.union([z.literal(instead), webAddress], { error })
  if (!isBare) return address
  return address.refine((url) => !/^https?:[/]{2}[^/]*@/i.test(url), {
    message: 'an address without a name or password in it; the key has a field of its own',
  })
}

/** A shell gives 'true' and '20'. */
function writtenSchema(takes: Takes): z.ZodType {
  const error = takesSaid(takes)
  switch (takes.kind) {
    case 'choice':
      return z.enum(takes.words, { error })
    case 'switch':
      return z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')], { error })
    case 'number': {
      const { least, most } = takes
      const digits = z.string().regex(/^\d+$/).transform(Number)
      return z.union([z.number(), digits], { error }).pipe(z.int({ error }).min(least, { error }).max(most, { error }))
    }
    case 'address':
      return addressSchema(takes, error)
    case 'name':
      return z.string({ error }).trim().max(takes.mostLetters, { error })
    case 'folder':
      return z.string({ error })
    case 'text':
      return z.string({ error }).regex(takes.pattern, { error })
  }
}

const made = new Map<SettingKey, z.ZodType>()

/** Made with the first value of its key: few settings are ever set, and a start waits for none of the others. */
export function writtenSetting(key: SettingKey): z.ZodType {
  const schema = made.get(key) ?? writtenSchema(settingTable[key].takes)
  made.set(key, schema)
  return schema
}
