/** The files of an upload, which episode and video each is for, and its number; one that was sent is replaced from here. */
import type { UploadRow, UploadRowFile } from '../../../shared/contract/upload.ts'
import { Button } from '../../components/button/Button.tsx'
import { Notice } from '../../components/page/Notice.tsx'
import { shownText } from '../../components/text/untrusted.ts'
import { Untrusted } from '../../components/text/Untrusted.tsx'
import type { Texts } from '../../texts/Texts.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { readPackEpisodes } from './packEpisodes.ts'
import { useUploadStore } from './useUploadStore.ts'

export function UploadFiles({ row }: { readonly row: UploadRow }) {
  const { upload } = useTexts()
  const { files, nId, step } = row
  if (files.length < 2 && step !== 'sent') return null
  const { twice, gaps } = readPackEpisodes(files)
  return (
    <section className="upload-files" aria-label={upload.filesTitle}>
      <h3 className="upload-preview-title">{upload.filesTitle}</h3>
      {nId !== null && <p className="quiet small number">{upload.uploadNumber({ id: nId })}</p>}
      {twice.length > 0 && <Notice tone="look" text={upload.twice({ episodes: twice.join(', ') })} />}
      {files.length > 1 && gaps.length > 0 && <Notice tone="look" text={upload.gaps({ episodes: gaps.join(', ') })} />}
      <ul className="upload-file-list">
        {files.map((file, index) => (
          <FileLine key={`${file.name} ${String(index)}`} row={row} index={index} file={file} />
        ))}
      </ul>
    </section>
  )
}

interface FileLineProps {
  readonly row: UploadRow
  readonly index: number
  readonly file: UploadRowFile
}

function FileLine({ row, index, file }: FileLineProps) {
  const texts = useTexts()
  const { upload } = texts
  const isAsking = useUploadStore('view', (view) => view.isAsking)
  const replaceFile = useUploadStore('view', (view) => view.replaceFile)
  const about = aboutFile(texts, row, file)
  const isReplaceable = row.step === 'sent' && file.fileNId !== null && !row.isAtWork
  return (
    <li className="upload-file">
      <Untrusted text={file.name} />
      <span className="quiet small clip" title={about}>
        {about}
      </span>
      {isReplaceable && (
        <span title={upload.replaceHint}>
          <Button
            size="s"
            icon="refresh"
            label={`${upload.replace}: ${shownText(file.name)}`}
            isBusy={isAsking}
            onPress={() => void replaceFile(row.id, index)}
          >
            {upload.replace}
          </Button>
        </span>
      )}
    </li>
  )
}

function aboutFile({ upload }: Texts, { fields }: UploadRow, { episodes, videoName, fileNId }: UploadRowFile): string {
  const episode = episodes.length === 0 ? upload.noEpisode : upload.episode({ episode: episodes.join('–') })
  return [
    ...(fields.type === 'tv' ? [episode] : []),
    videoName === null ? upload.withoutVideo : upload.forVideo({ name: shownText(videoName) }),
    ...(fileNId === null ? [] : [upload.fileNumber({ id: shownText(fileNId) })]),
  ].join(' · ')
}
