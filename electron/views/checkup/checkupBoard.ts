/** The findings of the last check-up, and what became of each since. */
import type { Finding } from '../../checkup/checkedFile.ts'
import type { History } from '../../sidecar/history/history.ts'
import { knownFinding, type KnownFinding } from './findingRows.ts'

export interface CheckupBoard {
  clear(): void
  add(findings: readonly Finding[]): void
  mark(known: readonly KnownFinding[], change: Partial<Omit<KnownFinding, 'id' | 'finding'>>): void
  /** What was taken back since it was mended is open again. */
  current(): readonly KnownFinding[]
  find(id: string): KnownFinding | null
}

export function createCheckupBoard(history: Pick<History, 'get'>): CheckupBoard {
  const found = new Map<string, KnownFinding>()

  function asItIs(known: KnownFinding): KnownFinding {
    const isTakenBack = known.writtenId !== null && history.get(known.writtenId)?.state === 'undone'
    return isTakenBack ? { ...known, state: 'open', writtenId: null } : known
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
