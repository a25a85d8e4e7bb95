/** The keys of one account: which there are, a new one, an upload token. A secret is shown once, when it is made. */
import { useCallback, useState } from 'react'
import type { OperatorAccount, OperatorKey } from '../../../shared/contract/operator.ts'
import type { Problem } from '../../../shared/contract/problem.ts'
import { Button } from '../../components/button/Button.tsx'
import { Dialog } from '../../components/page/Dialog.tsx'
import { Notice } from '../../components/page/Notice.tsx'
import { shownText } from '../../components/text/untrusted.ts'
import { problemText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useClient } from '../ClientContext.tsx'
import { useOperator } from '../operatorStores.ts'
import { problemOf } from '../rowsStore.ts'
import { useReading } from '../useReading.ts'
import { KeyLine } from './KeyLine.tsx'
import { NewKey } from './NewKey.tsx'
import { NewSecret, type Secret } from './NewSecret.tsx'

interface KeysDialogProps {
  readonly account: OperatorAccount
  readonly onClose: () => void
}

export function KeysDialog({ account, onClose }: KeysDialogProps) {
  const texts = useTexts()
  const [secret, setSecret] = useState<Secret | null>(null)
  const { keys, problem, change } = useKeys(account.id)
  const title = texts.operator.accounts.keysOf({ name: shownText(account.name) })
  return (
    <Dialog label={title} className="operator-dialog" onClose={onClose}>
      <header className="operator-dialog-head">
        <h2>{title}</h2>
        <Button look="ghost" icon="close" label={texts.common.close} onPress={onClose} />
      </header>
      {problem && <Notice tone="bad" text={problemText(texts, problem)} />}
      {secret && <NewSecret secret={secret} />}
      {keys?.length === 0 && <p className="quiet">{texts.operator.keys.none}</p>}
      <ul className="operator-key-list">
        {(keys ?? []).map((key) => (
          <KeyLine key={key.id} apiKey={key} accountId={account.id} change={change} />
        ))}
      </ul>
      <NewKey account={account} change={change} onMade={setSecret} />
    </Dialog>
  )
}

/** Does something to the keys and reads them again. True where it came about. */
export type ChangeKeys = (work: () => Promise<unknown>) => Promise<boolean>

interface Keys {
  readonly keys: readonly OperatorKey[] | null
  readonly problem: Problem | null
  readonly change: ChangeKeys
}

function useKeys(accountId: string): Keys {
  const client = useClient()
  const readAccounts = useOperator('accounts', (state) => state.readAgain)
  const [turn, setTurn] = useState(0)
  const [fault, setFault] = useState<Problem | null>(null)
  const [kept, setKept] = useState<readonly OperatorKey[] | null>(null)
  const read = useCallback(async () => {
    const { rows } = await client.call('keys.list', { accountId })
    setKept(rows)
    return { rows, turn }
  }, [client, accountId, turn])
  const { problem } = useReading(read)
  const change: ChangeKeys = async (work) => {
    try {
      await work()
      setFault(null)
      return true
    } catch (thrown) {
      setFault(problemOf(thrown))
      return false
    } finally {
      setTurn(turn + 1)
      void readAccounts()
    }
  }
  return { keys: kept, problem: fault ?? problem, change }
}
