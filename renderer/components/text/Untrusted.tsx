/** One string from a file, an archive or the service: isolated in direction, clipped to its place, whole in the tooltip. */
import { shownText } from './untrusted.ts'

export interface UntrustedProps {
  readonly text: string
  /** Lets it break over lines instead of being clipped. */
  readonly wraps?: boolean
  readonly className?: string
  /** The tooltip, where another one says more. */
  readonly title?: string
}

export function Untrusted({ text, wraps = false, className = '', title }: UntrustedProps) {
  const shown = shownText(text)
  return (
    <bdi className={`untrusted ${wraps ? 'untrusted-wraps' : 'clip'} ${className}`} title={title ?? shown}>
      {shown}
    </bdi>
  )
}
