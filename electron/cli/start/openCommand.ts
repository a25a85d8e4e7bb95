/** The command that opens one more window of an app, as a person types it: with its home where that is not the usual one. Pure. */
import { usualDataFolder, type Surroundings } from '../../settings/dataFolder.ts'

export function openCommand(homeFolder: string, { env, platform }: Surroundings): string {
  // Another terminal need not have the variable that this one was given.
  const usual = usualDataFolder({ env: { ...env, UNDERTITLE_HOME: undefined }, platform })
  return homeFolder === usual ? 'undertitle' : `undertitle --home ${asWord(homeFolder, platform)}`
}

/** In quotes where a shell would part it or read more into it. */
function asWord(text: string, platform: Surroundings['platform']): string {
  if (platform === 'win32') return /^[\w.:\\/-]+$/.test(text) ? text : `"${text}"`
  return /^[\w.:/@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}
