/** The file; where it was measured, whether it is in step, and what it was taken instead of. */
import type { RunOutcome } from '../../../../shared/contract/runs/runs.ts'
import { ToldLine } from '../../../app/timing/ToldLine.tsx'
import { SidecarName } from '../../../components/text/SidecarName.tsx'
import { shownText } from '../../../components/text/untrusted.ts'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'

export function WrittenCell({ row: { sidecarName, told, insteadOf } }: { readonly row: RunOutcome }) {
  const { timing, wording } = useTexts()
  if (!told && insteadOf.length === 0) return <SidecarName name={sidecarName} className="quiet" />
  const passed = insteadOf.length > 0 ? timing.insteadOf({ releases: wording.list(insteadOf) }) : ''
  return (
    <span className="run-told" title={shownText(`${sidecarName} ${passed}`.trim())}>
      {told && <ToldLine told={told} />}
      {passed !== '' && <Untrusted className="quiet clip" text={passed} />}
    </span>
  )
}
