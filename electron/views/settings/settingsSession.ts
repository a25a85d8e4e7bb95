/** Settings as the window reads and writes them. Secrets go in and never come out again. */
import type { SecretState, SettingsState } from '../../../shared/contract/settings.ts'
import { addressEngines, engineTable, type AddressEngine } from '../../../shared/engines/engineTable.ts'
import { asDelivered } from '../../clean/cleanRules.ts'
import { AppError, toAppError } from '../../../shared/errors.ts'
import { languages, type LanguageTag } from '../../../shared/language.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import { searchNameOf, titleNameOf } from '../../../shared/release/searchName.ts'
import { settingKeys, settingTable, type Settings } from '../../../shared/settings/settingTable.ts'
import type { SecretName } from '../../../shared/settings/secretTable.ts'
import {
  addressOfSecret,
  enginesInEnvironment,
  isEngineSecret,
  type Environment,
} from '../../settings/engineSettings.ts'
import { environmentVariable } from '../../settings/environmentVariable.ts'
import { forgetService } from '../../settings/forgetService.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import { outsiderOfSecret } from '../../settings/outsideSecrets.ts'
import type { Secrets } from '../../settings/secrets.ts'
import { shownSecret } from '../../settings/shownSecret.ts'
import { writtenName } from '../../sidecar/publish/writtenName.ts'
import { parseWishes } from '../../wanted/parseWishes.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { Undoing } from '../rules/undoing.ts'
import type { Topics } from '../topics.ts'
import { formerServiceStates } from './formerServiceStates.ts'
import { isGround, type SettingsFollowers } from './settingsFollowers.ts'

export interface SettingsSessionParts {
  readonly store: SettingsStore
  readonly secrets: Secrets
  readonly env: Environment
  readonly followers: SettingsFollowers
  readonly library: Pick<LibrarySession, 'folders'>
  readonly undoing: Pick<Undoing, 'keep'>
  readonly topics: Pick<Topics, 'revision'>
}

/** `undoId`: takes other languages back, where there is a library that they mean something for. */
export type WrittenSetting = SettingsState & { readonly undoId: string | null }

export interface SettingsSession {
  read(): SettingsState
  /** @throws AppError 'input.invalid', 'input.unknownLanguage' */
  write(key: string, value: string | number | boolean): WrittenSetting
  setSecret(name: SecretName, value: string): Promise<SettingsState>
  /** @throws AppError 'input.invalid' for the one that is used now */
  forgetService(address: string): Promise<SettingsState>
  /** Keeps the key for as long as it is tested, and after it unless the service refuses it. @throws as the test does */
  tryKey<Answer>(key: string | undefined, test: () => Promise<Answer>): Promise<Answer>
  /** A folder that the host itself has got from its user. */
  setFolder(key: FolderSetting, path: string): SettingsState
}

/** Settings that hold a folder of this machine. */
const folderSettings: readonly string[] = settingKeys.filter((key) => settingTable[key].takes.kind === 'folder')
/** Those that the user chooses in a dialog or in the host's list. */
export type FolderSetting = 'ffmpeg' | 'engines.whisperFolder'

export function createSettingsSession(parts: SettingsSessionParts): SettingsSession {
  const { store, secrets, followers, library, undoing } = parts

  function read(): SettingsState {
    const values = store.read()
    const secretState = (name: SecretName, address = addressOfSecret(name, values)) =>
      shownSecret(address === '' ? null : secrets.get(name, address))
    return {
      revision: parts.topics.revision('settings'),
      values,
      apiKey: secretState('api-key'),
      uploadToken: secretState('upload-token'),
      formerServices: [...formerServiceStates(parts)],
      isKeyInEnvironment: environmentVariable(parts.env, 'UNDERTITLE_API_KEY') !== null,
      engineKeys: engineKeysOf((id) => secretState(`${id}-key`, values[engineTable[id].url])),
      enginesInEnvironment: [...enginesInEnvironment(parts.env)],
      secretProtection: secrets.protection,
      namingExample: namingExample(values),
      searchExample: searchExample(values),
      languages: languages.map(({ tag, englishName, nativeName }) => ({ tag, englishName, nativeName })),
    }
  }

  function keep(key: string, value: string | number | boolean): SettingsState {
    if (isGround(key)) followers.refuseWhileBusy()
    if (key === 'languages') parseWishes(String(value))
    store.write(key, value)
    followers.keysChanged([key])
    return read()
  }

  /** Other languages that were chosen since are not overwritten. */
  function takeBack(before: string, { values: { languages: after } }: SettingsState): string {
    return undoing.keep({ kind: 'wishes' }, () => {
      if (store.read().languages !== after) throw new AppError('input.invalid', 'This can no longer be undone.')
      keep('languages', before)
    })
  }

  async function setSecret(name: SecretName, value: string): Promise<SettingsState> {
    const isOutside = outsiderOfSecret(name) !== undefined
    if (!isOutside) followers.refuseWhileBusy()
    const secret = value.trim()
    if (/[^\x21-\x7e]/.test(secret))
      throw new AppError('input.invalid', 'A key holds no spaces and no special letters. Copy it again.')
    await secrets.set(name, addressOfSecret(name, store.read()), secret)
    if (isOutside) followers.outsideChanged()
    else if (isEngineSecret(name)) followers.enginesChanged()
    else followers.serviceKeyChanged()
    followers.changed()
    return read()
  }

  return {
    read,
    write(key, value) {
      // No path comes from a page (promise E1).
      if (folderSettings.includes(key) && value !== '') throw new AppError('input.invalid', byListOf(key))
      const { languages: before } = store.read()
      const state = keep(key, value)
      const isOther = key === 'languages' && state.values.languages !== before
      return { ...state, undoId: isOther && library.folders().length > 0 ? takeBack(before, state) : null }
    },
    setFolder: (key, path) => keep(key, path),
    setSecret,
    async forgetService(address) {
      await forgetService(parts, address)
      followers.changed()
      return read()
    },
    async tryKey(key, test) {
      if (key === undefined) return test()
      const former = secrets.get('api-key', addressOfSecret('api-key', store.read()))
      await setSecret('api-key', key)
      try {
        return await test()
      } catch (thrown) {
        if (toAppError(thrown).code === 'key.refused') await setSecret('api-key', former ?? '')
        throw thrown
      }
    },
  }
}

function byListOf(key: string): string {
  return key === 'ffmpeg'
    ? 'Choose the folder of ffmpeg in the list of folders.'
    : 'Choose the folder of the model in the list of folders.'
}

function engineKeysOf(stateOf: (id: AddressEngine) => SecretState): SettingsState['engineKeys'] {
  // One for each of them, as the type says.
  return Object.fromEntries(addressEngines.map((id) => [id, stateOf(id)])) as SettingsState['engineKeys']
}

const exampleFile = 'The.Paper.Lantern.2019.1080p.WEB-DL.x264-LUMEN.mkv'

function searchExample(values: Settings): string {
  const release = parseRelease(exampleFile)
  return (values['search.titlesOnly'] ? titleNameOf(release) : null) ?? searchNameOf(release, exampleFile)
}

const exampleLanguage: LanguageTag = 'pt-BR'

function namingExample({ naming }: Settings): string {
  const rules = { profile: naming, regionalTwins: new Set<LanguageTag>(), clean: asDelivered }
  const video = { videoPath: 'The Paper Lantern (2019).mkv', isForced: false }
  return writtenName(video, { language: exampleLanguage, isHearingImpaired: false, extension: null }, rules)
}
