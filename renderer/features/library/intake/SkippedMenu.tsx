/**
 * What can be done with a file that is no video of the library: shown, its path copied; one that its name or size gave away taken
 * as a video all the same, or left; one of ours trashed or given to a video.
 */
import { canBeOverruled } from '../../../../shared/skippedVideos.ts'
import { useApp } from '../../../app/stores/appContext.ts'
import { MenuFrame, type MenuPoint } from '../../../components/menu/MenuFrame.tsx'
import { MenuItem } from '../../../components/menu/MenuItem.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { OrphanVerbs } from './OrphanVerbs.tsx'
import { useLibraryStore } from '../useLibraryStore.ts'
import type { SkippedRow } from '../listStores.ts'

const leastSizePlace = { screen: 'settings', section: 'advanced', field: 'minimumVideoBytes' } as const

export interface SkippedMenuProps {
  readonly row: SkippedRow
  readonly place: MenuPoint
  readonly onClose: () => void
}

export function SkippedMenu({ row, place, onClose }: SkippedMenuProps) {
  const { library, common } = useTexts()
  const { host, navigate } = useApp()
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
        {canBeOverruled(row.reason) && (
          <MenuItem
            icon="film"
            title={library.skippedVerbs.take}
            why={null}
            onRun={() => close(turnSkipped(row.id, true))}
          />
        )}
        {row.reason === 'too-small' && (
          <MenuItem
            icon="settings"
            title={library.skippedVerbs.change}
            why={null}
            onRun={() => navigate(leastSizePlace)}
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
