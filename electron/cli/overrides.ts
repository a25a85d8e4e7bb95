/** Options that stand for a setting in this run only. */

const settingOf = {
  service: 'service.address',
  'download-url': 'service.downloadAddress',
  'upload-url': 'service.uploadAddress',
  languages: 'languages',
  hi: 'hearingImpaired',
  forced: 'forced',
  naming: 'naming',
  'yes-to': 'yesTo',
} as const
type Option = keyof typeof settingOf

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
