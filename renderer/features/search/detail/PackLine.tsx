/** One text of a pack: which video of the library it is for, and what can be done with it alone. */
import { useRef } from 'react'
import type { PackFile, SubtitleRow, TargetRow } from '../../../../shared/contract/search.ts'
import { Button } from '../../../components/button/Button.tsx'
import { Icon } from '../../../components/icons/Icon.tsx'
import { MiddleCut } from '../../../components/text/MiddleCut.tsx'
import { shownText } from '../../../components/text/untrusted.ts'
import { useWidth } from '../../../components/text/useWidth.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { episodeCode } from '../results/resultColumns.tsx'
import { useSaving } from './useSaving.ts'
import { useSearchStore } from '../useSearchStore.ts'

interface PackLineProps {
  readonly row: SubtitleRow
  readonly file: PackFile
  readonly forVideo: TargetRow | null
  readonly isBusy: boolean
}

const icons = { none: 'minus', there: 'check', missing: 'plus' } as const
const look = { sizePx: 12, weight: 400 } as const

export function PackLine({ row, file, forVideo, isBusy }: PackLineProps) {
  const { search } = useTexts()
  const place = useRef<HTMLSpanElement>(null)
  const widthPx = useWidth(place)
  const { video, name, season, episodes } = file
  const state = video === null ? 'none' : video.isMissing === false ? 'there' : 'missing'
  return (
    <li className="pack-line">
      <Icon name={icons[state]} />
      <span className="number">{episodeCode(season, episodes)}</span>
      <span ref={place} className="pack-name">
        <MiddleCut text={name} widthPx={widthPx} look={look} className="small quiet" />
      </span>
      <span className="pack-end">
        <span className="faint small">{search.fileStates[state]}</span>
        <PackVerbs row={row} file={file} forVideo={forVideo} isBusy={isBusy} />
      </span>
    </li>
  )
}

function PackVerbs({ row, file: { name, video: own }, forVideo, isBusy }: PackLineProps) {
  const { search } = useTexts()
  const write = useSearchStore('chosen', (state) => state.write)
  const save = useSaving(row.id)
  const video = own ?? forVideo
  const words = { name: shownText(name), downloads: row.isCached ? 0 : 1 }
  return (
    <span className="pack-verbs">
      {video && (
        <Button
          size="s"
          look="ghost"
          icon="download"
          label={search.writeFile(words)}
          isBusy={isBusy}
          onPress={() => void write(row.id, [video.id], name)}
        />
      )}
      <Button
        size="s"
        look="ghost"
        icon="folder"
        label={search.saveFile(words)}
        isBusy={isBusy}
        onPress={() => save(name)}
      />
    </span>
  )
}
