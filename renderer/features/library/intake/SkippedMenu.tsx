/**
 * What can be done with a file that is no video of the library: shown, its path copied; one that its name gave away taken as a
 * video all the same, or left; one of ours trashed or given to a video.
 */
import { useApp } from '../../../app/stores/appContext.ts'
import { MenuFrame, type MenuPoint } from '../../../components/menu/MenuFrame.tsx'
import { MenuItem } from '../../../components/menu/MenuItem.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { OrphanVerbs } from './OrphanVerbs.tsx'
import { useLibraryStore } from '../useLibraryStore.ts'
import type { SkippedRow } from '../listStores.ts'

/** Reasons that a name, and the files beside it, gave. */
const byName: ReadonlySet<string> = new Set(['sample', 'extra', 'trailer'])

export interface SkippedMenuProps {
  readonly row: SkippedRow
  readonly place: MenuPoint
  readonly onClose: () => void
}

export function SkippedMenu({ row, place, onClose }: SkippedMenuProps) {
  const { library, common } = useTexts()
  const { host } = useApp()
  const showSkipped = useLibraryStore('intake', (intake) => intake.showSkipped)
  const turnSkipped = useLibraryStore('intake', (intake) => intake.turnSkipped)
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
        {byName.has(row.reason) && (
          <MenuItem
            icon="film"
            title={library.skippedVerbs.take}
            why={null}
            onRun={() => close(turnSkipped(row.id, true))}
          />
        )}
        {row.reason === 'taken' && (
          <MenuItem
            icon="minus"
            title={library.skippedVerbs.leave}
            why={null}
            onRun={() => close(turnSkipped(row.id, false))}
          />
        )}
      </div>
      {row.rowId !== null && <OrphanVerbs rowId={row.rowId} onRun={close} />}
    </MenuFrame>
  )
}
