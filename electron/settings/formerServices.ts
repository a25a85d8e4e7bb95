/** Services that were used before: their addresses, for going back. Their keys stay where keys are kept. */
import { z } from 'zod'
import { parseJson } from '../../shared/json/parseJson.ts'
import { settingTable, type Settings } from '../../shared/settings/settingTable.ts'
import type { Database } from '../database/database.ts'
import { addressesOfService, type ServiceAddresses } from './serviceSecretPlace.ts'

const formerService = z.object({ address: z.string(), downloadAddress: z.string(), uploadAddress: z.string() })

/** Beside the settings, but none of them: nobody sets it. */
const rowKey = 'service.former'
const builtIn = settingTable['service.address'].takes.instead
/** Nobody goes back to more of them. */
const mostKept = 20

export function readFormerServices(db: Pick<Database, 'get'>): readonly ServiceAddresses[] {
  const row = db.get<{ value: string }>('SELECT value FROM setting WHERE key = ?', rowKey)
  const read = z.array(formerService).safeParse(parseJson(row?.value))
  return read.success ? read.data : []
}

export function keepFormerServices(db: Pick<Database, 'run'>, services: readonly ServiceAddresses[]): void {
  db.run('INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)', rowKey, JSON.stringify(services))
}

/** The last one first. The built-in one has nothing to remember, and the one that is used now is no former one. */
export function afterLeaving(
  former: readonly ServiceAddresses[],
  { left, used }: { readonly left: Settings; readonly used: string },
): readonly ServiceAddresses[] {
  const others = former.filter(({ address }) => address !== left['service.address'] && address !== used)
  if (left['service.address'] === builtIn) return others
  return [addressesOfService(left), ...others].slice(0, mostKept)
}
