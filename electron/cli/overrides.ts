/** Options that stand for a setting in this run only. */
import { AppError } from '../../shared/errors.ts'
import type { SettingKey } from '../../shared/settings/settingTable.ts'

const settingOf = {
  service: 'service.address',
  'download-url': 'service.downloadAddress',
  'upload-url': 'service.uploadAddress',
  languages: 'languages',
  hi: 'hearingImpaired',
  forced: 'forced',
  naming: 'naming',
  'yes-to': 'yesTo',
  format: 'clean.format',
  engine: 'search.engine',
  'episode-scope': 'search.scope',
} as const
type Option = keyof typeof settingOf

const cleaningOf: ReadonlyMap<string, SettingKey> = new Map([
  ['hi', 'clean.hearingImpaired'],
  ['credits', 'clean.credits'],
  ['interjections', 'clean.interjections'],
  ['capitals', 'clean.capitals'],
  ['starts', 'clean.sentenceStarts'],
  ['letters', 'clean.ocrLetters'],
])

/** `--clean hi,credits` is all that is cleaned; `--clean none` is nothing. @throws AppError 'input.invalid' */
export function cleanOverrides(said: string | undefined, option = '--clean'): Readonly<Record<string, string>> {
  if (said === undefined) return {}
  const wished = said === 'none' ? [] : said.split(',').map((part) => part.trim())
  if (!wished.every((part) => cleaningOf.has(part)))
    throw new AppError(
      'input.invalid',
      `${option} takes ${[...cleaningOf.keys()].join(', ')}, several with commas, or none, not "${said}".`,
    )
  return Object.fromEntries(Array.from(cleaningOf, ([part, setting]) => [setting, String(wished.includes(part))]))
}

/** What `clean` is told is all that it does; null where it is told nothing. @throws AppError 'input.invalid' */
export function asCleaning({ what, format }: CleaningSaid): Readonly<Record<string, string>> | null {
  if (what === undefined && format === undefined) return null
  return { ...cleanOverrides(what ?? 'none', '--what'), 'clean.format': format ?? 'keep' }
}

interface CleaningSaid {
  readonly what?: string | undefined
  readonly format?: string | undefined
}

/** Setting → value, of what was said. */
export function overridesOf(
  options: Readonly<Partial<Record<Option, string | undefined>>>,
): Readonly<Record<string, string>> {
  const said = Object.entries(settingOf).flatMap(([option, setting]) => {
    const value = options[option as Option]
    return value === undefined ? [] : [[setting, value] as const]
  })
  return Object.fromEntries(said)
}
