/** The keys of one account: which there are, a new one, an upload token. A secret is shown once, when it is made. */
import { useState } from 'react'
import type { OperatorAccount } from '../../../shared/contract/operator.ts'
import { Button } from '../../components/button/Button.tsx'
import { Dialog } from '../../components/page/Dialog.tsx'
import { Notice } from '../../components/page/Notice.tsx'
import { shownText } from '../../components/text/untrusted.ts'
import { problemText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { KeyLine } from './KeyLine.tsx'
import { NewKey } from './NewKey.tsx'
import { NewSecret, type Secret } from './NewSecret.tsx'
import { useKeys } from './useKeys.ts'
import { accountName } from '../accountName.ts'

interface KeysDialogProps {
  readonly account: OperatorAccount
  readonly onClose: () => void
}

export function KeysDialog({ account, onClose }: KeysDialogProps) {
  const texts = useTexts()
  const [secret, setSecret] = useState<Secret | null>(null)
  const { keys, problem, change } = useKeys(account.id)
  const title = texts.operator.accounts.keysOf({ name: shownText(accountName(account)) })
  return (
    <Dialog label={title} className="operator-dialog" onClose={onClose}>
      <header className="operator-dialog-head">
        <h2>{title}</h2>
        <Button look="ghost" icon="close" label={texts.common.close} onPress={onClose} />
      </header>
      {problem && <Notice tone="bad" text={problemText(texts, problem)} />}
      {secret && <NewSecret secret={secret} />}
      {keys?.length === 0 && <p className="quiet">{texts.operator.keys.none}</p>}
      {keys !== null && keys.length > 0 && <p className="quiet small">{texts.operator.keys.counted}</p>}
      <ul className="operator-key-list">
        {(keys ?? []).map((key) => (
          <KeyLine key={key.id} apiKey={key} accountId={account.id} change={change} />
        ))}
      </ul>
      <NewKey account={account} change={change} onMade={setSecret} />
    </Dialog>
  )
}
