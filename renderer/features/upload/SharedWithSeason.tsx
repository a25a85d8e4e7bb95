/** What a season has in common goes to its other rows in one press; what belongs to one episode does not. */
import type { UploadChange, UploadRow } from '../../../shared/contract/upload.ts'
import { Button } from '../../components/button/Button.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { loadedRows } from './uploadStores.ts'
import { useUploadStore } from './useUploadStore.ts'

export interface SharedWithSeasonProps {
  readonly row: UploadRow
}

export function SharedWithSeason({ row }: SharedWithSeasonProps) {
  const { upload } = useTexts()
  const edit = useUploadStore('view', (view) => view.edit)
  const others = useUploadStore('rows', loadedRows).filter(
    (other) => other.id !== row.id && other.step !== 'sent' && other.step !== 'sending' && isOfSeason(other, row),
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
      <Button onPress={() => void edit(ids, shared)}>{upload.applyTo({ count: others.length })}</Button>
    </span>
  )
}

/** By what their names say: in the one row the title was corrected, and that is what the others are to get. */
function isOfSeason(other: UploadRow, row: UploadRow): boolean {
  const { fields } = row
  const isNamedAlike = row.namedTitle !== '' && other.namedTitle === row.namedTitle
  const isTitledAlike =
    fields.titleName !== null &&
    other.fields.titleName === fields.titleName &&
    other.fields.moviedbId === fields.moviedbId
  const isInLanguage = other.fields.language === null || other.fields.language === fields.language
  const isInSeason = other.fields.type === fields.type && other.fields.season === fields.season
  return isInSeason && isInLanguage && (isNamedAlike || isTitledAlike)
}
