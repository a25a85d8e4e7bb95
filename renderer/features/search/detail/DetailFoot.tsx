/** What can be done with the chosen result, each with its cost, and what came of it. */
import type { Judgement, SubtitleRow } from '../../../../shared/contract/search.ts'
import { OpenDesk } from '../../../app/OpenDesk.tsx'
import { SavedNotices } from '../../../app/places/SavedNotices.tsx'
import { Button } from '../../../components/button/Button.tsx'
import { Notice } from '../../../components/page/Notice.tsx'
import { shownText } from '../../../components/text/untrusted.ts'
import { problemText } from '../../../texts/hostWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import type { Dealing } from './chosenStore.ts'
import { TranslateFound } from './TranslateFound.tsx'
import { useSaving } from './useSaving.ts'
import { WriteFound } from './WriteFound.tsx'
import { useSearchStore } from '../useSearchStore.ts'

interface DetailFootProps {
  readonly row: SubtitleRow
  readonly judgement: Judgement | null
  readonly dealing: Dealing
}

export function DetailFoot({ row, judgement, dealing }: DetailFootProps) {
  const { search } = useTexts()
  const write = useSearchStore('chosen', (state) => state.write)
  const downloads = row.isCached ? 0 : 1
  const video = judgement?.video ?? null
  const missing = [...new Set((dealing.files ?? []).flatMap(({ video: of }) => (of?.isMissing ? [of.id] : [])))]
  return (
    <div className="result-detail-foot">
      <Outcome dealing={dealing} />
      {judgement?.ties && <TiesLine ties={judgement.ties} />}
      {judgement && <WriteFound row={row} judgement={judgement} dealing={dealing} />}
      {missing.length > 1 && (
        <Button isBusy={dealing.isBusy} onPress={() => void write(row.id, missing)}>
          {search.writeAll({ count: missing.length, downloads })}
        </Button>
      )}
      {video && !row.isCached && (
        <OpenDesk
          file={{ kind: 'found', subtitleId: row.id, videoId: video.id, mayDownload: true }}
          costs
          from="search"
        />
      )}
      {video && <TranslateFound row={row} videoId={video.id} />}
      <SaveButton row={row} isBusy={dealing.isBusy} isPrimary={video === null} />
    </div>
  )
}

/** Writing it for a video says that this is its title, and that of its whole show. */
function TiesLine({ ties: { title, videos } }: { readonly ties: NonNullable<Judgement['ties']> }) {
  const { search } = useTexts()
  return <p className="result-ties quiet small">{search.ties({ title: shownText(title), count: videos })}</p>
}

interface SaveButtonProps {
  readonly row: SubtitleRow
  readonly isBusy: boolean
  readonly isPrimary: boolean
}

function SaveButton({ row, isBusy, isPrimary }: SaveButtonProps) {
  const { search } = useTexts()
  const save = useSaving(row.id)
  return (
    <Button look={isPrimary ? 'primary' : 'plain'} icon="folder" isBusy={isBusy} onPress={() => save(null)}>
      {search.saveTo({ downloads: row.isCached ? 0 : 1 })}
    </Button>
  )
}

function Outcome({ dealing }: { readonly dealing: Dealing }) {
  const texts = useTexts()
  const { search } = texts
  const { delivered, saved, problem } = dealing
  const [failed] = delivered?.failed ?? []
  return (
    <div role="status" className="result-outcome">
      {delivered?.written.length === 1 && (
        <Notice tone="good" text={search.written({ name: delivered.written[0]?.sidecarName ?? '' })} />
      )}
      {delivered && delivered.written.length > 1 && (
        <Notice tone="good" text={search.writtenMany({ count: delivered.written.length })} />
      )}
      {failed && (
        <Notice
          tone="bad"
          text={search.notWritten({ count: delivered?.failed.length ?? 0, why: problemText(texts, failed.problem) })}
        />
      )}
      {saved && <SavedNotices saved={saved} />}
      {problem && <Notice tone="bad" text={problemText(texts, problem)} />}
    </div>
  )
}
