/** The user's settings: one schema with the defaults, kept in the app's database. Keys are not kept here (see secrets). */
import { z } from 'zod'
import { AppError } from '../../shared/errors.ts'
import { uiLanguages } from '../../shared/messages/interfaceLanguages.ts'
import type { Database } from '../database/database.ts'
import { settingWords } from './settingWords.ts'

// What a key takes is told in these words to whoever gives it something else.
const switchText = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')], {
  error: 'true or false',
})
const addressWords = 'an address such as https://subtitles.example'
/** One spelling of an address: keys, answers and units are kept under it. */
const webAddress = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).href.replace(/\/+$/, ''))
const address = z.union([z.literal(''), webAddress], { error: addressWords })
const oneOf = <const Text extends string>(...texts: readonly Text[]) =>
  z.enum(texts, { error: texts.filter((text) => text !== '').join(', ') })

function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER) {
  const error = most === Number.MAX_SAFE_INTEGER ? 'a whole number' : `a whole number from ${least} to ${most}`
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error })
}

/** Settings are no place for a password. */
const engineAddress = address.refine((url) => !/^https?:[/]{2}[^/]*@/i.test(url), {
  message: 'an address without a name or password in it; the key has a field of its own',
})

/** Key, schema with its default, and what it is, for `config` and for the settings screen. */
const table = {
  'service.address': z
    .union([z.literal('embedded'), webAddress], { error: `embedded, or ${addressWords}` })
    .default('embedded'),
  'service.downloadAddress': address.default(''),
  'service.uploadAddress': address.default(''),
  /** Engines of the built-in service; their keys are secrets. */
  'engines.openAiUrl': engineAddress.default(''),
  'engines.openAiModel': z.string().trim().max(200).default(''),
  'engines.libreTranslateUrl': engineAddress.default(''),
  'engines.apertium': oneOf('auto', 'off').default('auto'),
  'engines.speechUrl': engineAddress.default(''),
  'engines.speechModel': z.string().trim().max(200).default(''),
  /** A folder with a Whisper model in ONNX form. */
  'engines.whisperFolder': z.string().default(''),
  languages: z.string().min(2, { error: 'languages such as en,pt-BR' }).default('en'),
  hearingImpaired: oneOf(...settingWords.hearingImpaired).default('any'),
  forced: oneOf(...settingWords.forced).default('never'),
  naming: oneOf(...settingWords.naming).default('universal'),
  yesTo: oneOf(...settingWords.yesTo).default('sure'),
  /** What is done to a text before it is written; what is written is what was delivered where all are off. */
  'clean.hearingImpaired': switchText.default(false),
  'clean.credits': switchText.default(false),
  'clean.format': oneOf(...settingWords.cleanFormat).default('keep'),
  /** Against what a download's timing is measured, so that it is mended at once. */
  'timing.afterDownload': oneOf('off', 'subtitles', 'video').default('off'),
  skipWhenAudioMatches: switchText.default(false),
  minimumVideoBytes: wholeNumber(0).default(2 ** 20),
  /** 'system' follows the machine. */
  theme: oneOf('system', 'light', 'dark').default('system'),
  /** Language of the screens; '' follows the machine. */
  uiLanguage: oneOf('', ...uiLanguages).default(''),
  'watch.isOn': switchText.default(false),
  /** '22:30-07:00'; '' for none. */
  'watch.quietHours': z
    .string()
    .regex(/^(([01]?\d|2[0-3]):[0-5]\d-([01]?\d|2[0-3]):[0-5]\d)?$/, { error: 'hours such as 22:30-07:00, or nothing' })
    .default(''),
  /** Time of the daily digest; '' for none. */
  'watch.digestAt': z
    .string()
    .regex(/^(([01]?\d|2[0-3]):[0-5]\d)?$/, { error: 'a time such as 09:00, or nothing' })
    .default('09:00'),
  /** Of each quota, kept for the user's own hand. */
  'watch.reservePercent': wholeNumber(0, 100).default(20),
  /** Whether a wish that says "translate" is met by itself; otherwise it is asked. */
  'watch.translate': switchText.default(true),
  /** What becomes of a better subtitle for one that watch mode chose. */
  'watch.better': oneOf('off', 'offer', 'take').default('offer'),
  'watch.betterDays': wholeNumber(0, 90).default(14),
  /** So long a new file must have stayed as it is. */
  'watch.settleSeconds': wholeNumber(1, 3_600).default(10),
  /** Names of files are not sent, titles are. */
  'search.titlesOnly': switchText.default(false),
  /** The log keeps the folders of paths too; else only the last name. */
  'log.wholePaths': switchText.default(false),
  /** What is done about newer versions of the app, where the build knows an address to ask. */
  'updates.mode': oneOf('notify', 'install', 'off').default('notify'),
  'start.atLogin': switchText.default(false),
  'start.minimised': switchText.default(false),
} as const

export type SettingKey = keyof typeof table
export type Settings = { readonly [Key in SettingKey]: z.output<(typeof table)[Key]> }

export const settingKeys = Object.keys(table) as readonly SettingKey[]

/** They belong to the service that they were set for: another one's keys must not go there. */
const noOtherAddresses = { 'service.downloadAddress': '', 'service.uploadAddress': '' } as const

export interface SettingsStore {
  read(): Settings
  /** The settings with some replaced for one run. @throws AppError 'input.invalid' as `write` does. */
  readWith(overrides: Readonly<Record<string, string>>): Settings
  /** @throws AppError 'input.invalid' naming the key and what it takes. */
  write(key: string, value: unknown): Settings
}

/** A stored value that is no longer valid counts as not set: a damaged setting never stops the start. */
export function createSettings(db: Database): SettingsStore {
  const read = (): Settings => {
    const stored = new Map(
      db.all<{ key: string; value: string }>('SELECT key, value FROM setting').map((row) => [row.key, row.value]),
    )
    return Object.fromEntries(settingKeys.map((key) => [key, valueOf(key, stored.get(key))])) as unknown as Settings
  }
  const keep = (key: string, value: unknown) =>
    void db.run('INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)', key, JSON.stringify(value))
  return {
    read,
    readWith: (overrides) => ({
      ...(overrides['service.address'] === undefined ? read() : { ...read(), ...noOtherAddresses }),
      ...Object.fromEntries(Object.entries(overrides).map(([key, value]) => [key, checked(key, value)])),
    }),
    write(key, value) {
      const valid = checked(key, value)
      const isOtherService = key === 'service.address' && valid !== read()[key]
      db.transaction(() => {
        if (isOtherService) for (const name of Object.keys(noOtherAddresses)) keep(name, '')
        keep(key, valid)
      })
      return read()
    },
  }
}

function checked(key: string, value: unknown): unknown {
  if (!isSettingKey(key))
    throw new AppError('input.invalid', `There is no setting "${key}". Settings are: ${settingKeys.join(', ')}.`)
  const result = table[key].safeParse(value)
  if (result.success) return result.data
  throw new AppError(
    'input.invalid',
    `"${String(value)}" does not suit ${key}, which takes ${result.error.issues[0]?.message ?? 'another value'}.`,
  )
}

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(table, key)
}

function valueOf(key: SettingKey, stored: string | undefined): unknown {
  const result = table[key].safeParse(parsed(stored))
  return result.success ? result.data : table[key].parse(undefined)
}

function parsed(text: string | undefined): unknown {
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined // Not JSON: as if it had never been set.
  }
}
