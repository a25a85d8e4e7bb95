/** What could not be read of a source, each with its reason; folded until somebody asks. */
import type { CollectionSource } from '../../../../shared/contract/program/collection.ts'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { hostText } from '../../../texts/hostWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useSettingsStore } from '../useSettingsStore.ts'

export function SkippedEntries({ source }: { readonly source: CollectionSource }) {
  const texts = useTexts()
  const { collection } = texts
  const skipped = useSettingsStore('collectionEdit', (edit) => edit.skipped)
  const showSkipped = useSettingsStore('collectionEdit', (edit) => edit.showSkipped)
  const mine = skipped?.sourceId === source.id ? skipped : null
  return (
    <details
      className="collection-skipped"
      open={mine !== null}
      onToggle={(event) => {
        if (event.currentTarget.open !== (mine !== null)) void showSkipped(event.currentTarget.open ? source.id : null)
      }}
    >
      <summary className="small">{collection.skipped({ count: source.counts.skipped })}</summary>
      <ul className="small">
        {mine?.messages.map((message, at) => (
          <li key={at}>
            <Untrusted text={hostText(texts, message)} wraps />
          </li>
        ))}
        {mine && mine.total > mine.messages.length && (
          <li className="faint">{collection.moreSkipped({ count: mine.total - mine.messages.length })}</li>
        )}
      </ul>
    </details>
  )
}
