/** The result that was chosen: what its author says, every release it is made for, its files, and where it may go. */
import { useEffect } from 'react'
import type { Judgement, SubtitleRow } from '../../../../shared/contract/search.ts'
import { Button } from '../../../components/button/Button.tsx'
import { Icon } from '../../../components/icons/Icon.tsx'
import { Badge } from '../../../components/sign/Badge.tsx'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import type { Texts } from '../../../texts/Texts.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { noDealing } from './chosenStore.ts'
import { DetailFoot } from './DetailFoot.tsx'
import { FileChoice, isFileUnclear } from './FileChoice.tsx'
import { PackFiles } from './PackFiles.tsx'
import { episodeCode, fitTone, fitWords, partWords } from '../results/resultColumns.tsx'
import { SeenFound } from './SeenFound.tsx'
import { VideoPicker } from './VideoPicker.tsx'
import { useSearchStore } from '../useSearchStore.ts'

export function ResultDetail() {
  const chosen = useSearchStore('results', ({ rows, chosenId }) => rows?.find(({ id }) => id === chosenId))
  return chosen ? <Detail key={chosen.id} row={chosen} /> : null
}

function Detail({ row }: { readonly row: SubtitleRow }) {
  const texts = useTexts()
  const { search } = texts
  const judgement = useSearchStore('results', ({ judgements }) => judgements.get(row.id)) ?? null
  const dealing = useSearchStore('chosen', ({ dealings }) => dealings.get(row.id)) ?? noDealing
  const list = useSearchStore('chosen', (state) => state.list)
  const choose = useSearchStore('results', (state) => state.choose)
  const isAskedFor = useSearchStore('results', ({ pinnedId }) => pinnedId !== null) && row.isCached
  const isPack = row.isFullSeason || (row.files ?? 0) > 1
  const mayKnow = isPack ? row.files !== null || row.isCached : isAskedFor
  const video = judgement?.video ?? null
  useEffect(() => {
    if (mayKnow) void list(row.id, false)
  }, [mayKnow, list, row.id])
  return (
    <aside className="result-detail" aria-label={search.chosen}>
      <div className="result-detail-body">
        <div className="result-detail-head">
          <h2>{headWords(texts, row)}</h2>
          <Button look="ghost" icon="close" label={texts.common.close} onPress={() => choose(null)} />
        </div>
        <p className="quiet small result-facts">
          {row.author !== null && <Untrusted text={search.by({ author: row.author })} />}
          <span>{texts.plan.kinds[row.isMachineMade ? 'machine' : 'human']}</span>
          {row.isHearingImpaired && <Badge text={texts.plan.kinds['hearing-impaired']} />}
          {row.fps !== null && <span>{search.fps({ value: texts.wording.number(row.fps) })}</span>}
        </p>
        <ForVideo row={row} judgement={judgement} />
        {video && row.isCached && <SeenFound subtitleId={row.id} videoId={video.id} />}
        {row.comment !== null && (
          <blockquote className="result-comment">
            <Untrusted text={row.comment} hasLines />
          </blockquote>
        )}
        <Releases row={row} fitting={judgement?.tier === 0 ? judgement.release : null} />
        {video && dealing.files && isFileUnclear(dealing, video, isAskedFor) ? (
          <FileChoice row={row} video={video} files={dealing.files} isBusy={dealing.isBusy} />
        ) : (
          isPack && <PackFiles row={row} dealing={dealing} forVideo={video} />
        )}
      </div>
      <DetailFoot row={row} judgement={judgement} dealing={dealing} />
    </aside>
  )
}

function headWords(texts: Texts, row: SubtitleRow): string {
  const { search, wording } = texts
  const language = row.language === null ? texts.common.unknown : wording.languageName(row.language)
  const part = partWords(texts, row)
  return part === '' ? language : search.partIn({ part, language })
}

function ForVideo({ row, judgement }: { readonly row: SubtitleRow; readonly judgement: Judgement | null }) {
  const texts = useTexts()
  const { search } = texts
  const openPicker = useSearchStore('picker', (picker) => picker.open)
  const isOpen = useSearchStore('picker', ({ subtitleId }) => subtitleId === row.id)
  const video = judgement?.video ?? null
  if (isOpen) return <VideoPicker />
  return (
    <div className="for-video">
      <Icon name="film" />
      <div className="for-video-words">
        {video ? (
          <Untrusted
            text={search.forVideo({
              name: [video.title ?? video.name, episodeCode(video.season, video.episodes)].filter(Boolean).join(' '),
            })}
          />
        ) : (
          <span>{search.noVideoFits}</span>
        )}
        {judgement && video && <span className={`small ${fitTone(judgement)}`}>{fitWords(texts, judgement)}</span>}
      </div>
      <Button size="s" look="ghost" onPress={() => openPicker(row.id)}>
        {search.change}
      </Button>
    </div>
  )
}

function Releases({ row, fitting }: { readonly row: SubtitleRow; readonly fitting: string | null }) {
  const { search } = useTexts()
  if (row.releases.length === 0) return null
  return (
    <section>
      <h3 className="result-section">
        <span>{search.madeFor}</span>
        <span className="quiet small">{search.releaseCount({ count: row.releases.length })}</span>
      </h3>
      <ul className="release-list">
        {row.releases.map((release) => (
          <li key={release}>
            <Icon name={release === fitting ? 'check' : 'minus'} />
            <Untrusted text={release} className="small" />
          </li>
        ))}
      </ul>
    </section>
  )
}
