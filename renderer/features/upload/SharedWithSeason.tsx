/** What a season has in common goes to its other rows in one press; what belongs to one episode does not. */
import type { UploadChange, UploadRow } from '../../../shared/contract/upload.ts'
import { Button } from '../../components/Button.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { loadedRows, type UploadStores } from './uploadStores.ts'

export interface SharedWithSeasonProps {
  readonly row: UploadRow
  readonly stores: UploadStores
}

export function SharedWithSeason({ row, stores }: SharedWithSeasonProps) {
  const { upload } = useTexts()
  const others = loadedRows(stores).filter(
    ({ id, step, fields }) =>
      id !== row.id &&
      step !== 'sent' &&
      step !== 'sending' &&
      fields.season === row.fields.season &&
      fields.type === row.fields.type,
  )
  if (others.length === 0 || row.fields.type !== 'tv') return null
  const { titleName, moviedbId, filmdbId, serviceId, language, quality, framerate, productionType } = row.fields
  const { isHearingImpaired, comment, tags } = row.fields
  const shared: UploadChange = {
    titleName,
    moviedbId,
    filmdbId,
    serviceId,
    language,
    quality,
    framerate,
    productionType,
    isHearingImpaired,
    comment,
    tags,
  }
  const ids = others.map(({ id }) => id)
  return (
    <span className="upload-shared" title={upload.applyHint}>
      <Button onPress={() => void stores.view.getState().edit(ids, shared)}>
        {upload.applyTo({ count: others.length })}
      </Button>
    </span>
  )
}
