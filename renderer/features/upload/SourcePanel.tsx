/** Subtitles of the library that may be uploaded, by title, season and language: one press adds a whole season. */
import { useLayoutEffect, useRef } from 'react'
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
  const { title, season, language, files, listed, sent } = source
  const left = files - listed - sent
  const told = [listed > 0 && upload.listed({ count: listed }), sent > 0 && upload.sent({ count: sent })]
  return (
    <li className="upload-source" tabIndex={-1}>
      <span className="upload-source-words">
        <Untrusted text={`${title}${season === null ? '' : ` · S${String(season).padStart(2, '0')}`}`} />
        <span className="quiet small">
          {[upload.files({ count: files }), ...(listed < files && sent < files ? told : [])]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {language !== null && <LanguageBadge tag={language} />}
      {left > 0 ? (
        <SourceVerbs source={source} left={left} />
      ) : (
        <StateWord icon="check" tone="good">
          {listed > 0 ? upload.allListed : upload.sent({ count: sent })}
        </StateWord>
      )}
    </li>
  )
}

interface SourceVerbsProps {
  readonly source: UploadSource
  /** Files that are taken: what is in the list or was sent is not. */
  readonly left: number
}

function SourceVerbs({ source: { id, title, season, files }, left }: SourceVerbsProps) {
  const { upload } = useTexts()
  const isAsking = useUploadStore('view', (view) => view.isAsking)
  const addSource = useUploadStore('view', (view) => view.addSource)
  const verbs = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const place = verbs.current
    return () => {
      // Their work done, they go away: under the keyboard, their line keeps it.
      if (place?.contains(document.activeElement)) place.closest('li')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <span ref={verbs} className="upload-source-verbs">
      {left > 1 && season !== null && (
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
      >
        {left < files ? upload.files({ count: left }) : undefined}
      </Button>
    </span>
  )
}
