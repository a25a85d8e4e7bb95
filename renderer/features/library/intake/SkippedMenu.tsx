/** What can be done with a file that is no video of the library: shown, its path copied; one of ours trashed or given to a video. */
import { useApp } from '../../../app/stores/appContext.ts'
import { MenuFrame, type MenuPoint } from '../../../components/menu/MenuFrame.tsx'
import { MenuItem } from '../../../components/menu/MenuItem.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { OrphanVerbs } from './OrphanVerbs.tsx'
import { useLibraryStore } from '../useLibraryStore.ts'
import type { SkippedRow } from '../listStores.ts'

export interface SkippedMenuProps {
  readonly row: SkippedRow
  readonly place: MenuPoint
  readonly onClose: () => void
}

export function SkippedMenu({ row, place, onClose }: SkippedMenuProps) {
  const { library, common } = useTexts()
  const { host } = useApp()
  const showSkipped = useLibraryStore('intake', (intake) => intake.showSkipped)
  const copyPath = useLibraryStore('intake', (intake) => intake.copyPath)
  const close = (verb: Promise<void>) => {
    onClose()
    void verb
  }
  return (
    <MenuFrame label={library.skippedMenu} place={place} onClose={onClose}>
      <div role="group" className="menu-group">
        {host.canShowInFolder && (
          <MenuItem icon="folder" title={common.showInFolder} why={null} onRun={() => close(showSkipped(row.id))} />
        )}
        <MenuItem icon="copy" title={library.copyPath} why={null} onRun={() => close(copyPath(row.path))} />
      </div>
      {row.rowId !== null && <OrphanVerbs rowId={row.rowId} onRun={close} />}
    </MenuFrame>
  )
}
