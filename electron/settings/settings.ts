/** The user's settings, kept in the app's database, as their table in shared/settings has them. Keys are not kept here (see secrets). */
import { AppError } from '../../shared/errors.ts'
import { mayBeEmpty } from '../../shared/settings/settingRow.ts'
import {
  defaultSettings,
  isSettingKey,
  settingKeys,
  settingTable,
  type SettingKey,
  type Settings,
} from '../../shared/settings/settingTable.ts'
import { parseJson } from '../../shared/json/parseJson.ts'
import { afterLeaving, keepFormerServices, readFormerServices } from './formerServices.ts'
import { noSetting } from './noSetting.ts'
import { systemClock, type Clock } from '../../node/clock.ts'
import type { Database } from '../database/database.ts'
import type { ServiceAddresses } from './serviceSecretPlace.ts'
import { writtenSetting } from './writtenSetting.ts'

/** They belong to the service that they were set for: another one's keys must not go there. */
const noOtherAddresses = { 'service.downloadAddress': '', 'service.uploadAddress': '' } as const

export interface SettingsStore {
  read(): Settings
  /** The settings with some replaced for one run, read whenever asked. @throws AppError 'input.invalid' as `write` does. */
  readerWith(overrides: Readonly<Record<string, string>>): () => Settings
  /**
   * Another service: the one before is remembered, and one that was used before comes back with all its addresses.
   * @throws AppError 'input.invalid' naming the key and what it takes.
   */
  write(key: string, value: unknown): Settings
  /** Used before, not now; the last one first. */
  formerServices(): readonly ServiceAddresses[]
  forgetService(address: string): void
}

type Monotonic = Pick<Clock, 'monotonicMs'>

/** A stored value that is no longer valid counts as not set: a damaged setting never stops the start. */
export function createSettings(db: Database, clock: Monotonic = systemClock): SettingsStore {
  let writes = 0
  const rows = () => db.all<SettingRow>('SELECT key, value FROM setting')
  const read = (): Settings => settingsOf(rows())
  const keep = (key: string, value: unknown) =>
    void db.run('INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)', key, JSON.stringify(value))
  function leaveFor(used: string): void {
    const former = readFormerServices(db)
    const returning = former.find(({ address }) => address === used)
    keepFormerServices(db, afterLeaving(former, { left: read(), used }))
    keep('service.downloadAddress', returning?.downloadAddress ?? '')
    keep('service.uploadAddress', returning?.uploadAddress ?? '')
  }
  return {
    read,
    readerWith: (overrides) => readerOf(rows, forRun(overrides), { clock, writes: () => writes }),
    write(key, value) {
      const valid = checked(key, value)
      const isOtherService = key === 'service.address' && valid !== read()[key]
      db.transaction(() => {
        if (isOtherService) leaveFor(String(valid))
        keep(key, valid)
      })
      writes += 1
      return read()
    },
    formerServices: () => readFormerServices(db),
    forgetService(address) {
      const others = readFormerServices(db).filter((each) => each.address !== address)
      keepFormerServices(db, others)
    },
  }
}

interface SettingRow {
  readonly key: string
  readonly value: string
}

function settingsOf(rows: readonly SettingRow[]): Settings {
  const stored = new Map(rows.map(({ key, value }) => [key, value]))
  return Object.fromEntries(settingKeys.map((key) => [key, valueOf(key, stored.get(key))])) as unknown as Settings
}

function forRun(overrides: Readonly<Record<string, string>>): Partial<Settings> {
  const replaced = Object.fromEntries(Object.entries(overrides).map(([key, value]) => [key, checked(key, value)]))
  return { ...('service.address' in overrides ? noOtherAddresses : {}), ...replaced }
}

/** What another process writes is seen so much later at most. */
const freshMs = 100

interface Since {
  readonly clock: Monotonic
  /** By this process, so far. */
  readonly writes: () => number
}

/** They are read several times at every file that is written, and nearly always as they were. */
function readerOf(
  rows: () => readonly SettingRow[],
  replaced: Partial<Settings>,
  { clock, writes }: Since,
): () => Settings {
  let last: { readonly settings: Settings; readonly writes: number; readonly readMs: number } | null = null
  return () => {
    const nowMs = clock.monotonicMs()
    if (last?.writes !== writes() || nowMs - last.readMs >= freshMs)
      last = { settings: { ...settingsOf(rows()), ...replaced }, writes: writes(), readMs: nowMs }
    return last.settings
  }
}

function checked(key: string, value: unknown): unknown {
  if (!isSettingKey(key)) throw noSetting(key, settingKeys)
  const result = writtenSetting(key).safeParse(value)
  if (result.success) return result.data
  const { takes, says } = settingTable[key]
  // A list of words cannot show what an empty one stands for.
  const meaning = takes.kind === 'choice' && mayBeEmpty(takes) ? ` ${says}.` : ''
  throw new AppError(
    'input.invalid',
    `Invalid value "${String(value)}" for ${key}: expected ${result.error.issues[0]?.message ?? 'another value'}.${meaning}`,
  )
}

function valueOf(key: SettingKey, stored: string | undefined): unknown {
  if (stored === undefined) return defaultSettings[key]
  const result = writtenSetting(key).safeParse(parseJson(stored))
  return result.success ? result.data : defaultSettings[key]
}
