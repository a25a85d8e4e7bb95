/** The name of a subtitle beside its video. Clipped before its ending, which is what tells it from the video. */
import { sidecarEnding } from './sidecarEnding.ts'
import { shownText } from './untrusted.ts'
import './sidecarName.css'

export function SidecarName({ name, className = '' }: { readonly name: string; readonly className?: string }) {
  const shown = shownText(name)
  const ending = sidecarEnding(shown)
  return (
    <bdi className={`sidecar-name ${className}`} title={shown}>
      <span className="clip">{shown.slice(0, shown.length - ending.length)}</span>
      <span>{ending}</span>
    </bdi>
  )
}
