/** The findings of the last check-up, and what became of each since. */
import type { Finding } from '../../checkup/checkedFile.ts'
import type { History, Written } from '../../sidecar/history/history.ts'
import type { SidecarRenames } from '../../sidecar/rename/renameSidecar.ts'
import { knownFinding, type KnownFinding } from './findingRows.ts'

export interface CheckupBoard {
  clear(): void
  add(findings: readonly Finding[]): void
  /** All that is known by now of a text that an earlier check-up has looked at. */
  recall(sha256: string, findings: readonly Finding[]): void
  mark(known: readonly KnownFinding[], change: Partial<Omit<KnownFinding, 'id' | 'finding' | 'later'>>): void
  /** All that was found of its file. */
  ofSameFile(known: KnownFinding): readonly KnownFinding[]
  /** The same text, as it was mended, stands in the place of this one's file: what else was found of it is to be mended there. */
  replace(known: KnownFinding, written: Written): void
  /** Of the last check-up. What was taken back since it was mended is open again. */
  current(): readonly KnownFinding[]
  /** With what was recalled. */
  all(): readonly KnownFinding[]
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
    return whereItStands(isTakenBack ? { ...known, state: 'open', writtenId: null } : known)
  }

  function whereItStands(known: KnownFinding): KnownFinding {
    const stands = known.later.findLast(({ id }) => history.get(id)?.state === 'written')
    if (!stands) return known
    const { path, sha256 } = stands
    return { ...known, finding: { ...known.finding, file: { ...known.finding.file, path, sha256, owner: stands } } }
  }

  /** Under the name that it was found with. */
  function ofSameFile({ id }: KnownFinding): readonly KnownFinding[] {
    const path = found.get(id)?.finding.file.path
    return [...found.values()].filter(({ finding }) => finding.file.path === path)
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

  const all = () => [...found.values()].map(asItIs)

  return {
    clear: () => found.clear(),
    add(findings) {
      for (const known of findings.map(knownFinding)) found.set(known.id, known)
    },
    recall(sha256, findings) {
      const ids = new Set(findings.map((finding) => knownFinding(finding).id))
      for (const { id, isEarlier, finding } of found.values())
        if (isEarlier && finding.file.sha256 === sha256 && !ids.has(id)) found.delete(id)
      const told = new Set(all().map(({ finding }) => knownFinding(finding).id))
      for (const known of findings.map(knownFinding))
        if (!told.has(known.id) && !found.has(known.id)) found.set(known.id, { ...known, isEarlier: true })
    },
    mark(known, change) {
      for (const { id } of known) {
        const before = found.get(id)
        if (before) found.set(id, { ...before, ...change })
      }
    },
    ofSameFile,
    replace(known, written) {
      for (const each of ofSameFile(known)) found.set(each.id, { ...each, later: [...each.later, written] })
    },
    current: () => all().filter(({ isEarlier }) => !isEarlier),
    all,
    find(id) {
      const known = found.get(id)
      return known ? asItIs(known) : null
    },
  }
}
