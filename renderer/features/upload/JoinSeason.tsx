/** The rows of one season in one language, made one upload: a pack; and a pack that was not sent, taken apart again. */
import type { UploadRow } from '../../../shared/contract/upload.ts'
import { Button } from '../../components/button/Button.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { loadedRows } from './uploadStores.ts'
import { useUploadStore } from './useUploadStore.ts'

export function JoinSeason({ row }: { readonly row: UploadRow }) {
  const { upload } = useTexts()
  const join = useUploadStore('view', (view) => view.join)
  const split = useUploadStore('view', (view) => view.split)
  const isAsking = useUploadStore('view', (view) => view.isAsking)
  const rows = useUploadStore('rows', loadedRows).filter((other) => isPackable(other) && isOfPack(other, row))
  const files = rows.reduce((sum, one) => sum + one.files.length, 0)
  if (!isPackable(row)) return null
  return (
    <>
      {rows.length > 1 && row.fields.type === 'tv' && (
        <span className="upload-shared" title={upload.asPackHint}>
          <Button icon="join" isBusy={isAsking} onPress={() => void join(rows.map(({ id }) => id))}>
            {upload.asPack({ count: files })}
          </Button>
        </span>
      )}
      {row.files.length > 1 && (
        <span className="upload-shared">
          <Button icon="split" isBusy={isAsking} onPress={() => void split(row.id)}>
            {upload.split({ count: row.files.length })}
          </Button>
        </span>
      )}
    </>
  )
}

function isPackable({ step, failure, isAtWork }: UploadRow): boolean {
  return step === 'draft' && failure?.code !== 'subtitle.unreadable' && !isAtWork
}

function isOfPack({ fields: one }: UploadRow, { fields: other }: UploadRow): boolean {
  const isOneTitle = one.titleName === other.titleName && one.moviedbId === other.moviedbId
  return isOneTitle && one.type === other.type && one.season === other.season && one.language === other.language
}
