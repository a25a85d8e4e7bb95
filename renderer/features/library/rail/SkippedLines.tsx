/** What is no row of the list: ignored by hand, skipped by the scan, kept by the disk, subtitles that no video has. */
import { hasToken } from '../../../../shared/librarySearch/toggleToken.ts'
import { ListLine } from '../../../components/list/ListLine.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useLibraryStore } from '../useLibraryStore.ts'

export function SkippedLines() {
  const { library, wording } = useTexts()
  const counts = useLibraryStore('library', ({ value }) => value?.counts)
  const { view, skippedKind, setSearch, showSkipped } = useLibraryStore('view', (state) => state)
  if (counts === undefined) return null
  const showsIgnored = hasToken(view.search, 'is:ignored')
  const kinds = [
    { kind: 'unreadable', icon: 'warning', words: library.unreadableTable, count: counts.unreadable },
    { kind: 'skipped', icon: 'none', words: library.skippedTable, count: counts.skipped },
    { kind: 'orphans', icon: 'film', words: library.orphanTable, count: counts.orphans },
  ] as const
  const shown = kinds.filter(({ kind, count }) => kind !== 'unreadable' || count > 0 || skippedKind === kind)
  return (
    <section className="rail-skipped" aria-label={library.skippedHeading}>
      <ul>
        <li>
          {/* Its number is of the whole library, and so is what it shows. */}
          <ListLine icon="ignored" isChosen={showsIgnored} onPress={() => setSearch(showsIgnored ? '' : 'is:ignored')}>
            <span className="list-line-name">{library.ignoredRows}</span>
            <span className="list-line-count">{wording.number(counts.is.ignored)}</span>
          </ListLine>
        </li>
        {shown.map(({ kind, icon, words, count }) => (
          <li key={kind} className={kind === 'unreadable' ? 'rail-trouble' : undefined}>
            <ListLine
              icon={icon}
              isChosen={skippedKind === kind}
              onPress={() => showSkipped(skippedKind === kind ? null : kind)}
            >
              <span className="list-line-name">{words}</span>
              <span className="list-line-count">{wording.number(count)}</span>
            </ListLine>
          </li>
        ))}
      </ul>
    </section>
  )
}
