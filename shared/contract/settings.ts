/** Settings as the screens see them: values by key, secrets only as "set, ends in …". */
import { z } from 'zod'
import { command, event, nothing } from './define.ts'

export const secretState = z.object({ isSet: z.boolean(), ending: z.string() })

export const settingsState = z.object({
  revision: z.number().int(),
  values: z.object({
    'service.address': z.string(),
    'service.downloadAddress': z.string(),
    'service.uploadAddress': z.string(),
    languages: z.string(),
    hearingImpaired: z.enum(['prefer', 'avoid', 'only', 'any']),
    forced: z.enum(['also', 'never']),
    naming: z.enum(['universal', 'plex', 'jellyfin', 'kodi', 'mpv']),
    yesTo: z.enum(['sure', 'all']),
    skipWhenAudioMatches: z.boolean(),
    minimumVideoBytes: z.number().int(),
    /** 'system' follows the machine. */
    theme: z.enum(['system', 'light', 'dark']),
    /** Language of the screens; '' follows the machine. */
    uiLanguage: z.enum(['', 'en', 'es', 'de', 'fr', 'pt-BR']),
  }),
  apiKey: secretState,
  uploadToken: secretState,
  /** Where secrets are kept and how well, for people. */
  secretProtection: z.string(),
  /** For the chosen naming profile: an example name, and which players read it. */
  namingExample: z.string(),
  namingReaders: z.string(),
  /** Languages to choose from. */
  languages: z.array(z.object({ tag: z.string(), englishName: z.string(), nativeName: z.string() })),
})
export type SettingsState = z.output<typeof settingsState>
export type SettingValues = SettingsState['values']

export const settingsCommands = {
  'settings.read': command(nothing, settingsState),
  'settings.write': command(
    z.strictObject({ key: z.string().max(60), value: z.union([z.string().max(2_000), z.number(), z.boolean()]) }),
    settingsState,
  ),
  /** Write-only. An empty value forgets it. */
  'settings.setSecret': command(
    z.strictObject({ name: z.enum(['api-key', 'upload-token']), value: z.string().max(500) }),
    settingsState,
  ),
  /** What wishes would mean for the library: videos covered and missing for each. @throws input.unknownLanguage */
  'settings.tryLanguages': command(
    z.strictObject({ languages: z.string().max(500) }),
    z.array(z.object({ wish: z.string(), covered: z.number().int(), missing: z.number().int() })),
  ),
  /** Whether the service answers and takes the key; throws what is wrong. */
  'settings.testService': command(nothing, z.object({ planName: z.string().nullable() })),
} as const

export const settingsEvents = {
  'settings.changed': event(settingsState),
} as const
