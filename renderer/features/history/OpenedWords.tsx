/** The words of the version that is shown, a window at a time, from the beginning, the middle or the end. */
import type { WrittenText } from '../../../shared/contract/runs/history.ts'
import { LanguageBadge } from '../../app/frame/LanguageBadge.tsx'
import { Button } from '../../components/button/Button.tsx'
import { CueWords } from '../../components/text/CueWords.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { linesShown } from './openedStore.ts'
import { useHistoryStore } from './useHistoryStore.ts'

export function OpenedWords() {
  const texts = useTexts()
  const { opened } = texts.history
  const { parts } = texts.review
  const { text, row, offset, goTo } = useHistoryStore('opened', (state) => state)
  if (!text || !row) return null
  const { total, cues } = text
  const lastAt = Math.max(0, total - linesShown)
  return (
    <section aria-label={opened.text}>
      <div className="opened-tools">
        <Button size="s" isPressed={offset === 0} onPress={() => goTo(0)}>
          {parts.first}
        </Button>
        {lastAt > 0 && (
          <>
            <Button size="s" onPress={() => goTo(Math.floor(lastAt / 2))}>
              {parts.middle}
            </Button>
            <Button size="s" isPressed={offset === lastAt} onPress={() => goTo(lastAt)}>
              {parts.last}
            </Button>
            <Button size="s" isDisabled={offset === 0} onPress={() => goTo(offset - linesShown)}>
              {opened.earlier}
            </Button>
            <Button size="s" isDisabled={offset >= lastAt} onPress={() => goTo(Math.min(lastAt, offset + linesShown))}>
              {opened.later}
            </Button>
          </>
        )}
      </div>
      <p className="faint small" role="status">
        {total > 0 && opened.lines({ from: offset + 1, to: offset + cues.length, total })}
      </p>
      <ol className="opened-lines" start={offset + 1} tabIndex={0} aria-label={opened.text}>
        {cues.map((cue, index) => (
          <CueLine key={offset + index} cue={cue} languages={row.language.split('+')} />
        ))}
      </ol>
    </section>
  )
}

interface CueLineProps {
  readonly cue: WrittenText['cues'][number]
  /** Of a file in two languages both, in their order. */
  readonly languages: readonly string[]
}

function CueLine({ cue: { startMs, text, below }, languages: [first, second] }: CueLineProps) {
  return (
    <li>
      <span className="faint number small">{clockOf(startMs)}</span>
      <span className="opened-words">
        {text !== '' && <CueWords text={text} language={first} />}
        {below !== '' && (
          <span className="opened-below">
            <LanguageBadge tag={second ?? null} />
            <CueWords text={below} language={second} />
          </span>
        )}
      </span>
    </li>
  )
}

/** '1:02:03'. */
function clockOf(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}
