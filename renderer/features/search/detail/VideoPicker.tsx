/** Which video a result is for: those it fits first, others by a part of their name. In the flow of the page, Escape closes it. */
import { useEffect, useRef } from 'react'
import type { TargetRow } from '../../../../shared/contract/search.ts'
import { Button } from '../../../components/button/Button.tsx'
import { TextField } from '../../../components/field/TextField.tsx'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useSearchStore } from '../useSearchStore.ts'

export function VideoPicker() {
  const { search } = useTexts()
  const field = useRef<HTMLInputElement>(null)
  const { search: typed, rows, total, close, type } = useSearchStore('picker', (picker) => picker)
  const pin = useSearchStore('results', (results) => results.pin)
  useEffect(() => {
    field.current?.focus()
  }, [])
  return (
    <section
      className="video-picker"
      aria-label={search.pickVideo}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
    >
      <div className="video-picker-head">
        <span className="strong">{search.pickVideo}</span>
        <Button look="ghost" icon="close" label={search.pickCancel} onPress={close} />
      </div>
      <TextField
        ref={field}
        label={search.pickField}
        isLabelHidden
        type="search"
        icon="search"
        placeholder={search.pickHint}
        maxLength={200}
        value={typed}
        onChange={type}
      />
      {total === 0 && <p className="quiet">{search.noVideos}</p>}
      <ul className="video-picker-list" aria-label={search.pickList}>
        {rows.map((video) => (
          <li key={video.id}>
            <VideoEntry
              video={video}
              onPick={() => {
                close()
                pin(video)
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function VideoEntry({ video, onPick }: { readonly video: TargetRow; readonly onPick: () => void }) {
  const { search } = useTexts()
  return (
    <button type="button" className="title-entry" onClick={onPick}>
      <Untrusted text={video.name} />
      {video.isMissing && <span className="faint small">{search.fileStates.missing}</span>}
    </button>
  )
}
