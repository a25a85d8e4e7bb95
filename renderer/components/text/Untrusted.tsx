/** One string from a file, an archive or the service: isolated in direction, clipped to its place, whole in the tooltip. */
import { shownLines, shownText } from './untrusted.ts'

export interface UntrustedProps {
  readonly text: string
  /** Lets it break over lines instead of being clipped. */
  readonly wraps?: boolean
  /** Prose that may hold lines of its own, such as a comment; it wraps. */
  readonly hasLines?: boolean
  readonly className?: string
  /** The tooltip, where another one says more. */
  readonly title?: string
}

export function Untrusted({ text, wraps = false, hasLines = false, className = '', title }: UntrustedProps) {
  const shown = hasLines ? shownLines(text) : shownText(text)
  const room = hasLines ? 'untrusted-wraps untrusted-lines' : wraps ? 'untrusted-wraps' : 'clip'
  return (
    <bdi className={`untrusted ${room} ${className}`} title={title ?? shown}>
      {shown}
    </bdi>
  )
}
