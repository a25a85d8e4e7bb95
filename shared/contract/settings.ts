/** Settings as the screens see them: values by key, secrets only as "set, ends in …". */
import { z } from 'zod'
import { uiLanguages } from '../messages/interfaceLanguages.ts'
import { profileNames } from '../naming/namingProfiles.ts'
import { command, event, id, nothing } from './define.ts'

/** Where secrets are kept: encrypted by the system's keyring, for this session or in a file, in a file. */
export const secretProtection = z.enum(['keyring', 'session', 'file'])
export type SecretProtection = z.output<typeof secretProtection>

export const secretState = z.object({ isSet: z.boolean(), ending: z.string() })

export const settableEngine = z.enum(['openai', 'libretranslate', 'apertium', 'speech', 'whisper'])
export type SettableEngine = z.output<typeof settableEngine>

/**
 * How an engine of the built-in service stands. absent: not set, or switched off. `names` are what it says it has: models
 * where it does not know the one that is set, else languages or pairs of them.
 */
export const engineCheck = z.object({
  engine: z.enum([...settableEngine.options, 'ffmpeg']),
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

export const settingsState = z.object({
  revision: z.number().int(),
  values: z.object({
    'service.address': z.string(),
    'service.downloadAddress': z.string(),
    'service.uploadAddress': z.string(),
    'engines.openAiUrl': z.string(),
    'engines.openAiModel': z.string(),
    'engines.libreTranslateUrl': z.string(),
    'engines.apertium': z.enum(['auto', 'off']),
    'engines.speechUrl': z.string(),
    'engines.speechModel': z.string(),
    /** Shown, not set as a value: see `settings.chooseWhisper`. */
    'engines.whisperFolder': z.string(),
    languages: z.string(),
    hearingImpaired: z.enum(['prefer', 'avoid', 'only', 'any']),
    forced: z.enum(['also', 'never']),
    naming: z.enum(profileNames),
    yesTo: z.enum(['sure', 'all']),
    'clean.hearingImpaired': z.boolean(),
    'clean.credits': z.boolean(),
    'clean.format': z.enum(['keep', 'srt']),
    'timing.afterDownload': z.enum(['off', 'subtitles', 'video']),
    skipWhenAudioMatches: z.boolean(),
    minimumVideoBytes: z.number().int(),
    'search.titlesOnly': z.boolean(),
    'log.wholePaths': z.boolean(),
    'updates.mode': z.enum(['notify', 'install', 'off']),
    /** 'system' follows the machine. */
    theme: z.enum(['system', 'light', 'dark']),
    /** Language of the screens; '' follows the machine. */
    uiLanguage: z.enum(['', ...uiLanguages]),
  }),
  apiKey: secretState,
  uploadToken: secretState,
  /** Of the engines of the built-in service, each for the address that is set now. */
  engineKeys: z.object({ openai: secretState, libretranslate: secretState, speech: secretState }),
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
export const cacheState = z.object({ archives: z.number().int(), bytes: z.number() })
export type CacheState = z.output<typeof cacheState>

export const settingsCommands = {
  'settings.read': command(nothing, settingsState),
  'settings.write': command(
    z.strictObject({ key: z.string().max(60), value: z.union([z.string().max(2_000), z.number(), z.boolean()]) }),
    settingsState,
  ),
  /** Write-only. An empty value forgets it. */
  'settings.setSecret': command(
    z.strictObject({
      name: z.enum(['api-key', 'upload-token', 'openai-key', 'libretranslate-key', 'speech-key']),
      value: z.string().max(500),
    }),
    settingsState,
  ),
  /** The folder of a Whisper model: a place that was browsed to, or null for the system's dialog. */
  'settings.chooseWhisper': command(z.strictObject({ placeId: id.nullable() }), settingsState),
  /** Asks the built-in service how its engines stand; none where another service is used. */
  'settings.checkEngines': command(nothing, z.array(engineCheck)),
  /** What wishes would mean for the library: videos covered and missing for each. @throws input.unknownLanguage */
  'settings.tryLanguages': command(
    z.strictObject({ languages: z.string().max(500) }),
    z.array(z.object({ wish: z.string(), covered: z.number().int(), missing: z.number().int() })),
  ),
  'settings.cache': command(nothing, cacheState),
  /** Deletes them; what is needed again is paid for again. Answers what is left. @throws input.invalid during a run */
  'settings.clearCache': command(nothing, cacheState),
  /** Whether the service answers and takes the key; throws what is wrong. */
  'settings.testService': command(nothing, z.object({ planName: z.string().nullable() })),
} as const

export const settingsEvents = {
  'settings.changed': event(settingsState),
} as const
