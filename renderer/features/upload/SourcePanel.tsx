/** Subtitles of the library that may be uploaded, by title, season and language: one press adds a whole season. */
import type { UploadSource } from '../../../shared/contract/upload.ts'
import { LanguageBadge } from '../../app/frame/LanguageBadge.tsx'
import { Button } from '../../components/button/Button.tsx'
import { Drawer } from '../../components/page/Drawer.tsx'
import { TextField } from '../../components/field/TextField.tsx'
import { StateWord } from '../../components/sign/StateWord.tsx'
import { shownText } from '../../components/text/untrusted.ts'
import { Untrusted } from '../../components/text/Untrusted.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useUploadStore } from './useUploadStore.ts'

export function SourcePanel() {
  const { upload } = useTexts()
  const { search, closePanel, searchSources } = useUploadStore('view', (view) => view)
  const pages = useUploadStore('sources', (sources) => sources.pages)
  const total = useUploadStore('sources', (sources) => sources.total)
  return (
    <Drawer label={upload.sources} closeLabel={upload.close} head={upload.sources} onClose={closePanel}>
      <TextField
        label={upload.searchSources}
        isLabelHidden
        type="search"
        icon="search"
        placeholder={upload.searchSources}
        value={search}
        maxLength={200}
        onChange={searchSources}
      />
      {total === 0 && <p className="quiet">{upload.noSources}</p>}
      <ul className="upload-sources">
        {[...pages.values()].flat().map((source) => (
          <SourceLine key={source.id} source={source} />
        ))}
      </ul>
    </Drawer>
  )
}

function SourceLine({ source }: { readonly source: UploadSource }) {
  const { upload } = useTexts()
  const { title, season, language, files, listed } = source
  return (
    <li className="upload-source">
      <span className="upload-source-words">
        <Untrusted text={`${title}${season === null ? '' : ` · S${String(season).padStart(2, '0')}`}`} />
        <span className="quiet small">
          {upload.files({ count: files })}
          {listed > 0 && listed < files && ` · ${upload.listed({ count: listed })}`}
        </span>
      </span>
      {language !== null && <LanguageBadge tag={language} />}
      {listed < files ? (
        <SourceVerbs source={source} />
      ) : (
        <StateWord icon="check" tone="good">
          {upload.allListed}
        </StateWord>
      )}
    </li>
  )
}

function SourceVerbs({ source: { id, title, season, files } }: { readonly source: UploadSource }) {
  const { upload } = useTexts()
  const isAsking = useUploadStore('view', (view) => view.isAsking)
  const addSource = useUploadStore('view', (view) => view.addSource)
  return (
    <>
      {files > 1 && season !== null && (
        <span title={upload.asPackHint}>
          <Button
            size="s"
            icon="join"
            label={`${upload.addPack}: ${shownText(title)}`}
            isBusy={isAsking}
            onPress={() => void addSource({ sourceId: id, asPack: true })}
          >
            {upload.addPack}
          </Button>
        </span>
      )}
      <Button
        size="s"
        icon="plus"
        label={`${upload.add}: ${shownText(title)}`}
        isBusy={isAsking}
        onPress={() => void addSource({ sourceId: id, asPack: false })}
      />
    </>
  )
}
