/** How an engine stands: whether it is set, answers and can do its work. Data only; sentences are the asker's matter. */
import type { EngineId } from '../../../shared/engines/engineTable.ts'
import type { CallEngine } from '../engines/engineHttp.ts'

export type CheckedEngine = EngineId | 'ffmpeg'

/** One question of a check. */
export interface Checking {
  readonly call: CallEngine
  readonly signal: AbortSignal
}

/**
 * unreachable: its address does not answer · refused: it does not take the key · unknown_model: `names` are those it has ·
 * not_installed: its command or package is not on this machine · no_languages: it can translate nothing · no_model: the
 * folder holds no Whisper model in ONNX form
 */
export type CheckReason = 'unreachable' | 'refused' | 'unknown_model' | 'not_installed' | 'no_languages' | 'no_model'

export interface EngineCheck {
  readonly engine: CheckedEngine
  /** absent: nobody has set it. */
  readonly state: 'ready' | 'failing' | 'absent'
  readonly reason: CheckReason | null
  /** Languages, pairs or models that it names itself. */
  readonly names: readonly string[]
}

export function ready(engine: CheckedEngine, names: readonly string[] = []): EngineCheck {
  return { engine, state: 'ready', reason: null, names }
}

export function failing(engine: CheckedEngine, reason: CheckReason, names: readonly string[] = []): EngineCheck {
  return { engine, state: 'failing', reason, names }
}

export function absent(engine: CheckedEngine): EngineCheck {
  return { engine, state: 'absent', reason: null, names: [] }
}
