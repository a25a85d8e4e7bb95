/** Services that were used before: back to one of them with nothing to type, or forget it with its key. */
import type { FormerServiceState } from '../../../../shared/contract/settings.ts'
import { Button } from '../../../components/button/Button.tsx'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { secretWords } from '../../../texts/secretWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import type { SettingsProps } from '../settingsStores.ts'
import { useSettingsStore } from '../useSettingsStore.ts'

export function FormerServices({ state }: SettingsProps) {
  const { account } = useTexts()
  if (state.formerServices.length === 0) return null
  return (
    <section className="former-services" aria-label={account.former}>
      <h3 className="settings-row-label">{account.former}</h3>
      <ul>
        {state.formerServices.map((former) => (
          <FormerService key={former.address} former={former} />
        ))}
      </ul>
    </section>
  )
}

function FormerService({ former }: { readonly former: FormerServiceState }) {
  const texts = useTexts()
  const { account, settings } = texts
  const goBackTo = useSettingsStore('account', (store) => store.goBackTo)
  const forget = useSettingsStore('edit', (edit) => edit.forgetService)
  const { address, apiKey } = former
  return (
    <li className="former-service">
      <span className="former-service-name">
        <Untrusted text={address} />
        <span className="faint small">{apiKey.isSet ? secretWords(texts, apiKey) : null}</span>
      </span>
      <Button size="s" label={account.useAgainOf({ address })} onPress={() => void goBackTo(former)}>
        {account.useAgain}
      </Button>
      <Button size="s" look="danger" label={account.forgetOf({ address })} onPress={() => void forget(address)}>
        {settings.forget}
      </Button>
    </li>
  )
}
