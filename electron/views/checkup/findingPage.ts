/** One page of the findings that a filter shows, with what can be done with all of them and what that costs. */
import type { FindingGroup, FindingKind, FindingRow, MendVerb } from '../../../shared/contract/videos/checkup.ts'
import type { AnotherCost } from '../../../shared/contract/runs/estimate.ts'
import { safeMends } from '../../checkup/mendFile.ts'
import type { Page } from '../page.ts'
import type { AnotherCosts } from '../plan/making/anotherCosts.ts'
import { fileOf, findingRow, groupsOf, orphanRowOf, type KnownFinding } from './findingRows.ts'

export interface FindingPage extends Page<FindingRow> {
  readonly groups: FindingGroup[]
  /** How many of these are ours and cost nothing to mend. */
  readonly safe: number
  /** Files of ours among them that need another text. */
  readonly another: number
  /** Files of ours among them that no video stands beside, as rows of the history. */
  readonly orphans: number[]
  /** null while something is mended, and where there is none. */
  readonly anotherCost: AnotherCost | null
}

export interface FindingsShown {
  /** As `inOrder` answers them. */
  readonly all: readonly KnownFinding[]
  readonly shown: readonly KnownFinding[]
  readonly isAtRest: boolean
}

export async function findingPage(
  anotherCost: AnotherCosts,
  { all, shown, isAtRest }: FindingsShown,
): Promise<Omit<FindingPage, 'revision'>> {
  async function costOf(known: readonly KnownFinding[]): Promise<AnotherCost | null> {
    return costOfFiles(filesToReplace(known))
  }

  async function costOfFiles(known: readonly KnownFinding[]): Promise<AnotherCost | null> {
    const files = known.flatMap((one) => fileOf(one) ?? [])
    return files.length === 0 ? null : anotherCost(files)
  }

  const rows: FindingRow[] = []
  for (const known of shown) {
    const canTake = canTakeAnother(known)
    const cost = canTake ? await costOfFiles([known]) : await costOf([known])
    rows.push({ ...findingRow(known, cost), ...(canTake && { canTakeAnother: true }) })
  }
  return {
    rows,
    groups: groupsOf(all),
    safe: all.filter((known) => isToMend(known, safeMends)).length,
    another: filesToReplace(all).length,
    orphans: [...new Set(all.flatMap((known) => orphanRowOf(known) ?? []))],
    anotherCost: isAtRest ? await costOf(all) : null,
    total: all.length,
  }
}

/** Open, ours, and by one of these verbs. */
export function isToMend({ finding, state }: KnownFinding, verbs: readonly MendVerb[]): boolean {
  const { file, mend } = finding
  return state !== 'mended' && file.owner !== null && mend !== null && verbs.includes(mend)
}

/** Nothing mends a text that is too fast but a person, or another text; one that a service brought may have others. */
export function canTakeAnother({ finding: { kind, mend, file }, state }: KnownFinding): boolean {
  const isOfService = file.of !== null && file.owner !== null && file.owner.details.subtitleId !== ''
  return state !== 'mended' && mend === null && isOfService && hardToRead.has(kind)
}

const hardToRead: ReadonlySet<FindingKind> = new Set(['overlap', 'too-fast'])

/** One finding of each file that needs another text. */
function filesToReplace(known: readonly KnownFinding[]): readonly KnownFinding[] {
  const toReplace = known.filter((one) => isToMend(one, ['next']))
  return [...new Map(toReplace.map((one) => [one.finding.file.path, one])).values()]
}
