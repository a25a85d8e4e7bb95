/** Whose subtitles are shown, for which words, and the other titles that the search found: another one costs a search. */
import { Button } from '../../../components/button/Button.tsx'
import { shownText } from '../../../components/text/untrusted.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { isShown } from '../results/resultFilter.ts'
import { TitleWords } from './TitleWords.tsx'
import { useSearchStore } from '../useSearchStore.ts'

export function TitleBar() {
  const { search } = useTexts()
  const { title, rows, filter, askedText, page, pages } = useSearchStore('results', (state) => state)
  const text = useSearchStore('field', (field) => field.text)
  const all = rows ?? []
  const shown = all.filter((row) => isShown(row, filter)).length
  const languages = new Set(all.flatMap(({ language }) => language ?? [])).size
  return (
    <div className="title-bar">
      <div className="title-bar-words">
        <h2 className="title-bar-name">{title ? <TitleWords title={title} /> : shownText(askedText)}</h2>
        <p className="quiet small" role="status">
          {text.trim() !== askedText && <>{search.resultsFor({ text: shownText(askedText) })} · </>}
          {search.shownOf({ shown, total: all.length })} · {page < pages && <>{search.pagesRead({ page, pages })} · </>}
          {search.languageCount({ count: languages })}
        </p>
        <KeptLine />
      </div>
      <OtherTitles />
    </div>
  )
}

/** What was paid for already is shown again for nothing; asking anew is a search. */
function KeptLine() {
  const { search, wording } = useTexts()
  const keptMs = useSearchStore('results', (state) => state.keptMs)
  const isAsking = useSearchStore('results', (state) => state.isAsking)
  const askAnew = useSearchStore('results', (state) => state.askAnew)
  if (keptMs === null) return null
  return (
    <p className="kept-line quiet small">
      <span>{search.kept({ time: wording.time(keptMs) })}</span>
      <Button size="s" look="ghost" icon="refresh" isBusy={isAsking} onPress={() => void askAnew()}>
        {search.askAnew}
      </Button>
    </p>
  )
}

/** More would be a list of its own: other words find them. */
const mostOthers = 4

function OtherTitles() {
  const { search } = useTexts()
  const titles = useSearchStore('results', (state) => state.titles)
  const title = useSearchStore('results', (state) => state.title)
  const askTitle = useSearchStore('results', (state) => state.askTitle)
  const others = titles.filter(({ id }) => id !== title?.id).slice(0, mostOthers)
  if (others.length === 0) return null
  return (
    <div className="other-titles" role="group" aria-label={search.otherTitles}>
      <span className="quiet small">{search.otherTitles}</span>
      {others.map((other) => (
        <Button key={other.id} size="s" onPress={() => void askTitle(other)}>
          {search.askTitle({
            name: shownText(other.year === null ? other.name : `${other.name} (${String(other.year)})`),
          })}
        </Button>
      ))}
    </div>
  )
}
