/** The sheet of keys, over everything: '?' opens it, Escape closes it. */
import { Button } from '../../components/button/Button.tsx'
import { Dialog } from '../../components/page/Dialog.tsx'
import type { ScreenId } from '../address/screen.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { KeyList } from './KeyList.tsx'

export interface KeySheetProps {
  /** The one that is seen. */
  readonly screen: ScreenId
  readonly onClose: () => void
}

export function KeySheet({ screen, onClose }: KeySheetProps) {
  const { commands, common } = useTexts()
  return (
    <Dialog label={commands.sheet.title} className="key-sheet" onClose={onClose}>
      <header className="key-sheet-head">
        <h2>{commands.sheet.title}</h2>
        <Button look="ghost" icon="close" label={common.close} onPress={onClose} />
      </header>
      <div className="key-sheet-groups" tabIndex={0} role="region" aria-label={commands.sheet.title}>
        <KeyList first={screen} />
      </div>
    </Dialog>
  )
}
