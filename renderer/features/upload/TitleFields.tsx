/** The title of one row: looked up by its name, or told by its number. */
import { useState } from 'react'
import type { UploadRow } from '../../../shared/contract/upload.ts'
import { Button } from '../../components/button/Button.tsx'
import { SelectField } from '../../components/field/SelectField.tsx'
import { TextField } from '../../components/field/TextField.tsx'
import { shownText } from '../../components/text/untrusted.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { NumberField } from './keptFields.tsx'
import { useFieldLabels } from './useFieldLabels.ts'
import { useUploadStore } from './useUploadStore.ts'

export interface TitleFieldsProps {
  readonly row: UploadRow
  /** What was sent is not changed any more: no search is offered for it. */
  readonly isOver: boolean
}

export function TitleFields({ row, isOver }: TitleFieldsProps) {
  const { upload } = useTexts()
  const label = useFieldLabels(row)
  const [text, setText] = useState(row.fields.titleName ?? '')
  const titles = useUploadStore('view', (view) => view.titles)
  const isAsking = useUploadStore('view', (view) => view.isAsking)
  const edit = useUploadStore('view', (view) => view.edit)
  const findTitles = useUploadStore('view', (view) => view.findTitles)
  const setTitle = useUploadStore('view', (view) => view.setTitle)
  const { type, moviedbId } = row.fields
  const find = () => {
    if (text.trim().length >= 2 && !isAsking) void findTitles(text.trim())
  }
  return (
    <>
      <div className="upload-find">
        <TextField
          label={label('title')}
          value={text}
          placeholder={upload.findTitle}
          maxLength={200}
          onChange={setText}
          onKeyDown={(event) => {
            if (event.key === 'Enter') find()
          }}
        />
        {!isOver && (
          <Button icon="search" isBusy={isAsking} isDisabled={text.trim().length < 2} onPress={find}>
            {upload.find}
          </Button>
        )}
      </div>
      {titles.length > 0 && (
        <ul className="upload-sources upload-titles">
          {titles.map((title) => (
            <li key={title.id}>
              <Button
                look="ghost"
                onPress={() => {
                  setText(title.name)
                  void setTitle([row.id], title.id)
                }}
              >
                {shownText(`${title.name}${title.year === null ? '' : ` (${title.year})`}`)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="upload-pair">
        <SelectField
          label={upload.kind}
          value={type}
          choices={[
            { value: 'movie', label: upload.movie },
            { value: 'tv', label: upload.show },
          ]}
          onChange={(chosen) => void edit([row.id], { type: chosen })}
        />
        <NumberField
          label={upload.moviedbId}
          value={moviedbId}
          onCommit={(number) => void edit([row.id], { moviedbId: number, serviceId: null, filmdbId: null })}
        />
      </div>
    </>
  )
}
