/** The findings of the last check-up, and what became of each since. */
import type { Finding } from '../../checkup/checkedFile.ts'
import type { History } from '../../sidecar/history/history.ts'
import type { SidecarRenames } from '../../sidecar/rename/renameSidecar.ts'
import { knownFinding, type KnownFinding } from './findingRows.ts'

export interface CheckupBoard {
  clear(): void
  add(findings: readonly Finding[]): void
  mark(known: readonly KnownFinding[], change: Partial<Omit<KnownFinding, 'id' | 'finding'>>): void
  /** What was taken back since it was mended is open again. */
  current(): readonly KnownFinding[]
  find(id: string): KnownFinding | null
}

export interface CheckupBoardParts {
  readonly history: Pick<History, 'get'>
  readonly renames: Pick<SidecarRenames, 'of'>
}

export function createCheckupBoard({ history, renames }: CheckupBoardParts): CheckupBoard {
  const found = new Map<string, KnownFinding>()

  function asItIs(known: KnownFinding): KnownFinding {
    if (isRenamed(known.finding) || isAway(known.finding)) return { ...known, state: 'mended' }
    const isTakenBack = known.writtenId !== null && history.get(known.writtenId)?.state === 'undone'
    return isTakenBack ? { ...known, state: 'open', writtenId: null } : known
  }

  /** Its name says the language of its text now. */
  function isRenamed({ kind, file }: Finding): boolean {
    if (kind !== 'language' || file.of === null) return false
    return renames.of(file.of.video.file.path).some(({ fromPath }) => fromPath === file.path)
  }

  /** Of ours, and without a video when it was found: it is in the trash now, or belongs to a video. */
  function isAway({ file }: Finding): boolean {
    const row = file.of === null && file.owner ? history.get(file.owner.id) : null
    return row !== null && (row.state !== 'written' || row.path !== file.path)
  }

  return {
    clear: () => found.clear(),
    add(findings) {
      for (const known of findings.map(knownFinding)) found.set(known.id, known)
    },
    mark(known, change) {
      for (const { id } of known) {
        const before = found.get(id)
        if (before) found.set(id, { ...before, ...change })
      }
    },
    current: () => [...found.values()].map(asItIs),
    find(id) {
      const known = found.get(id)
      return known ? asItIs(known) : null
    },
  }
}
