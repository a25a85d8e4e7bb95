/** '53 of 1,204 videos' */
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useLibraryStore } from '../useLibraryStore.ts'

export function ShownCount({
  className,
  isStatus = false,
}: {
  readonly className: string
  readonly isStatus?: boolean
}) {
  const { library } = useTexts()
  const all = useLibraryStore('library', ({ value }) => value?.counts.videos)
  const shown = useLibraryStore('rows', (rows) => rows.videos)
  const search = useLibraryStore('view', ({ view }) => view.search)
  const skippedKind = useLibraryStore('view', (view) => view.skippedKind)
  const left = useLibraryStore('skipped', (rows) => rows.total)
  if (all === undefined) return null
  return (
    <span className={className} {...(isStatus && { role: 'status' })}>
      {skippedKind !== null
        ? library.leftOut({ count: left ?? 0 })
        : search === '' || shown === null
          ? library.videosOnly({ videos: all })
          : library.counted({ shown, videos: all })}
    </span>
  )
}
