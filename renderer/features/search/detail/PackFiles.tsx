/** The files of a pack and the videos of the library that they are for. Where only the archive can tell, listing has its price. */
import { useState } from 'react'
import type { SubtitleRow, TargetRow } from '../../../../shared/contract/search.ts'
import { Button } from '../../../components/button/Button.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import type { Dealing } from './chosenStore.ts'
import { PackLine } from './PackLine.tsx'
import { useSearchStore } from '../useSearchStore.ts'

/** A season in one look; the rest at a press. */
const shownFirst = 8

interface PackFilesProps {
  readonly row: SubtitleRow
  readonly dealing: Dealing
  /** A file that is for no other video may be written for this one. */
  readonly forVideo: TargetRow | null
}

export function PackFiles({ row, dealing, forVideo }: PackFilesProps) {
  const { search } = useTexts()
  const [isWhole, setIsWhole] = useState(false)
  const list = useSearchStore('chosen', (state) => state.list)
  const { files, isBusy } = dealing
  const missing = (files ?? []).filter(({ video }) => video?.isMissing).length
  return (
    <section>
      <h3 className="result-section">
        <span>{search.inPack}</span>
        {files && <span className="quiet small">{search.packCount({ count: files.length, missing })}</span>}
      </h3>
      {!files && (
        <Button size="s" isBusy={isBusy} onPress={() => void list(row.id, true)}>
          {row.isCached ? search.listFilesFree : search.listFiles}
        </Button>
      )}
      {files && (
        <ul className="pack-files">
          {(isWhole ? files : files.slice(0, shownFirst)).map((file) => (
            <PackLine key={file.name} row={row} file={file} forVideo={forVideo} isBusy={isBusy} />
          ))}
        </ul>
      )}
      {files && !isWhole && files.length > shownFirst && (
        <Button size="s" look="ghost" onPress={() => setIsWhole(true)}>
          {search.moreFiles({ count: files.length - shownFirst })}
        </Button>
      )}
    </section>
  )
}
