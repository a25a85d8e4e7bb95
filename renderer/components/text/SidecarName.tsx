/** The name of a subtitle beside its video. Clipped before its ending, which is what tells it from the video. */
import { readNameEnding } from '../../../shared/naming/nameEnding.ts'
import { shownText } from './untrusted.ts'
import './sidecarName.css'

export function SidecarName({ name, className = '' }: { readonly name: string; readonly className?: string }) {
  const shown = shownText(name)
  const { stem, text: ending } = readNameEnding(shown)
  return (
    <bdi className={`sidecar-name ${className}`} title={shown}>
      <span className="clip">{stem}</span>
      <span>{ending}</span>
    </bdi>
  )
}
