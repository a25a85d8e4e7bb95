/** Where the wishes of a video are said, as a link: to the settings, to the videos of the folder, or said of this title itself. */
import type { VideoDetails } from '../../../../shared/contract/library.ts'
import { formatToken } from '../../../../shared/librarySearch/formatLibrarySearch.ts'
import { useApp } from '../../../app/stores/appContext.ts'
import { NumberLink } from '../../../components/button/NumberLink.tsx'
import { shownText } from '../../../components/text/untrusted.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useLibraryStore } from '../useLibraryStore.ts'

export function RuleSource({ rulesFrom: { kind, name } }: Pick<VideoDetails, 'rulesFrom'>) {
  const { drawer } = useTexts().library
  const { navigate } = useApp()
  const setSearch = useLibraryStore('view', (view) => view.setSearch)
  if (kind === 'titles') return <span className="wanted-from">· {drawer.fromTitle}</span>
  const open = () =>
    kind === 'settings'
      ? navigate({ screen: 'settings', section: 'languages', field: 'languages' })
      : setSearch(formatToken({ kind: 'in', value: name, isNot: false }))
  return (
    <span className="wanted-from">
      ·{' '}
      <NumberLink
        text={kind === 'settings' ? drawer.fromSettings : drawer.fromFolder({ name: shownText(name) })}
        onShow={open}
      />
    </span>
  )
}
