/** Texts inside the video: another language, or one that is in step by nature. One press makes each a file beside it. */
import { SaveTrack } from '../../../app/inside/SaveTrack.tsx'
import { subtitleNumbers } from '../../../app/inside/subtitleNumbers.ts'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { shownText } from '../../../components/text/untrusted.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useDeskStore } from '../useDeskStore.ts'
import './deskTracks.css'

export function DeskTracks() {
  const { library, common, wording } = useTexts()
  const details = useDeskStore('desk', (state) => state.details)
  if (!details) return null
  const { tracks, row } = details
  const numbers = subtitleNumbers(tracks)
  const texts = tracks.flatMap((track, at) =>
    track.kind === 'subtitle' && track.isText ? [{ ...track, number: numbers[at] ?? 0 }] : [],
  )
  if (texts.length === 0) return null
  return (
    <section className="desk-tracks">
      <h3 className="small quiet">{library.drawer.tracks}</h3>
      <ul>
        {texts.map(({ number, language, name, isForced }) => {
          const named = language === null ? common.unknown : wording.languageName(language)
          return (
            <li key={number}>
              <span className="desk-track-words">
                <span>{named}</span>
                {name !== null && <Untrusted text={name} className="faint small" title={shownText(name)} />}
                {isForced && <span className="faint small">{common.forced}</span>}
              </span>
              <SaveTrack videoId={row.id} track={number} named={named} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
