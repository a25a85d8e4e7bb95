/**
 * The engines that the built-in service can translate and listen with, those that are asked first above the others. Their
 * settings, secrets, variables, options of `service start`, checks and fields on the screen are made from here. Data only.
 */

interface EngineWork {
  readonly does: 'translation' | 'speech'
}

/**
 * Behind an address. Its id names its options (`--openai-url`), variables (UNDERTITLE_OPENAI_URL) and its secret
 * (`openai-key`); `url` and `model` are settings.
 */
interface AddressEngineRow extends EngineWork {
  readonly by: 'address'
  readonly url: `engines.${string}`
  readonly urlSays: string
  readonly model: `engines.${string}` | null
  readonly modelSays: string | null
  /** A product of a name, such a one as stands at the example; null for what the messages name and explain. */
  readonly product: { readonly name: string; readonly example: string } | null
}

/** A command or a folder of this machine. */
interface LocalEngineRow extends EngineWork {
  readonly by: 'command' | 'folder'
  readonly setting: `engines.${string}`
  readonly settingSays: string
  readonly option: string
  readonly optionSays: string
}

export type EngineRow = AddressEngineRow | LocalEngineRow

export const engineTable = {
  openai: {
    does: 'translation',
    by: 'address',
    url: 'engines.openAiUrl',
    urlSays: 'A language model behind an OpenAI-compatible address',
    model: 'engines.openAiModel',
    modelSays: 'The name of the language model there',
    product: null,
  },
  libretranslate: {
    does: 'translation',
    by: 'address',
    url: 'engines.libreTranslateUrl',
    urlSays: 'A LibreTranslate server',
    model: null,
    modelSays: null,
    product: { name: 'LibreTranslate', example: 'http://127.0.0.1:5000' },
  },
  apertium: {
    does: 'translation',
    by: 'command',
    setting: 'engines.apertium',
    settingSays: 'Whether Apertium is used where it is installed',
    option: 'apertium',
    optionSays: 'How Apertium is called, or off',
  },
  whisper: {
    does: 'speech',
    by: 'folder',
    setting: 'engines.whisperFolder',
    settingSays: 'The folder of a Whisper model in ONNX form',
    option: 'whisper-model',
    optionSays: 'The folder of a Whisper model in ONNX form',
  },
  speech: {
    does: 'speech',
    by: 'address',
    url: 'engines.speechUrl',
    urlSays: 'An OpenAI-compatible audio address',
    model: 'engines.speechModel',
    modelSays: 'The name of the speech model there',
    product: null,
  },
} as const satisfies Readonly<Record<string, EngineRow>>

type Table = typeof engineTable
export type EngineId = keyof Table

type EnginesWith<Part> = { [Id in EngineId]: Table[Id] extends Part ? Id : never }[EngineId]
export type AddressEngine = EnginesWith<{ by: 'address' }>
export type ModelEngine = EnginesWith<{ by: 'address'; model: string }>
export type ProductEngine = EnginesWith<{ by: 'address'; product: object }>
export type CommandEngine = EnginesWith<{ by: 'command' }>
export type FolderEngine = EnginesWith<{ by: 'folder' }>
export type Translator = EnginesWith<{ does: 'translation' }>
export type Recogniser = EnginesWith<{ does: 'speech' }>
export type EngineSecret = `${AddressEngine}-key`

// An object literal has these keys and no others.
export const engineIds = Object.keys(engineTable) as readonly EngineId[]

export function isAddressEngine(id: EngineId): id is AddressEngine {
  return engineTable[id].by === 'address'
}
export const addressEngines = engineIds.filter(isAddressEngine)

export function isProduct(id: EngineId): id is ProductEngine {
  return isAddressEngine(id) && engineTable[id].product !== null
}

function isTranslator(id: EngineId): id is Translator {
  return engineTable[id].does === 'translation'
}
export const translators = engineIds.filter(isTranslator)

function isRecogniser(id: EngineId): id is Recogniser {
  return engineTable[id].does === 'speech'
}
export const recognisers = engineIds.filter(isRecogniser)

/** UNDERTITLE_OPENAI_URL for `openai-url`. */
export function engineVariable(option: string): string {
  return `UNDERTITLE_${option.toUpperCase().replaceAll('-', '_')}`
}
