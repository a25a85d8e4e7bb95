/** The command that opens one more window of an app, as a person types it: with its home where that is not the usual one. Pure. */
import { usualDataFolder, type Surroundings } from '../../settings/dataFolder.ts'

export function openCommand(homeFolder: string, { env, platform }: Surroundings): string {
  // Another terminal need not have the variable that this one was given.
  const usual = usualDataFolder({ env: { ...env, UNDERTITLE_HOME: undefined }, platform })
  const home = homeFolder === usual ? '' : ` --home ${asWord(homeFolder, platform)}`
  if (!isOfCheckout(env)) return `undertitle${home}`
  return `npm run -s undertitle${home === '' ? '' : ` --${home}`}`
}

/** Begun by a script of npm: there is no such command outside the checkout. */
function isOfCheckout({ npm_lifecycle_event: script }: Surroundings['env']): boolean {
  return script === 'start' || script === 'undertitle'
}

/** In quotes where a shell would part it or read more into it. */
function asWord(text: string, platform: Surroundings['platform']): string {
  if (platform === 'win32') return /^[\w.:\\/-]+$/.test(text) ? text : `"${text}"`
  return /^[\w.:/@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}
