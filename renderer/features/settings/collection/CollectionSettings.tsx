/** The user's own collection: what the built-in service holds of it, and taking more in. */
import { Button } from '../../../components/button/Button.tsx'
import { Notice } from '../../../components/page/Notice.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { builtIn } from '../service/accountDraft.ts'
import type { SettingsProps } from '../settingsStores.ts'
import { useSettingsStore } from '../useSettingsStore.ts'
import { CollectionPanel } from './CollectionPanel.tsx'

export function CollectionSettings({ state }: SettingsProps) {
  const { collection } = useTexts()
  const own = useSettingsStore('collection', ({ value }) => value?.own ?? null)
  const turnToBuiltIn = useSettingsStore('edit', (edit) => edit.turnToBuiltIn)
  return (
    <div className="settings-fields">
      {own !== null && own.titles > 0 && <p role="status">{collection.contents({ ...own })}</p>}
      {state.values['service.address'] !== builtIn && (
        <Notice tone="look" text={collection.elsewhere}>
          <Button size="s" onPress={() => void turnToBuiltIn()}>
            {collection.useBuiltIn}
          </Button>
        </Notice>
      )}
      <CollectionPanel />
    </div>
  )
}
