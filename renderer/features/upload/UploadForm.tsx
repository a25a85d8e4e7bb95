/** The fields of one row. A choice is kept at once, a text when its field is left; what is shared can go to the whole season. */
import type { UploadChange, UploadRow } from '../../../shared/contract/upload.ts'
import { SelectField } from '../../components/field/SelectField.tsx'
import { Switch } from '../../components/field/Switch.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { ChoiceFields } from './ChoiceFields.tsx'
import { JoinSeason } from './JoinSeason.tsx'
import { Lines, NumberField, Words } from './keptFields.tsx'
import { SharedWithSeason } from './SharedWithSeason.tsx'
import { TitleFields } from './TitleFields.tsx'
import { useFieldLabels } from './useFieldLabels.ts'
import { useUploadStore } from './useUploadStore.ts'

export interface UploadFormProps {
  readonly row: UploadRow
}

export function UploadForm({ row }: UploadFormProps) {
  const { upload } = useTexts()
  const isOver = row.step === 'sent' || row.step === 'sending'
  const editRows = useUploadStore('view', (view) => view.edit)
  const edit = (change: UploadChange) => void editRows([row.id], change)
  const label = useFieldLabels(row)
  const { fields } = row
  const isShow = fields.type === 'tv'
  return (
    <fieldset className="upload-fields" disabled={isOver}>
      <TitleFields row={row} isOver={isOver} />
      <LanguageField row={row} />
      {isShow && (
        <div className="upload-pair">
          <NumberField label={label('season')} value={fields.season} onCommit={(season) => edit({ season })} />
          <NumberField
            label={upload.firstEpisode}
            value={fields.episodeFrom}
            onCommit={(episodeFrom) => edit({ episodeFrom, episodeEnd: fields.episodeEnd ?? episodeFrom })}
          />
          <NumberField
            label={upload.lastEpisode}
            value={fields.episodeEnd}
            onCommit={(episodeEnd) => edit({ episodeEnd })}
          />
        </div>
      )}
      {isShow && (
        <Switch
          label={upload.fullSeason}
          isOn={fields.isFullSeason}
          onChange={(isFullSeason) => edit({ isFullSeason })}
        />
      )}
      <Lines
        label={label('releases')}
        lines={fields.releases}
        hint={upload.oneALine}
        onCommit={(releases) => edit({ releases })}
      />
      <ChoiceFields row={row} edit={edit} />
      <Words label={label('name')} value={fields.name} onCommit={(name) => edit({ name })} />
      <Words label={label('comment')} value={fields.comment} isLong onCommit={(comment) => edit({ comment })} />
      <Lines label={label('tags')} lines={fields.tags} hint={upload.oneALine} onCommit={(tags) => edit({ tags })} />
      <Words
        label={label('updates')}
        value={fields.updates ?? ''}
        onCommit={(number) => edit({ updates: number === '' ? null : number })}
      />
      <SharedWithSeason row={row} />
      <JoinSeason row={row} />
    </fieldset>
  )
}

function LanguageField({ row }: UploadFormProps) {
  const { upload, wording } = useTexts()
  const label = useFieldLabels(row)
  const edit = useUploadStore('view', (view) => view.edit)
  const languages = useUploadStore('settings', ({ value }) => value?.languages) ?? []
  const choices = languages.map(({ tag }) => ({ value: tag, label: wording.languageName(tag) }))
  return (
    <SelectField
      label={label('language')}
      value={row.fields.language ?? ''}
      choices={[{ value: '', label: upload.unknown }, ...choices]}
      onChange={(tag) => void edit([row.id], { language: tag === '' ? null : tag })}
    />
  )
}
