/** Titles that the service does not know by that name, or not for sure: each is looked at, and said right, by itself. */
import { useState } from 'react'
import type { NotFoundHelp } from '../../../shared/contract/videos/rules.ts'
import { Button } from '../../components/button/Button.tsx'
import { Untrusted } from '../../components/text/Untrusted.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { HelpLine } from './HelpLine.tsx'
import type { HelpWays } from './helpWays.ts'

interface TitleDoubtsProps {
  readonly doubts: NotFoundHelp['doubts']
  readonly onOpen: HelpWays['openTitle']
}

export function TitleDoubts({ doubts: { videos, titles }, onOpen }: TitleDoubtsProps) {
  const words = useTexts().rules.help
  const [isOpen, setOpen] = useState(false)
  const [only] = titles
  if (!only) return null
  const isOne = titles.length === 1
  return (
    <>
      <HelpLine icon="question" text={words.doubts({ count: videos })} cost={words.doubtsHint}>
        <Button
          size="s"
          {...(!isOne && { isExpanded: isOpen })}
          onPress={() => (isOne ? onOpen(only) : setOpen(!isOpen))}
        >
          {words.lookAtTitles({ count: titles.length })}
        </Button>
      </HelpLine>
      {isOpen && (
        <ul className="help-titles">
          {titles.map((doubt) => (
            <li key={doubt.videoId}>
              <Untrusted text={doubt.year === null ? doubt.title : `${doubt.title} (${doubt.year})`} />
              <span className="faint">{words.ofVideos({ count: doubt.videos })}</span>
              <Button
                look="ghost"
                size="s"
                label={words.chooseOf({ title: doubt.title })}
                onPress={() => onOpen(doubt)}
              >
                {words.choose}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
