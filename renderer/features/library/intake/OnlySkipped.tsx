/** A folder whose videos were all skipped would else be in the library without a word. */
import { Button } from '../../../components/button/Button.tsx'
import { Notice } from '../../../components/page/Notice.tsx'
import { fileNameOf } from '../../../components/text/pathText.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useLibraryStore } from '../useLibraryStore.ts'

export function OnlySkipped() {
  const { library, common } = useTexts()
  const folders = useLibraryStore('library', ({ value }) => value?.folders)
  const videos = useLibraryStore('library', ({ value }) => value?.counts.videos ?? 0)
  const isScanning = useLibraryStore('library', ({ value }) => value?.isScanning ?? false)
  const { skippedKind, showSkipped } = useLibraryStore('view', (view) => view)
  const { passed, pass } = useLibraryStore('intake', (intake) => intake)
  // Where the library has no video at all, its empty list says so.
  if (isScanning || videos === 0 || skippedKind === 'skipped') return null
  const folder = folders?.find(({ id, onlySkipped }) => onlySkipped > 0 && !passed.has(id))
  if (!folder) return null
  return (
    <Notice tone="look" text={library.onlySkipped({ folder: fileNameOf(folder.path), count: folder.onlySkipped })}>
      <Button size="s" onPress={() => showSkipped('skipped')}>
        {library.showWhich}
      </Button>
      <Button look="ghost" size="s" icon="close" label={common.close} onPress={() => pass(folder.id)} />
    </Notice>
  )
}
