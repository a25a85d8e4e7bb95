/** Which engines the service may use. Given at its start, never over the API. Data only. */

export interface EndpointSettings {
  /** Up to and without the name of the call: `http://127.0.0.1:11434/v1`. */
  readonly url: string
  readonly apiKey?: string
}

export interface ModelSettings extends EndpointSettings {
  readonly model: string
}

export interface AiSettings {
  /** An OpenAI-compatible chat endpoint. */
  readonly openAi?: ModelSettings
  readonly libreTranslate?: EndpointSettings
  /** The command, 'apertium' where nothing is said; null: not to be used even where it is installed. */
  readonly apertium?: string | null
  /** An OpenAI-compatible audio endpoint. */
  readonly speech?: ModelSettings
  /** A folder with a Whisper model in ONNX form. */
  readonly whisperModelDir?: string
}
