/** The list of accounts: what each used, its plan, its keys, and whether it is let in. */
import { useState } from 'react'
import type { OperatorAccount } from '../../../shared/contract/operator.ts'
import { Button } from '../../components/button/Button.tsx'
import { SelectField } from '../../components/field/SelectField.tsx'
import { TwoLines } from '../../components/list/TwoLines.tsx'
import { InlineConfirm } from '../../components/page/InlineConfirm.tsx'
import { StateWord } from '../../components/sign/StateWord.tsx'
import { Untrusted } from '../../components/text/Untrusted.tsx'
import { shownText } from '../../components/text/untrusted.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useOperator } from '../operatorStores.ts'
import { TableFrame } from '../TableFrame.tsx'
import { usePlanChoices } from './usePlanChoices.ts'
import { accountName } from '../accountName.ts'

const counters = ['search', 'downloads', 'ai'] as const

export function AccountTable({ rows }: { readonly rows: readonly OperatorAccount[] }) {
  const { screens, accounts } = useTexts().operator
  const { columns } = accounts
  const heads = [
    columns.account,
    columns.plan,
    ...counters.map((counter) => accounts.counters[counter]),
    columns.keys,
    columns.state,
  ]
  return (
    <TableFrame label={screens.accounts} heads={heads}>
      {rows.map((account) => (
        <AccountRow key={account.id} account={account} />
      ))}
    </TableFrame>
  )
}

function AccountRow({ account }: { readonly account: OperatorAccount }) {
  const { operator } = useTexts()
  const { changePlan, showKeys } = useOperator('accounts', (state) => state)
  const choices = usePlanChoices()
  const words = operator.accounts
  return (
    <tr>
      <th scope="row">
        <TwoLines below={account.name !== '' && <span className="code">{account.id}</span>}>
          <Untrusted text={accountName(account)} />
        </TwoLines>
      </th>
      <td>
        <SelectField
          label={words.planOf({ name: shownText(accountName(account)) })}
          isLabelHidden
          value={account.plan}
          choices={choices}
          onChange={(plan) => void changePlan(account.id, plan)}
        />
      </td>
      {counters.map((counter) => (
        <td key={counter} className="number">
          <Used account={account} counter={counter} />
        </td>
      ))}
      <td>
        <Button size="s" icon="key" onPress={() => showKeys(account)}>
          {words.openKeys({ count: account.keys })}
        </Button>
      </td>
      <td>
        <Access account={account} />
      </td>
    </tr>
  )
}

function Used({ account, counter }: { readonly account: OperatorAccount; readonly counter: string }) {
  const { usedOf } = useTexts().operator.accounts
  const units = account.counters.find((each) => each.counter === counter)
  return units ? usedOf({ used: units.used, limit: units.limit }) : '–'
}

function Access({ account }: { readonly account: OperatorAccount }) {
  const { operator, common } = useTexts()
  const { block, isBusy } = useOperator('accounts', (state) => state)
  const [isAsked, setIsAsked] = useState(false)
  const words = operator.accounts
  async function shutOut(): Promise<void> {
    await block(account.id, true)
    setIsAsked(false)
  }
  if (isAsked)
    return (
      <InlineConfirm
        question={words.blockQuestion({ name: shownText(accountName(account)) })}
        verb={words.block}
        keep={common.cancel}
        isBusy={isBusy}
        onConfirm={() => void shutOut()}
        onKeep={() => setIsAsked(false)}
      />
    )
  return (
    <span className="operator-access">
      <StateWord icon={account.isBlocked ? 'none' : 'check'} tone={account.isBlocked ? 'bad' : 'good'}>
        {account.isBlocked ? words.blocked : words.active}
      </StateWord>
      <Button
        size="s"
        look="ghost"
        onPress={() => (account.isBlocked ? void block(account.id, false) : setIsAsked(true))}
      >
        {account.isBlocked ? words.unblock : words.block}
      </Button>
    </span>
  )
}
