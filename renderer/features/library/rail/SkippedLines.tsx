/** What is no row of the list: ignored by hand, skipped by the scan, subtitles that no video has. */
import { hasToken } from '../../../../shared/librarySearch/toggleToken.ts'
import { ListLine } from '../../../components/list/ListLine.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useLibraryStore } from '../useLibraryStore.ts'

export function SkippedLines() {
  const { library, wording } = useTexts()
  const counts = useLibraryStore('library', ({ value }) => value?.counts)
  const { view, skippedKind, toggle, showSkipped } = useLibraryStore('view', (state) => state)
  if (counts === undefined) return null
  const kinds = [
    { kind: 'skipped', words: library.skippedTable, count: counts.skipped },
    { kind: 'orphans', words: library.orphanTable, count: counts.orphans },
  ] as const
  return (
    <section aria-label={library.skippedHeading}>
      <ul>
        <li>
          <ListLine icon="ignored" isChosen={hasToken(view.search, 'is:ignored')} onPress={() => toggle('is:ignored')}>
            <span className="list-line-name clip">{library.ignoredRows}</span>
            <span className="list-line-count">{wording.number(counts.is.ignored)}</span>
          </ListLine>
        </li>
        {kinds.map(({ kind, words, count }) => (
          <li key={kind}>
            <ListLine
              icon={kind === 'skipped' ? 'none' : 'film'}
              isChosen={skippedKind === kind}
              onPress={() => showSkipped(skippedKind === kind ? null : kind)}
            >
              <span className="list-line-name clip">{words}</span>
              <span className="list-line-count">{wording.number(count)}</span>
            </ListLine>
          </li>
        ))}
      </ul>
    </section>
  )
}
