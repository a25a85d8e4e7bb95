/** A language in a list: its tag, and its name for the tooltip and for screen readers. */
import { Badge } from '../../components/sign/Badge.tsx'
import type { Tone } from '../../components/sign/tone.ts'
import { shownText } from '../../components/text/untrusted.ts'
import { useTexts } from '../../texts/TextsContext.tsx'

export interface LanguageBadgeProps {
  /** null where nothing tells it. */
  readonly tag: string | null
  readonly tone?: Tone
}

export function LanguageBadge({ tag, tone = 'quiet' }: LanguageBadgeProps) {
  const { wording, common } = useTexts()
  if (tag === null) return <Badge text="?" tone={tone} label={common.unknown} />
  return <Badge text={shownText(tag)} tone={tone} label={wording.languageName(tag)} />
}
