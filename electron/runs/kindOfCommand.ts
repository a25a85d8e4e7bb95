/** What batches of older versions were, told by the command that they were kept under. Pure. */
import type { RunKind } from '../../shared/runs/runKinds.ts'

const kinds: Readonly<Record<string, RunKind>> = {
  'watch: better': 'better',
  'wrong, next': 'better',
  translate: 'translate',
  transcribe: 'transcribe',
  clean: 'clean',
  restore: 'clean',
  timing: 'timing',
  checkup: 'mend',
  upload: 'upload',
}

export function kindOfCommand(command: string): RunKind {
  return kinds[command] ?? 'find'
}
