/** Tells screen readers what the keys did: the file, its candidates, the decision. Nothing to see. */
import type { CandidateRow } from '../../../../shared/contract/plan.ts'
import { shownText } from '../../../components/untrusted.ts'
import type { Texts } from '../../../texts/Texts.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { usePlanStore } from '../usePlanStore.ts'
import type { ReviewState } from './reviewStore.ts'

export function ReviewNewsTeller() {
  const texts = useTexts()
  const state = usePlanStore('review', ({ news, files, candidates }) => ({ news, files, candidates }))
  return (
    <p className="spoken" role="status" aria-live="polite">
      {newsWords(texts, state)}
    </p>
  )
}

type Told = Pick<ReviewState, 'news' | 'files' | 'candidates'>

export function newsWords(texts: Texts, { news, files, candidates }: Told): string {
  const { news: words } = texts.plan.review
  switch (news?.kind) {
    case undefined:
      return ''
    case 'file': {
      const name = shownText(files[news.place]?.row.videoName ?? '')
      const file = words.file({ place: news.place + 1, total: files.length, name })
      return candidates === null ? file : `${file}. ${candidateWords(texts, candidates)}`
    }
    case 'chosen':
      return words.chosen({ release: shownText(news.release) })
    case 'season':
      return words.season({ count: news.changed })
    case 'title':
      return words.title({ name: shownText(news.name), count: news.files })
    case 'skipped':
      return words.skipped
    case 'finished':
      return words.finished
  }
}

/** '2 candidates. 1: Name, same source and cut; 2: …', for the nine that have keys. */
function candidateWords({ plan }: Texts, candidates: readonly CandidateRow[]): string {
  const listed = candidates
    .slice(0, 9)
    .map(({ release, tier }, place) => `${place + 1}: ${shownText(release)}, ${plan.tiers[tier] ?? ''}`)
  return [plan.review.news.candidates({ count: candidates.length }), ...listed].join('. ')
}
