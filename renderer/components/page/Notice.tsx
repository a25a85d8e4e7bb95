/** A sentence about something that happened or failed, where it matters, with what to do about it. */
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icons/Icon.tsx'
import { shownText } from '../text/untrusted.ts'
import type { Tone } from '../sign/tone.ts'
import './notice.css'

export interface NoticeProps {
  readonly tone: Tone
  /** May come from outside: it is made safe here. */
  readonly text: string
  /** Buttons. */
  readonly children?: ReactNode
}

const icons: Readonly<Record<Tone, IconName>> = {
  quiet: 'info',
  accent: 'info',
  good: 'check',
  look: 'warning',
  bad: 'warning',
}

export function Notice({ tone, text, children }: NoticeProps) {
  return (
    <div className={`notice tone-${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon name={icons[tone]} />
      <span className="notice-text" dir="auto">
        {shownText(text)}
      </span>
      {children}
    </div>
  )
}
