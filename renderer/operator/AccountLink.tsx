/** An account by name: leads to it in the list of accounts, where it is told from others of that name. */
import { Untrusted } from '../components/text/Untrusted.tsx'
import { accountName } from './accountName.ts'
import { useOperator } from './operatorStores.ts'
import { addressOf } from './useOpenPart.ts'

interface AccountLinkProps {
  readonly id: string
  readonly name: string
}

export function AccountLink({ id, name }: AccountLinkProps) {
  const search = useOperator('accounts', (state) => state.search)
  return (
    <a href={addressOf('accounts')} onClick={() => search(id)}>
      <Untrusted text={accountName({ id, name })} />
    </a>
  )
}
