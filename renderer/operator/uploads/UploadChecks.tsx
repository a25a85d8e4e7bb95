/** What can be told of a text before it is read: a line a finding, with a sign and a sentence. */
import { useCallback, type ReactNode } from 'react'
import type { UploadChecks as Checks } from '../../../shared/contract/operator.ts'
import { Notice } from '../../components/page/Notice.tsx'
import { Icon, type IconName } from '../../components/icons/Icon.tsx'
import type { Tone } from '../../components/sign/tone.ts'
import { shownText } from '../../components/text/untrusted.ts'
import { problemText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useClient } from '../ClientContext.tsx'
import { useReading } from '../useReading.ts'
import { findingsOf } from './findings.ts'

interface UploadChecksProps {
  readonly nId: string
  readonly file: number
}

export function UploadChecks({ nId, file }: UploadChecksProps) {
  const texts = useTexts()
  const client = useClient()
  const read = useCallback(() => client.call('uploads.checks', { nId, file }), [client, nId, file])
  const { value, problem } = useReading<Checks>(read)
  return (
    <section className="operator-section" aria-busy={value === null && problem === null}>
      <h3>{texts.operator.uploads.checks.title}</h3>
      {problem && <Notice tone="bad" text={problemText(texts, problem)} />}
      <ul className="operator-findings">
        {value === null && problem === null && (
          <Finding tone="quiet" icon="waiting">
            {texts.operator.uploads.checks.busy}
          </Finding>
        )}
        {value &&
          findingsOf(texts, value).map(({ tone, icon, text }, at) => (
            <Finding key={at} tone={tone} icon={icon}>
              {shownText(text)}
            </Finding>
          ))}
      </ul>
    </section>
  )
}

interface FindingProps {
  readonly tone: Tone
  readonly icon: IconName
  readonly children: ReactNode
}

function Finding({ tone, icon, children }: FindingProps) {
  return (
    <li className={`operator-finding tone-${tone}`}>
      <Icon name={icon} />
      <span dir="auto">{children}</span>
    </li>
  )
}
