/** Picture, sound and subtitles inside the video, a line each. */
import { Fragment } from 'react'
import type { VideoDetails } from '../../../../shared/contract/library.ts'
import { SaveTrack } from '../../../app/inside/SaveTrack.tsx'
import { subtitleNumbers } from '../../../app/inside/subtitleNumbers.ts'
import { shownText } from '../../../components/text/untrusted.ts'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { codecName } from './codecName.ts'
import { DrawerSection } from './DrawerSection.tsx'

export function InsideVideo({ details }: { readonly details: VideoDetails }) {
  const texts = useTexts()
  const { drawer } = texts.library
  const { tracks, durationMs, fps, row } = details
  const numbers = subtitleNumbers(tracks)
  const length = [
    fps === null ? '' : drawer.fps({ value: texts.wording.number(fps) }),
    durationMs === null ? '' : texts.wording.runningTime(durationMs),
  ].filter((part) => part !== '')
  return (
    <DrawerSection title={drawer.tracks}>
      {tracks.length === 0 && <p className="faint">{drawer.noTracks}</p>}
      <dl className="inside-facts">
        {tracks.map((track, at) => (
          <Fragment key={at}>
            <dt>{drawer.kinds[track.kind]}</dt>
            <dd className="inside-what">
              <Untrusted text={whatOf(track, texts.wording.languageName)} title={shownText(track.name ?? '')} />
              {track.isForced && <span className="faint">{texts.common.forced}</span>}
              {track.isHearingImpaired && (
                <span className="faint" title={texts.plan.kindTitles['hearing-impaired']}>
                  {texts.plan.kinds['hearing-impaired']}
                </span>
              )}
            </dd>
            <dd className="inside-end">
              {track.kind === 'video' ? (
                length.join(' · ')
              ) : (
                <Untrusted text={codecName(track.codec)} title={shownText(track.codec)} />
              )}
            </dd>
            {track.kind === 'subtitle' && track.isText && (
              <dd className="inside-save">
                <SaveTrack
                  videoId={row.id}
                  track={numbers[at] ?? 0}
                  named={whatOf(track, texts.wording.languageName)}
                />
              </dd>
            )}
          </Fragment>
        ))}
      </dl>
    </DrawerSection>
  )
}

function whatOf({ kind, codec, language }: VideoDetails['tracks'][number], nameOf: (tag: string) => string): string {
  if (kind === 'video') return codecName(codec)
  return language === null ? '–' : nameOf(language)
}
