/** What was saved into a folder, and what of it could not be. */
import type { SavedFiles } from '../../../shared/contract/search.ts'
import { Notice } from '../../components/page/Notice.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'

export function SavedNotices({ saved: { names, failed } }: { readonly saved: SavedFiles }) {
  const { search } = useTexts()
  return (
    <>
      <Notice tone="good" text={search.saved({ count: names.length, name: names[0] ?? '' })} />
      {failed.length > 0 && (
        <Notice tone="look" text={search.notSaved({ count: failed.length, name: failed[0] ?? '' })} />
      )}
    </>
  )
}
