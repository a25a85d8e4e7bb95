/** Settings as the window reads and writes them. Secrets go in and never come out again. */
import type { SettableEngine, SettingsState } from '../../../shared/contract/settings.ts'
import { asDelivered } from '../../clean/cleanRules.ts'
import { AppError } from '../../../shared/errors.ts'
import { languages, type LanguageTag } from '../../../shared/language.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import { searchNameOf, titleNameOf } from '../../../shared/release/searchName.ts'
import type { Settings, SettingsStore } from '../../settings/settings.ts'
import type { SecretName, Secrets } from '../../settings/secrets.ts'
import { writtenName } from '../../sidecar/writtenName.ts'
import type { Wish } from '../../wanted/wish.ts'

export interface SettingsSessionParts {
  readonly store: SettingsStore
  readonly secrets: Secrets
  readonly parseWishes: (text: string) => readonly Wish[]
  /** Refuses changes that would pull the ground from under a run. */
  readonly refuseWhileBusy: () => void
  readonly onService: () => void
  /** Engines of the built-in service have changed. */
  readonly onEngines: () => void
  readonly engines: {
    readonly inEnvironment: () => readonly SettableEngine[]
    readonly addressOfSecret: (name: SecretName, settings: Settings) => string
    readonly isEngineSecret: (name: SecretName) => boolean
  }
  readonly onRules: () => void
  readonly changed: () => void
  readonly revision: () => number
}

export interface SettingsSession {
  read(): SettingsState
  /** @throws AppError 'input.invalid', 'input.unknownLanguage' */
  write(key: string, value: string | number | boolean): SettingsState
  setSecret(name: SecretName, value: string): Promise<SettingsState>
  /** A folder that the host itself has got from its user. */
  setWhisperFolder(path: string): SettingsState
}

const whisperFolder = 'engines.whisperFolder'
const rules: readonly string[] = ['languages', 'hearingImpaired', 'forced', 'skipWhenAudioMatches']

export function createSettingsSession(parts: SettingsSessionParts): SettingsSession {
  const { store, secrets, changed } = parts

  function read(): SettingsState {
    const values = store.read()
    const secretState = (name: SecretName, address = parts.engines.addressOfSecret(name, values)) =>
      shownSecret(address === '' ? null : secrets.get(name, address))
    return {
      revision: parts.revision(),
      values,
      apiKey: secretState('api-key'),
      uploadToken: secretState('upload-token'),
      engineKeys: {
        openai: secretState('openai-key', values['engines.openAiUrl']),
        libretranslate: secretState('libretranslate-key', values['engines.libreTranslateUrl']),
        speech: secretState('speech-key', values['engines.speechUrl']),
      },
      enginesInEnvironment: [...parts.engines.inEnvironment()],
      secretProtection: secrets.protection,
      namingExample: namingExample(values),
      searchExample: searchExample(values),
      languages: languages.map(({ tag, englishName, nativeName }) => ({ tag, englishName, nativeName })),
    }
  }

  function keep(key: string, value: string | number | boolean): SettingsState {
    const isService = key.startsWith('service.')
    const isEngine = key.startsWith('engines.')
    if (isService || isEngine || rules.includes(key)) parts.refuseWhileBusy()
    if (key === 'languages') parts.parseWishes(String(value))
    store.write(key, value)
    if (isService) parts.onService()
    if (isEngine) parts.onEngines()
    if (rules.includes(key)) parts.onRules()
    changed()
    return read()
  }

  return {
    read,
    write(key, value) {
      // No path comes from a page (promise E1).
      if (key === whisperFolder && value !== '')
        throw new AppError('input.invalid', 'Choose the folder of the model in the list of folders.')
      return keep(key, value)
    },
    setWhisperFolder: (path) => keep(whisperFolder, path),
    async setSecret(name, value) {
      parts.refuseWhileBusy()
      const secret = value.trim()
      if (/[^\x21-\x7e]/.test(secret))
        throw new AppError('input.invalid', 'A key holds no spaces and no special letters. Copy it again.')
      const { engines } = parts
      await secrets.set(name, engines.addressOfSecret(name, store.read()), secret)
      if (engines.isEngineSecret(name)) parts.onEngines()
      else parts.onService()
      changed()
      return read()
    },
  }
}

/** Short secrets would be told by their ending. */
const shortestToHint = 12

function shownSecret(secret: string | null): SettingsState['apiKey'] {
  if (secret === null || secret === '') return { isSet: false, ending: '' }
  return { isSet: true, ending: secret.length < shortestToHint ? '' : secret.slice(-4) }
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
