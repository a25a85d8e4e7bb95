/** How the wishes of several videos stand together: one cell a wish. Pure. */
import type { LibraryCell } from '../../../../shared/contract/library.ts'
import type { WishStatus } from './coverageProfile.ts'

interface OpenCell {
  readonly wish: string
  readonly language: string
  covered: number
  total: number
  status: WishStatus | null
}

/** @param videos The statuses of each, in the order of their wishes. */
export function cellsOf(videos: Iterable<readonly WishStatus[]>): LibraryCell[] {
  const cells = new Map<string, OpenCell>()
  for (const statuses of videos)
    for (const status of statuses) {
      const { wish, language, state } = status
      const known = cells.get(wish)
      const cell = known ?? { wish, language, covered: 0, total: 0, status }
      if (!known) cells.set(wish, cell)
      else if (cell.status !== null) cell.status = agreed(cell.status, status)
      if (state === 'ignored') continue
      cell.total += 1
      if (state === 'covered') cell.covered += 1
    }
  return [...cells.values()]
}

/** null where the two differ in what their sign says; details that differ are left out. */
function agreed(one: WishStatus, other: WishStatus): WishStatus | null {
  if (one === other) return one
  const { state, by, isMachineMade } = one
  if (state !== other.state || by !== other.by || isMachineMade !== other.isMachineMade) return null
  if (one.doubt !== other.doubt || one.hasEmptyFile !== other.hasEmptyFile) return null
  const { refusal, ...same } = one
  return {
    ...same,
    ...(refusal !== undefined && refusal === other.refusal && { refusal }),
    untilMs: one.untilMs === other.untilMs ? one.untilMs : null,
    candidates: one.candidates === other.candidates ? one.candidates : null,
    atMs: one.atMs === other.atMs ? one.atMs : null,
    step: one.step === other.step ? one.step : null,
  }
}
