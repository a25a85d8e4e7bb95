/** All keys of the window, as the sheet of keys ('?') shows them. */
import { KeyList } from '../../../app/keys/KeyList.tsx'

export function KeyboardHelp() {
  return (
    <div className="settings-keys">
      <KeyList />
    </div>
  )
}
