/** Makes a key or an upload token for an account. */
import { useState, type SyntheticEvent } from 'react'
import type { OperatorAccount } from '../../../shared/contract/operator.ts'
import { Button } from '../../components/button/Button.tsx'
import { TextField } from '../../components/field/TextField.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useClient } from '../ClientContext.tsx'
import type { ChangeKeys } from './useKeys.ts'
import type { Secret } from './NewSecret.tsx'

interface NewKeyProps {
  readonly account: OperatorAccount
  readonly change: ChangeKeys
  readonly onMade: (secret: Secret) => void
}

export function NewKey({ account: { id: accountId, keys, mostKeys }, change, onMade }: NewKeyProps) {
  const words = useTexts().operator.keys
  const client = useClient()
  const [name, setName] = useState('')
  const isFull = keys >= mostKeys
  async function makeKey(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (name.trim() === '' || isFull) return
    await change(async () => {
      const { key } = await client.call('keys.make', { accountId, name })
      onMade({ kind: 'key', text: key })
      setName('')
    })
  }
  async function makeToken(): Promise<void> {
    await change(async () => {
      const { token } = await client.call('tokens.make', { accountId })
      onMade({ kind: 'token', text: token })
    })
  }
  return (
    <form className="operator-new-key" onSubmit={(event) => void makeKey(event)}>
      <TextField
        label={words.name}
        value={name}
        maxLength={100}
        hint={words.full({ most: mostKeys })}
        onChange={setName}
      />
      <div className="operator-choice">
        <Button look="primary" type="submit" icon="plus" isDisabled={isFull || name.trim() === ''}>
          {words.make}
        </Button>
        <Button icon="upload" onPress={() => void makeToken()}>
          {words.makeToken}
        </Button>
      </div>
    </form>
  )
}
