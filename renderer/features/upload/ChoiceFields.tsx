/** What is chosen of a row from a few: source, frame rate, how it was made, for whom. */
import type { UploadChange, UploadRow } from '../../../shared/contract/upload.ts'
import { fpsOfCode, framerateCodes, uploadQualities } from '../../../shared/uploads/uploadTerms.ts'
import { SelectField } from '../../components/field/SelectField.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useFieldLabels } from './useFieldLabels.ts'

export interface ChoiceFieldsProps {
  readonly row: UploadRow
  readonly edit: (change: UploadChange) => void
}

export function ChoiceFields({ row, edit }: ChoiceFieldsProps) {
  const { upload } = useTexts()
  const label = useFieldLabels(row)
  const { quality, framerate, productionType, isHearingImpaired } = row.fields
  return (
    <div className="upload-choices">
      <SelectField
        label={label('quality')}
        value={quality ?? ''}
        choices={[{ value: '', label: upload.unknown }, ...uploadQualities.map((value) => ({ value, label: value }))]}
        onChange={(value) => edit({ quality: value === '' ? null : value })}
      />
      <SelectField
        label={label('framerate')}
        value={String(framerate)}
        choices={framerateCodes.map((code) => ({ value: String(code), label: fpsOfCode(code) ?? upload.unknown }))}
        onChange={(value) => edit({ framerate: framerateCodes.find((code) => String(code) === value) ?? 0 })}
      />
      <SelectField
        label={label('productionType')}
        value={String(productionType)}
        choices={upload.production.map((word, code) => ({ value: String(code), label: word }))}
        onChange={(value) =>
          edit({ productionType: ([0, 1, 2, 3] as const).find((code) => String(code) === value) ?? 0 })
        }
      />
      <SelectField
        label={label('hearingImpaired')}
        value={String(isHearingImpaired)}
        choices={[
          { value: 'null', label: upload.unknown },
          { value: 'true', label: upload.yes },
          { value: 'false', label: upload.no },
        ]}
        onChange={(value) => edit({ isHearingImpaired: value === 'null' ? null : value === 'true' })}
      />
    </div>
  )
}
