/** Names do not tell which file of an archive is for the video: each of them is on offer, with what its name says against it. */
import { useState } from 'react'
import type { PackFile, SubtitleRow, TargetRow } from '../../../../shared/contract/search.ts'
import { Button } from '../../../components/button/Button.tsx'
import { shownText } from '../../../components/text/untrusted.ts'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import type { Dealing } from './chosenStore.ts'
import { episodeCode } from '../results/resultColumns.tsx'
import { useSearchStore } from '../useSearchStore.ts'

const shownFirst = 12

interface FileChoiceProps {
  readonly row: SubtitleRow
  readonly video: TargetRow
  readonly files: readonly PackFile[]
  readonly isBusy: boolean
}

export function FileChoice({ row, video, files, isBusy }: FileChoiceProps) {
  const { search } = useTexts()
  const [isWhole, setIsWhole] = useState(false)
  return (
    <section aria-label={search.chooseFile}>
      <h3 className="result-section">
        <span>{search.chooseFile}</span>
      </h3>
      <p className="quiet small">{search.chooseFileHint}</p>
      <ul className="file-choice">
        {(isWhole ? files : files.slice(0, shownFirst)).map((file) => (
          <FileLine key={file.name} row={row} video={video} file={file} isBusy={isBusy} />
        ))}
      </ul>
      {!isWhole && files.length > shownFirst && (
        <Button size="s" look="ghost" onPress={() => setIsWhole(true)}>
          {search.moreFiles({ count: files.length - shownFirst })}
        </Button>
      )}
    </section>
  )
}

interface FileLineProps extends Omit<FileChoiceProps, 'files'> {
  readonly file: PackFile
}

function FileLine({ row, video, file, isBusy }: FileLineProps) {
  const { search } = useTexts()
  const write = useSearchStore('chosen', (state) => state.write)
  const other = otherPart(file, video)
  const words = search.writeThis({ downloads: row.isCached ? 0 : 1 })
  return (
    <li>
      <span className="file-choice-words">
        <Untrusted text={file.name} className="small" wraps />
        {other !== null && <span className="small fit-look">{search.looksLike({ part: other })}</span>}
      </span>
      <Button
        size="s"
        label={`${words} · ${shownText(file.name)}`}
        isBusy={isBusy}
        onPress={() => void write(row.id, [video.id], file.name)}
      >
        {words}
      </Button>
    </li>
  )
}

/** What its name says that the video is not. */
function otherPart({ season, episodes }: PackFile, video: TargetRow): string | null {
  if (episodes.length === 0 || video.episodes.length === 0) return null
  const code = episodeCode(season, episodes)
  return code === episodeCode(video.season, video.episodes) ? null : code
}

/** Whether a person is to say which file it is: a run or a press could not, or came here with that question. */
export function isFileUnclear({ files, delivered }: Dealing, video: TargetRow, isAskedFor: boolean): boolean {
  if (files === null || delivered?.written.some(({ videoId }) => videoId === video.id)) return false
  const isRefused = delivered?.failed.some(
    ({ videoId, problem }) => videoId === video.id && problem.code === 'archive.noMember',
  )
  if (isRefused === true) return true
  const isOpen = files.length > 1 || files.some((file) => otherPart(file, video) !== null)
  return isAskedFor && isOpen && !files.some((file) => file.video?.id === video.id)
}
