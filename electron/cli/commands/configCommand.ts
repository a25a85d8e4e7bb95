/** `config get|set|forget`: settings by key; keys and tokens only from standard input, and never shown. */
import { resolve } from 'node:path'
import { AppError } from '../../../shared/errors.ts'
import type { Engine } from '../../engine/compose.ts'
import type { AppFiles } from '../../engine/openCore.ts'
import { addressOfSecret } from '../../settings/engineSettings.ts'
import { forgetService } from '../../settings/forgetService.ts'
import { noSetting } from '../../settings/noSetting.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import { isSecretName, secretNames, type SecretName } from '../../../shared/settings/secretTable.ts'
import { mayBeEmpty, takesSaid } from '../../../shared/settings/settingRow.ts'
import { isSettingKey, settingKeys, settingTable, type SettingKey } from '../../../shared/settings/settingTable.ts'
import { formatWish, parseWishes } from '../../wanted/parseWishes.ts'
import type { ExitCode, Terminal } from '../terminal.ts'
import { withEngine } from '../withEngine.ts'
import type { Given } from '../table/appCommand.ts'
import type { homeOptions } from '../table/optionSets.ts'

export async function configCommand(
  given: Given<typeof homeOptions>,
  terminal: Terminal,
  files: AppFiles,
): Promise<ExitCode> {
  const { values, verb } = given
  const [key, value] = given.positionals
  return withEngine({ home: values.home, terminal, files, isOwner: false }, async (engine) => {
    if (verb === 'get') showSettings(engine, terminal, key)
    else if (verb === 'set' && key !== undefined) await change(engine, terminal, { key, value })
    else if (verb === 'forget' && key !== undefined) await forget(engine, terminal, key)
    else throw usage()
    return 0
  })
}

function usage(): AppError {
  return new AppError(
    'input.invalid',
    `Usage: undertitle config get [KEY] | set KEY VALUE | forget ADDRESS. Keys: ${[...settingKeys, ...secretNames].join(', ')}.`,
  )
}

/** What to give, for whoever gave nothing. */
function noValue(key: SettingKey): AppError {
  const { takes, says } = settingTable[key]
  return new AppError('input.invalid', `Give a value: ${key} takes ${takesSaid(takes)}. ${says}.`)
}

function showSettings({ settings, secrets }: Engine, terminal: Terminal, key: string | undefined): void {
  const said = (name: SecretName, address: string) => {
    const secret = secrets.get(name, address)
    return secret === null ? 'not set' : `set, ends in …${secret.slice(-4)}`
  }
  if (key !== undefined && isSecretName(key)) terminal.stdout(said(key, addressOfSecret(key, settings)))
  else if (key === undefined) {
    for (const name of settingKeys) terminal.stdout(`${name}=${settings[name]}`)
    for (const name of secretNames) {
      const address = addressIfAny(name, settings)
      terminal.stdout(`${name}=${address === null ? 'not set' : said(name, address)}`)
    }
  } else if (isSettingKey(key)) terminal.stdout(String(settings[key]))
  else throw noSetting(key, [...settingKeys, ...secretNames])
}

/** null where it can belong to none yet. */
function addressIfAny(name: SecretName, settings: Engine['settings']): string | null {
  try {
    return addressOfSecret(name, settings)
  } catch (thrown) {
    if (thrown instanceof AppError) return null
    throw thrown
  }
}

/** Whose it is from now on: no other address ever gets it. */
function ownerSentence(key: SecretName, address: string): string {
  if (address !== 'embedded') return `The ${key} is for ${address.replace(' ', ' and ')} alone.`
  return `The ${key} is kept for the built-in service, which needs none and gives it to nobody. For another service, name it first (undertitle config set service.address https://…), then set the ${key} again.`
}

/** What is kept is what counts: the same wish named twice is one, and whoever named it so is told. */
function writeLanguages(store: Pick<SettingsStore, 'write'>, terminal: Terminal, value: string): void {
  const wishes = parseWishes(value).map(formatWish)
  const named = value.split(',').filter((part) => part.trim() !== '').length
  store.write('languages', wishes.join(','))
  if (named > wishes.length) terminal.stderr(`A language was named twice; languages is now ${wishes.join(',')}.`)
}

async function change(
  { settings, settingsStore, secrets }: Engine,
  terminal: Terminal,
  { key, value }: { readonly key: string; readonly value: string | undefined },
): Promise<void> {
  if (isSecretName(key)) {
    if (value !== undefined)
      throw new AppError(
        'input.invalid',
        `Give the ${key} on standard input, not as an argument: others can read arguments.`,
      )
    const secret = (await terminal.readInput()).trim()
    if (secret === '') throw new AppError('input.invalid', `Nothing came on standard input for the ${key}.`)
    const address = addressOfSecret(key, settings)
    await secrets.set(key, address, secret)
    terminal.stderr(`${ownerSentence(key, address)} ${secrets.protectionSentence}`)
    return
  }
  if (!isSettingKey(key)) throw noSetting(key, [...settingKeys, ...secretNames])
  if (value === undefined) throw noValue(key)
  // An empty number would be read as 0, which nobody meant.
  if (value === '' && !mayBeEmpty(settingTable[key].takes)) throw noValue(key)
  if (key === 'languages') {
    writeLanguages(settingsStore, terminal, value)
    return
  }
  const { 'service.address': before } = settings
  const isFolder = settingTable[key].takes.kind === 'folder' && value !== ''
  const written = settingsStore.write(key, isFolder ? resolve(terminal.cwd, value) : value)
  if (written['service.address'] !== before && before !== 'embedded') terminal.stderr(leftSentence(before))
}

function leftSentence(address: string): string {
  return `Kept: the address and key of ${address}. Back to it: undertitle config set service.address ${address}. Without it: undertitle config forget ${address}`
}

async function forget({ settingsStore, secrets }: Engine, terminal: Terminal, address: string): Promise<void> {
  await forgetService({ store: settingsStore, secrets }, address)
  terminal.stderr(`Forgotten: the address and key of ${address}.`)
}
