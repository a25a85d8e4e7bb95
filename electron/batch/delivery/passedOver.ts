/** Candidates that came whole, are out of step and cannot be mended: they are kept in hand while others are tried. Pure. */
import type { ArchiveContent } from '../../download/archive/archiveContent.ts'
import type { Candidate } from '../../matching/choose/ranking.ts'
import type { PassedOver } from '../../sidecar/history/history.ts'

/** More downloads than these are not spent on one wish because what came is out of step. */
export const mostOutOfStep = 2

export interface Passed {
  readonly pick: Candidate
  readonly content: ArchiveContent
  readonly message: string
}

export function passedOver({ pick, message }: Passed): PassedOver {
  return { subtitleId: pick.subtitle.id, release: pick.releaseName, message }
}
