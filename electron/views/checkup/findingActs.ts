/** What is done to one finding by itself: mended, another text taken in its place, shown where it lies. */
import { AppError } from '../../../shared/errors.ts'
import { videoIdOf } from '../ids.ts'
import type { CheckupBoard } from './checkupBoard.ts'
import type { MendingTools } from './checkupMends.ts'
import { canTakeAnother } from './findingPage.ts'
import type { KnownFinding } from './findingRows.ts'
import type { MendRuns } from './mendRuns.ts'

export interface FindingActsParts {
  readonly board: Pick<CheckupBoard, 'find'>
  readonly mending: Pick<MendRuns, 'alone'>
  /** End with the work that they are opened for. */
  readonly threads: { open(): MendingTools & { close(): Promise<void> } }
  readonly report: FindingReport
}

export interface FindingReport {
  /** It is the last press now. */
  begun(known: KnownFinding): void
  ended(batchId: string): void
}

/** What takes it back, and what stands there now. */
export interface MendedFinding {
  readonly batchId: string
  readonly sidecarId: string
}

export interface FindingActs {
  mendOne(findingId: string, adopts: boolean, signal: AbortSignal): Promise<MendedFinding>
  /** Of a finding that nothing mends by itself, where another text may be better. */
  takeAnother(findingId: string, signal: AbortSignal): Promise<void>
  /** Of the file. @throws AppError 'input.invalid' for what was not found by the last check-up */
  pathOf(findingId: string): string
}

export function createFindingActs({ board, mending, threads, report }: FindingActsParts): FindingActs {
  async function mendAlone(known: KnownFinding, adopts: boolean, signal: AbortSignal): Promise<string> {
    const tools = threads.open()
    report.begun(known)
    try {
      const batchId = await mending.alone(tools, known, { adopts, signal })
      report.ended(batchId)
      return batchId
    } finally {
      await tools.close()
    }
  }

  function knownAs(findingId: string): KnownFinding {
    const known = board.find(findingId)
    if (known) return known
    throw new AppError('input.invalid', 'This was found in an earlier check-up. Check again.')
  }

  const pathOf = (findingId: string) => knownAs(findingId).finding.file.path

  return {
    async mendOne(findingId, adopts, signal) {
      const known = knownAs(findingId)
      if (known.finding.mend === null) throw nothingToMend()
      const batchId = await mendAlone(known, adopts, signal)
      return { batchId, sidecarId: videoIdOf(pathOf(findingId)) }
    },
    async takeAnother(findingId, signal) {
      const known = knownAs(findingId)
      if (!canTakeAnother(known)) throw nothingToMend()
      await mendAlone({ ...known, finding: { ...known.finding, mend: 'next' } }, false, signal)
    },
    pathOf,
  }
}

export function nothingToMend(): AppError {
  return new AppError('input.invalid', 'There is nothing here that can be fixed safely.')
}
