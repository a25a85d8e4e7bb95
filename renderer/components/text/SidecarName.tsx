/** The name of a subtitle beside its video. Clipped before its ending, which is what tells it from the video. */
import { readNameEnding } from '../../../shared/naming/nameEnding.ts'
import { shownText } from './untrusted.ts'
import './sidecarName.css'

export function SidecarName({ name, className = '' }: { readonly name: string; readonly className?: string }) {
  const shown = shownText(name)
  const { text: ending } = readNameEnding(shown)
  // The dot before it goes with what is clipped: behind an ellipsis it would be a fourth one.
  const dot = ending.startsWith('.') ? 1 : 0
  const from = shown.length - ending.length + dot
  return (
    <bdi className={`sidecar-name ${className}`} title={shown}>
      <span className="clip">{shown.slice(0, from)}</span>
      <span>{shown.slice(from)}</span>
    </bdi>
  )
}
