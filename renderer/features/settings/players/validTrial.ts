/** Whether a trial still says how a server stands: what the host heard from it since says more. Pure. */
import type { PlayerState } from '../../../../shared/contract/program/players.ts'
import type { TellFailureKind } from '../../../../shared/players/playerTable.ts'
import type { Trial } from './playersStore.ts'

export function validTrial(
  trial: Trial | null | undefined,
  { toldMs, failure }: Pick<PlayerState, 'toldMs' | 'failure'>,
): Trial | null {
  if (!trial || trial.kind === 'running') return trial ?? null
  if (trial.kind === 'fails') return toldMs !== null && toldMs > trial.atMs ? null : trial
  // An answer ends every failure before it, so this one came after.
  return failure === null ? trial : null
}

/** The trial beside it says why already: once is enough. */
export function isSaidBy(trial: Trial | null, failure: TellFailureKind | null): boolean {
  return trial?.kind === 'fails' && trial.failure === failure
}
