/** Accounts: looked for by name, made, changed, shut out; their keys open over the list. */
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/button/Button.tsx'
import { TextField } from '../../components/field/TextField.tsx'
import { EmptyState } from '../../components/page/EmptyState.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useOperator } from '../operatorStores.ts'
import { PartHead } from '../PartHead.tsx'
import { RowsFoot } from '../RowsFoot.tsx'
import { AccountTable } from './AccountTable.tsx'
import { KeysDialog } from './KeysDialog.tsx'
import { NewAccount } from './NewAccount.tsx'
import './accounts.css'

export function AccountsPart() {
  const { operator } = useTexts()
  const [isMaking, setIsMaking] = useState(false)
  const { rows, total, problem, text, openKeys } = useOperator('accounts', (state) => state)
  const { readAgain, readMore, search, showKeys } = useOperator('accounts', (state) => state)
  const field = useFirstFocus()
  return (
    <>
      <PartHead title={operator.screens.accounts} onRefresh={readAgain}>
        <TextField
          ref={field}
          label={operator.accounts.search}
          isLabelHidden
          type="search"
          icon="search"
          placeholder={operator.accounts.search}
          value={text}
          maxLength={100}
          onChange={search}
        />
        <Button icon="plus" isExpanded={isMaking} onPress={() => setIsMaking(!isMaking)}>
          {operator.accounts.make}
        </Button>
      </PartHead>
      {isMaking && <NewAccount onEnd={() => setIsMaking(false)} />}
      {rows?.length === 0 && <NoAccounts isSearch={text !== ''} />}
      {rows !== null && rows.length > 0 && <AccountTable rows={rows} />}
      <RowsFoot shown={rows?.length ?? 0} total={total} problem={problem} onMore={readMore} />
      {openKeys && <KeysDialog key={openKeys.id} account={openKeys} onClose={() => showKeys(null)} />}
    </>
  )
}

/** The link to one account goes with the part that it stood in: the keyboard is then where others are looked for. */
function useFirstFocus() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body && field.current?.value !== '') field.current?.focus()
  }, [])
  return field
}

function NoAccounts({ isSearch }: { readonly isSearch: boolean }) {
  const { accounts } = useTexts().operator
  if (isSearch) return <EmptyState icon="search" title={accounts.noMatch} />
  return <EmptyState icon="key" title={accounts.none} text={accounts.noneHint} />
}
