/** The fields of one row. A choice is kept at once, a text when its field is left; what is shared can go to the whole season. */
import { useState } from 'react'
import { useStore } from 'zustand'
import type { SettingsState } from '../../../shared/contract/settings.ts'
import type { UploadChange, UploadFieldName, UploadRow } from '../../../shared/contract/upload.ts'
import { fpsOfCode, framerateCodes, uploadQualities } from '../../../shared/uploadTerms.ts'
import type { LiveRecordStore } from '../../api/liveRecord.ts'
import { Button } from '../../components/Button.tsx'
import { SelectField } from '../../components/SelectField.tsx'
import { Switch } from '../../components/Switch.tsx'
import { TextArea } from '../../components/TextArea.tsx'
import { TextField } from '../../components/TextField.tsx'
import { shownText } from '../../components/untrusted.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { SharedWithSeason } from './SharedWithSeason.tsx'
import type { UploadStores } from './uploadStores.ts'

export interface UploadFormProps {
  readonly row: UploadRow
  readonly stores: UploadStores
  readonly settings: LiveRecordStore<SettingsState>
}

export function UploadForm({ row, stores, settings }: UploadFormProps) {
  const { upload } = useTexts()
  const isOver = row.step === 'sent' || row.step === 'sending'
  const edit = (change: UploadChange) => void stores.view.getState().edit([row.id], change)
  const label = useLabels(row)
  const { fields } = row
  const isShow = fields.type === 'tv'
  return (
    <fieldset className="upload-fields" disabled={isOver}>
      <TitleFields row={row} stores={stores} />
      <LanguageField row={row} stores={stores} settings={settings} />
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
      <Choices row={row} edit={edit} />
      <Words label={label('name')} value={fields.name} onCommit={(name) => edit({ name })} />
      <Words label={label('comment')} value={fields.comment} isLong onCommit={(comment) => edit({ comment })} />
      <Lines label={label('tags')} lines={fields.tags} hint={upload.oneALine} onCommit={(tags) => edit({ tags })} />
      <Words
        label={label('updates')}
        value={fields.updates ?? ''}
        onCommit={(number) => edit({ updates: number === '' ? null : number })}
      />
      <SharedWithSeason row={row} stores={stores} />
    </fieldset>
  )
}

/** What is sure needs no word. */
function useLabels(row: UploadRow): (field: UploadFieldName) => string {
  const { upload } = useTexts()
  return (field) => {
    const sureness = row.sureness[field]
    return sureness === 'sure' ? upload.fields[field] : `${upload.fields[field]} (${upload.sureness[sureness]})`
  }
}

function TitleFields({ row, stores }: Pick<UploadFormProps, 'row' | 'stores'>) {
  const { upload } = useTexts()
  const label = useLabels(row)
  const [text, setText] = useState(row.fields.titleName ?? '')
  const titles = useStore(stores.view, (view) => view.titles)
  const isAsking = useStore(stores.view, (view) => view.isAsking)
  const { edit, findTitles, setTitle } = stores.view.getState()
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
        <Button icon="search" isBusy={isAsking} isDisabled={text.trim().length < 2} onPress={find}>
          {upload.find}
        </Button>
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

function LanguageField({ row, stores, settings }: UploadFormProps) {
  const { upload, wording } = useTexts()
  const label = useLabels(row)
  const languages = useStore(settings, ({ value }) => value?.languages) ?? []
  const choices = languages.map(({ tag }) => ({ value: tag, label: wording.languageName(tag) }))
  return (
    <SelectField
      label={label('language')}
      value={row.fields.language ?? ''}
      choices={[{ value: '', label: upload.unknown }, ...choices]}
      onChange={(tag) => void stores.view.getState().edit([row.id], { language: tag === '' ? null : tag })}
    />
  )
}

function Choices({ row, edit }: { readonly row: UploadRow; readonly edit: (change: UploadChange) => void }) {
  const { upload } = useTexts()
  const label = useLabels(row)
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

interface WordsProps {
  readonly label: string
  readonly value: string
  readonly isLong?: boolean
  readonly onCommit: (value: string) => void
}

function Words({ label, value, isLong = false, onCommit }: WordsProps) {
  const [text, setText] = useState(value)
  const commit = () => {
    if (text !== value) onCommit(text)
  }
  if (isLong) return <TextArea label={label} value={text} onChange={setText} onCommit={commit} />
  return <TextField label={label} value={text} maxLength={255} onChange={setText} onCommit={commit} />
}

interface LinesProps {
  readonly label: string
  readonly lines: readonly string[]
  readonly hint: string
  readonly onCommit: (lines: string[]) => void
}

function Lines({ label, lines, hint, onCommit }: LinesProps) {
  const [text, setText] = useState(lines.join('\n'))
  const commit = () => {
    const next = text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
    if (next.join('\n') !== lines.join('\n')) onCommit(next)
  }
  return <TextArea label={label} value={text} hint={hint} onChange={setText} onCommit={commit} />
}

interface NumberFieldProps {
  readonly label: string
  readonly value: number | null
  readonly onCommit: (value: number | null) => void
}

function NumberField({ label, value, onCommit }: NumberFieldProps) {
  const [text, setText] = useState(value === null ? '' : String(value))
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setText(value === null ? '' : String(value))
  }
  return (
    <TextField
      label={label}
      type="number"
      value={text}
      maxLength={12}
      onChange={setText}
      onCommit={() => {
        const next = /^\d{1,12}$/.test(text) ? Number(text) : null
        if (next !== value) onCommit(next)
      }}
    />
  )
}
