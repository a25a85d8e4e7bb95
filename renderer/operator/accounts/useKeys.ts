/** The keys of one account, and changes to them: after each they are read again, and the list of accounts with them. */
import { useCallback, useState } from 'react'
import type { OperatorKey } from '../../../shared/contract/operator.ts'
import type { Problem } from '../../../shared/contract/problem.ts'
import { useClient } from '../ClientContext.tsx'
import { useOperator } from '../operatorStores.ts'
import { problemOf } from '../rowsStore.ts'
import { useReading } from '../useReading.ts'

/** Does something to the keys and reads them again. True where it came about. */
export type ChangeKeys = (work: () => Promise<unknown>) => Promise<boolean>

interface Keys {
  readonly keys: readonly OperatorKey[] | null
  readonly problem: Problem | null
  readonly change: ChangeKeys
}

export function useKeys(accountId: string): Keys {
  const client = useClient()
  const readAccounts = useOperator('accounts', (state) => state.readAgain)
  const [turn, setTurn] = useState(0)
  const [fault, setFault] = useState<Problem | null>(null)
  const read = useCallback(async () => {
    const { rows } = await client.call('keys.list', { accountId })
    return { rows, turn }
  }, [client, accountId, turn])
  const { last, problem } = useReading(read)
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
  return { keys: last?.rows ?? null, problem: fault ?? problem, change }
}
