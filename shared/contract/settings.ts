/** Settings as the screens see them: values by key, secrets only as "set, ends in …". */
import { z } from 'zod'
import { addressEngines, engineIds, type EngineId } from '../engines/engineTable.ts'
import { secretNames } from '../settings/secretTable.ts'
import { toldSettings } from '../settings/settingSchemas.ts'
import { usageState } from './account.ts'
import { command, event, id, nothing } from './define.ts'

/** Where secrets are kept: encrypted by the system's keyring, for this session or in a file, in a file. */
export const secretProtection = z.enum(['keyring', 'session', 'file'])
export type SecretProtection = z.output<typeof secretProtection>

export const secretState = z.object({ isSet: z.boolean(), ending: z.string() })
export type SecretState = z.output<typeof secretState>

export const settableEngine = z.enum(engineIds)
export type SettableEngine = EngineId

/**
 * How an engine of the built-in service stands. absent: not set, or switched off. `names` are what it says it has: models
 * where it does not know the one that is set, else languages or pairs of them.
 */
export const engineCheck = z.object({
  engine: z.enum([...engineIds, 'ffmpeg']),
  state: z.enum(['ready', 'failing', 'absent']),
  reason: z
    .enum([
      'unreachable',
      'refused',
      'unknown_model',
      'not_installed',
      'no_languages',
      'no_model',
      'incomplete',
      'unknown',
    ])
    .nullable(),
  names: z.array(z.string()),
})
export type EngineCheck = z.output<typeof engineCheck>

/** A service that was used before, and what is kept for going back to it. */
export const formerService = z.object({
  address: z.string(),
  downloadAddress: z.string(),
  uploadAddress: z.string(),
  apiKey: secretState,
  uploadToken: secretState,
})
export type FormerServiceState = z.output<typeof formerService>

export const settingsState = z.object({
  revision: z.int(),
  values: z.object(toldSettings),
  apiKey: secretState,
  uploadToken: secretState,
  /** Whose key is kept, or needs none; the last one first. */
  formerServices: z.array(formerService),
  /** A variable of the environment holds the key: that one counts. */
  isKeyInEnvironment: z.boolean(),
  /** Of the engines of the built-in service, each for the address that is set now. */
  engineKeys: z.record(z.enum(addressEngines), secretState),
  /** Engines that variables of the environment set: for those the values here do not count. */
  enginesInEnvironment: z.array(settableEngine),
  secretProtection,
  /** A name as the chosen profile writes it. */
  namingExample: z.string(),
  /** A name as a search sends it. */
  searchExample: z.string(),
  /** Languages to choose from. */
  languages: z.array(z.object({ tag: z.string(), englishName: z.string(), nativeName: z.string() })),
})
export type SettingsState = z.output<typeof settingsState>
export type SettingValues = SettingsState['values']

/** Archives that were downloaded and are kept. */
export const cacheState = z.object({ archives: z.int(), bytes: z.number() })
export type CacheState = z.output<typeof cacheState>

export const settingsCommands = {
  'settings.read': command(nothing, settingsState),
  'settings.write': command(
    z.strictObject({ key: z.string().max(60), value: z.union([z.string().max(2_000), z.number(), z.boolean()]) }),
    // What takes it back, by `acts.undo`: of the languages, where there is a library that they mean something for.
    settingsState.extend({ undoId: id.nullable() }),
  ),
  /** Write-only. An empty value forgets it. */
  'settings.setSecret': command(
    z.strictObject({
      name: z.enum(secretNames),
      value: z.string().max(500),
    }),
    settingsState,
  ),
  /** A service that is not used now: its addresses, its key and its token. @throws input.invalid for the one that is used */
  'settings.forgetService': command(z.strictObject({ address: z.string().max(2_000) }), settingsState),
  /** The folder of a Whisper model: a place that was browsed to, or null for the system's dialog. */
  'settings.chooseWhisper': command(z.strictObject({ placeId: id.nullable() }), settingsState),
  /** The folder of ffmpeg, as the one before. */
  'settings.chooseFfmpeg': command(z.strictObject({ placeId: id.nullable() }), settingsState),
  /** Asks the built-in service how its engines stand; none where another service is used. */
  'settings.checkEngines': command(nothing, z.array(engineCheck)),
  /** What wishes would mean for the library: videos covered and missing for each. @throws input.unknownLanguage */
  'settings.tryLanguages': command(
    z.strictObject({ languages: z.string().max(500) }),
    z.array(z.object({ wish: z.string(), covered: z.int(), missing: z.int() })),
  ),
  'settings.cache': command(nothing, cacheState),
  /** Deletes them; what is needed again is paid for again. Answers what is left. @throws input.invalid during a run */
  'settings.clearCache': command(nothing, cacheState),
  /**
   * Whether the service answers and takes the key: what it says of the account, else it throws what is wrong. A `key` is kept
   * with it, unless the service refuses it: then the one before stays.
   */
  'settings.testService': command(z.strictObject({ key: z.string().max(500).optional() }), usageState),
} as const

export const settingsEvents = {
  'settings.changed': event(settingsState),
} as const
