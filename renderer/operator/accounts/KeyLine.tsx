/** One key: what it is for, how it ends, since when it is there, what came through it, and the way to end it. */
import { useState } from 'react'
import type { OperatorKey } from '../../../shared/contract/operator.ts'
import { Button } from '../../components/button/Button.tsx'
import { TwoLines } from '../../components/list/TwoLines.tsx'
import { InlineConfirm } from '../../components/page/InlineConfirm.tsx'
import { Untrusted } from '../../components/text/Untrusted.tsx'
import { shownText } from '../../components/text/untrusted.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useClient } from '../ClientContext.tsx'
import type { ChangeKeys } from './useKeys.ts'

interface KeyLineProps {
  readonly apiKey: OperatorKey
  readonly accountId: string
  readonly change: ChangeKeys
}

export function KeyLine({ apiKey: { id, name, ending, createdAtMs, counters }, accountId, change }: KeyLineProps) {
  const { operator, common, wording } = useTexts()
  const client = useClient()
  const [isAsked, setIsAsked] = useState(false)
  const words = operator.keys
  const named = name === '' ? id : name
  const shownEnding = ending === '' ? words.oldEnding : words.ending({ ending })
  if (isAsked)
    return (
      <li className="operator-key">
        <InlineConfirm
          question={words.revokeQuestion({ name: shownText(named) })}
          verb={words.revoke}
          keep={common.cancel}
          onConfirm={() => void change(() => client.call('keys.revoke', { accountId, keyId: id }))}
          onKeep={() => setIsAsked(false)}
        />
      </li>
    )
  return (
    <li className="operator-key">
      <div className="operator-key-facts">
        <TwoLines below={`${shownEnding}, ${words.madeOn({ day: wording.day(createdAtMs) })}`}>
          <Untrusted text={named} />
        </TwoLines>
        <dl className="operator-key-used small">
          {counters.map(({ counter, used, limit }) => (
            <div key={counter}>
              <dt className="faint">{operator.accounts.counters[counter]}</dt>
              <dd>{operator.accounts.usedOf({ used, limit })}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Button size="s" look="ghost" icon="trash" onPress={() => setIsAsked(true)}>
        {words.revoke}
      </Button>
    </li>
  )
}
