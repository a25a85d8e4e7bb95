/** The sheet of keys, over everything: '?' opens it, Escape closes it. */
import { Button } from '../../components/button/Button.tsx'
import { Dialog } from '../../components/page/Dialog.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { KeyList } from './KeyList.tsx'

export function KeySheet({ onClose }: { readonly onClose: () => void }) {
  const { commands, common } = useTexts()
  return (
    <Dialog label={commands.sheet.title} className="key-sheet" onClose={onClose}>
      <header className="key-sheet-head">
        <h2>{commands.sheet.title}</h2>
        <Button look="ghost" icon="close" label={common.close} onPress={onClose} />
      </header>
      <div className="key-sheet-groups" tabIndex={0} role="region" aria-label={commands.sheet.title}>
        <KeyList />
      </div>
    </Dialog>
  )
}
