/** The left side of the library: folders, languages, saved filters, what was left aside. All of it writes the one search. */
import { Button } from '../../../components/button/Button.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useLibraryStore } from '../useLibraryStore.ts'
import { Views } from '../LibraryHead.tsx'
import { FolderTree } from './FolderTree.tsx'
import { LanguageMeters } from './LanguageMeters.tsx'
import { SkippedLines } from './SkippedLines.tsx'
import { SavedLines } from './SavedLines.tsx'
import './rail.css'

export function LibraryRail() {
  const { library } = useTexts()
  const isOpen = useLibraryStore('rail', (rail) => rail.isOpen)
  const isScanning = useLibraryStore('library', ({ value }) => value?.isScanning ?? false)
  const scan = useLibraryStore('intake', (intake) => intake.scan)
  const cancelScan = useLibraryStore('intake', (intake) => intake.cancelScan)
  return (
    <div className={`library-rail ${isOpen ? 'library-rail-open' : ''}`}>
      <div className="library-rail-views">
        <Views />
      </div>
      <section aria-label={library.folders}>
        <div className="library-rail-head">
          <h2 className="library-rail-title">{library.folders}</h2>
          {isScanning ? (
            <Button look="ghost" size="s" icon="stop" label={library.cancelScan} onPress={() => void cancelScan()} />
          ) : (
            <Button look="ghost" size="s" icon="refresh" label={library.scanAgain} onPress={() => void scan()} />
          )}
        </div>
        <FolderTree />
      </section>
      <LanguageMeters />
      <SavedLines />
      <SkippedLines />
    </div>
  )
}
