/** What made a version of a file, by what the history and its run say of it. Pure. */
import type { VersionAct } from '../../../shared/contract/runs/history.ts'
import type { RunKind } from '../../../shared/runs/runKinds.ts'
import type { WrittenDetails } from '../../sidecar/history/history.ts'

const actOfKind: Readonly<Partial<Record<RunKind, VersionAct>>> = {
  inside: 'inside',
  clean: 'cleaned',
  timing: 'retimed',
  edit: 'edited',
  pair: 'paired',
  mend: 'mended',
}

/** @param kind of the run that wrote it; null where nobody knows of one */
export function versionActOf(
  details: Pick<WrittenDetails, 'isAdopted' | 'made'>,
  kind: RunKind | null,
): VersionAct | null {
  // The run that takes a file over writes a version of its own in its place.
  if (details.isAdopted) return 'adopted'
  // What is done to a machine-made text is done to it; else it is as it was made.
  const act = kind === null ? undefined : actOfKind[kind]
  if (act) return act
  if (details.made) return details.made.kind === 'translation' ? 'translated' : 'transcribed'
  return kind === null ? null : 'found'
}
