/** Which video a subtitle is for: found by a part of its name. In the flow of the page, Escape closes it. */
import { useEffect, useRef } from 'react'
import type { VideoRow } from '../../../shared/contract/library.ts'
import { Button } from '../../components/Button.tsx'
import { TextField } from '../../components/TextField.tsx'
import { Untrusted } from '../../components/Untrusted.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useSearchStore } from './useSearchStore.ts'

export function VideoPicker() {
  const pickingFor = useSearchStore('results', (state) => state.pickingFor)
  return pickingFor && <OpenPicker key={pickingFor.id} />
}

/** Enough to recognise the right one; more letters narrow it. */
const shown = 8

function OpenPicker() {
  const { search } = useTexts()
  const field = useRef<HTMLInputElement>(null)
  const { query, total, rowAt, ask } = useSearchStore('videos', (videos) => videos)
  const pickFor = useSearchStore('results', (state) => state.pickFor)
  const deliver = useSearchStore('results', (state) => state.deliver)
  const subtitle = useSearchStore('results', (state) => state.pickingFor?.release ?? '')
  useEffect(() => {
    field.current?.focus()
    ask('')
  }, [ask])
  const close = () => pickFor(null)
  const rows = Array.from({ length: Math.min(shown, total ?? 0) }, (_, index) => rowAt(index))
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
        <Untrusted text={subtitle} className="quiet" />
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
        value={query}
        onChange={ask}
      />
      {total === 0 && <p className="quiet">{search.noVideos}</p>}
      <ul className="video-picker-list" aria-label={search.pickList}>
        {rows.map(
          (video) =>
            video && (
              <li key={video.id}>
                <VideoEntry video={video} onPick={() => void deliver(video)} />
              </li>
            ),
        )}
      </ul>
    </section>
  )
}

function VideoEntry({ video, onPick }: { readonly video: VideoRow; readonly onPick: () => void }) {
  return (
    <button type="button" className="title-entry" onClick={onPick}>
      <Untrusted text={video.name} />
      <Untrusted text={video.folder} className="faint small" />
    </button>
  )
}
