/** Which engines the service may use. Given at its start, never over the API. Data only. */
import type {
  AddressEngine,
  CommandEngine,
  EngineId,
  FolderEngine,
  ModelEngine,
} from '../../shared/engines/engineTable.ts'

export interface EndpointSettings {
  /** Up to and without the name of the call: `http://127.0.0.1:11434/v1`. */
  readonly url: string
  readonly apiKey?: string
}

export interface ModelSettings extends EndpointSettings {
  readonly model: string
}

/** Of one engine, by what it is reached by. A command that is null is not to be used even where it is installed. */
type SettingsOf<Id extends EngineId> = Id extends ModelEngine
  ? ModelSettings
  : Id extends AddressEngine
    ? EndpointSettings
    : Id extends CommandEngine
      ? string | null
      : Id extends FolderEngine
        ? string
        : never

export type AiSettings = { readonly [Id in EngineId]?: SettingsOf<Id> }
