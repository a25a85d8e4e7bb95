/** What the last check-up found of one file, as far as its text is still the one that was looked at. Pure. */
import type { FileFinding } from '../../../shared/contract/videos/checkup.ts'
import { nameOnOffer } from '../../checkup/nameInLanguage.ts'
import { videoIdOf } from '../ids.ts'
import { inOrder, type KnownFinding } from './findingRows.ts'

export interface LookedAtFile {
  readonly sidecarId: string
  /** Of its content; what was found of another one holds no longer. */
  readonly version: string
}

/** @param known of all files, as they are now; what is mended is over */
export function fileFindings(known: readonly KnownFinding[], { sidecarId, version }: LookedAtFile): FileFinding[] {
  const ofFile = known.filter(({ finding: { file }, state }) => {
    return state !== 'mended' && file.sha256 === version && videoIdOf(file.path) === sidecarId
  })
  return inOrder(ofFile).map(({ id, finding, problem }) => {
    const { kind, severity, evidence, mend, file } = finding
    const renamesTo = nameOnOffer(finding)
    const isOurs = file.owner !== null
    return { id, kind, severity, evidence, mend, ...(renamesTo !== null && { renamesTo }), isOurs, problem }
  })
}
