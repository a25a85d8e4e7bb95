/** The verbs of an orphan that this app wrote; each video that it may belong to is one of them. */
import { useEffect } from 'react'
import { MenuItem } from '../../../components/menu/MenuItem.tsx'
import { shownText } from '../../../components/text/untrusted.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useLibraryStore } from '../useLibraryStore.ts'

interface OrphanVerbsProps {
  readonly rowId: number
  readonly onRun: (verb: Promise<void>) => void
}

/** A menu holds no more. */
const mostVideos = 5

export function OrphanVerbs({ rowId, onRun }: OrphanVerbsProps) {
  const { orphans } = useTexts().library
  const { asked, ask, give, trash } = useLibraryStore('orphans', (state) => state)
  useEffect(() => void ask(rowId), [ask, rowId])
  const videos = asked?.rowId === rowId ? asked.videos.slice(0, mostVideos) : []
  return (
    <div role="group" className="menu-group">
      {videos.map(({ videoId, name }) => (
        <MenuItem
          key={videoId}
          icon="link"
          title={orphans.belongsTo({ name: shownText(name) })}
          why={null}
          onRun={() => onRun(give(rowId, videoId))}
        />
      ))}
      <MenuItem icon="trash" title={orphans.trashOne} why={null} onRun={() => onRun(trash(rowId))} />
    </div>
  )
}
